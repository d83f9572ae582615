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


class RepeatError(Exception):
    """The answer to a command that was carried out already: the version it led to."""

    def __init__(self, version: int) -> None:
        super().__init__()
        self.version = version


# Takes the version that a request led to, or why it was not done.
GiveAnswer = Callable[[int | Exception], None]


@dataclass(frozen=True, slots=True)
class Request:
    """Something asked of the table, and what is done with the answer."""

    decide: Decide
    origin: Origin
    answer: GiveAnswer


def awaited(loop: asyncio.AbstractEventLoop) -> "tuple[asyncio.Future[int], GiveAnswer]":
    """Return an answer that can be waited for, and what gives it; somebody may have stopped waiting."""
    future: asyncio.Future[int] = loop.create_future()

    def give(answer: int | Exception) -> None:
        if future.done():
            return
        if isinstance(answer, RepeatError):
            future.set_result(answer.version)
        elif isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)

    return future, give
