"""Imagined worlds: each looks to the viewer exactly like the real one, and none is preferred."""

import json
import random
from collections import Counter
from itertools import permutations

import numpy as np

from courtcards.bots.royal_menagerie.belief import loyalist_log_odds
from courtcards.bots.royal_menagerie.worlds import count_unseen, draw, weigh
from courtcards.engine.compile import JIT
from courtcards.engine.record import as_records
from courtcards.games.royal_menagerie.state import (
    CONSPIRATOR,
    KINDS,
    LOYALIST,
    MAMMOTH,
    SHOOT,
    STEAL,
    VIZIER,
)
from courtcards.games.royal_menagerie.view import see
from courtcards.play import kernels
from courtcards.play.game import game
from tests.bots.royal_menagerie.moments import Table, new_luck, new_memories, random_tables

GAMES = 36 if JIT else 2


def test_a_drawn_world_looks_like_the_real_one_to_its_viewer() -> None:
    chance = random.Random(1)
    luck = new_luck(1)
    nested = reshuffled = known = 0
    for table in random_tables(GAMES, chance):
        viewer = chance.randrange(4)
        view = table.state.view(viewer)
        world = table.concealed(viewer)
        draw(world[0], table.memories[viewer], luck)
        assert seen(world, viewer) == seen(table.state._states, viewer)
        if viewer == table.state.turn:
            moves = np.empty(1000, np.int16)
            count = kernels.list_legal(world, moves)
            assert moves[:count].tolist() == [move.number for move in view.moves]
        nested += int(world["depth"][0]) > 2
        reshuffled += bool(table.memories[0]["reshuffled"])
        known += table.memories[viewer]["known"].sum() > 0
    if JIT:
        assert min(nested, reshuffled, known) > 20, "too few moments of the hard kinds"


def seen(states: np.ndarray, viewer: int) -> tuple[bytes, bytes, str]:
    """Return all that a viewer gets of a state: the record, the observation and the table."""
    states = as_records(states.copy())
    kernels.conceal_in(states, viewer)
    observation = np.empty(game("royal-menagerie").observation_size, np.int16)
    kernels.observe_into(states, viewer, observation)
    return states.tobytes(), observation.tobytes(), json.dumps(see(states[0], viewer))


def test_a_drawn_world_has_all_cards_and_no_empty_place() -> None:
    chance = random.Random(2)
    luck = new_luck(2)
    for table in random_tables(GAMES // 2, chance):
        viewer = chance.randrange(4)
        world = table.concealed(viewer)
        memory = table.memories[viewer]
        hidden = int(world["deck_size"][0]) + sum(
            int(world["hand_size"][0][seat]) - int(memory["known"][seat].sum())
            for seat in range(4)
            if seat != viewer
        )
        counts = [count_unseen(world[0], memory, card) for card in range(KINDS)]
        assert min(counts) >= 0
        assert sum(counts) == hidden
        draw(world[0], memory, luck)
        assert card_counts(world) == card_counts(table.state._states)
        assert (world["hand"][0].sum(axis=1) == world["hand_size"][0]).all()
        assert sorted(world["role"][0].tolist()) == [VIZIER, LOYALIST, CONSPIRATOR, CONSPIRATOR]


def card_counts(states: np.ndarray) -> Counter[int]:
    """Count the cards in the hands and the Play Deck."""
    record = states[0]
    cards = Counter(record["deck"][record["top"] :][: record["deck_size"]].tolist())
    for card in range(KINDS):
        cards[card] += int(record["hand"][:, card].sum())
    return +cards


def test_every_arrangement_is_equally_likely() -> None:
    """Three roles and four cards, one of them twice, in two hands and the deck."""
    draws = 24000 if JIT else 2000
    luck = new_luck(3)
    memory = new_memories()[1:2]
    memory["known"][0, 2, MAMMOTH] = 1
    small = small_moment()
    found: Counter[tuple[object, ...]] = Counter()
    for _ in range(draws):
        world = as_records(small.copy())
        draw(world[0], memory[0], luck)
        assert world["hand"][0, 2, MAMMOTH] == 1
        found[arrangement(world)] += 1
    expected: Counter[tuple[object, ...]] = Counter()
    for roles in permutations((LOYALIST, CONSPIRATOR, CONSPIRATOR)):
        for first, second, third, fourth in permutations((SHOOT, SHOOT, STEAL, 0)):
            hand = tuple(sorted((first, second)))
            expected[(roles[0], roles[1], roles[2], hand, third, fourth)] += 1
    total = sum(expected.values())
    assert set(found) <= set(expected)
    chi = sum(
        (found[a] - draws * n / total) ** 2 / (draws * n / total) for a, n in expected.items()
    )
    freedom = len(expected) - 1
    # Three and a half standard deviations above the mean of the chi-square distribution.
    assert chi < freedom + 3.5 * (2 * freedom) ** 0.5


def small_moment() -> np.ndarray:
    """The Vizier on seat 1 sees all cards but two in seat 0's hand, one in 3's and one in the deck."""
    state = game("royal-menagerie").deal(seed=1)
    small: np.ndarray = state._states.copy()
    record = small[0]
    for field in ("hand", "hand_size", "menagerie", "lying", "discard", "depth", "deck_size"):
        record[field] = 0
    record["taken"] = -1
    record["deck"] = -1
    record["top"] = 7
    record["deck_size"] = 1
    record["role"] = [-1, VIZIER, -1, -1]
    record["hand_size"] = [2, 0, 1, 1]
    record["discard"] = [4, 5, 5, 5, 5, 4, 2, 2, 3, 3, 3]
    return small


def arrangement(world: np.ndarray) -> tuple[object, ...]:
    """Name what was hidden: roles, seat 0's hand, seat 3's card, the card in the deck."""
    record = world[0]
    first = tuple(card for card in range(KINDS) for _ in range(record["hand"][0, card]))
    third = int(np.argmax(record["hand"][3]))
    roles = [int(record["role"][seat]) for seat in (0, 2, 3)]
    return (*roles, first, third, int(record["deck"][7]))


def test_worlds_weigh_what_their_loyalist_did() -> None:
    table = Table(game("royal-menagerie"), 5)
    world = table.state._states
    memory = table.memories[0]
    memory["signs"][:, 0] = [0.5, -1.0, 2.0, 1.5]
    for seat in range(4):
        world["role"][0] = CONSPIRATOR
        world["role"][0][seat] = LOYALIST
        assert weigh(world[0], memory) == loyalist_log_odds(memory, seat)
    assert loyalist_log_odds(memory, 2) > loyalist_log_odds(memory, 1)
