"""Games step by step over HTTP, and how everybody played them: made by the clerk, kept, and paid for."""

from functools import partial

from msgspec import Struct, json

from courtcards.play.state import State
from courtcards.play.transcript import load
from courtcards.server.clerk import Made
from courtcards.server.damage import DamagedGameError
from courtcards.server.endpoints import Call
from courtcards.server.problems import ProblemError
from courtcards.table import records

MOST_STEPS = 100
# So many steps are shown, or played again, with as much work as a plain request is.
STEPS_SHOWN, STEPS_PLAYED = 50, 500


class Steps(Struct, frozen=True):
    """A part of a game, step by step."""

    total: int
    start: int
    steps: list[records.Step]


async def read_game(call: Call) -> bytes:
    """Return the transcript of a finished game."""
    return await _game(call) + b"\n"


async def _game(call: Call) -> bytes:
    record = await call.hall.find_game(call.table, _number(call), call.charge)
    if record is None:
        words = "There is no such game at this table, or it is not over yet."
        raise ProblemError(404, "not_now", words)
    return record


def _number(call: Call) -> int:
    number: int = call.request.path_params["number"]
    return number


async def read_steps(call: Call) -> bytes:
    """Return a part of a finished game, step by step."""
    record = await _game(call)
    seat: int | None = call.query.get("seat")
    start: int = call.query.get("start", 0)

    def work() -> Made:
        state = _play_again(record)
        if seat is not None and seat >= state.game.players:
            raise ProblemError(422, "invalid", f"Seats go from 0 to {state.game.players - 1}.")
        return _write_steps(state, start, seat, is_full=seat is None)

    return await call.look_up(("steps", call.table, _number(call), seat, start), work)


def _play_again(record: bytes) -> State:
    """Return a finished game at its end; that today's rules refuse it is no fault of whoever asks."""
    try:
        return load(json.decode(record))
    except Exception as error:
        raise DamagedGameError(f"it cannot be played again ({type(error).__name__})") from None


async def read_moments(call: Call) -> bytes:
    """Return a part of the game on the table as whoever asks saw it, step by step."""
    room = await call.room()
    viewer = call.viewer(room)
    table = room.table
    if table.state is None:
        raise ProblemError(409, "not_now", "No game has begun at this table.")
    seat = table.seat_of(viewer)
    start: int = call.query.get("start", 0)
    work = partial(_write_steps, table.state.copy(), start, seat, is_full=False)
    # A game that goes on has other steps after every move.
    return await call.look_up(("moments", call.table, table.moved_at, seat, start), work)


def _write_steps(state: State, start: int, seat: int | None, is_full: bool) -> Made:
    part = slice(start, start + MOST_STEPS)
    found = records.steps(state, part) if is_full else records.steps_seen(state, seat, part)
    total = records.count_steps(state)
    cost = len(found) / STEPS_SHOWN + min(total, part.stop) / STEPS_PLAYED
    return Made(json.encode(Steps(total, start, found)), cost)


async def read_figures(call: Call) -> bytes:
    """Return how everybody played a finished game, in numbers."""
    record = await _game(call)

    def work() -> Made:
        state = _play_again(record)
        told = json.encode(records.figures(state))
        return Made(told, records.count_steps(state) / STEPS_PLAYED)

    return await call.look_up(("figures", call.table, _number(call)), work)
