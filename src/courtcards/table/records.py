"""Finished games of a table: their transcripts, and every step of them."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec import Struct

from courtcards.engine.phrases import Data
from courtcards.figures import figures_of
from courtcards.play.state import State
from courtcards.play.transcript import retrace
from courtcards.play.view import View
from courtcards.table.log import Entry, Moved
from courtcards.table.table import Table

WHOLE = slice(None)


class Step(Struct, frozen=True):
    """A moment of a finished game: what lay on the table and what had just happened, in full."""

    table: dict[str, Any]
    events: list[dict[str, Any]]
    move: dict[str, Any] | None


class SeatFigure(Struct, frozen=True):
    """Something told about how everybody played: for every seat, so many (`counts`) out of so many."""

    name: str
    is_share: bool
    counts: list[int]
    out_of: list[int]


def is_finished(table: Table, number: int) -> bool:
    """Whether a game of a table, numbered from 1, was there and is not on any more."""
    return 0 < number < table.number or (number == table.number and table.phase == "over")


def transcript(log: Iterable[Entry], number: int) -> Data | None:
    """Return the record of a finished game by its number, from 1; None if there is none (yet)."""
    return next((record for game, record in transcripts(log) if game == number), None)


def transcripts(log: Iterable[Entry]) -> Iterator[tuple[int, Data]]:
    """Yield the records of all finished games of a table, with their numbers."""
    table = Table()
    for entry in log:
        table.apply(entry)
        if isinstance(entry.change, Moved) and table.phase == "over":
            yield table.number, _record(table)


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


def count_steps(state: State) -> int:
    """Return how many moments a game has so far."""
    return 1 + len(state.decisions)


def steps(state: State, part: slice = WHOLE) -> list[Step]:
    """Return moments of a finished game, in full."""
    moves = [None, *_decisions(state)]
    views = _views(state, State.full_view, part)
    return [
        Step(view.table, view.events, move) for view, move in zip(views, moves[part], strict=True)
    ]


def steps_seen(state: State, seat: int | None, part: slice = WHOLE) -> list[Step]:
    """Return moments of a game so far as a seat, or a spectator, saw them then."""
    views = _views(state, lambda moment, since: moment.view(seat, since), part)
    return [Step(view.table, view.events, None) for view in views]


def _views(state: State, look: Callable[[State, int], View], part: slice) -> Iterator[View]:
    """Play a game again and look at a part of its moments; each view tells only what is new."""
    told = 0
    wanted = range(count_steps(state))[part]
    for number, moment in enumerate(retrace(state, copy=False)):
        if number in wanted:
            yield look(moment, told)
        elif number >= wanted.stop:
            return
        told = moment.event_count


def figures(state: State) -> list[SeatFigure]:
    """Count how everybody played a finished game: lies, doubts, hits, gifts and the like."""
    counted = figures_of(state.game.kind)
    columns = dict(zip(counted.columns, counted.count(state).T.tolist(), strict=True))
    return [
        SeatFigure(figure.name, figure.is_share, columns[figure.top], columns[figure.bottom])
        for figure in counted.told
    ]


def _decisions(state: State) -> list[Data]:
    """Return the moves of a game in order, each with its seat."""
    data = state.game.move_data
    return [{"seat": one.seat, **data(one.seat, one.number)} for one in state.decisions]
