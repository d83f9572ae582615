"""Which client made which table: known while the server runs, never published and never stored."""

from collections import Counter, defaultdict

# Of so many tables it is remembered; those made first are forgotten first.
MOST_REMEMBERED = 100_000


class Makers:
    """The clients that have made tables.

    >>> makers = Makers()
    >>> for name, client in (("a", "eve"), ("b", "eve"), ("c", "eve"), ("d", "anna")):
    ...     makers.add(name, client)
    >>> makers.made("eve")
    ['a', 'b', 'c']
    >>> makers.in_turn(["a", "b", "c", "d"])
    ['a', 'd', 'b', 'c']
    >>> makers.in_turn(["a", "b", "c", "d"], most=1)
    ['a', 'd']
    """

    def __init__(self) -> None:
        self._of: dict[str, str] = {}
        self._made: defaultdict[str, list[str]] = defaultdict(list)

    def add(self, name: str, client: str) -> None:
        """Remember who made a table."""
        self._of[name] = client
        self._made[client].append(name)
        if len(self._of) > MOST_REMEMBERED:
            self.forget(next(iter(self._of)))

    def forget(self, name: str) -> None:
        """Forget a table that no longer exists."""
        client = self._of.pop(name, None)
        if client is not None:
            self._made[client].remove(name)
            if not self._made[client]:
                del self._made[client]

    def made(self, client: str) -> list[str]:
        """Return the tables that a client has made."""
        return list(self._made.get(client, ()))

    def in_turn(self, names: list[str], most: int = 0) -> list[str]:
        """Return tables so that makers take turns, with at most so many of each; 0: any number.

        Each table with an unknown maker counts as having a different one.
        """
        seen: Counter[str] = Counter()
        turns = []
        for name in names:
            maker = self._of.get(name, name)
            seen[maker] += 1
            turns.append((seen[maker], name))
        turns.sort(key=lambda turn: turn[0])
        return [name for turn, name in turns if not most or turn <= most]
