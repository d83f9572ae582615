"""A guided search asks its network everything; one that rules of thumb lead asks no network anything."""

import math
import pickle
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from courtcards.bots.bot_games import BotGames
from courtcards.bots.budget import Budget
from courtcards.bots.catalogue import make_bot
from courtcards.bots.choosing import IMAGINE, REMEMBER, work
from courtcards.bots.compiled_bot import CompiledBot
from courtcards.bots.learned.player import WAYS
from courtcards.bots.learned.weights import has_weights, own_weights
from courtcards.bots.minds import mind_of, take_back
from courtcards.bots.search.desk import make_desk
from courtcards.bots.search.guide import chance_hoped
from courtcards.bots.spec import GUIDED, GUIDED_SPEC, SEARCH, SPEC, THUMB, Spec
from courtcards.engine.compile import Array, kernel
from courtcards.engine.record import as_records
from courtcards.games import GAMES
from courtcards.games.cockroach_poker.state import CLAIMS
from courtcards.play.game import Game, make_game
from courtcards.play.series import deal_in_series
from courtcards.play.state import State
from courtcards.play.view import View

SEED = bytes(range(32))
FEW = Budget(iterations=40)
# What a search that is led so strongly learns on its way hardly counts.
LED = replace(GUIDED_SPEC, guide=1e9, iterations=2000)
NAMES = [kind.name for kind in GAMES if has_weights(kind.name) and mind_of(kind.name).can_search]
BACK = [kind.name for kind in GAMES if mind_of(kind.name).take_back]


def usual(name: str, players: int = 4) -> Game:
    return make_game(name, players, None, {})


def weights_of(game: Game) -> Array:
    senses = mind_of(game.name).senses
    assert senses
    return own_weights(game.name, senses)


def guided(spec: Spec, view: View, weights: Array) -> CompiledBot:
    """Return a bot that sits where a view is from and plays with these weights."""
    bot = CompiledBot("guided", lambda seed: spec, nets=np.array([weights]))
    bot.reset(view.game, view.viewer, 1)
    return bot


def to_judge(game: Game) -> View:
    """Return what somebody sees who has just been offered a card."""
    state = game.deal(seed=1)
    state.play(next(move for move in state.moves() if move.data["do"] == "offer"))
    assert state.turn is not None
    return state.view(state.turn)


@pytest.mark.parametrize("name", NAMES)
def test_it_tries_first_what_the_network_likes(name: str) -> None:
    view = usual(name).deal(seed=1).view(0)
    weights = weights_of(view.game)
    liked = guided(replace(WAYS["learned"], shy=0.0), view, weights).odds(view)
    favourite = max(liked, key=lambda number: liked[number])
    tried = guided(LED, view, weights).odds(view)
    assert max(tried, key=lambda number: tried[number]) == favourite
    assert tried[favourite] == pytest.approx(liked[favourite], abs=0.1)
    # A network without weights likes everything alike.
    assert max(guided(LED, view, weights * 0).odds(view).values()) < 0.03


@pytest.mark.parametrize("name", NAMES)
def test_worlds_are_weighed_by_what_the_network_would_have_done(name: str) -> None:
    view = to_judge(usual(name))
    found = {}
    for scale in (0, 1):
        for way in (SEARCH, GUIDED):
            found[way, scale] = likelihoods(view, Spec(way), weights_of(view.game) * scale)
    assert (found[SEARCH, 0] == found[SEARCH, 1]).all()
    # If everybody did just anything, worlds would differ by how many offers there were for each kind held.
    offers = 1 / found[GUIDED, 0] / (3 * CLAIMS)
    assert offers == pytest.approx(np.round(offers))
    assert found[GUIDED, 1].max() > 2 * found[GUIDED, 1].min()


def likelihoods(view: View, spec: Spec, weights: Array) -> Array:
    """Return how likely the same worlds are to somebody."""
    desk = make_desk(mind_of(view.game.name), view.game, np.array([weights]))
    desk.root[:] = view.states
    desk.specs[view.viewer : view.viewer + 1] = np.array([spec.record], SPEC)
    work(desk, REMEMBER, view.viewer, 0, 0, view.history)
    work(desk, IMAGINE, view.viewer, 0, 50, view.history)
    return np.diff(desk.chances[:50], prepend=0.0)


