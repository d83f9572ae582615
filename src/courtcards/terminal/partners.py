"""Who else sits at the table: bots at a level, or by name."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random

from rich.text import Text

from courtcards.bots.bot import Bot
from courtcards.bots.budget import Budget
from courtcards.bots.catalogue import LEVELS, is_known, make_table_bot
from courtcards.bots.characters import stand_in
from courtcards.bots.entrants import bot_of, character_in, name_of
from courtcards.engine.errors import CourtCardsError, OptionError, choices
from courtcards.engine.languages import Texts
from courtcards.lab.matches import ForfeitError, answering
from courtcards.play.game import Game
from courtcards.terminal.asking import ask_number, numbered
from courtcards.terminal.screen import Screen

DEFAULT_LEVEL = "regular"


class BotError(CourtCardsError):
    """A bot at the table raised an error, or chose what it may not."""


def choose_level(screen: Screen, words: Texts) -> str:
    """Offer all levels and return the one that is chosen."""
    labels = [
        Text.assemble(
            (level_in_words(level, words), "bold"), " ", (words.say(f"level-{level}.hint"), "dim")
        )
        for level in LEVELS
    ]
    screen.show("", Text(words.say("which_level"), "bold"), numbered(labels))
    return LEVELS[int(ask_number(screen, words, len(LEVELS), prompt="keys_menu")) - 1]


def level_in_words(name: str, words: Texts) -> str:
    """Return what a level is called; a bot that is not a level has the same name in every language."""
    way = name.partition(":")[0]
    return words.first(f"level-{way}") or way


def kind_in_words(name: str, bot: Bot, words: Texts) -> str:
    """Return what a bot is called that was asked for by a name: somebody's own has its own name."""
    return level_in_words(name, words) if is_known(name) else name_of(bot)


def characters_of(names: Sequence[str]) -> list[str]:
    """Return who the bots are: those that were named after a colon, and others for the rest.

    >>> characters_of(["regular", "expert:duchess", "random"])
    ['jester', 'duchess', 'herald']
    """
    chosen = [character_in(name) for name in names]
    taken = [who for who in chosen if who]
    found = []
    for seat, who in enumerate(chosen):
        found.append(who or stand_in(seat, taken))
        taken.append(found[-1])
    return found


def name_partners(game: Game, level: str | None, bots: Sequence[str] = ()) -> list[str]:
    """Return the bots for all other seats: those that were named, then those of the level.

    >>> import courtcards as cc
    >>> name_partners(cc.game("royal-gambit"), "expert", ["random"])
    ['random', 'expert', 'expert']
    """
    level = level or DEFAULT_LEVEL
    if level not in LEVELS:
        raise OptionError(f"There is no level {level!r}: there are {choices(LEVELS)}.")
    others = game.players - 1
    if len(bots) > others:
        plural = "s" if others > 1 else ""
        raise OptionError(f"There is room for {others} other player{plural}, not for {len(bots)}.")
    names = [*bots, *[level] * (others - len(bots))]
    for name in dict.fromkeys(names):
        bot_of(name, game)
    found = characters_of(names)
    if len(set(found)) < len(found):
        raise OptionError("A character can have only one seat at a table.")
    return names


def seat_partners(
    game: Game, seat: int, names: Sequence[str], seed: bytes, budget: Budget | None = None
) -> dict[int, Bot]:
    """Return the bots by seat, ready to play; the same seed makes them play the same.

    A bot of a level plays like the character that it is called after.
    """
    chance = Random(seed)
    seats = [other for other in range(game.players) if other != seat]
    partners = {}
    for other, name, who in zip(seats, names, characters_of(names), strict=True):
        partners[other] = _partner(f"{name}:{who}" if name in LEVELS else name, game, budget)
        with refusing(partners[other], other), answering(other):
            partners[other].reset(game, other, chance.getrandbits(62))
    return partners


def _partner(name: str, game: Game, budget: Budget | None) -> Bot:
    return make_table_bot(name, game, budget) if is_known(name) else bot_of(name, game, budget)


@contextmanager
def refusing(bot: Bot, seat: int) -> Iterator[None]:
    """End a game with a sentence if a bot forfeits it: nobody can play on."""
    try:
        yield
    except ForfeitError as error:
        raise BotError(f"The bot {name_of(bot)!r} in seat {seat} {error.what}.") from error
