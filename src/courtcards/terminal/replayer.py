"""Replaying a recorded game step by step, as somebody saw it."""

from pathlib import Path

from rich.table import Table
from rich.text import Text

from courtcards.engine.errors import CourtCardsError
from courtcards.engine.languages import Texts
from courtcards.engine.phrases import Data
from courtcards.play.game import Game
from courtcards.play.state import State
from courtcards.play.transcript import load, parse, read_lines, replay
from courtcards.play.view import View
from courtcards.terminal.board import board
from courtcards.terminal.screen import Goodbye, Screen
from courtcards.terminal.story import events_after, story
from courtcards.terminal.voice import Voice

ALL, SPECTATOR = "all", "spectator"
NUMBER_WIDTH = 4
LONGEST_NAME = 24


def read_record(file: Path, number: int) -> Data:
    """Return the n-th game of a file."""
    count = 0
    try:
        with file.open("rb") as stream:
            for count, (_, line) in enumerate(read_lines(stream), 1):
                if count == number:
                    return parse(line)
    except OSError as error:
        raise CourtCardsError(f"{file} cannot be read: {error.strerror}.") from None
    raise CourtCardsError(f"There is no game {number} in {file}: it has {count}.")


def read_viewer(text: str, players: int) -> int | str:
    """Return who watches: a seat, a spectator, or someone who sees everything."""
    if text in (ALL, SPECTATOR):
        return text
    if text in map(str, range(players)):
        return int(text)
    last = players - 1
    raise CourtCardsError(f"--seat is a seat from 0 to {last}, {SPECTATOR} or {ALL}, not {text!r}.")


def names_of(record: Data, game: Game, language: str) -> list[str]:
    """Return the record's names without anything that a terminal might obey, or usual ones."""
    names = record.get("names")
    if not isinstance(names, list) or len(names) != game.players:
        return game.names(language)
    return ["".join(filter(str.isprintable, str(name)))[:LONGEST_NAME] for name in names]


class Replayer:
    """Goes through a record; what it shows is what the viewer saw."""

    def __init__(self, record: Data, viewer: str, words: Texts, screen: Screen) -> None:
        # A faulty record is reported before anything of it is shown.
        game = load(record).game
        self.record = record
        self.screen = screen
        self.viewer = read_viewer(viewer, game.players)
        me = self.viewer if isinstance(self.viewer, int) else None
        self.voice = Voice(game, words, names_of(record, game, words.code), me)

    def show(self) -> None:
        """Show every step, then the table and the result."""
        self.screen.show(Text(self._title(), "bold"))
        told = 0
        state: State
        for number, state in enumerate(replay(self.record, copy=False)):
            view = self._view(state)
            self._show_step(number, view, told)
            told = len(view.history)
            if not state.over:
                self._wait(view)
        self._show_end(state)

    def _view(self, state: State) -> View:
        if self.viewer == ALL:
            return state.full_view()
        return state.view(self.viewer if isinstance(self.viewer, int) else None)

    def _title(self) -> str:
        game = self.voice.title()
        if isinstance(self.viewer, int):
            return self.voice.say("replay-seat", game=game, name=self.voice.names[self.viewer])
        return self.voice.say(f"replay-{self.viewer}", game=game)

    def _show_step(self, number: int, view: View, told: int) -> None:
        step = Table.grid()
        step.add_column(width=NUMBER_WIDTH, justify="right", style="dim")
        events = events_after(view, told)
        step.add_row(str(number or ""), story(events, self.voice, whole=True))
        self.screen.show(step)

    def _wait(self, view: View) -> None:
        """Wait until the next step is wanted."""
        while self.screen.live:
            entry = self.screen.ask(self.voice.say("next"))
            if entry == "q":
                raise Goodbye
            if entry != "t":
                return
            self.screen.show(board(view.table, self.voice))

    def _show_end(self, state: State) -> None:
        self.screen.show("", board(self._view(state).table, self.voice), "")
        if state.result:
            self.screen.show(self.voice.result(state.result.told))
        else:
            self.screen.show(Text(self.voice.say("not_over")))