@pytest.mark.parametrize("name", NAMES)
def test_where_it_stops_it_counts_on_what_the_network_hopes_for(name: str) -> None:
    view = to_judge(usual(name))
    for hope, chance in ((100.0, 1.0), (-100.0, 0.0)):
        weights = weights_of(view.game).copy()
        # The last bias is that of the hope.
        weights[-1] = hope
        bot = guided(replace(GUIDED_SPEC, iterations=1), view, weights)
        bot.choose(view)
        assert bot._desk.values[view.viewer] == chance


def test_a_hope_is_a_chance_more_or_less_than_that_of_others() -> None:
    # One of four loses: who hopes for nothing special loses one game in four, who despairs loses.
    assert [chance_hoped(hope, 3.0, 4) for hope in (0.0, 1 / 3, -1.0)] == [0.75, 1.0, 0.0]
    # One of two wins.
    assert [chance_hoped(hope, 1.0, 2) for hope in (0.0, 1.0, -0.5, 9.0)] == [0.5, 1.0, 0.25, 1.0]


@pytest.mark.parametrize("name", NAMES)
def test_a_search_by_rules_of_thumb_asks_no_network(name: str) -> None:
    view = to_judge(usual(name))
    spec = Spec(SEARCH, iterations=100)
    odds = [guided(spec, view, weights_of(view.game) * scale).odds(view) for scale in (0, 1)]
    assert odds[0] == odds[1]


@pytest.mark.parametrize("name", NAMES)
def test_it_plays_alike_at_a_table_in_a_match_and_after_a_restart(name: str) -> None:
    game = usual(name, 3)
    state, luck = deal_in_series(game, SEED, 0)
    seed = int(luck[0]) >> 2
    bots = [make_bot(way, game, FEW) for way in ("guided", "learned", "guided")]
    specs = []
    for seat, bot in enumerate(bots):
        assert isinstance(bot, CompiledBot)
        bot.reset(game, seat, seed + seat)
        specs.append(bot.spec(seed + seat))
    _, moves = BotGames(game).play(specs, SEED, 0)
    played: list[int] = []
    while state.turn is not None:
        if len(played) == 8:
            bots = pickle.loads(pickle.dumps(bots))
        move = bots[state.turn].choose(state.view(state.turn))
        state.play(move)
        played.append(move.number)
    assert played == moves


@pytest.mark.parametrize("name", NAMES)
def test_a_move_costs_as_many_iterations_as_it_was_given(name: str) -> None:
    view = usual(name).deal(seed=1).view(0)
    bot = guided(replace(GUIDED_SPEC, iterations=130), view, weights_of(view.game))
    bot.choose(view)
    # All of them went through the root.
    assert bot._desk.edges["visits"].max() == 130
    assert math.isinf(GUIDED_SPEC.trust)


@kernel
def back(states: Array, memories: Array) -> int:
    """Take back, in compiled code."""
    return take_back(states[0], memories[0])


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("name", BACK)
def test_what_is_taken_back_never_happened(name: str, players: int) -> None:
    before: tuple[State, Array, int] | None = None
    count = 0
    for state, memory, move in positions(usual(name, players)):
        records, memories = as_records(np.array([state.record])), as_records(memory.copy())
        taken = back(records, memories)
        if taken >= 0:
            assert before is not None
            assert taken == before[2]
            assert differing(records, np.array([before[0].record])) <= {"laid_any"}
            # Of an older round nobody needs to know; who owed a payment then is not known any more.
            assert differing(memories, before[1]) <= {
                "events",
                "links",
                "chain_seat",
                "chain_claim",
                "owing",
            }
            count += 1
        else:
            assert state.record["hops"] == 0 or state.record["card"] == -1
        before = (state, memory, move)
    assert count > 20


def differing(one: Array, other: Array) -> set[str]:
    """Return the fields in which two records differ."""
    names = one.dtype.names
    assert names
    return {name for name in names if not np.array_equal(one[name], other[name])}


def positions(game: Game) -> Iterator[tuple[State, Array, int]]:
    """Yield every decision of a game that rules of thumb play, what seat 0 remembers then, and the move."""
    played = BotGames(game)
    summary, moves = played.play([Spec(THUMB)] * game.players, SEED, 0)
    key = played.desk.state["key"][0].astype("<u4").tobytes()
    state = game.deal(key, first_player=int(summary["first"]))
    desk = make_desk(mind_of(game.name), game)
    known = 0
    for move in moves:
        rows = state.view(0).history
        work(desk, REMEMBER, 0, 0, 0, rows[known:])
        known = len(rows)
        yield state.copy(), desk.memories[:1].copy(), move
        state.play(move)
