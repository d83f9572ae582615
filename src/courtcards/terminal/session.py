"""A game of one person against bots, from the deal to the last word.

The person is shown only `state.view(seat)`; when the game is over, all cards are turned up.
"""

from collections.abc import Mapping

from rich.markdown import Markdown
from rich.rule import Rule
from rich.text import Text

from courtcards.bots.bot import Bot
from courtcards.lab.matches import answering, check_move, watches
from courtcards.play.moves import Move
from courtcards.play.rulebook import plain_guide, rulebook
from courtcards.play.state import State
from courtcards.play.view import View
from courtcards.terminal.board import board
from courtcards.terminal.chooser import choose
from courtcards.terminal.help import help_page
from courtcards.terminal.partners import refusing
from courtcards.terminal.recap import recap
from courtcards.terminal.screen import Screen
from courtcards.terminal.story import events_after, story
from courtcards.terminal.voice import Voice


class Session:
    """One person at the table; `bots` are the others by seat, each with its own view alone."""

    def __init__(
        self, state: State, seat: int, voice: Voice, screen: Screen, bots: Mapping[int, Bot]
    ) -> None:
        self.state = state
        self.seat = seat
        self.voice = voice
        self.screen = screen
        self.bots = bots
        self._watchers = [other for other, bot in bots.items() if watches(bot)]
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
        """Tell what has happened since the last time, and what was true if a round is over."""
        view = self._view
        told, self._told = self._told, len(view.history)
        self.screen.show(story(events_after(view, told), self.voice))
        summary = recap(view.events, told, self.voice)
        if summary is not None:
            self.screen.show(summary)
        for other in self._watchers:
            view = self.state.view(other)
            with refusing(self.bots[other], other), answering(other):
                self.bots[other].observe(view)

    def _watch(self) -> None:
        """Let another player move."""
        seat = self.state.turn
        assert seat is not None
        with self.screen.wait(self.voice.say("thinking", name=self.voice.name(seat))):
            self.state.play(self._chosen(seat, self.bots[seat]))
        self.screen.pause()

    def _chosen(self, seat: int, bot: Bot) -> Move:
        view = self.state.view(seat)
        with refusing(bot, seat):
            with answering(seat):
                move = bot.choose(view)
            check_move(self.state, seat, move)
        return move

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
        kind, code = self.state.game.kind, self.voice.words.code
        pages = [plain_guide(kind, code) or "", rulebook(kind, code)]
        self.screen.page(Markdown("\n\n".join(pages)), self.voice.say("more"))
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
        self.screen.show(self.voice.result(result.told), verdict, "")
