"""Who else is in a batch's games: nobody, seats that remember, or compiled bots with all of that.

What a batch does for its company is a few functions, chosen by the type of a mark when kernels are
compiled. So a batch without company is compiled without any code of bots, and costs what the rules cost.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numba import from_dtype

from courtcards.bots.choosing import decide_for
from courtcards.bots.compiled_bot import CompiledBot
from courtcards.bots.contract import HAZE
from courtcards.bots.minds import mind_of, recall
from courtcards.bots.recollect import new_memories
from courtcards.bots.remembering import tell_seats
from courtcards.bots.search.desk import Desk, make_desk
from courtcards.bots.spec import SPEC
from courtcards.engine.chance import quick_below, wide
from courtcards.engine.compile import Array, Record, compiled, routed
from courtcards.engine.record import as_records
from courtcards.engine.seats import clockwise
from courtcards.engine.trace import MAX_EVENTS, NONE, SEEN, TRACE, clear_trace
from courtcards.play.dispatch import observe
from courtcards.play.game import Game

# The kinds of company, as types that nothing else has.
ALONE = np.dtype([("is_alone", np.int8)])
REMEMBERING = np.dtype([("is_remembering", np.int8)])
WITH_BOTS = np.dtype([("is_with_bots", np.int8)])

# How many people there are of each opponent that has a personality; every game has one of them.
PEOPLE = 256
# Where no seat is the learner's own, all are.
EVERY_SEAT = -1


class NoCompany(NamedTuple):
    """No company: every seat is the learner's, and nobody remembers anything."""

    mark: Array
    traces: Array


class Remembering(NamedTuple):
    """What every seat remembers, by game and seat.

    `fresh` is what seats remember before a game, `rows` room for what one of them sees of a step. An
    observation has `seen` numbers; where there is room for more, what the seat remembers follows.
    """

    mark: Array
    traces: Array
    memories: Array
    fresh: Array
    rows: Array
    seen: int


class WithBots(NamedTuple):
    """Bots in all seats but the learner's, and what `Remembering` has.

    `people` has all who may play, by the places clockwise from the learner's; `specs` are those who play
    now and `seeds` what their luck begins with, by game. `seat` is the learner's, or `EVERY_SEAT` where it
    takes every seat in turn.
    """

    mark: Array
    traces: Array
    memories: Array
    fresh: Array
    rows: Array
    seen: int
    desk: Desk
    people: Array
    specs: Array
    seeds: Array
    seat: int


Company = NoCompany | Remembering | WithBots


def no_company() -> NoCompany:
    """Return the company of a batch whose seats are all the learner's."""
    return NoCompany(as_records(np.zeros(1, ALONE)), as_records(np.zeros(1, TRACE)))


def memories_for(game: Game, count: int) -> Remembering:
    """Return memories for all seats of so many games."""
    traces = np.zeros(1, TRACE)
    traces["on"] = 1
    fresh = new_memories(game, game.players)
    return Remembering(
        mark=as_records(np.zeros(1, REMEMBERING)),
        traces=as_records(traces),
        memories=as_records(np.tile(fresh, (count, 1))),
        fresh=fresh,
        rows=np.empty((MAX_EVENTS, SEEN), np.int16),
        seen=game.observation_size,
    )


def bots_for(game: Game, count: int, bots: Sequence[CompiledBot], seat: int | None) -> WithBots:
    """Return bots for the other seats of so many games, clockwise from the learner's."""
    people = [[bot.spec(one).record for one in range(PEOPLE)] for bot in bots]
    shared = memories_for(game, count)._asdict() | {"mark": as_records(np.zeros(1, WITH_BOTS))}
    return WithBots(
        **shared,
        desk=make_desk(mind_of(game.name), game),
        people=as_records(np.array(people, SPEC)),
        specs=as_records(np.zeros((count, game.players), SPEC)),
        seeds=np.zeros(count, np.int64),
        seat=EVERY_SEAT if seat is None else seat,
    )


@routed(lambda record: _BY_TYPE[record].welcome)
def welcome(mark: Record, company: Any, place: int, slot: Record, s: Record, luck: Array) -> None:
    """A game was dealt, whose number made the luck: say which seat is the learner's own."""
    _BY_DTYPE[mark.dtype].welcome(mark, company, place, slot, s, luck)


