"""Clocks: a bank of time for every seat, and a little more with every move."""

from dataclasses import dataclass
from typing import Literal

ClockName = Literal["off", "relaxed", "normal", "fast", "daily"]

DAY = 86_400_000


@dataclass(frozen=True)
class Pace:
    """How much time there is, in milliseconds: a bank, and what every move adds to it."""

    bank: int
    increment: int
    # Whether people come and go: nobody is replaced before their time is up, and the game goes on while
    # nobody is connected.
    is_unattended: bool = False


PACES: dict[ClockName, Pace | None] = {
    "off": None,
    "relaxed": Pace(bank=300_000, increment=30_000),
    "normal": Pace(bank=120_000, increment=15_000),
    "fast": Pace(bank=40_000, increment=5_000),
    # Every move has a day of its own.
    "daily": Pace(bank=DAY, increment=DAY, is_unattended=True),
}


class Clock:
    """The banks of all seats, as they were when the seat that decides now got its turn.

    >>> clock = Clock("fast", seats=2)
    >>> clock.spend(0, 10_000)
    >>> clock.banks
    [35000, 40000]
    """

    def __init__(self, name: ClockName, seats: int) -> None:
        self.pace = PACES[name]
        self.banks = [self.pace.bank if self.pace else 0] * seats

    def spend(self, seat: int, milliseconds: int) -> None:
        """Take the time a move took out of a bank, add the increment; a bank never overflows."""
        if self.pace is None:
            return
        left = max(0, self.banks[seat] - milliseconds) + self.pace.increment
        self.banks[seat] = min(left, self.pace.bank)

    def refill(self, seat: int) -> None:
        """Give somebody who comes back enough for a move."""
        if self.pace is not None:
            self.banks[seat] = max(self.banks[seat], self.pace.increment)
