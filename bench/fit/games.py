"""Games of compiled bots, and what lay on the table at every decision."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import local

import numpy as np

from bench.fit.table import Array, Progress
from courtcards.bots.bot_games import BotGames
from courtcards.bots.spec import Spec
from courtcards.play.game import Game
from courtcards.play.series import deal_in_series
from courtcards.play.state import State

SEED = (20261118).to_bytes(32, "big")
# Compiled bots let go of Python's lock; how many games are played at once changes none of them.
WORKERS = 2
BATCH = 64

# Who sits at a game of a series, by its number.
Seating = Callable[[int], list[Spec]]


@dataclass(frozen=True)
class Played:
    """A game that was played: its records at every decision and at the end, and its events.

    `told` is how many events there were at each of the records.
    """

    records: Array
    events: Array
    told: list[int]


def play_all(game: Game, seating: Seating, count: int, progress: Progress) -> Iterator[Played]:
    """Play games 0, 1, 2 … of a series, and hand over each."""
    own = local()

    def moves_of(number: int) -> list[int]:
        if not hasattr(own, "match"):
            own.match = BotGames(game)
        moves: list[int] = own.match.play(seating(number), SEED, number)[1]
        return moves

    with ThreadPoolExecutor(WORKERS) as workers:
        for start in range(0, count, BATCH):
            numbers = range(start, min(start + BATCH, count))
            for number, moves in zip(numbers, workers.map(moves_of, numbers), strict=True):
                yield _play(deal_in_series(game, SEED, number)[0], moves)
                progress(1)


def _play(state: State, moves: list[int]) -> Played:
    """Play the moves of a whole game once more, and keep what lay on the table."""
    kept, told = [state.to_bytes()], [state.event_count]
    for move in moves:
        state.play(move)
        kept.append(state.to_bytes())
        told.append(state.event_count)
    assert state.over
    return Played(np.frombuffer(b"".join(kept), state.game.kind.state), state.history, told)
