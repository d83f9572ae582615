"""Bots that play with weights out of a file, as `courtcards train` writes them."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from courtcards.bots.bot import Bot
from courtcards.bots.budget import Budget
from courtcards.bots.compiled_bot import CompiledBot
from courtcards.bots.learned.net import weight_count
from courtcards.bots.learned.weights import read_weights
from courtcards.bots.minds import mind_of
from courtcards.bots.spec import GUIDED_SPEC, LEARNED_SPEC, Spec
from courtcards.engine.errors import OptionError
from courtcards.play.moves import Move

if TYPE_CHECKING:
    from courtcards.engine.compile import Array
    from courtcards.play.game import Game
    from courtcards.play.view import View


# What plays with a network, by its name; a network of somebody's own is named after a colon.
WAYS = {"learned": LEARNED_SPEC, "guided": GUIDED_SPEC}


def bot_of_weights(
    name: str, weights: "Array", way: str = "learned", budget: Budget | None = None
) -> CompiledBot:
    """Return a bot that plays with these weights, to be asked by itself: in one desk are only one's own."""
    spec_of = partial(_spec, WAYS[way])
    return CompiledBot(name, spec_of, budget, nets=np.array([weights], np.float32))


class TrainedBot(Bot):
    """Plays as `learned` does, or as `guided`, with a network of somebody's own."""

    def __init__(
        self, path: Path, game: "Game", way: str = "learned", budget: Budget | None = None
    ) -> None:
        self.name = f"{way}:{path.name}"
        self.budget = budget
        senses = mind_of(game.name).senses
        if senses is None:
            raise OptionError(f"No network can play {game.name}: its bots have no senses for one.")
        weights = read_weights(path, weight_count(senses.told, senses.heads))
        self._bot = bot_of_weights(self.name, weights, way, budget)

    def reset(self, game: "Game", seat: int, seed: int) -> None:
        """Sit down at a new game."""
        self._bot.reset(game, seat, seed)

    def observe(self, view: "View") -> None:
        """Remember what is new in the view."""
        self._bot.observe(view)

    def choose(self, view: "View") -> Move:
        """Return a move, drawn as likely as the network plays it."""
        return self._bot.choose(view)


def _spec(spec: Spec, seed: int) -> Spec:
    return spec
