"""Tables that were put away because nobody is there: where they stand, and when they are opened again."""

from collections import OrderedDict

from courtcards.table.messages import PlaceInfo

# Of how many tables it is remembered where they stand; for any other the log has to be read.
MOST_KEPT = 5_000


class Resting:
    """What is remembered of the tables that were put away, so that most questions need no disk."""

    def __init__(self, most_kept: int = MOST_KEPT) -> None:
        self._most_kept = most_kept
        self._places: OrderedDict[str, dict[str, PlaceInfo]] = OrderedDict()
        self._due: dict[str, int] = {}

    def add(self, name: str, places: dict[str, PlaceInfo], due_at: int | None) -> None:
        """Remember where a table stands for each of its people, by the hashes of their tokens.

        >>> resting = Resting(most_kept=1)
        >>> for name in ("one", "other"):
        ...     resting.add(name, {}, due_at=1000)
        >>> resting.places("one"), resting.places("other"), resting.due(1000)
        (None, {}, ['one', 'other'])
        """
        self._places[name] = places
        self.expect(name, due_at)
        if len(self._places) > self._most_kept:
            self._places.popitem(last=False)

    def expect(self, name: str, due_at: int | None) -> None:
        """Have a table opened again when its time has come, if it ever does."""
        if due_at is not None:
            self._due[name] = due_at

    def forget(self, name: str) -> None:
        """Forget a table that is open again, or archived."""
        self._places.pop(name, None)
        self._due.pop(name, None)

    def places(self, name: str) -> dict[str, PlaceInfo] | None:
        """Return where a table stands for each of its people; None if that is not remembered."""
        return self._places.get(name)

    def is_expected(self, name: str) -> bool:
        """Whether a table has to be opened again at some time."""
        return name in self._due

    def due(self, at: int) -> list[str]:
        """Return the tables that have to be opened at a time, in milliseconds."""
        return [name for name, due_at in self._due.items() if due_at <= at]
