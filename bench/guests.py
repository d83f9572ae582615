"""Bots of another checkout at a table of this one: they think in a process that has that checkout's code.

A guest is sent what its seat may know, so all that both checkouts must share are the records of states
and the events. Run as a script, this is the process.
"""

import os
import pickle
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from courtcards.bots.bot import Bot
from courtcards.bots.budget import Budget
from courtcards.bots.catalogue import make_bot
from courtcards.play.game import Game, make_game
from courtcards.play.moves import Move
from courtcards.play.view import View

# Requests: a bot sits down, or it moves.
SIT, MOVE = range(2)


@dataclass(frozen=True)
class Guest:
    """Makes bots of a name from the package in a folder, for `arena`."""

    source: Path
    bot: str

    @property
    def name(self) -> str:
        """What its bots are called here."""
        return f"{self.bot} there"

    def __call__(self, game: Game, budget: Budget | None) -> Bot:
        return GuestBot(self)


class GuestBot(Bot):
    """A bot that thinks elsewhere."""

    def __init__(self, guest: Guest) -> None:
        self.name = guest.name
        self._guest = guest

    def reset(self, game: Game, seat: int, seed: int) -> None:
        """Sit down at a new game."""
        wish = (game.name, game.players, game.preset, game.options)
        self._ask(SIT, self._guest.bot, wish, seat, seed)

    def choose(self, view: View) -> Move:
        """Return the move that was chosen there."""
        number = self._ask(MOVE, view.viewer, view.states.tobytes(), view.history)
        return Move(view.game, view.viewer, number)

    def _ask(self, *request: Any) -> Any:
        # Processes that were forked share no other process.
        there = _start(self._guest.source, os.getpid())
        assert there.stdin is not None
        assert there.stdout is not None
        pickle.dump((id(self), *request), there.stdin)
        there.stdin.flush()
        return pickle.load(there.stdout)


@cache
def _start(source: Path, own: int) -> "subprocess.Popen[bytes]":
    """Start a process with another package; it ends when this one does, and its pipe with it."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    command = [sys.executable, "-P", __file__]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)


class Room:
    """The guests of one process, by who asked for them."""

    def __init__(self) -> None:
        self._bots: dict[int, tuple[Game, Bot]] = {}

    def answer(self, asker: int, request: int, *given: Any) -> Any:
        """Do what is asked for."""
        return self._sit(asker, *given) if request == SIT else self._move(asker, *given)

    def _sit(self, asker: int, bot: str, wish: tuple[Any, ...], seat: int, seed: int) -> None:
        game = make_game(*wish)
        if asker not in self._bots:
            self._bots[asker] = (game, make_bot(bot, game))
        self._bots[asker][1].reset(game, seat, seed)

    def _move(self, asker: int, seat: int, record: bytes, history: Any) -> int:
        game, bot = self._bots[asker]
        states = np.frombuffer(record, game.kind.state)
        view: Any = SimpleNamespace(game=game, viewer=seat, states=states, history=history)
        return bot.choose(view).number


def main() -> None:
    """Answer until nobody asks any more."""
    room, answers = Room(), os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # What is printed is no answer.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    while True:
        try:
            request = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        pickle.dump(room.answer(*request), answers)
        answers.flush()


if __name__ == "__main__":
    main()
