"""Who sits at the table in a match: line-ups, and their rotation over the seats."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, cycle, islice
from random import Random

from courtcards.engine.errors import OptionError

# A line-up: a bot's number for each place at the table. A rotation says which seat is place 0.
Lineup = tuple[int, ...]


@dataclass(frozen=True)
class Schedule:
    """Which line-up plays which deal; every deal is played once for each rotation of its line-up.

    `lineups` is empty where there are more groups than deals: then the bots are shuffled by the seed
    and take the deals in this order until all have played, and so on.
    """

    bots: tuple[int, ...]
    players: int
    deals: int
    seed: bytes
    lineups: tuple[Lineup, ...]

    @property
    def games(self) -> int:
        """How many games are played in all."""
        return self.deals * self.players

    def lineup(self, deal: int) -> Lineup:
        """Return the line-up of a deal."""
        if self.lineups:
            return self.lineups[deal % len(self.lineups)]
        turn, place = divmod(deal, math.ceil(len(self.bots) / self.players))
        order = Random(self.seed + turn.to_bytes(8, "big")).sample(self.bots, len(self.bots))
        first = place * self.players
        return tuple(order[seat % len(order)] for seat in range(first, first + self.players))

    def describe(self, names: Sequence[str]) -> str:
        """Say who plays whom, in a sentence."""
        if not self.lineups:
            return f"The {len(self.bots)} bots take the deals in turns drawn by the seed."
        if len(self.lineups) > 1:
            groups = f"all {len(self.lineups)} groups of {self.players} bots"
            return f"Deals go in turn through {groups}."
        return f"The line-up is {', '.join(names[bot] for bot in self.lineups[0])}."


def make_schedule(bots: Sequence[int], players: int, games: int, seed: bytes) -> Schedule:
    """Plan at least so many games among bots, given by their numbers in the order they were named.

    >>> make_schedule([0, 1], players=4, games=10, seed=bytes(32)).lineups
    ((0, 1, 1, 1),)
    """
    if not bots:
        raise OptionError("A match needs at least one bot.")
    deals = math.ceil(games / players)
    lineups: tuple[Lineup, ...] = ()
    if len(bots) <= players:
        lineups = (fill(bots, players),)
    elif math.comb(len(bots), players) <= deals:
        lineups = tuple(combinations(bots, players))
    return Schedule(tuple(bots), players, deals, seed, lineups)


def fill(bots: Sequence[int], players: int) -> Lineup:
    """Seat the first bot once, and the others in turn on all places that are left.

    >>> fill([0, 1, 2], players=6)
    (0, 1, 2, 1, 2, 1)
    """
    challenger, *others = bots
    rest = islice(cycle(others or [challenger]), players - 1)
    return challenger, *rest


def rotate(lineup: Lineup, rotation: int) -> Lineup:
    """Return the bots by seat when place 0 sits at seat `rotation`.

    >>> rotate((0, 1, 2, 3), rotation=1)
    (3, 0, 1, 2)
    """
    return tuple(lineup[(seat - rotation) % len(lineup)] for seat in range(len(lineup)))
