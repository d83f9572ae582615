"""Rehearsal mode, for tests: whoever makes a table may choose the seed of its cards.

Anywhere else that would be cheating. So the mode needs three things at once: a hidden command-line option,
an environment variable, and an address that only programs on the same machine can reach, without a proxy in
front that would let others in. The seed is requested with a header when a table is made; every later game
of the table has a seed derived from the previous one.
"""

import hashlib
import ipaddress
import os
from typing import TYPE_CHECKING

from msgspec.structs import replace

from courtcards.engine.errors import CourtCardsError
from courtcards.server.config import Config

if TYPE_CHECKING:
    # A supervisor looks in here too, and is to load nothing heavy.
    from courtcards.table.log import AnyChange
    from courtcards.table.table import Table

HEADER = "x-courtcards-seed"
VARIABLE = "COURTCARDS_REHEARSAL"
# How seeds that were wished for begin: one of the system's never does.
MARK = "0" * 16


def check_rehearsal(config: Config, address: str) -> None:
    """Refuse to be a rehearsal where strangers could come: `address` is what the server listens on."""
    if not config.rehearsal:
        return
    is_here = ipaddress.ip_address(address).is_loopback
    if not is_here or config.proxies or os.environ.get(VARIABLE) != "1":
        raise CourtCardsError(
            "--rehearsal is for tests only: it needs a --host that only this machine can reach, "
            f'--proxies "", and {VARIABLE}=1 in the environment.'
        )


def first_seed(config: Config, wish: str | None) -> str | None:
    """Return the seed of a new table's first game that was wished for, if any was and may be."""
    return seed_of(wish) if config.rehearsal and wish is not None else None


def next_deal(table: "Table", change: "AnyChange") -> "AnyChange":
    """Return a change of a table; if a game has a requested seed, the next one's seed is derived from it."""
    from courtcards.table.log import Started

    if isinstance(change, Started) and table.next_seed.startswith(MARK):
        return replace(change, next_seed=seed_of(table.next_seed))
    return change


def seed_of(wish: str) -> str:
    """Return the seed that stands for a wish.

    >>> seed_of("Anna's table")
    '000000000000000038e4e1c72a332608856c8174ae08c7312a0d4c82f3c36fc0'
    """
    return MARK + hashlib.sha256(wish.encode()).hexdigest()[len(MARK) :]
