"""Solutions in files: what was solved is what plays, in either seat, and what is damaged is refused."""

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from courtcards.bots.entrants import bot_of
from courtcards.bots.equilibrium import Equilibrium, load_solution, save_solution, solve
from courtcards.bots.equilibrium.saved import FORMAT, SolutionError
from courtcards.engine.errors import MoveError
from courtcards.lab.arena import arena
from courtcards.play.game import Game, make_game

SMALL = {"creatures": 2, "copies": 3, "limit": 2, "removed": 1}


def small(**changed: int) -> Game:
    return make_game("cockroach-poker", 2, None, SMALL | changed)


GAME = small()


@pytest.fixture(scope="module")
def found() -> Equilibrium:
    return solve(GAME, iterations=200)


@pytest.fixture(scope="module")
def file(found: Equilibrium, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("solutions") / "small"
    save_solution(found, path)
    return path


def test_what_is_read_is_what_was_solved(found: Equilibrium, file: Path) -> None:
    solution = load_solution(file)
    assert solution.game == GAME
    assert (solution.value, solution.exploitability) == (found.value, found.exploitability)
    assert solution.information_states == found.information_states
    for view in found.views():
        assert solution.policy(view) == pytest.approx(found.policy(view), abs=1e-6)


def test_whoever_begins_plays_the_same(found: Equilibrium) -> None:
    """Seats and who begins are exchanged together: the same cards, the same policy at every decision."""
    decisions = 0
    for seed in range(20):
        one, other = (GAME.deal(seed=seed, first_player=first) for first in (0, 1))
        while not one.over:
            assert one.turn is not None
            assert other.turn == 1 - one.turn
            policies = [found.policy(state.view(state.turn)) for state in (one, other)]
            assert policies[0] == policies[1]
            move = list(policies[0])[(seed + decisions) % len(policies[0])]
            one.play(move)
            other.play(move)
            decisions += 1
        assert other.over
    assert decisions > 50


def test_an_uneven_deal_is_the_same_for_whoever_begins() -> None:
    game = small(limit=3)
    found = solve(game, iterations=5)
    state = game.deal(seed=1, first_player=1)
    sizes = state.record["hand_size"][:2].tolist()
    assert sizes == [2, 3]
    assert found.policy(state.view(1))


def test_it_plays_a_match_in_every_seat(file: Path) -> None:
    report = arena(GAME, [f"equilibrium:{file}", "random"], 600, seed=1)
    assert report.forfeits == []
    assert report.names == ("equilibrium:small", "random")
    rate = report.standings[0].rate
    assert rate is not None
    assert rate.high < 0.5
    again = arena(GAME, [f"equilibrium:{file}", "random"], 600, seed=1)
    assert again.standings[0].rate == rate


def test_its_moves_are_drawn_as_likely_as_it_says(found: Equilibrium, file: Path) -> None:
    view = GAME.deal(seed=3).view(0)
    bot = bot_of(f"equilibrium:{file}", GAME)
    draws = 2000
    counts = dict.fromkeys(found.policy(view), 0)
    for seed in range(draws):
        bot.reset(GAME, 0, seed)
        counts[bot.choose(view).number] += 1
    for number, chance in found.policy(view).items():
        assert counts[number] / draws == pytest.approx(chance, abs=0.05)


def test_a_pickled_bot_is_small_and_plays_on(file: Path) -> None:
    bot = bot_of(f"equilibrium:{file}", GAME)
    bot.reset(GAME, 0, 5)
    pickled = pickle.dumps(bot)
    assert len(pickled) < 1000
    view = GAME.deal(seed=3).view(0)
    assert pickle.loads(pickled).choose(view) == bot.choose(view)


def test_a_game_that_it_does_not_fit_is_refused_in_a_sentence(file: Path) -> None:
    others = {
        "of limit=2, not limit=3": small(limit=3),
        "of removed=1, not removed=0": small(removed=0),
        "of game=cockroach-poker, ": make_game("royal-gambit", 2, None, {}),
    }
    for told, game in others.items():
        with pytest.raises(SolutionError) as caught:
            bot_of(f"equilibrium:{file}", game)
        assert str(caught.value).startswith("small is the solution of another game: ")
        assert told in str(caught.value)
    with pytest.raises(MoveError, match="not a decision in the game that was solved"):
        load_solution(file).policy(make_game("royal-gambit", 2, None, {}).deal(seed=1).view(0))


def cut(contents: bytes) -> bytes:
    return contents[:-100]


def flip(contents: bytes) -> bytes:
    middle = len(contents) // 2
    return contents[:middle] + bytes([contents[middle] ^ 1]) + contents[middle + 1 :]


def change_its_head(contents: bytes) -> bytes:
    return contents.replace(b'"limit": 2', b'"limit": 3')


def renew(contents: bytes) -> bytes:
    return contents.replace(FORMAT.encode(), b"courtcards-solution/2")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (cut, "bad is damaged: solve the game again."),
        (flip, "bad is damaged: solve the game again."),
        (change_its_head, "bad is damaged: solve the game again."),
        (renew, "bad is of the format 'courtcards-solution/2', not 'courtcards-solution/1':"),
        (lambda contents: b"", "bad has no solution: `courtcards solve --save` writes them."),
        (lambda contents: b"[]\n" + contents, "bad has no solution: "),
        (lambda contents: bytes(range(256)) * 9, "bad has no solution: "),
        (lambda contents: contents[:40], "bad has no solution: "),
    ],
)
def test_a_damaged_file_is_told_in_a_sentence(
    file: Path, tmp_path: Path, change: Callable[[bytes], bytes], sentence: str
) -> None:
    bad = tmp_path / "bad"
    bad.write_bytes(change(file.read_bytes()))
    with pytest.raises(SolutionError) as caught:
        load_solution(bad)
    assert str(caught.value).startswith(sentence)
    assert "\n" not in str(caught.value)


def test_a_file_that_was_written_again_is_read_again(found: Equilibrium, tmp_path: Path) -> None:
    path = tmp_path / "solution"
    save_solution(found, path)
    first = load_solution(path)
    assert load_solution(path) is first
    better = solve(GAME, iterations=2)
    save_solution(better, path)
    assert load_solution(path).exploitability == better.exploitability != first.exploitability
