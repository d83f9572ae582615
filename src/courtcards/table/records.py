"""Finished games of a table: their transcripts, and every step of them."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from courtcards.engine.phrases import Data
from courtcards.lab.habits import habits_of
from courtcards.play.state import Decision, State
from courtcards.play.transcript import load, retrace
from courtcards.play.view import View
from courtcards.table.log import Started
from courtcards.table.table import Table


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


def transcript(table: Table, number: int) -> Data | None:
    """Return the record of a finished game by its number, from 1; None if there is none (yet)."""
    then = _at_end_of(table, number)
    if then is None or then.state is None or not then.state.over:
        return None
    record = then.state.transcript(names=then.names)
    timings = iter(then.timings)
    for entry in record["log"]:
        if "do" in entry:
            timing = next(timings)
            entry["t"] = timing.at
            if timing.by is not None:
                entry["by"] = timing.by
    return record


def _at_end_of(table: Table, number: int) -> Table | None:
    """Return the table as it was when a game ended."""
    if number == table.number:
        return table
    then = Table()
    for entry in table.log:
        if isinstance(entry.change, Started) and then.number == number:
            return then
        then.apply(entry)
    return None


def steps(record: Data, seat: int | None = None) -> list[Step]:
    """Return every moment of a finished game: in full, or as a seat saw it then."""
    state = load(record)
    if seat is not None:
        return steps_seen(state, seat)
    moves = [None, *_decisions(state)]
    return [
        Step(view.table, view.events, move)
        for view, move in zip(_views(state, State.full_view), moves, strict=True)
    ]


def steps_seen(state: State, seat: int | None) -> list[Step]:
    """Return every moment of a game so far as a seat, or a spectator, saw it then."""
    views = _views(state, lambda moment, since: moment.view(seat, since))
    return [Step(view.table, view.events, None) for view in views]


def _views(state: State, look: Callable[[State, int], View]) -> Iterator[View]:
    """Play a game again and look at every moment of it; each view tells only what is new."""
    told = 0
    for moment in retrace(state):
        yield look(moment, told)
        told = moment.event_count


def figures(record: Data) -> list[SeatFigure]:
    """Count how everybody played a finished game: lies, doubts, hits, gifts and the like."""
    state = load(record)
    habits = habits_of(state.game.kind)
    counted = habits.count(state)
    columns = dict(zip(habits.columns, counted.T.tolist(), strict=True))
    return [
        SeatFigure(figure.name, figure.is_share, columns[figure.top], columns[figure.bottom])
        for figure in habits.figures
    ]


def _decisions(state: State) -> list[Data]:
    """Return the moves of a game in order, each with its seat."""
    made = [entry for entry in state.log if isinstance(entry, Decision)]
    return [{"seat": one.seat, **state.game.move_data(one.seat, one.number)} for one in made]
