"""Bots that break the rules of a match, each in its own way, and one that keeps them."""

import os
from random import Random
from typing import Any

from courtcards.bots.bot import Bot
from courtcards.bots.budget import Budget
from courtcards.play.game import Game
from courtcards.play.moves import Move
from courtcards.play.view import View


class Chance(Bot):
    """Plays by luck; `flaw` is asked for another answer first."""

    name = "chance"

    def reset(self, game: Game, seat: int, seed: int) -> None:
        self.luck = Random(seed)
        self.chosen = 0

    def choose(self, view: View) -> Move:
        self.chosen += 1
        return self.luck.choice(view.moves)


class Raises(Chance):
    def choose(self, view: View) -> Move:
        if self.chosen == 2:
            raise RuntimeError("I cannot go on.\nNot at all.")
        return super().choose(view)


class Leaves(Chance):
    def choose(self, view: View) -> Move:
        raise SystemExit


class FailsToSit(Chance):
    def reset(self, game: Game, seat: int, seed: int) -> None:
        raise OSError("no chair")


class FailsToWatch(Chance):
    def observe(self, view: View) -> None:
        raise ValueError("too dark")


class Illegal(Chance):
    def choose(self, view: View) -> Move:
        legal = {move.number for move in view.moves}
        wrong = next(number for number in range(view.game.move_count) if number not in legal)
        return Move(view.game, view.viewer, wrong)


class OutOfRange(Chance):
    def choose(self, view: View) -> Move:
        return Move(view.game, view.viewer, -5)


class OtherSeat(Chance):
    def choose(self, view: View) -> Move:
        return Move(view.game, (view.viewer + 1) % view.game.players, view.moves[0].number)


class Rubbish(Chance):
    def choose(self, view: View) -> Any:
        return "hello"


class Nothing(Chance):
    def choose(self, view: View) -> Any:
        return None


class Peeping(Chance):
    """Notes every view it is shown, for a test to look at."""

    seen: list[tuple[int, int, int]] = []  # noqa: RUF012  # meant to be shared

    def observe(self, view: View) -> None:
        self.seen.append((os.getpid(), view.viewer, len(view.history)))


def entrant(kind: type[Bot]) -> Any:
    """Return what makes bots of a class; they are called like the class."""
    return _MAKERS[kind.__name__]


class Maker:
    def __init__(self, kind: type[Bot]) -> None:
        self.kind = kind

    def __call__(self, game: Game, budget: Budget | None) -> Bot:
        bot = self.kind()
        bot.name = self.kind.__name__.lower()
        return bot


FLAWED = (
    Raises,
    Leaves,
    FailsToSit,
    FailsToWatch,
    Illegal,
    OutOfRange,
    OtherSeat,
    Rubbish,
    Nothing,
)
_MAKERS = {kind.__name__: Maker(kind) for kind in (Chance, Peeping, *FLAWED)}
