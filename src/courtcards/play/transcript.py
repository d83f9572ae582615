"""The transcript: one game as one line of JSON, written, read and checked.

The format is described in docs/transcript.md. A check replays a record from its first shuffle to its
result and reports every difference as a `Fault`: the step (the index in the log), what the rules
expect there and what was found.
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, BinaryIO

from courtcards.engine.errors import CourtCardsError, MoveError, TranscriptError
from courtcards.engine.phrases import Data
from courtcards.play.game import Game, make_game, read_seed
from courtcards.play.moves import Decision
from courtcards.play.state import State
from courtcards.play.stepper import Shuffle

FORMAT = "courtcards/1"
MAX_LINE = 32 * 1024 * 1024


@dataclass(frozen=True)
class Fault:
    """A place where a record and the rules differ; the step is None before the log begins."""

    step: int | None
    expected: str
    found: str


class _FaultError(Exception):
    def __init__(self, step: int | None, expected: str, found: Any) -> None:
        text = found if isinstance(found, str) else json.dumps(found, ensure_ascii=False)
        self.fault = Fault(step, expected, text if len(text) <= 300 else f"{text[:300]}…")

    def error(self) -> TranscriptError:
        """The fault as an error for whoever asked for the record."""
        fault = self.fault
        where = "" if fault.step is None else f" at step {fault.step}"
        message = (
            f"The transcript is faulty{where}: expected {fault.expected}, found {fault.found}."
        )
        return TranscriptError(message)


def write(state: State, names: Sequence[str] | None = None, legal: bool = False) -> Data:
    """Return the record of a game, finished or not."""
    game = state.game
    if names is not None and len(names) != game.players:
        raise TranscriptError(f"{game.players} players need as many names, not {len(names)}.")
    return {
        "format": FORMAT,
        "game": game.name,
        "preset": game.preset,
        "options": game.options,
        "players": game.players,
        "first_player": state.first_player,
        "names": list(names) if names is not None else game.names(),
        "seed": state.seed.hex() if state.seed is not None else None,
        "commitment": state.commitment,
        "log": _write_log(state, legal),
        "result": state.result.data if state.result else None,
    }


def dump(record: Data) -> str:
    """Return a record as its line of a file, without the line's end."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def _write_log(state: State, legal: bool) -> list[Data]:
    game = state.game
    steps = retrace(state, copy=False) if legal else None
    log = []
    for entry in state.log:
        if isinstance(entry, Shuffle):
            log.append(game.pile_data(entry))
            continue
        data: Data = {"seat": entry.seat} | game.move_data(entry.seat, entry.number)
        if steps is not None:
            data["legal"] = [move.data for move in next(steps).moves()]
        log.append(data)
    return log


def retrace(state: State, *, copy: bool = True) -> Iterator[State]:
    """Play a game again from its deal and yield it at every decision, then at its last position.

    Each state is one of its own. With `copy=False` it is the same one each time, which goes on when the
    next is asked for: quicker, for those who only look.

    >>> import courtcards as cc
    >>> state = cc.game("royal-gambit").deal(seed=1)
    >>> state.play("stay")
    >>> list(retrace(state))
    [<State royal-gambit after 0 moves, seat 0 to move>, <State royal-gambit after 1 move, seat 1 to move>]
    """
    steps = _retrace(state)
    return (step.copy() for step in steps) if copy else steps


def _retrace(state: State) -> Iterator[State]:
    first = state.first_player if state.game.kind.first_is_free else 0
    again = State.deal(state.game, state.seed, first, state.given_piles(0))
    for index, entry in enumerate(state.log):
        if isinstance(entry, Decision):
            yield again
            again.stack(state.given_piles(index + 1))
            again.play(entry.number)
    yield again


