"""A game of one person against random players, from the deal to the last word.

The person is shown nothing but `state.view(seat)`; when the game is over, all cards are turned up.
"""

from random import Random

from rich.markdown import Markdown
from rich.rule import Rule
from rich.text import Text

from courtcards.play.rulebook import rulebook
from courtcards.play.state import State
from courtcards.play.view import View
from courtcards.terminal.board import board
from courtcards.terminal.chooser import choose
from courtcards.terminal.help import help_page
from courtcards.terminal.screen import Screen
from courtcards.terminal.story import events_after, story
from courtcards.terminal.voice import Voice


class Session:
    """One person at the table; the others choose among their legal moves by `chance`."""

    def __init__(
        self, state: State, seat: int, voice: Voice, screen: Screen, chance: Random
    ) -> None:
        self.state = state
        self.seat = seat
        self.voice = voice
        self.screen = screen
        self.chance = chance
        self._told = 0

    def play(self) -> None:
        """Play to the end."""
        self._tell()
        while not self.state.over:
            if self.state.turn == self.seat:
                self._decide()
            else:
                self._watch()
            self._tell()
        self._finish()

    @property
    def _view(self) -> View:
        return self.state.view(self.seat)

    def _tell(self) -> None:
        """Tell what has happened since the last time."""
        view = self._view
        events = events_after(view, self._told)
        self._told = len(view.history)
        self.screen.show(story(events, self.voice))

    def _watch(self) -> None:
        """Let another player move."""
        self.state.play(self.chance.choice(self.state.moves()))
        self.screen.pause()

    def _decide(self) -> None:
        """Let the person move."""
        self._show_table()
        keys = {
            "?": self._show_help,
            "h": self._show_history,
            "r": self._show_rules,
            "t": self._show_table,
        }
        move = choose(self._view.moves, self.voice, self.screen, keys)
        self.state.play(move)

    def _show_table(self) -> None:
        self.screen.show("", board(self._view.table, self.voice))

    def _show_help(self) -> None:
        self.screen.show("", help_page(self._view.table, self.voice))

    def _show_history(self) -> None:
        whole = story(self._view.events, self.voice, whole=True)
        self.screen.show("", Rule(self.voice.say("history")))
        self.screen.page(whole, self.voice.say("more"))
        self._show_table()

    def _show_rules(self) -> None:
        rules = rulebook(self.state.game.kind, self.voice.words.code)
        self.screen.page(Markdown(rules), self.voice.say("more"))
        self._show_table()

    def _finish(self) -> None:
        """Tell the result and turn up everything that was hidden."""
        result = self.state.result
        assert result is not None
        won = self.seat in result.winners
        verdict = Text(
            self.voice.say("won" if won else "lost"), "bold green" if won else "bold red"
        )
        self.screen.show("", board(self.state.full_view().table, self.voice), "")
        self.screen.show(self.voice.result(result.data), verdict, "")
