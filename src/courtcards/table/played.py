"""What one person has played: a finished game as that person looks back on it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

from courtcards.figures import figures_of
from courtcards.play.state import State
from courtcards.table.table import Seat, Table, Timing

# Somebody who has left before the end has neither won nor lost.
Outcome = Literal["won", "lost", "left"]


class Opponent(Struct, frozen=True):
    """Somebody else at the table: a person by name, or a bot by its level and character."""

    name: str | None
    bot: str | None = None
    character: str | None = None


class PlayedGame(Struct, frozen=True):
    """A finished game of one person. `counts` are the columns of the game's figures for that seat.

    There are none where a bot has played a part of the game for them.
    """

    table: str
    number: int
    game: str
    at: int
    seat: int
    outcome: Outcome
    reason: str
    scores: list[int] | None
    opponents: list[Opponent]
    counts: dict[str, int] | None


@dataclass(frozen=True)
class Ending:
    """A game that is over, and who had played it, kept while the table goes on."""

    number: int
    at: int
    state: State
    lineup: Sequence[Seat]
    names: Sequence[str]
    timings: Sequence[Timing]
    # The persons who have left the table.
    left: frozenset[int]


def ending_of(table: Table) -> Ending:
    """Return what there is to know of the game that has just ended at a table."""
    assert table.state is not None
    return Ending(
        number=table.number,
        at=table.log[-1].at,
        state=table.state,
        lineup=table.lineup,
        names=table.names,
        timings=table.timings,
        left=frozenset(number for number, person in enumerate(table.persons) if person.left),
    )


def played(ending: Ending, table: str, person: int) -> PlayedGame | None:
    """Return the game as one person played it; None if they did not."""
    seat = next((n for n, one in enumerate(ending.lineup) if one.person == person), None)
    if seat is None:
        return None
    result = ending.state.result
    assert result is not None
    return PlayedGame(
        table=table,
        number=ending.number,
        game=ending.state.game.kind.name,
        at=ending.at,
        seat=seat,
        outcome=_outcome(ending, person, is_won=seat in result.winners),
        reason=result.reason,
        scores=result.scores,
        opponents=[_opponent(ending, other) for other in _others(ending, seat)],
        counts=_counts(ending, seat),
    )


def _outcome(ending: Ending, person: int, is_won: bool) -> Outcome:
    if person in ending.left:
        return "left"
    return "won" if is_won else "lost"


def _others(ending: Ending, seat: int) -> list[int]:
    return [other for other in range(len(ending.lineup)) if other != seat]


def _opponent(ending: Ending, seat: int) -> Opponent:
    who = ending.lineup[seat]
    if who.person is None:
        return Opponent(None, who.bot, who.character)
    return Opponent(ending.names[seat])


def _counts(ending: Ending, seat: int) -> dict[str, int] | None:
    decisions = zip(ending.state.decisions, ending.timings, strict=True)
    if any(timing.by for decision, timing in decisions if decision.seat == seat):
        return None
    figures = figures_of(ending.state.game.kind)
    return dict(zip(figures.columns, figures.count(ending.state)[seat].tolist(), strict=True))
