"""Games step by step over HTTP, and how everybody played them: made by the clerk, kept, and paid for."""

from functools import partial
from typing import Any

from msgspec import Struct, json
from msgspec.structs import replace

from courtcards.server.clerk import Made
from courtcards.server.endpoints import Call
from courtcards.server.problems import ProblemError
from courtcards.server.retellings import STEPS_PLAYED, Find, Found, Told
from courtcards.table import records
from courtcards.table.retelling import Retelling, Step
from courtcards.table.settings import Settings

MOST_STEPS = 100
# So many steps are shown with as much work as a plain request is.
STEPS_SHOWN = 50


class Steps(Struct, frozen=True):
    """A part of a game, step by step."""

    total: int
    start: int
    steps: list[Step]


class ToldStep(Struct, frozen=True):
    """What happened at one step of a finished game, which is the last one if there are not so many."""

    number: int
    total: int
    events: list[dict[str, Any]]


async def read_game(call: Call) -> bytes:
    """Return the transcript of a finished game."""
    record = await call.hall.find_game(call.table, _number(call), call.charge)
    if record is None:
        raise _no_game()
    return record + b"\n"


def _no_game() -> ProblemError:
    return ProblemError(404, "not_now", "no-finished-game")


def _number(call: Call) -> int:
    number: int = call.request.path_params["number"]
    return number


async def _finder(call: Call, number: int | None = None) -> Find:
    find = await call.hall.finder(call.table, number or _number(call))
    if find is None:
        raise _no_game()
    return find


def _tell(call: Call, number: int, find: Find) -> Told:
    told = call.hall.retellings.tell((call.table, number), find)
    if told is None:
        raise _no_game()
    return told


async def read_steps(call: Call) -> bytes:
    """Return a part of a finished game, step by step."""
    find = await _finder(call)
    room = await call.hall.find(call.table)
    # Of a table that is gone only its games are left, and not what was agreed on there.
    settings = room.table.settings if room else None
    seat: int | None = call.query.get("seat")
    start: int = call.query.get("start", 0)

    def work() -> Made:
        told = _tell(call, _number(call), find)
        players = told.game.state.game.players
        if seat is not None and seat >= players:
            raise ProblemError(422, "invalid", "no-seat", count=players)
        return _write_steps(told, settings, start, seat, is_full=seat is None)

    return await call.look_up(("steps", call.table, _number(call), seat, start), work)


async def step_told(call: Call, number: int, step: int, seat: int | None) -> ToldStep:
    """Return what happened at a step of a finished game, as a seat saw it or in full."""
    find = await _finder(call, number)

    def work() -> Made:
        told = _tell(call, number, find)
        game = told.game
        at = min(step, game.total - 1)
        part = slice(at, at + 1)
        [found] = game.steps(part) if seat is None else game.steps_seen(seat, part)
        text = json.encode(ToldStep(at, game.total, found.events))
        return Made(text, told.cost + 1 / STEPS_SHOWN + _playing(game, part.stop))

    made = await call.look_up(("step", call.table, number, seat, step), work)
    return json.decode(made, type=ToldStep)


async def read_moments(call: Call) -> bytes:
    """Return a part of the game on the table as whoever asks saw it, step by step."""
    room = await call.room()
    viewer = call.viewer(room)
    table = room.table
    if table.state is None:
        raise ProblemError(409, "not_now", "no-game-yet")
    seat = table.seat_of(viewer)
    start: int = call.query.get("start", 0)
    find = partial(Found, table.state.copy(), 0.0)
    number = table.number

    def work() -> Made:
        told = _tell(call, number, find)
        return _write_steps(told, table.settings, start, seat, is_full=False)

    # The steps of an unfinished game change with every move.
    return await call.look_up(("moments", call.table, table.moved_at, seat, start), work)


def _write_steps(
    told: Told, settings: Settings | None, start: int, seat: int | None, is_full: bool
) -> Made:
    part = slice(start, start + MOST_STEPS)
    game = told.game
    found = game.steps(part) if is_full else game.steps_seen(seat, part)
    if settings is not None:
        found = [replace(step, table=settings.told(step.table)) for step in found]
    return Made(
        json.encode(Steps(game.total, start, found)),
        told.cost + len(found) / STEPS_SHOWN + _playing(game, part.stop),
    )


def _playing(game: Retelling, stop: int) -> float:
    """Return how much work it is to play a game again up to a step."""
    return min(game.total, stop) / STEPS_PLAYED


async def read_figures(call: Call) -> bytes:
    """Return how everybody played a finished game, in numbers."""
    find = await _finder(call)

    def work() -> Made:
        told = _tell(call, _number(call), find)
        figures = json.encode(records.figures(told.game.state))
        return Made(figures, told.cost + _playing(told.game, told.game.total))

    return await call.look_up(("figures", call.table, _number(call)), work)
