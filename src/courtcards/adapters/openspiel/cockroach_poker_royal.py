"""Cockroach Poker Royal in OpenSpiel, where it differs from Cockroach Poker."""

from courtcards.adapters.openspiel.cockroach_poker import most_shuffles, of_a_round, stack
from courtcards.adapters.openspiel.draws import PilePlace
from courtcards.adapters.openspiel.places import hands, singles
from courtcards.adapters.openspiel.position import SpielPosition
from courtcards.adapters.openspiel.retelling import Story
from courtcards.engine.compile import Record
from courtcards.engine.trace import CARD, CODE
from courtcards.games.cockroach_poker.rules import OFFERED
from courtcards.games.cockroach_poker_royal.rules import DRAWN, PAID, PUT_AWAY
from courtcards.games.cockroach_poker_royal.state import (
    DECK,
    PENALTY_CARDS,
    PENALTY_CARDS_OF_TWO,
    QUIET_ROUNDS,
)
from courtcards.play.game import Game

__all__ = ["most_decisions", "most_shuffles", "places", "retell"]


def most_decisions(game: Game) -> int:
    """Some card is laid down at least every twenty rounds, and a round has two payments at most."""
    return (DECK + 1) * QUIET_ROUNDS * (of_a_round(game.players) + 2)


def places(game: Game, size: int) -> tuple[PilePlace, ...]:
    """The penalty pile, whose order matters, then hands; the rest goes under the pile (3.2-3.5)."""
    pile = PENALTY_CARDS_OF_TWO if game.players == 2 else PENALTY_CARDS
    even = pile + (size - pile) // game.players * game.players
    more = (even,) if even < size else ()
    dealt = hands(game.players, range(pile, even), more)
    return (*singles(range(pile)), *dealt, *singles(range(even + 1, size)))


def retell(position: SpielPosition, world: Record, viewer: int) -> Story:
    """The penalty pile had the cards drawn from it on top of those that are there."""
    history = position.history
    drawn = history[history[:, CODE] == DRAWN, CARD].tolist()
    pile = world["pile"][: world["pile_size"]].tolist()
    return stack(position, world, [*drawn, *reversed(pile)], left=(OFFERED, PAID), came=(PUT_AWAY,))
