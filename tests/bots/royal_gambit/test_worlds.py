"""Imagined worlds look like the real one, and every order of the deck is equally likely."""

from collections import Counter
from itertools import permutations

import numpy as np

from courtcards.bots.royal_gambit import MIND
from courtcards.games.royal_gambit.state import IN_DECK, USED
from courtcards.play.game import game
from courtcards.play.state import State
from tests.bots.royal_gambit.helpers import luck, memory, moments


def test_a_drawn_world_looks_like_the_real_one() -> None:
    for i, state in enumerate(moments(40, seed=7)):
        assert state.turn is not None
        view = state.view(state.turn)
        states = view.states.copy()
        MIND.draw(states[0], memory(state, state.turn)[0], luck(i))
        world = State.from_bytes(state.game, states.tobytes())
        seen = world.view(state.turn)
        assert seen.table == view.table
        assert (seen.observation == view.observation).all()
        assert [move.data for move in seen.moves] == [move.data for move in view.moves]
        record = states[0]
        deck = record["pile"][record["drawn"] : record["pile_size"]]
        assert sorted(deck) == np.flatnonzero(record["place"] == IN_DECK).tolist()


def test_a_drawn_world_can_be_played_to_its_end() -> None:
    for i, state in enumerate(moments(10, seed=8)):
        assert state.turn is not None
        states = state.view(state.turn).states.copy()
        MIND.draw(states[0], memory(state, state.turn)[0], luck(i))
        world = State.from_bytes(state.game, states.tobytes())
        for k in range(5000):
            if world.over:
                break
            world.play(int(world.legal[k % len(world.legal)]))
        assert world.over


def test_every_order_of_the_deck_is_equally_likely() -> None:
    """Four cards left: 24 orders, 200 of each expected; 49.7 is exceeded once in a thousand times."""
    state = game("royal-gambit", 2).deal(seed=1)
    blank = state.view(0).states
    blank["place"][0][:] = USED
    blank["place"][0][[3, 17, 30, 51]] = IN_DECK
    blank["drawn"], blank["pile_size"] = 5, 9
    m, chance = memory(state, 0), luck(3)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        states = blank.copy()
        MIND.draw(states[0], m[0], chance)
        found[tuple(states["pile"][0][5:9].tolist())] += 1
        assert (states["pile"][0][:5] == -1).all()
    assert set(found) == set(permutations([3, 17, 30, 51]))
    assert sum((count - 200) ** 2 / 200 for count in found.values()) < 49.7


def test_shuffles_to_come_differ_from_world_to_world() -> None:
    state = game("royal-gambit", 2).deal(seed=1)
    keys = set()
    for i in range(3):
        states = state.view(0).states.copy()
        MIND.draw(states[0], memory(state, 0)[0], luck(i))
        keys.add(states["key"].tobytes())
    assert len(keys) == 3
    assert bytes(32) not in keys


def test_nothing_can_be_inferred() -> None:
    state = game("royal-gambit", 2).deal(seed=1)
    assert MIND.weigh(state._states[0], memory(state, 0)[0]) == 0.0


def test_the_memory_counts_hits_stays_busts_and_points() -> None:
    """The same figures from the transcript's decisions and from the table."""
    random = np.random.default_rng(5)
    for seed in range(5):
        state = game("royal-gambit", 3, target=20).deal(seed=seed)
        hits = [0, 0, 0]
        while not state.over:
            move = state.moves()[int(random.integers(len(state.legal)))]
            hits[move.seat] += str(move) == "hit"
            state.play(move)
        m = memory(state, 1)
        events = [event["event"] for event in state.view(1).events]
        assert m["hits"][0].tolist()[:3] == hits
        assert m["stays"].sum() == events.count("banked")
        assert m["busts"].sum() == events.count("busted")
        assert m["banked"][0].tolist()[:3] == state.record["totals"].tolist()[:3]
        assert int(m["events"][0]) == len(events)