def read_lines(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Yield the lines of a transcript file that are not empty, with their numbers from 1 on.

    No more than `MAX_LINE` bytes of a line are read, and one more, so that a check can tell.
    """
    number = 0
    while line := file.readline(MAX_LINE + 1):
        number += 1
        if line.strip():
            yield number, line
        while not line.endswith(b"\n") and line:
            line = file.readline(MAX_LINE + 1)


def parse(line: str | bytes) -> Data:
    """Read one line of a transcript file; what the record says is not checked yet."""
    try:
        return _parse(line)
    except _FaultError as broken:
        raise broken.error() from None


def _parse(line: str | bytes) -> Data:
    if len(line) > MAX_LINE:
        raise _FaultError(None, f"a line of at most {MAX_LINE} bytes", "a longer one")
    try:
        # The json module would let surrogates pass, which are not text.
        record = json.loads(line.decode("utf-8-sig") if isinstance(line, bytes) else line)
    except UnicodeDecodeError:
        raise _FaultError(None, "UTF-8 text", "other bytes") from None
    except (ValueError, RecursionError) as error:
        raise _FaultError(None, "one whole JSON object", f"{error}") from None
    if not isinstance(record, dict):
        raise _FaultError(None, "one whole JSON object", record)
    if record.get("format") != FORMAT:
        raise _FaultError(None, f"the format {FORMAT}", record.get("format"))
    return record


def check_line(line: str | bytes) -> list[Fault]:
    """Check one line of a transcript file."""
    try:
        return check(_parse(line))
    except _FaultError as broken:
        return [broken.fault]


def check(record: Data) -> list[Fault]:
    """Replay a record and return what is wrong with it: nothing, if it is consistent.

    >>> import courtcards as cc
    >>> record = cc.game("cockroach-poker").deal(seed=1).transcript()
    >>> check(record)
    []
    >>> record["log"] = []
    >>> check(record)[0].found
    'the end of the log'
    """
    try:
        for _ in _replay(record):
            pass
    except _FaultError as broken:
        return [broken.fault]
    return []


def load(record: Data) -> State:
    """Replay a record to its last position; a fault is an error."""
    *_, state = replay(record, copy=False)
    return state


def replay(record: Data, *, copy: bool = True) -> Iterator[State]:
    """Play a record again; yield the game after the deal and after every decision of the log.

    Each state is one of its own. With `copy=False` it is the same one each time, which goes on when the
    next is asked for: quicker, for those who only look.
    """
    try:
        for state in _replay(record):
            yield state.copy() if copy else state
    except _FaultError as broken:
        raise broken.error() from None


def _replay(record: Data) -> Iterator[State]:
    game = _read_game(record)
    seed = _read_seed(record)
    log = _read_log(record)
    reader = _Reader(game, seed, log)
    yield reader.deal(_read_first(record, game))
    while reader.at < len(log):
        yield reader.play()
    _check_first(record, reader.state)
    _check_result(record, reader.state, len(log))


class _Reader:
    """Goes through a log and a game side by side."""

    def __init__(self, game: Game, seed: bytes | None, log: list[Data]) -> None:
        self.game = game
        self.seed = seed
        self.log = log
        self.at = 0
        self.state: State

    def deal(self, first: int) -> State:
        piles = self._piles_ahead()
        try:
            self.state = State.deal(self.game, self.seed, first, piles)
        except TranscriptError as error:
            raise _FaultError(self.at, str(error), self._found()) from None
        self._compare_piles(0)
        return self.state

    def play(self) -> State:
        step = self.at
        entry = self.log[step]
        state = self.state
        if state.over:
            raise _FaultError(step, "the end of the log, as the game is over", entry)
        if entry.get("seat") != state.turn:
            raise _FaultError(step, f"a decision of seat {state.turn}", entry)
        number = self._read_move(entry)
        self.at += 1
        state.stack(self._piles_ahead())
        known = len(state.log) + 1
        try:
            state.play(number)
        except MoveError as error:
            raise _FaultError(step, f"a legal move ({error})", entry) from None
        except TranscriptError as error:
            raise _FaultError(self.at, str(error), self._found()) from None
        self._compare_piles(known)
        return state

    def _read_move(self, entry: Data) -> int:
        if "legal" in entry:
            expected = [move.data for move in self.state.moves()]
            found = entry["legal"]
            if not isinstance(found, list) or _unordered(found) != _unordered(expected):
                raise _FaultError(self.at, f"the legal moves {json.dumps(expected)}", found)
        try:
            return self.game.move_number(entry["seat"], entry)
        except MoveError as error:
            raise _FaultError(self.at, f"a legal move ({error})", entry) from None

    def _piles_ahead(self) -> list[Shuffle]:
        """Read the shuffles that come next in the log; a game with a seed makes its own."""
        piles = []
        for step in range(self.at, len(self.log)):
            entry = self.log[step]
            if "shuffle" not in entry:
                break
            try:
                piles.append(self.game.read_pile(entry["shuffle"], _cards_of(entry)))
            except TranscriptError as error:
                raise _FaultError(step, str(error), entry) from None
        return [] if self.seed is not None else piles

    def _compare_piles(self, known: int) -> None:
        """Compare the shuffles the game made since entry `known` of its log with the record's."""
        for pile in self.state.log[known:]:
            assert isinstance(pile, Shuffle)
            expected = self.game.pile_data(pile)
            found = self._found()
            if not isinstance(found, dict) or not found.items() >= expected.items():
                raise _FaultError(self.at, json.dumps(expected), found)
            self.at += 1
        if self.at < len(self.log) and "shuffle" in self.log[self.at]:
            raise _FaultError(self.at, "no shuffle here", self._found())

    def _found(self) -> Any:
        return self.log[self.at] if self.at < len(self.log) else "the end of the log"


def _cards_of(entry: Data) -> list[str]:
    cards = entry.get("cards")
    if not isinstance(cards, list):
        raise TranscriptError("A shuffle has a list of cards.")
    return cards


def _unordered(moves: list[Any]) -> list[str]:
    return sorted(json.dumps(move, sort_keys=True) for move in moves)


def _read_game(record: Data) -> Game:
    options = record.get("options", {})
    if not isinstance(options, dict):
        raise _FaultError(None, "options as an object", options)
    try:
        players: Any = record.get("players")
        return make_game(str(record.get("game")), players, record.get("preset"), options)
    except CourtCardsError as error:
        raise _FaultError(None, str(error), {"game": record.get("game"), **options}) from None


def _read_seed(record: Data) -> bytes | None:
    text, commitment = record.get("seed"), record.get("commitment")
    if text is None:
        return None
    try:
        if not isinstance(text, str):
            raise TranscriptError("A seed in a transcript has 64 hex digits.")
        seed = read_seed(text)
    except CourtCardsError as error:
        raise _FaultError(None, str(error), text) from None
    expected = hashlib.sha256(seed).hexdigest()
    if commitment is not None and commitment != expected:
        raise _FaultError(None, f"the commitment {expected}", commitment)
    return seed


def _read_log(record: Data) -> list[Data]:
    log = record.get("log")
    if not isinstance(log, list):
        raise _FaultError(None, "a log, as a list", log)
    for step, entry in enumerate(log):
        if not isinstance(entry, dict):
            raise _FaultError(step, "an object for every step of the log", entry)
    return log


def _read_first(record: Data, game: Game) -> int:
    try:
        return game.check_first(record.get("first_player") if game.kind.first_is_free else None)
    except CourtCardsError as error:
        raise _FaultError(None, str(error), record.get("first_player")) from None


def _check_first(record: Data, state: State) -> None:
    found = record.get("first_player")
    if found is not None and found != state.first_player:
        raise _FaultError(None, f"first_player {state.first_player}", found)


def _check_result(record: Data, state: State, step: int) -> None:
    expected = state.result.data if state.result else None
    found = record.get("result")
    if expected is None or not isinstance(found, dict):
        if found != expected:
            raise _FaultError(step, f"the result {json.dumps(expected)}", found)
    elif not found.items() >= expected.items():
        raise _FaultError(step, f"the result {json.dumps(expected)}", found)
