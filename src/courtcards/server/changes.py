"""What is asked of a table: each request becomes a change when its turn comes, or is refused."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from courtcards.table.log import AnyChange, Origin

# How soon the table tries again what it could not store, in seconds.
TRY_AGAIN = 1.0
# Where changes come from that nobody at the table has asked for.
TABLE = Origin()

# Gives the change when its turn comes, or refuses.
Decide = Callable[[], AnyChange]


class Do(Protocol):
    """Has the table make a change of its own, before all that wait if it is to be the `first`."""

    def __call__(self, decide: Decide, first: bool = False) -> None:
        """Have it made when its turn comes."""


@dataclass(frozen=True, slots=True)
class Request:
    """Something asked of the table, and the answer that somebody may still wait for."""

    decide: Decide
    origin: Origin
    answer: "asyncio.Future[int]"

    def give(self, version: int) -> None:
        """Answer with the version it led to."""
        if not self.answer.done():
            self.answer.set_result(version)

    def fail(self, error: Exception) -> None:
        """Answer why it was not done."""
        if not self.answer.done():
            self.answer.set_exception(error)


class RepeatError(Exception):
    """A command that was carried out already."""

    def __init__(self, version: int) -> None:
        super().__init__()
        self.version = version
