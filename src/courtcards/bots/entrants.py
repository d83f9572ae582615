"""Whoever may take a seat: a bot by its name or by where it is written, a class, an object, a function.

What a name means is decided here for matches, tables and environments alike. Names of the catalogue come
first, with a character after a colon if there is one; so a module of somebody's own that is called like
one of these bots is meant only if it is named as a file, `search.py:MyBot`.
"""

import hashlib
import inspect
import os
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from courtcards.bots.bot import Bot
from courtcards.bots.budget import Budget
from courtcards.bots.catalogue import bot_names, is_known, make_bot
from courtcards.bots.loading import Written, base_of_bots, describe_error, is_written
from courtcards.engine.errors import CourtCardsError, OptionError

if TYPE_CHECKING:
    from courtcards.play.game import Game

# Makes a bot for a game, with a budget if there is one.
Maker = Callable[["Game", Budget | None], Bot]
Entrant = str | Bot | type[Bot] | Maker

# How a solution that plays is written, and weights that do, alone or leading a search: `equilibrium:FILE`,
# `learned:FILE`, `guided:FILE`.
EQUILIBRIUM, TRAINED = "equilibrium:", ("learned:", "guided:")
LONGEST_NAME = 60
DIGITS = 12


def maker_of(entrant: Entrant) -> Maker:
    """Return what makes the bots of an entrant; two of the same have makers that are equal.

    >>> import courtcards as cc
    >>> maker_of("regular:jester")(cc.game("cockroach-poker"), None).name
    'regular:jester'
    """
    if not isinstance(entrant, str):
        return _OfObject(entrant, _title(entrant))
    if entrant.startswith(EQUILIBRIUM) or entrant == EQUILIBRIUM.rstrip(":"):
        return _Solved(entrant, os.getcwd())
    if entrant.startswith(TRAINED):
        return _Trained(entrant, os.getcwd())
    if is_known(entrant) or not is_written(entrant):
        return _Known(entrant)
    return _Elsewhere(Written(entrant, os.getcwd()))


def bot_of(entrant: Entrant, game: "Game", budget: Budget | None = None) -> Bot:
    """Return a new bot of an entrant; what is wrong with it is said in one sentence.

    >>> import courtcards as cc
    >>> class First(Bot):
    ...     name = "first"
    ...     def choose(self, view):
    ...         return view.moves[0]
    >>> bot_of(First, cc.game("royal-gambit"), Budget(iterations=5)).budget.iterations
    5
    """
    return maker_of(entrant)(game, budget)


def character_in(name: str) -> str:
    """Return the character that a name has after its colon; nothing if it has none.

    >>> character_in("regular:jester"), character_in("mymodule:MyBot")
    ('jester', '')
    """
    return name.partition(":")[2] if is_known(name) else ""


def typed(maker: Maker) -> str:
    """Return how a bot was named where it was asked for by a text; nothing where it was not."""
    return getattr(maker, "text", "")


def origin_of(maker: Maker) -> str:
    """Say which code or file plays: two that differ in it are different bots, whatever their names.

    >>> origin_of(maker_of("regular:jester"))
    'regular:jester'
    """
    origin: str = getattr(maker, "origin", "")
    return origin


@dataclass(frozen=True)
class _Known:
    """Makes a bot of the catalogue."""

    text: str

    @property
    def origin(self) -> str:
        return self.text

    def __call__(self, game: "Game", budget: Budget | None) -> Bot:
        if not is_known(self.text):
            raise OptionError(
                f"There is no bot {self.text!r} for {game.name}: there are "
                f"{', '.join(bot_names(game))}, and your own as module:Class or file.py."
            )
        return make_bot(self.text, game, budget)


@dataclass(frozen=True)
class _OfObject:
    """Makes bots of what there is: objects of a class, copies of a bot, or what a function returns."""

    thing: Any
    called: str

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _OfObject):
            return NotImplemented
        if isinstance(self.thing, Bot) or isinstance(other.thing, Bot):
            return self.thing is other.thing
        return bool(self.thing == other.thing)

    def __hash__(self) -> int:
        return hash(self.called)

    @property
    def origin(self) -> str:
        return f"{self.called} {fingerprint(self.thing)}"

    def __call__(self, game: "Game", budget: Budget | None) -> Bot:
        if isinstance(self.thing, Bot):
            return self._made(partial(deepcopy, self.thing), budget)
        if isinstance(self.thing, type):
            return self._made(self._class(), budget)
        if callable(self.thing):
            return self._made(partial(self.thing, game, budget), None)
        raise self._no_bot()

    def _class(self) -> type[Bot]:
        if not issubclass(self.thing, Bot):
            raise self._no_bot()
        if needed := _arguments_of(self.thing):
            raise OptionError(
                f"{self.called} cannot be made without {', '.join(needed)}: give them defaults, or "
                "name a function of a game and a budget that returns the bot."
            )
        kind: type[Bot] = self.thing
        return kind

    def _made(self, make: Callable[[], Any], budget: Budget | None) -> Bot:
        """Have a bot made, give it its budget, and look whether it can play."""
        try:
            bot = make()
            if isinstance(bot, Bot) and budget is not None:
                bot.budget = budget
        except CourtCardsError:
            raise
        except (Exception, SystemExit) as error:
            raise OptionError(f"{self.called} cannot be made: {describe_error(error)}.") from None
        if not isinstance(bot, Bot):
            raise OptionError(f"{self.called} makes {bot!r:.60}, which is no bot.")
        check_bot(bot, self.called)
        return bot

    def _no_bot(self) -> OptionError:
        return OptionError(f"{self.called} is no bot: it does not derive from {base_of_bots()}.")


