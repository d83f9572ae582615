"""Whether a game is small enough to be walked whole, found out before any memory is taken for it."""

import random

import numpy as np

from courtcards.bots.equilibrium.deals import Deal, all_deals, count_deals
from courtcards.bots.equilibrium.tree import TOO_MANY, measure
from courtcards.engine.compile import Array
from courtcards.engine.errors import OptionError
from courtcards.play.game import Game

GAME = "cockroach-poker"
MOST_POSITIONS = 12_000_000
SOLVABLE = {"creatures": 3, "copies": 3, "limit": 2, "removed": 3}
WALKS = 200
# An estimate this far above the bound need not be checked by counting.
FAR = 20


def deals_and_sizes(game: Game) -> tuple[list[Deal], Array]:
    """Return every deal, and the counts of `measure`; a game that is too large is refused."""
    if game.name != GAME or game.players != 2:
        raise OptionError(f"Only {GAME} with 2 players can be solved.")
    deals = count_deals(game)
    guess = deals * positions_of_a_deal(game)
    if deals > MOST_POSITIONS or guess > FAR * MOST_POSITIONS:
        raise too_large(guess)
    dealt = list(all_deals(game))
    sizes = measure(game, dealt, MOST_POSITIONS)
    if sizes[0] == TOO_MANY:
        raise too_large(max(guess, MOST_POSITIONS))
    return dealt, sizes


def positions_of_a_deal(game: Game) -> float:
    """Estimate how many positions follow from a deal, by random walks (Knuth 1975)."""
    chance = random.Random(0)
    return float(np.mean([_walk(game, seed, chance) for seed in range(WALKS)]))


def _walk(game: Game, seed: int, chance: random.Random) -> float:
    """Count the positions as if every branch went on like the one that is walked."""
    state = game.deal(seed=seed)
    alike = total = 1.0
    while not state.over:
        alike *= len(state.legal)
        total += alike
        state.play(int(chance.choice(state.legal)))
    return total


def too_large(positions: float) -> OptionError:
    """Say how large the game is and what could be solved."""
    right = ", ".join(f"{name}={value}" for name, value in SOLVABLE.items())
    return OptionError(
        f"This game has about {_in_words(positions)} positions and can be solved up to "
        f"{MOST_POSITIONS:,}: take a smaller deck or remove more cards, for example {right}."
    )


def _in_words(number: float) -> str:
    """Write a large number so that it can be read.

    >>> _in_words(34_567_890), _in_words(2.5e31)
    ('35 million', '10^31')
    """
    return f"{number / 1e6:,.0f} million" if number < 1e12 else f"10^{int(np.log10(number))}"
