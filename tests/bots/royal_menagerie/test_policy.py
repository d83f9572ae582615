"""Rules of thumb: only legal moves, only from what the mover may know, and to some purpose."""

import random
from typing import Any

import numpy as np

from courtcards.bots.contract import HONESTY, LOYALTY, NERVE, SUSPICION, WHIM
from courtcards.bots.royal_menagerie import MIND
from courtcards.bots.royal_menagerie.policy import policy
from courtcards.bots.royal_menagerie.value import stage, value
from courtcards.bots.spec import QUIRKS
from courtcards.engine.compile import JIT, Array
from courtcards.engine.luck import pick
from courtcards.games.royal_menagerie.state import CONSPIRATOR, LOYALIST, VIZIER
from courtcards.play import kernels
from courtcards.play.game import game
from tests.bots.royal_menagerie.moments import (
    NEUTRAL,
    Table,
    new_luck,
    new_memories,
    random_tables,
)

GAMES = 24 if JIT else 1


def weights_of(states: Any, memory: Any, persona: Array, moves: Array) -> Array:
    """Return the weights of the policy, after as many places that it must leave alone."""
    weights = np.full(len(moves) + 5, -7.0)
    policy(states[0], memory, persona, moves, len(moves), weights)
    assert (weights[len(moves) :] == -7.0).all()
    return weights[: len(moves)]


def test_weights_are_the_same_with_all_that_is_hidden_wiped_out() -> None:
    chance = random.Random(7)
    for table in random_tables(GAMES, chance):
        seat = table.state.turn
        assert seat is not None
        leanings = [chance.random() for _ in range(4)]
        mistakes = [chance.choice((0.0, 0.7)) for _ in range(4)]
        habit = (chance.randrange(QUIRKS), chance.random())
        persona = np.array([*leanings, chance.choice((0.5, 1, 4)), *mistakes, *habit])
        moves = table.state.legal.copy()
        open_ = weights_of(table.state._states, table.memories[seat], persona, moves)
        other = table.memories[(seat + 1) % 4]
        assert (open_ == weights_of(table.concealed(seat), other, persona, moves)).all()
        assert np.isfinite(open_).all()
        assert (open_ >= 0).all()
        assert open_.max() == 1.0


def last_gift(role: int, points: list[list[int]]) -> tuple[Any, Array]:
    """Seat 0 in a role plays the last card, a tortoise; seat 1 is the Vizier (or seat 0 is)."""
    state = game("royal-menagerie").deal(seed=1)
    record = state._states[0]
    for field in ("hand", "hand_size", "menagerie", "lying", "discard", "deck_size", "has", "full"):
        record[field] = 0
    roles = {
        VIZIER: [VIZIER, LOYALIST, CONSPIRATOR, CONSPIRATOR],
        LOYALIST: [LOYALIST, VIZIER, CONSPIRATOR, CONSPIRATOR],
        CONSPIRATOR: [CONSPIRATOR, VIZIER, LOYALIST, CONSPIRATOR],
    }
    record["role"] = roles[role]
    record["deck"] = -1
    record["taken"] = -1
    record["depth"] = 1
    record["turn"] = record["phase"] = 0
    record["hand"][0, 0] = record["hand_size"][0] = 1
    record["menagerie"] = points
    for seat, counts in enumerate(points):
        record["has"][seat] = sum((count > 0) << i for i, count in enumerate(counts))
        record["full"][seat] = sum((count == 3) << i for i, count in enumerate(counts))
    return state._states, np.array([0, 1, 2], np.int16)


def best_gift(role: int, points: list[list[int]]) -> int:
    """Return the seat that gets the last tortoise."""
    states, moves = last_gift(role, points)
    return 1 + int(np.argmax(weights_of(states, new_memories()[0], NEUTRAL, moves)))


def test_the_loyalist_keeps_the_vizier_from_a_solo_victory() -> None:
    # One more for the Vizier, or the Conspirator's pair broken, and the Vizier wins alone.
    menageries = [[0, 1, 1, 0, 0, 0], [0, 1, 1, 1, 0, 0], [0, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0]]
    assert best_gift(LOYALIST, menageries) == 2


def test_a_conspirator_takes_the_pair_that_puts_the_vizier_ahead() -> None:
    menageries = [[0, 1, 1, 0, 0, 0], [2, 1, 1, 0, 0, 0], [0, 1, 0, 0, 0, 0], [0, 1, 1, 1, 0, 0]]
    assert best_gift(CONSPIRATOR, menageries) == 1


def test_the_vizier_breaks_the_pair_of_the_only_rival() -> None:
    menageries = [[0, 1, 1, 0, 0, 0], [0, 1, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0], [2, 0, 1, 0, 0, 0]]
    assert best_gift(VIZIER, menageries) == 3


def test_whim_makes_the_choice_more_even() -> None:
    for table in random_tables(2 if JIT else 1, random.Random(8)):
        seat = table.state.turn
        sloppy = NEUTRAL.copy()
        sloppy[WHIM] = 4.0
        args = (table.state._states, table.memories[seat])
        moves = table.state.legal.copy()
        assert (weights_of(*args, sloppy, moves) >= weights_of(*args, NEUTRAL, moves)).all()


def test_every_trait_changes_something() -> None:
    changed = dict.fromkeys((HONESTY, SUSPICION, NERVE, LOYALTY), 0)
    for table in random_tables(6 if JIT else 1, random.Random(9)):
        seat = table.state.turn
        args = (table.state._states, table.memories[seat])
        moves = table.state.legal.copy()
        plain = weights_of(*args, NEUTRAL, moves)
        for trait in changed:
            persona = NEUTRAL.copy()
            persona[trait] = 0.1
            changed[trait] += bool((weights_of(*args, persona, moves) != plain).any())
    assert min(changed.values()) > 0


def test_the_value_of_a_finished_game_is_what_everyone_got() -> None:
    table = Table(game("royal-menagerie"), 3)
    chance = random.Random(3)
    out = np.zeros(4)
    while not table.state.over:
        value(table.state._states[0], table.memories[0], new_luck(1), out)
        assert (out >= 0).all()
        assert (out <= 1).all()
        table.play(int(chance.choice(table.state.legal)))
    value(table.state._states[0], table.memories[0], new_luck(1), out)
    rewards = np.zeros(8, np.int8)
    kernels.settle(table.state._states, rewards)
    assert out.tolist() == rewards[:4].tolist()
    assert stage(table.state._states[0]) == 0
    assert MIND.mixed < 1


def test_the_policy_beats_chance_in_every_role() -> None:
    """Chance wins about 50, 29 and 46 % as Vizier, Loyalist and Conspirator among its likes."""
    if not JIT:
        return
    wins = np.zeros(3)
    games = np.zeros(3)
    luck = new_luck(11)
    chance = random.Random(11)
    for number in range(240):
        table = Table(game("royal-menagerie"), number)
        hero = number % 4
        weights = np.zeros(1000)
        while not table.state.over:
            moves = table.state.legal.copy()
            choice = chance.randrange(len(moves))
            if table.state.turn == hero:
                memory = table.memories[hero]
                policy(table.state._states[0], memory, NEUTRAL, moves, len(moves), weights)
                choice = pick(weights, len(moves), luck)
            table.play(int(moves[choice]))
        role = int(table.state.record["role"][hero])
        assert table.state.result is not None
        wins[role] += hero in table.state.result.winners
        games[role] += 1
    # Two standard deviations below what thousands of games gave, and well above chance.
    assert (wins / games > [0.58, 0.5, 0.58]).all(), wins / games
