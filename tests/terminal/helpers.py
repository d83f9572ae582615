"""A screen with scripted input, and a game that tells when somebody looks where they may not."""

from collections.abc import Callable, Iterable, Sequence
from io import StringIO
from random import Random
from typing import Any, cast

from rich.console import Console

from courtcards.bots.bot import Bot
from courtcards.engine.compile import Array
from courtcards.engine.languages import codes
from courtcards.play.game import Game, make_game
from courtcards.play.moves import Move
from courtcards.play.state import State
from courtcards.play.view import View
from courtcards.terminal.partners import seat_partners
from courtcards.terminal.screen import Screen
from courtcards.terminal.start import names_of
from courtcards.terminal.voice import Voice
from courtcards.terminal.words import words_in

GAMES = ("cockroach-poker", "cockroach-poker-royal", "royal-gambit", "royal-menagerie")
LANGUAGES = codes()


class ScriptedScreen(Screen):
    """Reads from a script, and remembers what was shown."""

    def __init__(self, read: Callable[[], str], *, live: bool = False, width: int = 80) -> None:
        console = Console(width=width, height=24, record=True, file=StringIO())
        super().__init__(console, read, live=live)

    @property
    def text(self) -> str:
        return self.console.export_text(clear=False)

    def pause(self) -> None:
        pass


def script(lines: Iterable[str]) -> Callable[[], str]:
    """Return a reader of these lines; then the input ends."""
    rest = iter(lines)

    def read() -> str:
        for line in rest:
            return line
        raise EOFError

    return read


def typist(seed: int) -> Callable[[], str]:
    """Return a reader that types numbers at random, often ones that are not possible."""
    chance = Random(seed)
    return lambda: str(chance.randint(1, 5))


def table_of(name: str) -> Game:
    """Return a game for four; the one that goes on until a target is reached has a low one."""
    return make_game(name, 4, None, {"target": 15} if name == "royal-gambit" else {})


def voice_of(game: Game, language: str = "en", me: int | None = 0) -> Voice:
    words = words_in(language)
    return Voice(game, words, names_of(game, me or 0, words), me)


class WatchedState:
    """A game that one seat plays: it gives away nothing that the seat may not know."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self._seat = seat
        self.game = state.game

    @property
    def turn(self) -> int | None:
        return self._state.turn

    @property
    def over(self) -> bool:
        return self._state.over

    @property
    def result(self) -> Any:
        assert self.over
        return self._state.result

    @property
    def legal(self) -> Array:
        return self._state.legal

    def moves(self) -> list[Move]:
        return self._state.moves()

    def play(self, move: Move) -> None:
        self._state.play(move)

    def view(self, seat: int) -> View:
        # Others see their own view when it is their turn, and only to choose by it.
        assert seat in (self._seat, self.turn)
        return self._state.view(seat)

    def full_view(self) -> View:
        assert self.over
        return self._state.full_view()


def bots_of(game: Game, seat: int, seed: int, names: Sequence[str] = ()) -> dict[int, Bot]:
    """Return random players for all seats but one, or others by name."""
    names = names or ["random"] * (game.players - 1)
    return seat_partners(game, seat, names, bytes([seed]))


def watched(state: State, seat: int) -> State:
    return cast(State, WatchedState(state, seat))
