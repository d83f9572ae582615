"""The yardstick: `expert` and `master` as they were before any bot had learned, for ever the same.

They are what the catalogue's levels were then, written out: a search led by rules of thumb, rules of thumb
alone, a solver. Whatever the levels become, `old-master` and `old-expert` stay opponents to be measured
against.
"""

from dataclasses import dataclass

from courtcards.bots.bot import Bot
from courtcards.bots.budget import Budget
from courtcards.bots.compiled_bot import CompiledBot
from courtcards.bots.entrants import Entrant, bot_of
from courtcards.bots.spec import SEARCH, SOLVER, THUMB, Persona, Spec
from courtcards.play.game import Game

NEUTRAL = Persona(honesty=0.5, suspicion=0.5, nerve=0.5, loyalty=0.5, whim=1.0)
CURIOUS = Persona(honesty=0.5, suspicion=0.5, nerve=0.5, loyalty=0.5, whim=2.0)
OLD = {
    "cockroach-poker": {
        "old-expert": Spec(SEARCH, NEUTRAL, iterations=150, trust=1.0),
        "old-master": Spec(SEARCH, NEUTRAL, iterations=1500, trust=10.0),
    },
    "cockroach-poker-royal": {
        "old-expert": Spec(SEARCH, NEUTRAL, iterations=100, trust=10.0),
        "old-master": Spec(SEARCH, NEUTRAL, iterations=1000, trust=10.0),
    },
    "royal-gambit": {
        "old-expert": Spec(THUMB, NEUTRAL),
        "old-master": Spec(SOLVER, NEUTRAL),
    },
    "royal-menagerie": {
        "old-expert": Spec(SEARCH, CURIOUS, iterations=120, trust=10.0),
        "old-master": Spec(SEARCH, CURIOUS, iterations=1000, trust=10.0),
    },
}


@dataclass(frozen=True)
class Old:
    """Makes an old bot, for `arena`."""

    name: str

    def __call__(self, game: Game, budget: Budget | None) -> Bot:
        return CompiledBot(self.name, Same(OLD[game.name][self.name]), budget)


@dataclass(frozen=True)
class Same:
    """The same spec for every seed."""

    spec: Spec

    def __call__(self, seed: int) -> Spec:
        return self.spec


def entrant_of(name: str, game: Game) -> Entrant:
    """Return a bot by its name: an old one, or one that the arena knows.

    >>> import courtcards as cc
    >>> entrant_of("old-master", cc.game("royal-gambit"))
    Old(name='old-master')
    """
    return Old(name) if name in OLD.get(game.name, {}) else name


def new_bot(name: str, game: Game) -> Bot:
    """Return a new bot by its name."""
    return bot_of(entrant_of(name, game), game)
