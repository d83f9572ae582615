"""Random moments of random games, with the memory of everyone at the table."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from courtcards.bots.royal_menagerie.memory import MEMORY, remember
from courtcards.bots.spec import Persona
from courtcards.engine.compile import Array, kernel
from courtcards.engine.record import as_records
from courtcards.play.game import Game, game
from courtcards.play.state import State
from tests.variants import COUNTS

NEUTRAL = np.array(Persona().numbers)
VARIANTS = [
    game("royal-menagerie"),
    game("royal-menagerie", tie="conspirators"),
    *(game("royal-menagerie", actions=counts) for counts in COUNTS),
]


def new_luck(seed: int) -> Array:
    """Return luck made from a seed."""
    return np.array([random.Random(seed).getrandbits(64) | 1], np.uint64)


def new_memories(seats: int = 4) -> Array:
    """Return an empty memory for every seat."""
    memories = as_records(np.zeros(seats, MEMORY))
    memories["players"] = seats
    memories["seat"] = range(seats)
    return memories


@kernel
def take_in(memories: Array, seat: int, events: Array) -> None:
    """Let a seat remember events; a kernel is kept on disk, and need not be compiled for every file."""
    for i in range(len(events)):
        remember(memories[seat], events[i])


class Table:
    """A game in which every seat remembers what it saw."""

    def __init__(self, kind: Game, seed: int) -> None:
        self.state: State = kind.deal(seed=seed)
        self.memories = new_memories()
        self._seen = 0
        self.catch_up()

    def catch_up(self) -> None:
        """Let every seat take in what happened since the last time."""
        for seat in range(4):
            take_in(self.memories, seat, self.state.view(seat).history[self._seen :])
        self._seen = len(self.state.history)

    def play(self, number: int) -> None:
        self.state.play(number)
        self.catch_up()

    def concealed(self, seat: int) -> Any:
        """Return an array of one record with only what a seat may know."""
        return as_records(self.state.view(seat).states.copy())


def random_tables(games: int, chance: random.Random) -> Iterator[Table]:
    """Go through random games move by move, of every variant in turn; the table is the same one."""
    for number in range(games):
        table = Table(VARIANTS[number % len(VARIANTS)], chance.getrandbits(60))
        while not table.state.over:
            yield table
            table.play(int(chance.choice(table.state.legal)))
