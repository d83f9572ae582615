"""Bots: they get a view and give a move, the same one for the same seed, in Python or compiled."""

import pickle
import random

import numpy as np
import pytest

from courtcards.bots.bot import Bot
from courtcards.bots.bot_games import BotGames
from courtcards.bots.budget import Budget, read_budget
from courtcards.bots.catalogue import LEVELS, bot_names, make_bot, personality
from courtcards.bots.compiled_bot import CompiledBot
from courtcards.bots.minds import MINDS
from courtcards.bots.search.desk import make_desk, size_of
from courtcards.engine.errors import OptionError
from courtcards.play.game import Game, make_game
from courtcards.play.series import deal_in_series
from courtcards.play.state import State
from courtcards.testing.hidden import random_moment
from courtcards.testing.variants import variant_name
from tests.variants import DEFAULTS

SEED = bytes(range(32))
FEW = Budget(iterations=40)

each_game = pytest.mark.parametrize("game", DEFAULTS, ids=variant_name)


def seat_bots(game: Game, names: list[str], seed: int) -> list[Bot]:
    """Make a bot for every seat and let it sit down."""
    bots = [make_bot(name, game, FEW) for name in names]
    for seat, bot in enumerate(bots):
        bot.reset(game, seat, seed + seat)
    return bots


def play_on(state: State, bots: list[Bot]) -> list[int]:
    """Let the bots play to the end; return the numbers of their moves."""
    numbers = []
    while state.turn is not None:
        move = bots[state.turn].choose(state.view(state.turn))
        state.play(move)
        numbers.append(move.number)
    return numbers


@each_game
def test_whole_games_in_compiled_code_are_those_of_bots_at_a_table(game: Game) -> None:
    tables = ["search", "thumb", "random", "thumb"], ["novice", "regular", "novice:cook", "thumb"]
    for number, names in enumerate(tables * 2):
        state, luck = deal_in_series(game, SEED, number)
        seed = int(luck[0]) >> 2
        bots = seat_bots(game, names, seed)
        specs = [
            bot.spec(seed + seat) for seat, bot in enumerate(bots) if isinstance(bot, CompiledBot)
        ]
        summary, moves = BotGames(game).play(specs, SEED, number)
        assert play_on(state, bots) == moves
        assert state.result is not None
        assert np.flatnonzero(summary["rewards"]).tolist() == state.result.winners


@each_game
def test_every_bot_finishes_a_game(game: Game) -> None:
    names = bot_names(game)
    for start in range(0, len(names), 4):
        table = (names[start:] + names)[:4]
        play_on(game.deal(seed=start), seat_bots(game, table, 7))


@each_game
def test_the_same_seed_and_budget_give_the_same_move(game: Game) -> None:
    state = random_moment(game, random.Random(5))
    view = state.view(state.turn)
    choices = []
    for seed in (3, 3, 4, 5, 6, 7, 8):
        bot = make_bot("search", game, Budget(iterations=200))
        bot.reset(game, view.viewer, seed)
        choices.append(bot.choose(view).number)
    assert choices[0] == choices[1]


def test_bluffs_are_mixed() -> None:
    """An opponent who knows the program cannot know whether it lies."""
    game = make_game("cockroach-poker", 4, None, {})
    view = game.deal(seed=2).view(0)
    claims = set()
    for seed in range(30):
        bot = make_bot("search", game, Budget(iterations=400))
        bot.reset(game, 0, seed)
        data = bot.choose(view).data
        claims.add(data["card"] == data["claim"])
    assert claims == {True, False}


@each_game
def test_a_bot_that_was_pickled_in_a_game_goes_on_as_before(game: Game) -> None:
    state = game.deal(seed=9)
    bots = seat_bots(game, ["search", "thumb", "novice", "regular"], 1)
    for _ in range(6):
        assert state.turn is not None
        state.play(bots[state.turn].choose(state.view(state.turn)))
    twin, twins = pickle.loads(pickle.dumps((state, bots)))
    assert play_on(state, bots) == play_on(twin, twins)


def test_a_bot_remembers_by_choosing_alone() -> None:
    """A table that never calls `observe` gets the same moves."""
    game = make_game("cockroach-poker", 4, None, {})
    logs = []
    for told in (True, False):
        state, bots = game.deal(seed=3), seat_bots(game, ["thumb"] * 4, 1)
        log = []
        while state.turn is not None:
            if told:
                for seat, bot in enumerate(bots):
                    bot.observe(state.view(seat))
            log.append(bots[state.turn].choose(state.view(state.turn)).number)
            state.play(log[-1])
        logs.append(log)
    assert logs[0] == logs[1]


@pytest.mark.parametrize("habit", ["truthful", "liar"])
@pytest.mark.parametrize("name", ["cockroach-poker", "cockroach-poker-royal"])
def test_creatures_of_habit_claim_by_habit(name: str, habit: str) -> None:
    match = BotGames(make_game(name, 4, None, {}))
    specs = [bot.spec(0) for bot in (make_bot(habit, match.game),) if isinstance(bot, CompiledBot)]
    for number in range(5):
        match.play(specs * 4, SEED, number)
        claimed, lied = match.memories["claimed"].sum(), match.memories["lied"].sum()
        # There is no truth about the blank, and but for royal no lie about the joker.
        rate = lied / claimed
        assert rate < 0.2 if habit == "truthful" else rate > 0.8


def test_a_doubter_doubts_and_a_believer_believes() -> None:
    match = BotGames(make_game("cockroach-poker", 4, None, {}))
    bots = [make_bot(name, match.game) for name in ("doubter", "believer", "judge", "passer")]
    match.play([bot.spec(0) for bot in bots if isinstance(bot, CompiledBot)], SEED, 0)
    m = match.memories[0]
    assert m["judged"][0] == m["doubted"][0] > 0
    assert m["doubted"][1] == 0 < m["judged"][1]
    assert m["passed"][2] == 0
    assert m["passed"][3] == m["received"][3]


def test_people_at_a_table_are_different() -> None:
    assert len({personality(seed) for seed in range(50)}) == 50


def test_a_search_has_bounded_memory() -> None:
    for mind in MINDS:
        desk = make_desk(mind, make_game(mind.kind.name, 4, None, {}))
        assert size_of(desk) < 8_000_000


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("50ms", Budget(milliseconds=50)),
        ("2s", Budget(milliseconds=2000)),
        ("9", Budget(iterations=9)),
    ],
)
def test_budgets_are_read(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget


@pytest.mark.parametrize(
    "text", ["", "0", "-5", "0ms", "nanms", "1h", "5m", "1.5", "ten", "1e9s", "99999999999"]
)
def test_an_impossible_budget_gets_one_sentence(text: str) -> None:
    with pytest.raises(OptionError, match="^A budget .*not .*\\.$"):
        read_budget(text)


def test_an_unknown_bot_gets_one_sentence() -> None:
    game = make_game("royal-gambit", 4, None, {})
    with pytest.raises(OptionError, match="no bot 'deep-blue' for royal-gambit: there are random"):
        make_bot("deep-blue", game)
    with pytest.raises(OptionError, match="no bot 'liar'"):
        make_bot("liar", game)
    assert set(LEVELS) < set(bot_names(game))
