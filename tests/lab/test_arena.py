import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

import courtcards as cc
from courtcards.bots.bot import Bot
from courtcards.bots.budget import Budget
from courtcards.engine.errors import OptionError
from courtcards.lab.arena import arena, describe_match, make_match
from courtcards.lab.intervals import ratio
from courtcards.lab.lineups import make_schedule, rotate
from courtcards.lab.matches import (
    BATCH,
    Match,
    Results,
    Team,
    batch_player,
    play_batch,
    play_compiled_batch,
    play_game,
)
from courtcards.lab.ratings import Rating, Ratings
from courtcards.lab.standings import ArenaReport
from courtcards.play.transcript import check_line
from tests.lab import bots
from tests.lab.bots import Chance, entrant
from tests.variants import DEFAULTS

GAMES = pytest.mark.parametrize("game", DEFAULTS, ids=lambda game: game.name)
POKER = DEFAULTS[0]
SEED = bytes(31) + b"\x01"
CHANCE = entrant(Chance)


def match_of(game: cc.Game, names: list[object], games: int) -> Match:
    return make_match(game, names, games, SEED)  # type: ignore[arg-type]


def play(match: Match) -> Results:
    """Play a match, and return what came of all its games."""
    deals = [deal for first in match.batches for deal in batch_player(match)(match, first)]
    arrays = {
        name: np.concatenate([getattr(deal, name) for deal in deals])
        for name in ("deals", "seats", "rewards", "counts")
    }
    return Results(**arrays, forfeits=[], lines=[], decisions=sum(deal.decisions for deal in deals))