@dataclass(frozen=True)
class _Elsewhere:
    """Makes a bot that is written elsewhere; a process that this is sent to loads it again."""

    written: Written

    @property
    def text(self) -> str:
        return self.written.text

    @property
    def origin(self) -> str:
        return f"{self.text} {fingerprint(self._maker.thing)}"

    @cached_property
    def _maker(self) -> _OfObject:
        return _OfObject(self.written.load(), self.text)

    def __call__(self, game: "Game", budget: Budget | None) -> Bot:
        return self._maker(game, budget)

    def __getstate__(self) -> dict[str, Any]:
        return {"written": self.written}


@dataclass(frozen=True)
class _OfFile:
    """Makes a bot that plays what is in a file, in a folder if the file's name says none."""

    text: str
    folder: str
    needed: ClassVar[str]

    @property
    def path(self) -> Path:
        file = self.text.partition(":")[2]
        if not file:
            raise OptionError(self.needed)
        return Path(self.folder, file)


@dataclass(frozen=True)
class _Solved(_OfFile):
    """Makes a bot that plays a solution."""

    needed = "Say which solution plays: equilibrium:FILE, of `solve --save FILE`."

    @property
    def origin(self) -> str:
        from courtcards.bots.equilibrium.saved import load_solution

        return f"{self.text} {load_solution(self.path).checksum[:DIGITS]}"

    def __call__(self, game: "Game", budget: Budget | None) -> Bot:
        from courtcards.bots.equilibrium.player import EquilibriumBot

        return EquilibriumBot(self.path, game)


@dataclass(frozen=True)
class _Trained(_OfFile):
    """Makes a bot that plays with a network."""

    needed = "Say which network plays: learned:FILE or guided:FILE, weights of `courtcards train`."

    @property
    def origin(self) -> str:
        return f"{self.text} {hashlib.sha256(self.path.read_bytes()).hexdigest()[:DIGITS]}"

    def __call__(self, game: "Game", budget: Budget | None) -> Bot:
        from courtcards.bots.learned.player import TrainedBot

        return TrainedBot(self.path, game, self.text.partition(":")[0], budget)


def check_bot(bot: Bot, called: str) -> None:
    """Refuse a bot that cannot choose, or whose name cannot be written into a table."""
    if type(bot).choose is Bot.choose:
        raise OptionError(f"{called} is no whole bot: it has no choose(self, view).")
    name = bot.name
    if not (isinstance(name, str) and name.isprintable() and 0 < len(name) <= LONGEST_NAME):
        raise OptionError(
            f"The name of {called} must be a line of 1 to {LONGEST_NAME} characters, "
            f"not {name!r:.80}."
        )


def name_of(bot: Bot) -> str:
    """Return what a bot is called: by its class if it was given no name."""
    return type(bot).__name__ if bot.name == Bot.name else bot.name


def tell_apart(names: list[str], makers: list[Maker]) -> tuple[str, ...]:
    """Return names that are all different: bots of the catalogue keep theirs, others get something added.

    >>> tell_apart(["me", "thumb", "thumb"], [_Known("a"), _Known("thumb"), _OfObject(Bot, "Bot")])
    ('me', 'thumb', 'thumb (2)')
    """
    taken = {name for name, maker in zip(names, makers, strict=True) if isinstance(maker, _Known)}
    told = []
    for name, maker in zip(names, makers, strict=True):
        told.append(name if isinstance(maker, _Known) else _new_name(name, typed(maker), taken))
        taken.add(told[-1])
    return tuple(told)


def _new_name(name: str, text: str, taken: set[str]) -> str:
    ways = [name, *([f"{name} ({text})"] if text else [])]
    free = next((way for way in ways if way not in taken), None)
    number = 2
    while free is None:
        free = None if f"{name} ({number})" in taken else f"{name} ({number})"
        number += 1
    return free


def fingerprint(thing: Any) -> str:
    """Return digits that stand for the file in which something is written; none if there is no file."""
    code = thing if inspect.isclass(thing) or inspect.isroutine(thing) else type(thing)
    try:
        file = inspect.getsourcefile(code)
        return hashlib.sha256(Path(file or "").read_bytes()).hexdigest()[:DIGITS]
    except (OSError, TypeError):
        return ""


def _title(thing: Any) -> str:
    """Return what something is called in a sentence."""
    if inspect.isclass(thing) or inspect.isroutine(thing):
        return f"{thing.__module__}:{thing.__qualname__}"
    return f"an object of {type(thing).__module__}:{type(thing).__qualname__}"


def _arguments_of(kind: type[Bot]) -> list[str]:
    """List the arguments without which no object of a class can be made."""
    try:
        found = inspect.signature(kind).parameters.values()
    except (TypeError, ValueError):
        return []
    loose = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    return [
        one.name
        for one in found
        if one.default is inspect.Parameter.empty and one.kind not in loose
    ]
