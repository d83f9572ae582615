"""Who sits at the table in a match: line-ups, and their rotation over the seats."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from random import Random

from courtcards.engine.errors import OptionError

# A line-up: a bot's number for each place at the table. A rotation says which seat is place 0.
Lineup = tuple[int, ...]


@dataclass(frozen=True)
class Schedule:
    """Which line-up plays which deal; every deal is played once for each rotation of its line-up.

    Deals go in turn through all `groups` of bots. There are none where there would be more groups than
    deals: then the bots are shuffled by the seed and take the deals in this order until all have played,
    and so on.
    """

    bots: tuple[int, ...]
    players: int
    deals: int
    seed: bytes
    groups: int

    @property
    def games(self) -> int:
        """How many games are played in all."""
        return self.deals * self.players

    def lineup(self, deal: int) -> Lineup:
        """Return the line-up of a deal."""
        if len(self.bots) <= self.players:
            return fill(self.bots, self.players)
        if self.groups:
            return nth_combination(self.bots, self.players, deal % self.groups)
        turn, place = divmod(deal, math.ceil(len(self.bots) / self.players))
        order = Random(self.seed + turn.to_bytes(8, "big")).sample(self.bots, len(self.bots))
        first = place * self.players
        return tuple(order[seat % len(order)] for seat in range(first, first + self.players))

    def describe(self, names: Sequence[str]) -> str:
        """Say who plays whom, in a sentence."""
        if not self.groups:
            return f"The {len(self.bots)} bots take the deals in turns drawn by the seed."
        if self.groups > 1:
            groups = f"all {self.groups} groups of {self.players} bots"
            return f"Deals go in turn through {groups}."
        return f"The line-up is {', '.join(names[bot] for bot in self.lineup(0))}."


def make_schedule(bots: Sequence[int], players: int, games: int, seed: bytes) -> Schedule:
    """Plan at least so many games among bots, given by their numbers in the order they were named.

    >>> make_schedule([0, 1], players=4, games=10, seed=bytes(32)).lineup(0)
    (0, 1, 1, 1)
    """
    if not bots:
        raise OptionError("A match needs at least one bot.")
    deals = -(-games // players)
    groups = math.comb(len(bots), players) if len(bots) > players else 1
    return Schedule(tuple(bots), players, deals, seed, groups if groups <= deals else 0)


def nth_combination(bots: Sequence[int], size: int, number: int) -> Lineup:
    """Return one of the groups of bots by its number, in the order of `itertools.combinations`.

    >>> [nth_combination([0, 1, 2], 2, number) for number in range(3)]
    [(0, 1), (0, 2), (1, 2)]
    """
    group: list[int] = []
    for place, bot in enumerate(bots):
        # So many groups go on with this bot.
        count = math.comb(len(bots) - place - 1, size - len(group) - 1)
        if number < count:
            group.append(bot)
            if len(group) == size:
                break
        else:
            number -= count
    return tuple(group)


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
