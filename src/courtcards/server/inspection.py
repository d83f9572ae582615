"""Looking through all that a server has stored, in whichever database."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from threading import Lock
from typing import Protocol

import msgspec

from courtcards.engine.progress import Progress
from courtcards.server.damage import DamagedError
from courtcards.server.logs import mark
from courtcards.server.profiles import check_played
from courtcards.server.reading import check_game
from courtcards.server.schema import Row


@dataclass(frozen=True)
class Finding:
    """Something that is damaged, and why."""

    what: str
    why: str

    def __str__(self) -> str:
        # A damaged name may be no text at all.
        return f"{self.what}: {self.why}.".encode("ascii", "backslashreplace").decode()


class Source(Protocol):
    """A database that may be damaged anywhere, and of which all is read that can be."""

    def listed(self) -> Iterator[tuple[str, tuple[int, int | None]]]:
        """Yield the tables in the list: when each was made and, if it is, archived."""

    def names(self) -> Iterator[str]:
        """Yield the names of tables by all that names them."""

    def has_log(self, name: str) -> bool:
        """Say whether there is a log, which then is intact; damage raises an error."""

    def games(self) -> Iterator[Row]:
        """Yield the games of the archive as they are stored."""

    def played(self) -> Iterator[Row]:
        """Yield what was played with a profile, as it is stored."""

    def faults(self) -> list[str]:
        """Return what of all this could not be read."""


class Inspection:
    """All that is in a database, read as a server reads it. Nothing is changed by that."""

    def __init__(self, name: str, reading: Callable[[], AbstractContextManager[Source]]) -> None:
        self.findings: list[Finding] = []
        # The names of intact tables, and how many archived games are intact.
        self.tables: list[str] = []
        self.games = 0
        # How many tables were checked; whoever holds `step` may read all of this while another thread works.
        self.done = 0
        self.step = Lock()
        self._name = name
        self._reading = reading
        with reading() as source:
            self._take_stock(source)

    @property
    def size(self) -> int:
        """How many tables there are to check."""
        return len(self._names)

    def run(self, progress: Progress) -> None:
        """Look at everything: every table, and every game of the archive and of the profiles."""
        with self._reading() as source:
            # Tables may have come and gone since they were counted.
            self._take_stock(source)
            for name in self._names:
                with self.step:
                    self._check_table(source, name)
                    self.done += 1
                progress(1)
            for row in source.games():
                with self.step:
                    self._check_game(row)
            for row in source.played():
                with self.step:
                    self._check_played(row)
            self.findings += [Finding(self._name, fault) for fault in source.faults()]

    def _take_stock(self, source: Source) -> None:
        self._listed = dict(source.listed())
        self._names = sorted({*self._listed, *source.names()})

    def _check_table(self, source: Source, name: str) -> None:
        try:
            if source.has_log(name):
                self._check_end(source, name)
                self.tables.append(name)
                if name not in self._listed:
                    raise DamagedError("it is missing in the list of tables")
            elif name in self._listed and self._listed[name][1] is None:
                raise DamagedError("its log is gone")
        except DamagedError as damage:
            self.findings.append(Finding(table_by(name), str(damage)))

    def _check_end(self, source: Source, name: str) -> None:
        """Make sure that a log ends where it seems to."""

    def _check_game(self, row: Row) -> None:
        damage = damage_of_game(row)
        if damage is None:
            self.games += 1
        else:
            self.findings.append(Finding(f"game {row[1]} of {table_by(row[0])}", damage))

    def _check_played(self, row: Row) -> None:
        damage = damage_of_played(row)
        if damage is not None:
            self.findings.append(Finding(f"a profile at {table_by(row[1])}", damage))


def damage_of_game(row: Row) -> str | None:
    """Say what is wrong with a game of the archive."""
    try:
        msgspec.json.decode(check_game(row[0], row[1], row))
    except DamagedError as damage:
        return str(damage)
    except (msgspec.DecodeError, UnicodeError):
        return "its record is no JSON"
    return None


def damage_of_played(row: Row) -> str | None:
    """Say what is wrong with a game that was played with a profile."""
    try:
        check_played(row)
    except DamagedError as damage:
        return str(damage)
    return None


def table_by(name: object) -> str:
    """Return what a table is called, also in the log."""
    return f"table {name} ({mark(str(name))})"
