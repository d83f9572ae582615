"""All bots by name: the players, the levels for people, and the creatures of habit."""

from dataclasses import replace
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from courtcards.bots.bot import Bot
from courtcards.bots.budget import Budget
from courtcards.bots.characters import CHARACTERS
from courtcards.bots.compiled_bot import CompiledBot, SpecOf
from courtcards.bots.habits import HABITS
from courtcards.bots.learned.player import WAYS
from courtcards.bots.learned.weights import has_weights
from courtcards.bots.levels import ANYBODY, LEVELS, ladder_of, level_spec
from courtcards.bots.minds import mind_of
from courtcards.bots.spec import (
    GUIDED,
    LEARNED_SPEC,
    QUIRKS,
    RANDOM,
    SEARCH,
    SOLVER,
    THUMB,
    Persona,
    Spec,
)
from courtcards.engine.compile import JIT
from courtcards.engine.errors import OptionError, choices
from courtcards.games import GAMES

if TYPE_CHECKING:
    from courtcards.engine.contract import Kind
    from courtcards.play.game import Game

SEARCH_ITERATIONS = 5000
# How far a bot searches at a table without the compiler: about half a second, where a master's usual
# search would take half a minute.
UNCOMPILED_ITERATIONS = 50

__all__ = ["LEVELS", "bot_names", "is_known", "make_bot", "make_table_bot", "personality"]


def bot_names(game: "Game | Kind") -> list[str]:
    """Return the names of all bots that play a game."""
    mind = mind_of(game.name)
    names = ["random", "thumb"]
    if mind.solve is not None:
        names.append("solver")
    if mind.can_search:
        names.append("search")
    if has_weights(game.name):
        names.append("learned")
        if mind.can_search:
            names.append("guided")
    names += LEVELS
    if mind.keep_habit is not None:
        names += HABITS
    return names


def is_known(name: str) -> bool:
    """Say whether any game has a bot of this name, whatever character stands after a colon.

    >>> is_known("regular:jester"), is_known("solver"), is_known("mymodule:MyBot")
    (True, True, False)
    """
    way = name.partition(":")[0]
    return any(way in bot_names(kind) for kind in GAMES)


def make_bot(name: str, game: "Game", budget: Budget | None = None) -> Bot:
    """Return a new bot by its name; a level, or `thumb`, may have a character after a colon.

    >>> import courtcards as cc
    >>> make_bot("thumb", cc.game("cockroach-poker")).name
    'thumb'
    >>> make_bot("regular:jester", cc.game("cockroach-poker")).spec(seed=0).persona.honesty < 0.2
    True
    """
    way, _, who = name.partition(":")
    if way not in bot_names(game):
        known = choices(bot_names(game))
        raise OptionError(f"There is no bot {name!r} for {game.name}: there are {known}.")
    if ":" in name:
        _check_character(way, who)
    return CompiledBot(name, partial(_spec, way, who, game.name), budget)


def _check_character(way: str, who: str) -> None:
    if way not in (*LEVELS, "thumb"):
        raise OptionError(f"The bot {way!r} has no character: levels and 'thumb' have.")
    if who not in CHARACTERS:
        raise OptionError(f"There is no character {who!r}: there are {choices(CHARACTERS)}.")


def make_table_bot(name: str, game: "Game", budget: Budget | None = None) -> Bot:
    """Return a new bot for a table at which people wait: without the compiler it searches less far.

    With a budget it searches that far in any case.

    >>> import courtcards as cc
    >>> make_table_bot("master", cc.game("cockroach-poker")).name
    'master'
    """
    bot = make_bot(name, game, budget)
    if JIT or budget is not None:
        return bot
    assert isinstance(bot, CompiledBot)
    return CompiledBot(name, partial(_quick_spec, bot.spec))


def _quick_spec(spec_of: SpecOf, seed: int) -> Spec:
    """Return what a bot is where a network alone has to answer for a search that it leads."""
    spec = spec_of(seed)
    if spec.way == GUIDED:
        return LEARNED_SPEC
    return replace(spec, iterations=min(spec.iterations, UNCOMPILED_ITERATIONS))


def _spec(name: str, who: str, game: str, seed: int) -> Spec:
    """Return what a bot is in a game with a seed: a character, or anybody."""
    ladder = ladder_of(game, mind_of(game).can_search)
    persona = CHARACTERS[who].persona if who else personality(seed)
    if name in LEVELS:
        return level_spec(name, ladder, persona, ladder.styles if who else ANYBODY)
    if name in HABITS:
        return Spec(THUMB, habit=1 + list(HABITS).index(name))
    if name in WAYS:
        return WAYS[name]
    ways = {"random": RANDOM, "thumb": THUMB, "solver": SOLVER}
    if name == "search":
        return Spec(SEARCH, ladder.thinker, SEARCH_ITERATIONS)
    return Spec(ways[name], persona if name == "thumb" else Persona())


def personality(seed: int) -> Persona:
    """Return somebody: no two seeds give the same person.

    >>> personality(1) == personality(1), personality(1) == personality(2)
    (True, False)
    """
    chance = Random(seed)
    honesty, suspicion, nerve, loyalty = (0.2 + 0.6 * chance.random() for _ in range(4))
    quirk, taste = chance.randrange(QUIRKS), chance.random()
    return Persona(honesty, suspicion, nerve, loyalty, quirk=quirk, taste=taste)
