"""Moments of Royal Gambit for tests: random ones, and hands laid out card by card."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from courtcards.bots.royal_gambit import MIND
from courtcards.bots.royal_gambit.policy import policy
from courtcards.bots.royal_gambit.solver import solve_policy
from courtcards.bots.spec import Persona
from courtcards.engine.compile import Array, kernel
from courtcards.engine.record import as_records
from courtcards.games.royal_gambit.rules import MAX_MOVES
from courtcards.play.game import game
from courtcards.play.state import State

NEUTRAL = np.array(Persona().numbers)
OPTIONS: list[dict[str, Any]] = [{}, {"turns": "run"}, {"deck": "running"}, {"target": 15}]


@kernel
def by_thumb(s: Array, m: Array, persona: Array, moves: Array, n: int, weights: Array) -> None:
    """Choose by rules of thumb; a kernel is kept on disk, and need not be compiled for every run."""
    policy(s[0], m[0], persona, moves, n, weights)


@kernel
def by_solver(s: Array, m: Array, persona: Array, moves: Array, n: int, weights: Array) -> None:
    """Choose as the solver does."""
    solve_policy(s[0], m[0], persona, moves, n, weights)


def memory(state: State, seat: int) -> Array:
    """Return a memory that has taken in everything a seat saw."""
    m = as_records(np.zeros(1, MIND.memory))
    m["players"], m["seat"] = state.game.players, seat
    for row in state.view(seat).history:
        MIND.remember(m[0], row)
    return m


def luck(seed: int = 1) -> Array:
    """Return luck."""
    return np.array([2 * seed + 1], np.uint64)


def moments(count: int, seed: int = 0) -> Iterator[State]:
    """Yield random moments of random games, with two to six players and various options."""
    random = Random(seed)
    for i in range(count):
        tried = game("royal-gambit", random.randint(2, 6), **OPTIONS[i % len(OPTIONS)])
        state = tried.deal(seed=random.getrandbits(64))
        for _ in range(random.randrange(60)):
            before = state.copy()
            # Mostly hits, so that there is something on the table.
            number = int(state.legal[0] if random.random() < 0.6 else random.choice(state.legal))
            state.play(number)
            if state.over:
                state = before
                break
        yield state


def weights_of(choose: Any, states: Array, moves: Array, persona: Array = NEUTRAL) -> list[float]:
    """Return the weights that a way to choose gives to moves."""
    m = as_records(np.zeros(1, MIND.memory))
    weights = np.full(MAX_MOVES, np.nan)
    listed = np.full(MAX_MOVES, -1, np.int16)
    listed[: len(moves)] = moves
    choose(as_records(states), m, persona, listed, len(moves), weights)
    assert np.isnan(weights[len(moves) :]).all(), "weights of moves that are not listed"
    found: list[float] = weights[: len(moves)].tolist()
    return found


def chosen(choose: Any, state: State, persona: Array = NEUTRAL) -> list[str]:
    """Return, in words, the moves that the seat to move may choose, and no others."""
    assert state.turn is not None
    view = state.view(state.turn)
    weights = weights_of(choose, view.states, state.legal, persona)
    return [str(move) for move, weight in zip(state.moves(), weights, strict=True) if weight > 0]
