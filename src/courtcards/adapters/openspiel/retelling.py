"""How a game could have come to a world: the same events for one viewer, other hidden cards.

A world is a whole record that agrees with what a viewer knows. Its story is made from the real one:
the piles are stacked so that everyone gets the cards of the world, and an offer that still lies face
down offers the world's card. Only the game knows how: its part for OpenSpiel has `retell`.
"""

from dataclasses import dataclass

import pyspiel

from courtcards.adapters.openspiel.position import SpielPosition
from courtcards.engine.compile import Record
from courtcards.engine.registry import part
from courtcards.play.stepper import Shuffle


@dataclass(frozen=True)
class Story:
    """All piles and all moves of a game, forced ones included."""

    piles: tuple[Shuffle, ...]
    moves: list[int]


def retell(position: SpielPosition, world: Record, viewer: int) -> Story | None:
    """Return how the game could have come to a world; None if it could not."""
    name = position.game.name
    own = getattr(part("adapters.openspiel", name), "retell", None)
    if own is None:
        raise pyspiel.SpielError(
            f"{name} cannot be resampled: its part for OpenSpiel has no `retell`."
        )
    story: Story | None = own(position, world, viewer)
    return story