@routed(lambda record: _BY_TYPE[record].hear)
def hear(mark: Record, company: Any, place: int, s: Record) -> None:
    """A step was made; the trace says what happened."""
    _BY_DTYPE[mark.dtype].hear(mark, company, place, s)


@routed(lambda record: _BY_TYPE[record].answer)
def answer(mark: Record, company: Any, place: int, s: Record) -> int:
    """Return the move of a seat that is not the learner's."""
    return _BY_DTYPE[mark.dtype].answer(mark, company, place, s)


@routed(lambda record: _BY_TYPE[record].look)
def look(mark: Record, company: Any, place: int, s: Record, viewer: int, out: Array) -> None:
    """Write what a viewer may know, and then what its seat remembers if there is room for it."""
    _BY_DTYPE[mark.dtype].look(mark, company, place, s, viewer, out)


@compiled
def _greet_nobody(
    mark: Record, company: Any, place: int, slot: Record, s: Record, luck: Array
) -> None:
    slot.own = EVERY_SEAT


@compiled
def _hear_nothing(mark: Record, company: Any, place: int, s: Record) -> None:
    """Nobody is there who would remember it."""


@compiled
def _answer_nothing(mark: Record, company: Any, place: int, s: Record) -> int:
    return NONE


@compiled
def _see(mark: Record, company: Any, place: int, s: Record, viewer: int, out: Array) -> None:
    observe(s, viewer, out)


@compiled
def _greet_seats(
    mark: Record, company: Any, place: int, slot: Record, s: Record, luck: Array
) -> None:
    slot.own = EVERY_SEAT
    for seat in range(s.players):
        company.memories[place, seat] = company.fresh[seat]
    _tell(mark, company, place, s)


@compiled
def _tell(mark: Record, company: Any, place: int, s: Record) -> None:
    """Let every seat remember what it may know of a step."""
    t = company.traces[0]
    tell_seats(company.memories[place], t, company.rows, s.players)
    clear_trace(t)


@compiled
def _see_and_recall(
    mark: Record, company: Any, place: int, s: Record, viewer: int, out: Array
) -> None:
    observe(s, viewer, out)
    if len(out) > company.seen:
        # A spectator, as whom one sees a game that is over, has no seat that remembers.
        out[company.seen :] = 0
        if viewer >= 0:
            recall(company.memories[place, viewer], out[company.seen :])


@compiled
def _greet_bots(
    mark: Record, company: Any, place: int, slot: Record, s: Record, luck: Array
) -> None:
    """Seat the learner, and somebody of each bot's people clockwise from there."""
    _greet_seats(mark, company, place, slot, s, luck)
    players = int(s.players)
    # Whoever begins goes round with every game, the learner once they all have begun.
    number = place + slot.dealt - 1
    slot.own = company.seat if company.seat >= 0 else number // players % players
    company.seeds[place] = wide(luck[0] >> np.uint64(2))
    for steps in range(1, players):
        seat = clockwise(s, slot.own, steps)
        company.specs[place, seat] = company.people[steps - 1, quick_below(luck, PEOPLE)]
        company.memories[place, seat].haze = company.specs[place, seat].persona[HAZE]


@compiled
def _answer_as_bot(mark: Record, company: Any, place: int, s: Record) -> int:
    """Let the bot whose turn it is come to the desk and choose."""
    desk, seat = company.desk, s.turn
    desk.memories[seat] = company.memories[place, seat]
    desk.specs[seat] = company.specs[place, seat]
    return decide_for(desk, s, company.seeds[place])


class _Ways(NamedTuple):
    """What a batch does for a kind of company."""

    welcome: Any
    hear: Any
    answer: Any
    look: Any


_BY_DTYPE: dict[Any, _Ways] = {
    ALONE: _Ways(_greet_nobody, _hear_nothing, _answer_nothing, _see),
    REMEMBERING: _Ways(_greet_seats, _tell, _answer_nothing, _see_and_recall),
    WITH_BOTS: _Ways(_greet_bots, _tell, _answer_as_bot, _see_and_recall),
}
_BY_TYPE: dict[Any, _Ways] = {from_dtype(mark): ways for mark, ways in _BY_DTYPE.items()}