def rate(bots: int, games: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[Rating]:
    ratings = Ratings(bots)
    for seats, did_well in games:
        ratings.add(seats, did_well)
    return ratings.now


def without_time(report: ArenaReport) -> dict[str, object]:
    return report.data | {"seconds": 0, "cost": 0}


@pytest.mark.parametrize("game", [DEFAULTS[0], DEFAULTS[3]], ids=lambda game: game.name)
def test_a_match_does_not_depend_on_how_many_play_it(game: cc.Game) -> None:
    lines: list[list[str]] = [[], []]
    one, two = (
        arena(
            game, ["thumb", entrant(bots.Raises)], 8 * BATCH, 1, workers=workers, keep=kept.append
        )
        for workers, kept in zip((1, 2), lines, strict=True)
    )
    assert without_time(one) == without_time(two)
    assert lines[0] == lines[1]
    assert len(lines[0]) == one.games == 8 * BATCH
    assert without_time(one) != without_time(arena(game, [CHANCE], 8 * BATCH, seed=2))


@GAMES
def test_games_in_compiled_code_are_those_that_bots_play_at_a_table(game: cc.Game) -> None:
    match = match_of(game, ["thumb", "random", "novice"], 4)
    [table], [compiled] = play_batch(match, 0), play_compiled_batch(match, 0)
    assert compiled.rewards.tolist() == table.rewards.tolist()
    assert compiled.counts.tolist() == table.counts.tolist()


@GAMES
def test_every_bot_sits_in_every_seat_with_the_same_deal(game: cc.Game) -> None:
    match = match_of(game, [CHANCE, entrant(bots.Nothing), entrant(bots.Rubbish)], 12)
    results = play(match)
    assert results.deals.tolist() == [deal for deal in range(3) for _ in range(4)]
    for deal in range(3):
        held = results.seats[results.deals == deal]
        assert sorted(held[:, 0].tolist()) == sorted(match.schedule.lineup(deal))
        assert all(len(Counter(column)) == 3 for column in held.T.tolist())
        assert [Counter(row) for row in held.tolist()] == [Counter(held[0].tolist())] * 4


@GAMES
def test_a_deal_has_the_same_cards_and_beginner_in_all_rotations(game: cc.Game) -> None:
    match = match_of(game, [CHANCE], 8)
    played = [
        play_game(match, Team(match), deal, rotation) for deal in (0, 1) for rotation in range(4)
    ]
    deals = [(each.state.seed, each.state.log[0], each.state.first_player) for each in played]
    assert deals[:4] == [deals[0]] * 4
    assert deals[4:] == [deals[4]] * 4
    assert deals[0] != deals[4]
    # A bot that plays itself does not repeat the game.
    assert len({str(each.state.log) for each in played}) == 8


def test_the_first_player_goes_round_from_deal_to_deal() -> None:
    match = match_of(POKER, [CHANCE], 32)
    first = [play_game(match, Team(match), deal, 0).state.first_player for deal in range(8)]
    assert first == [0, 1, 2, 3, 0, 1, 2, 3]


def test_bots_fill_the_table() -> None:
    def lineups(names: int, players: int, games: int = 1000) -> tuple[tuple[int, ...], ...]:
        schedule = make_schedule(range(names), players, games, SEED)
        return tuple(schedule.lineup(deal) for deal in range(schedule.groups))

    assert lineups(1, 4) == ((0, 0, 0, 0),)
    assert lineups(2, 4) == ((0, 1, 1, 1),)
    assert lineups(3, 4) == ((0, 1, 2, 1),)
    assert lineups(4, 4) == ((0, 1, 2, 3),)
    assert lineups(5, 3) == tuple(combinations(range(5), 3))


def test_too_many_groups_are_drawn_by_the_seed() -> None:
    schedule = make_schedule(range(9), 4, 200, SEED)
    assert schedule.groups == 0
    drawn = [schedule.lineup(deal) for deal in range(schedule.deals)]
    assert drawn == [schedule.lineup(deal) for deal in range(schedule.deals)]
    assert all(len(set(lineup)) == 4 for lineup in drawn)
    # Nobody waits for longer than three deals.
    assert {bot for lineup in drawn[:3] for bot in lineup} == set(range(9))
    assert len({frozenset(lineup) for lineup in drawn}) > 30
    assert drawn != [make_schedule(range(9), 4, 200, bytes(32)).lineup(deal) for deal in range(50)]
    assert "The 9 bots take the deals in turns" in schedule.describe("abcdefghi")


def test_rotations_bring_every_place_to_every_seat() -> None:
    turned = [rotate((0, 1, 2), rotation) for rotation in range(3)]
    assert [set(column) for column in zip(*turned, strict=True)] == [{0, 1, 2}] * 3
    assert turned[1].index(0) == 1


def test_games_are_rounded_up_to_whole_deals() -> None:
    report = arena(POKER, [CHANCE], games=9, seed=1)
    assert (report.asked, report.games, report.deals) == (9, 12, 3)


@pytest.mark.parametrize("kind", bots.FLAWED, ids=lambda kind: kind.__name__)
def test_a_bot_that_breaks_the_rules_forfeits_and_the_match_goes_on(kind: type[Bot]) -> None:
    report = arena(POKER, [entrant(kind), CHANCE], games=8, seed=1)
    assert report.games == 8
    flawed, chance = report.standings
    assert flawed.forfeits == len(report.forfeits) == 8
    assert flawed.rate is not None
    assert flawed.rate.value == 1
    assert chance.rate is not None
    assert chance.rate.value == 0
    assert flawed.rating.value < chance.rating.value
    assert Counter(each.seat for each in report.forfeits) == dict.fromkeys(range(4), 2)
    for each in report.forfeits:
        assert "\n" not in str(each)
        assert str(each).endswith(".")


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (bots.Raises, "it raised RuntimeError: I cannot go on (bots.py)."),
        (bots.Leaves, "it raised SystemExit (bots.py)."),
        (bots.FailsToSit, "it raised OSError: no chair (bots.py)."),
        (bots.FailsToWatch, "it raised ValueError: too dark (bots.py)."),
        (bots.Illegal, "it chose “believe it”, which is not legal there."),
        (bots.OutOfRange, "it chose “move -5”, which is not legal there."),
        (bots.Rubbish, "it returned 'hello', which is not a move."),
        (bots.Nothing, "it returned None, which is not a move."),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_forfeit_is_told_in_a_sentence(kind: type[Bot], sentence: str) -> None:
    forfeit = arena(POKER, [entrant(kind), CHANCE], games=4, seed=1).forfeits[0]
    # The line is one of the file where the bot is written.
    said = re.sub(
        r", line (\d+)\)", lambda found: ")" if 0 < int(found[1]) < 120 else "?", str(forfeit)
    )
    assert said == f"{kind.__name__.lower()} (seat 0, deal 0) forfeits: {sentence}"


def test_a_forfeit_counts_for_nobody_else_where_somebody_has_to_win() -> None:
    report = arena(DEFAULTS[2], [entrant(bots.Rubbish), CHANCE], games=8, seed=1)
    flawed, chance = report.standings
    assert flawed.rate is not None
    assert flawed.rate.value == 0
    assert chance.rate is None
    better = report.cross[("chance", "rubbish")]
    assert better is not None
    assert better.value == 1


def test_bots_that_watch_are_shown_everything_from_their_own_seat() -> None:
    bots.Peeping.seen.clear()
    match = match_of(POKER, [entrant(bots.Peeping), CHANCE], 4)
    state = play_game(match, Team(match), deal=0, rotation=2).state
    assert {seat for _, seat, _ in bots.Peeping.seen} == {2}
    assert bots.Peeping.seen[-1][2] == len(state.history)


def test_intervals_are_made_over_deals() -> None:
    # The four games of a deal agree with each other: they prove no more than one.
    together = ratio([4, 0, 4, 0] * 10, [4] * 40)
    alone = ratio([1, 0, 1, 0] * 40, [1] * 160)
    assert together.value == alone.value == 0.5
    assert together.high - together.low == pytest.approx(2 * (alone.high - alone.low), rel=0.02)
    # Where every deal has the same share, nothing is left to chance but their number.
    assert ratio([0] * 20, [4] * 20).high == pytest.approx(0.161, abs=1e-3)
    assert ratio([50, 70], [10, 10], is_share=False).value == 6


@GAMES
def test_the_report_adds_up(game: cc.Game) -> None:
    report = arena(game, [CHANCE, entrant(bots.Raises)], games=40, seed=3)
    data = json.loads(json.dumps(report.data))
    assert set(data) == {
        "game", "preset", "options", "players", "seed", "asked", "games", "deals", "lineups",
        "measure", "par", "bots", "cross", "forfeits", "decisions", "seconds", "cost",
    }  # fmt: skip
    assert [bot["seats"] for bot in data["bots"]] == [40, 120]
    for bot in data["bots"]:
        assert {"bot", "seats", data["measure"], "forfeits", "rating", "habits"} == set(bot)
        assert set(bot["rating"]) == {"value", "uncertainty"}
        assert all(name.isidentifier() for name in bot["habits"])
    assert [(pair["bot"], pair["against"]) for pair in data["cross"]] == [
        ("chance", "raises"),
        ("raises", "chance"),
    ]
    assert set(data["forfeits"][0]) == {"bot", "seat", "deal", "what"}


@GAMES
def test_equal_players_are_at_par(game: cc.Game) -> None:
    report = arena(game, [CHANCE], games=40, seed=SEED)
    assert report.cross == {}
    rate_of_all = report.standings[0].rate
    assert rate_of_all is not None
    if game.name.startswith("cockroach"):
        assert report.measure == "losses"
        assert rate_of_all.value == report.par == 0.25
    else:
        assert report.measure == "wins"
        wins = (play(match_of(game, [CHANCE], 40)).rewards == 1).mean()
        assert rate_of_all.value == pytest.approx(wins)


def test_random_players_bluff_and_doubt_as_often_as_chance_has_it() -> None:
    habits = arena(POKER, [CHANCE], games=60, seed=3).standings[0].habits
    assert list(habits) == [
        "claims per game", "lies", "lies believed", "passed on", "doubts", "doubts right", "judged right",
    ]  # fmt: skip
    for name, expected in {"lies": 7 / 8, "lies believed": 1 / 2, "doubts": 1 / 2}.items():
        estimate = habits[name]
        assert estimate is not None
        assert estimate.low - 0.03 < expected < estimate.high + 0.03


def test_royal_gambit_tells_hits_busts_and_points() -> None:
    report = arena(DEFAULTS[2], [CHANCE], games=8, seed=3)
    assert list(report.standings[0].habits) == ["hits per hand", "busts", "points per hand"]
    match = match_of(DEFAULTS[2], [CHANCE], 8)
    points = play(match).counts[:, :, report.figures.columns.index("points")]
    result = play_game(match, Team(match), 0, 0).state.result
    assert result is not None
    assert points[0].tolist() == result.scores


def test_royal_menagerie_tells_how_often_each_role_wins() -> None:
    report = arena(DEFAULTS[3], [CHANCE], games=20, seed=3)
    roles = ["vizier", "loyalist", "conspirator"]
    assert list(report.standings[0].habits)[:3] == [f"wins as {role}" for role in roles]
    results = play(match_of(DEFAULTS[3], [CHANCE], 20))
    sums = results.counts.sum(axis=(0, 1)).tolist()
    total = dict(zip(report.figures.columns, sums, strict=True))
    assert [total[f"games_as_{role}"] for role in roles] == [20, 20, 40]
    wins = sum(total[f"wins_as_{role}"] for role in roles)
    assert wins == (results.rewards == 1).sum()


@GAMES
def test_transcripts_name_the_bots_and_verify(game: cc.Game) -> None:
    lines: list[str] = []
    arena(game, [CHANCE, "random"], games=4, seed=1, keep=lines.append)
    assert [check_line(line) for line in lines] == [[]] * 4
    names = [json.loads(line)["names"] for line in lines]
    assert [row.index("chance") for row in names] == [0, 1, 2, 3]
    assert all(row.count("random") == 3 for row in names)


def test_bots_of_the_catalogue_play() -> None:
    report = arena(POKER, ["thumb", "random", "liar", "truthful"], games=20, seed=1)
    assert report.forfeits == []
    lies = [standing.habits["lies"] for standing in report.standings]
    assert [lie.value if lie else None for lie in lies[2:]] == [1, 0]
    searching = arena(POKER, ["search", "random"], 4, 1, Budget(iterations=4))
    assert searching.forfeits == []


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        ([], "at least one bot"),
        (["nobody"], "There is no bot 'nobody' for cockroach-poker"),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_a_sentence(
    names: list[object], sentence: str
) -> None:
    with pytest.raises(OptionError, match=sentence):
        match_of(POKER, names, 4)


def test_bots_of_one_name_are_told_apart(tmp_path: Path) -> None:
    file = tmp_path / "thumb.py"
    file.write_text(
        "from courtcards.bots.bot import Bot\n"
        "class Thumb(Bot):\n"
        "    name = 'chance'\n"
        "    def choose(self, view): return view.moves[0]\n"
    )
    called_thumb = Chance()
    called_thumb.name = "thumb"
    match = match_of(POKER, [Chance, Chance(), str(file), "thumb", called_thumb, Chance], 4)
    assert match.names == ("chance", "chance (2)", f"chance ({file})", "thumb", "thumb (2)")
    assert list(match.schedule.bots) == [0, 1, 2, 3, 4, 0]


def test_results_in_a_checkpoint_are_of_the_same_code(tmp_path: Path) -> None:
    """Two bots of one name may differ in all they do."""
    described = []
    for choice in (0, -1):
        file = tmp_path / f"{choice}.py"
        file.write_text(
            "from courtcards.bots.bot import Bot\n"
            "class Mine(Bot):\n"
            f"    def choose(self, view): return view.moves[{choice}]\n"
        )
        described.append(describe_match(match_of(POKER, [str(file), "thumb"], 4), 4)["bots"])
    assert described[0][0] != described[1][0]
    assert described[0][1] == described[1][1] == "thumb"


class Unsendable(Chance):
    name = "unsendable"

    def __init__(self) -> None:
        self.trick = lambda view: view.moves[0]

    def __deepcopy__(self, memo: object) -> "Unsendable":
        return Unsendable()


def test_what_cannot_be_sent_to_other_processes_is_refused_in_a_sentence() -> None:
    class Local(Chance):
        name = "local"

    for wrong, name in ((Local, "local"), (Unsendable(), "unsendable")):
        with pytest.raises(OptionError) as caught:
            arena(POKER, [wrong, "thumb"], 8, 1, workers=2)
        said = str(caught.value)
        assert said.startswith(f"The bot '{name}' cannot be sent to other processes: ")
        assert said.endswith("With one worker it can play.")
        assert "\n" not in said
        assert arena(POKER, [wrong, "thumb"], 4, 1).forfeits == []


def test_a_class_of_an_interactive_session_cannot_be_loaded_elsewhere() -> None:
    program = """
import courtcards as cc
from courtcards.bots.bot import Bot
from courtcards.lab.arena import arena
class Mine(Bot):
    name = "mine"
    def choose(self, view): return view.moves[0]
try:
    arena(cc.game("cockroach-poker"), [Mine, "random"], 8, 1, workers=2)
except cc.CourtCardsError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stderr == ""
    assert done.stdout == (
        "The bot 'mine' cannot be sent to other processes: it is defined where no other process "
        "can load it from, not in a file. With one worker it can play.\n"
    )


def test_bots_that_are_written_elsewhere_play_in_other_processes(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "from courtcards.bots.bot import Bot\n"
        "class Mine(Bot):\n"
        "    name = 'mine'\n"
        "    def choose(self, view): return view.moves[-1]\n"
    )
    one, two = (arena(POKER, [str(file), "random"], 40, 1, workers=workers) for workers in (1, 2))
    assert without_time(one) == without_time(two)


def test_a_match_has_games() -> None:
    with pytest.raises(OptionError, match="from 1 to 1,000,000,000,000,000,000 games, not 0"):
        match_of(POKER, [CHANCE], 0)


def test_ratings_find_the_better_one_and_leave_equals_alone() -> None:
    everyone_else_loses = [([0, 1, 1, 1], np.arange(4) != 1 + game % 3) for game in range(90)]
    good, other = rate(2, everyone_else_loses)
    assert good.value > 25 + good.uncertainty / 2 > 25 > other.value
    in_turn = [([0, 1, 1, 1], np.arange(4) != game % 4) for game in range(92)]
    one, same = rate(2, in_turn)
    assert abs(one.value - same.value) < one.uncertainty / 2
    assert rate(1, [([0, 0], [True, False])])[0].value == 25
    assert str(good).count("±") == 1
