"""Chance nodes: a shuffled pile drawn bit by bit, as far as its order can matter.

A pile is drawn place by place. A place is a set of positions of the pile whose order never matters,
for instance a hand; where there is only one position, chance draws a card, and where there are more,
it draws how many of the first kind lie there, then of the second, and so on. So two ways through
chance never lead to the same game.

Instead, chance can draw a seed, digit by digit, from which all piles are shuffled: much faster where
decks are large.
"""

from collections.abc import Sequence
from functools import cache
from math import comb
from typing import NamedTuple

Outcomes = list[tuple[int, float]]

# A seed has five digits from 0 to 31.
DIGITS, BASE = 5, 32
SEEDS = BASE**DIGITS


class PilePlace(NamedTuple):
    """Positions of a pile among which the order does not matter, and whose hand they are, if any."""

    name: str
    positions: tuple[int, ...]
    seat: int | None = None


class Draw(NamedTuple):
    """A pile of which some is drawn: `cards` by position (the top is 0), `left` by the card's number.

    `at` is the place being filled, `room` its positions that are free, and `kind` the card that is
    counted now, if the place has many positions.
    """

    label: int
    places: tuple[PilePlace, ...]
    cards: tuple[int, ...]
    left: tuple[int, ...]
    at: int
    room: tuple[int, ...]
    kind: int

    @property
    def done(self) -> bool:
        """Whether the whole pile is drawn."""
        return not self.room

    @property
    def is_counted(self) -> bool:
        """Whether the outcome is a count and not a card."""
        return len(self.places[self.at].positions) > 1

    def outcomes(self) -> Outcomes:
        """Return what chance may draw next, with probabilities.

        >>> start_draw(0, (PilePlace("P0", (0, 2)), PilePlace("P1", (1, 3))), [0, 0, 1, 1]).outcomes()
        [(0, 0.16666666666666666), (1, 0.6666666666666666), (2, 0.16666666666666666)]
        """
        if self.is_counted:
            others = sum(self.left[self.kind + 1 :])
            return list(_counts(self.left[self.kind], others, len(self.room)))
        total = sum(self.left)
        return [(card, count / total) for card, count in enumerate(self.left) if count]

    def allows(self, outcome: int) -> bool:
        """Say whether chance may draw this next."""
        if not self.is_counted:
            return 0 <= outcome < len(self.left) and self.left[outcome] > 0
        return outcome in self._range()

    def take(self, outcome: int) -> "Draw":
        """Return the draw after an outcome, and after all that follows from it."""
        return self._take(outcome).settled()

    def settled(self) -> "Draw":
        """Return the draw after everything that leaves chance no choice."""
        draw = self
        while draw.room and (only := draw._only_outcome()) is not None:
            draw = draw._take(only)
        return draw

    def _only_outcome(self) -> int | None:
        """Return the outcome if there is but one."""
        if self.is_counted:
            counts = self._range()
            return counts[0] if len(counts) == 1 else None
        if self.left.count(0) < len(self.left) - 1:
            return None
        return self.left.index(max(self.left))

    def _range(self) -> range:
        """Return how many cards of the kind may lie in the room that is left."""
        left, room = self.left[self.kind], len(self.room)
        others = sum(self.left[self.kind + 1 :])
        return range(max(0, room - others), min(left, room) + 1)

    def _take(self, outcome: int) -> "Draw":
        card, count = (self.kind, outcome) if self.is_counted else (outcome, 1)
        at, room, kind = self.at, self.room[count:], self.kind + 1
        if not room:
            at, kind = at + 1, 0
            room = self.places[at].positions if at < len(self.places) else ()
        if count == 0:
            return Draw(self.label, self.places, self.cards, self.left, at, room, kind)
        cards, left = list(self.cards), list(self.left)
        for position in self.room[:count]:
            cards[position] = card
        left[card] -= count
        return Draw(self.label, self.places, tuple(cards), tuple(left), at, room, kind)


@cache
def _counts(left: int, others: int, room: int) -> tuple[tuple[int, float], ...]:
    """Tell how many of `left` cards lie in a room, the `others` filling the rest of it."""
    ways = comb(left + others, room)
    counts = range(max(0, room - others), min(left, room) + 1)
    return tuple((n, comb(left, n) * comb(others, room - n) / ways) for n in counts)


def start_draw(label: int, places: tuple[PilePlace, ...], cards: Sequence[int]) -> Draw:
    """Begin to draw a pile of these cards."""
    left = [0] * (max(cards) + 1)
    for card in cards:
        left[card] += 1
    nothing = (-1,) * len(cards)
    draw = Draw(label, places, nothing, tuple(left), 0, places[0].positions, 0)
    return draw.settled()


class SeedDraw(NamedTuple):
    """A seed of which some digits are drawn.

    >>> SeedDraw().take(1).take(0).seed
    32
    """

    seed: int = 0
    digits: int = 0

    @property
    def done(self) -> bool:
        """Whether the whole seed is drawn."""
        return self.digits == DIGITS

    def outcomes(self) -> Outcomes:
        """Return the digits, which are equally likely."""
        return list(_EQUALLY_LIKELY)

    def allows(self, outcome: int) -> bool:
        """Say whether an outcome is a digit."""
        return 0 <= outcome < BASE

    def take(self, outcome: int) -> "SeedDraw":
        """Return the draw after a digit."""
        return SeedDraw(self.seed * BASE + outcome, self.digits + 1)


_EQUALLY_LIKELY = [(digit, 1 / BASE) for digit in range(BASE)]


def digits_of(seed: int) -> list[int]:
    """Return the outcomes by which chance draws a seed.

    >>> digits_of(32)
    [0, 0, 0, 1, 0]
    """
    return [seed // BASE**place % BASE for place in reversed(range(DIGITS))]


def outcomes_of(draw: Draw, cards: Sequence[int]) -> list[int]:
    """Return the outcomes by which chance draws just these cards (top first), or some alike.

    >>> draw = start_draw(0, (PilePlace("P0", (0, 2)), PilePlace("P1", (1, 3))), [0, 0, 1, 1])
    >>> outcomes_of(draw, [1, 0, 0, 1])
    [1]
    """
    outcomes = []
    while not draw.done:
        there = [cards[position] for position in draw.places[draw.at].positions]
        outcomes.append(there.count(draw.kind) if draw.is_counted else there[0])
        draw = draw.take(outcomes[-1])
    return outcomes
