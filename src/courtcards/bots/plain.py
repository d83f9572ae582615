"""How bots think about a game without its own mind: they rate all moves equal.

So `thumb` plays at random. If the game's view can `redeal` what it conceals, a search imagines worlds by
that and plays them out at random; most games are played well enough for a start that way.

What a seat remembers is how often each seat did what: events are counted by what happened and who did it.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from courtcards.bots.contract import Mind, memory_dtype
from courtcards.bots.recalling import MOST, tell_rows_by_seat
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.contract import Field, Kind
from courtcards.engine.record import OVER
from courtcards.engine.trace import CODE, SEAT
from courtcards.play.dispatch import outcome, redeal

# Players who move at random may never come to an end; after so many moves all are taken to be equal.
PLAYOUT = 400


def plain_mind(kind: Kind) -> Mind:
    """Return a mind for any game.

    >>> from courtcards.games import find
    >>> plain_mind(find("royal-gambit")).can_search
    False
    """
    return Mind(
        kind=kind,
        memory=_memory(kind),
        remember=_counting(kind),
        recall=recall,
        recollection=lambda players: _recollection(kind, players),
        draw=draw if kind.redeal else draw_nothing,
        weigh=weigh,
        policy=policy,
        value=value,
        stage=stage,
        mixed=0.8,
        playout=PLAYOUT,
        can_search=kind.redeal is not None,
    )


def _deeds(kind: Kind) -> dict[int, str]:
    """Return the words of the events that say who did something, by their codes."""
    # What is wrong with a game is found by its author's tests, and not here.
    events = getattr(kind.words, "EVENTS", {})
    return {
        code: form.word
        for code, form in sorted(events.items())
        if any(column == SEAT for column, _ in form.fields.values())
    }


def _memory(kind: Kind) -> np.dtype[Any]:
    """Return a memory with a count for each seat and deed."""
    counts = ("done", np.int16, (kind.max_players, _room(kind)))
    return memory_dtype(kind.name.replace("-", "_"), [counts])


def _room(kind: Kind) -> int:
    """Return how many deeds are counted: compiled code knows no arrays without room."""
    return max(1, len(_deeds(kind)))


def _counting(kind: Kind) -> Callable[[Record, Array], None]:
    """Return a function that counts events by who did what."""
    deeds = list(_deeds(kind))
    places = np.full(max(deeds, default=0) + 1, _room(kind), np.int64)
    places[deeds] = np.arange(len(deeds))

    @compiled
    def remember(m: Record, row: Array) -> None:
        m.events += 1
        if row[CODE] < len(places) and 0 <= row[SEAT] < m.players:
            place = places[row[CODE]]
            if place < m.done.shape[1]:
                m.done[row[SEAT], place] += 1

    return remember


def _recollection(kind: Kind, players: int) -> tuple[Field, ...]:
    """Describe the counts: by seat, clockwise from the one that remembers, and in it by deed."""
    deeds = ", ".join(_deeds(kind).values())
    meaning = f"by seat: how often it did these, or they befell it: {deeds}"
    return (Field("done", players * _room(kind), 0, MOST, meaning),)


@compiled
def recall(m: Record, out: Array) -> None:
    """Write how often each seat did what."""
    tell_rows_by_seat(m, m.done, MOST, out, 0)


@compiled
def draw(s: Record, m: Record, luck: Array) -> None:
    """Deal what is hidden again at random."""
    redeal(s, m.seat, luck)


@compiled
def draw_nothing(s: Record, m: Record, luck: Array) -> None:
    """Leave a record as it is: nobody searches here."""


@compiled
def weigh(s: Record, m: Record) -> float:
    """Take all worlds to be equally likely."""
    return 0.0


@compiled
def policy(s: Record, m: Record, persona: Array, moves: Array, n: int, weights: Array) -> None:
    """Take all moves to be equally good."""
    for i in range(n):
        weights[i] = 1.0


@compiled
def value(s: Record, m: Record, luck: Array, out: Array) -> None:
    """Write what everyone has got, or, before the end, the same for all."""
    if s.turn == OVER:
        outcome(s, out)
        return
    for seat in range(s.players):
        out[seat] = 0.5


@compiled
def stage(s: Record) -> int:
    """Know no rounds: games are played to their ends."""
    return 0
