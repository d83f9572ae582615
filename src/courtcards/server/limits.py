"""How often, and how many at a time."""

import time
from collections import Counter

from courtcards.server.config import Limits


class Bucket:
    """Lets `burst` things happen at once, and `rate` a second in the long run.

    >>> bucket = Bucket(rate=1, burst=2, now=0)
    >>> [bucket.take(now=0), bucket.take(now=0), bucket.take(now=0), bucket.take(now=1)]
    [True, True, False, True]
    """

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float, now: float | None = None) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic() if now is None else now

    def take(self, now: float | None = None) -> bool:
        """Say whether one more may happen now. A rate of 0 is no limit."""
        if not self.rate:
            return True
        now = time.monotonic() if now is None else now
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def charge(self, cost: float) -> None:
        """Have something that has happened count for more than one; what is owed is bounded.

        >>> bucket = Bucket(rate=1, burst=2, now=0)
        >>> bucket.charge(3)
        >>> [bucket.take(now=1), bucket.take(now=2)]
        [False, True]
        """
        self._left = max(-self.burst, self._left - cost)

    @property
    def is_full(self) -> bool:
        """Whether nothing has happened for so long that it might as well be forgotten."""
        return self._left + (time.monotonic() - self._at) * self.rate >= self.burst


class Gatekeeper:
    """Counts what clients do, by their address."""

    # How many addresses are remembered before those that have been quiet are forgotten.
    MOST_ADDRESSES = 10_000
    # All sockets of a client's together may send as much as so many.
    SOCKETS = 10
    # A page is many files, of which so many may come for each request.
    FILES = 4

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.connections = 0
        self._open: Counter[str] = Counter()
        self._buckets: dict[str, Bucket] = {}

    def bucket(self) -> Bucket:
        """Return a new measure for one connection."""
        return Bucket(self.limits.rate, self.limits.burst)

    def may_ask(self, address: str) -> bool:
        """Say whether a client may make one more request now."""
        return self._bucket_of(address).take()

    def messages_of(self, address: str) -> Bucket:
        """Return the measure for all sockets of a client's together: many people may share an address."""
        return self._bucket_of(f"messages {address}", self.SOCKETS)

    def may_load(self, address: str) -> bool:
        """Say whether a client may load one more page or file now."""
        return self._bucket_of(f"files {address}", self.FILES).take()

    def charge(self, address: str, cost: float) -> None:
        """Have a client pay for work that was as much as so many requests."""
        self._bucket_of(address).charge(cost)

    def _bucket_of(self, what: str, times: int = 1) -> Bucket:
        bucket = self._buckets.get(what)
        if bucket is None:
            if len(self._buckets) >= self.MOST_ADDRESSES:
                self._forget()
            rate, burst = self.limits.rate * times, self.limits.burst * times
            bucket = self._buckets[what] = Bucket(rate, burst)
        return bucket

    def enter(self, address: str) -> bool:
        """Count a new connection of a client's; False if it is one too many."""
        most, per_client = self.limits.connections, self.limits.connections_per_client
        if (most and self.connections >= most) or (
            per_client and self._open[address] >= per_client
        ):
            return False
        self.connections += 1
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count a connection that was closed."""
        self.connections -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def _forget(self) -> None:
        busy = {address: kept for address, kept in self._buckets.items() if not kept.is_full}
        self._buckets = busy
