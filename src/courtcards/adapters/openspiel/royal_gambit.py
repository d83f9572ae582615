"""Royal Gambit in OpenSpiel: how long it can become, and how it came to a world."""

from courtcards.adapters.openspiel.position import SpielPosition
from courtcards.adapters.openspiel.retelling import Story
from courtcards.engine.compile import Record
from courtcards.games.royal_gambit.state import DECK
from courtcards.play.game import Game
from courtcards.play.stepper import Shuffle


def most_decisions(game: Game) -> int:
    """A deck comes back only when somebody is bust; a flip asks for five decisions at most."""
    flips = DECK * (game.players + 1)
    return int(game.options["max_hands"] * (5 * flips + game.players))


def most_shuffles(game: Game) -> int:
    """A deck for every hand, and another one whenever somebody is bust."""
    return int(1 + game.options["max_hands"] * (game.players + 1))


def retell(position: SpielPosition, world: Record, viewer: int) -> Story:
    """Only the order of the deck is hidden; what was left of earlier decks matters no more."""
    *earlier, deck = position.piles_so_far
    drawn = int(world["drawn"])
    cards = (*deck.cards[:drawn], *world["pile"][drawn : len(deck.cards)].tolist())
    return Story((*earlier, Shuffle(deck.label, cards)), position.moves)
