"""Finished games of a table: their transcripts, and every step of them."""

from typing import Any

from msgspec import Struct

from courtcards.engine.phrases import Data
from courtcards.play.state import Decision, State
from courtcards.play.transcript import load, retrace
from courtcards.table.log import Started
from courtcards.table.table import Table


class Step(Struct, frozen=True):
    """A moment of a finished game: what lay on the table and what had just happened, in full."""

    table: dict[str, Any]
    events: list[dict[str, Any]]
    move: dict[str, Any] | None


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
    found: list[Step] = []
    told = 0
    state = load(record)
    for moment, move in zip(retrace(state), [None, *_decisions(state)], strict=True):
        view = moment.full_view(since=told) if seat is None else moment.view(seat, since=told)
        found.append(Step(view.table, view.events, move if seat is None else None))
        told = moment.event_count
    return found


def _decisions(state: State) -> list[Data]:
    """Return the moves of a game in order, each with its seat."""
    made = [entry for entry in state.log if isinstance(entry, Decision)]
    return [{"seat": one.seat, **state.game.move_data(one.seat, one.number)} for one in made]
