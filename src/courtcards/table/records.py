"""Finished games of a table: their transcripts, and how everybody played them."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from courtcards.engine.phrases import Data
from courtcards.figures import figures_of
from courtcards.play.state import State
from courtcards.table.log import Entry, Moved
from courtcards.table.table import Table


class SeatFigure(Struct, frozen=True):
    """A statistic of how everybody played: for every seat, so many (`counts`) out of so many."""

    name: str
    is_share: bool
    counts: list[int]
    out_of: list[int]


def is_finished(table: Table, number: int) -> bool:
    """Whether a game of a table, numbered from 1, was there and is not on any more."""
    return 0 < number < table.number or (number == table.number and table.phase == "over")


def transcript(log: Iterable[Entry], number: int) -> Data | None:
    """Return the record of a finished game by its number, from 1; None if there is none (yet)."""
    table = _at_the_end(log, number)
    return None if table is None else _record(table)


def final_state(log: Iterable[Entry], number: int) -> State | None:
    """Return a finished game by its number, as it ended; None if there is none (yet)."""
    table = _at_the_end(log, number)
    return None if table is None else table.state


def transcripts(log: Iterable[Entry]) -> Iterator[tuple[int, Data]]:
    """Yield the records of all finished games of a table, with their numbers."""
    return ((table.number, _record(table)) for table in endings(log))


def _at_the_end(log: Iterable[Entry], number: int) -> Table | None:
    return next((table for table in endings(log) if table.number == number), None)


def endings(log: Iterable[Entry]) -> Iterator[Table]:
    """Go through a log and yield the table, which is always the same one, whenever a game has ended."""
    table = Table()
    for entry in log:
        table.apply(entry)
        if isinstance(entry.change, Moved) and table.phase == "over":
            yield table


def _record(table: Table) -> Data:
    assert table.state is not None
    record = table.state.transcript(names=table.names)
    timings = iter(table.timings)
    for entry in record["log"]:
        if "do" in entry:
            timing = next(timings)
            entry["t"] = timing.at
            if timing.by is not None:
                entry["by"] = timing.by
    return record


def figures(state: State) -> list[SeatFigure]:
    """Count how everybody played a finished game: lies, doubts, hits, gifts and the like."""
    counted = figures_of(state.game.kind)
    columns = dict(zip(counted.columns, counted.count(state).T.tolist(), strict=True))
    return [
        SeatFigure(figure.name, figure.is_share, columns[figure.top], columns[figure.bottom])
        for figure in counted.told
    ]
