"""The bots in the other seats of a batch: those that compiled code plays."""

from collections.abc import Sequence
from typing import Any

from courtcards.bots.compiled_bot import CompiledBot
from courtcards.bots.entrants import Entrant, bot_of
from courtcards.engine.errors import OptionError
from courtcards.play.game import Game

# A bot for all other seats, or one for each of them, clockwise.
Opponents = Entrant | Sequence[Entrant]


def compiled_opponents(game: Game, opponents: Opponents) -> list[CompiledBot]:
    """Return the bots for the other seats, clockwise from the learner's.

    >>> import courtcards as cc
    >>> game = cc.game("cockroach-poker", players=3)
    >>> [bot.name for bot in compiled_opponents(game, ["master", "thumb"])]
    ['master', 'thumb']
    """
    return [_compiled(game, one) for one in for_other_seats(game, opponents)]


def for_other_seats(game: Game, opponents: Opponents) -> list[Entrant]:
    """Return who plays in each of the other seats.

    >>> import courtcards as cc
    >>> for_other_seats(cc.game("cockroach-poker", players=3), "thumb")
    ['thumb', 'thumb']
    """
    others = game.players - 1
    entrants: list[Any] = [opponents] * others
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        entrants = list(opponents)
    if len(entrants) != others:
        raise OptionError(f"There are {others} other seats, not {len(entrants)}.")
    return entrants


def _compiled(game: Game, entrant: Entrant) -> CompiledBot:
    bot = bot_of(entrant, game)
    if not isinstance(bot, CompiledBot):
        raise OptionError(f"Opponents in a batch are compiled bots, which {bot.name} is not.")
    if bot.is_timed:
        raise OptionError(f"Opponents in a batch have no clock: give {bot.name} iterations.")
    return bot


def check_seat(game: Game, seat: int | None) -> int | None:
    """Return the seat a learner has chosen, if it is one of the game's.

    >>> import courtcards as cc
    >>> check_seat(cc.game("cockroach-poker"), 3)
    3
    """
    if seat is not None and seat not in range(game.players):
        raise OptionError(f"A seat is a number from 0 to {game.players - 1}, not {seat!r}.")
    return seat
