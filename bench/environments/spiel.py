"""Our games in OpenSpiel compared with its own `python_kuhn_poker`.

    python -m bench.environments.spiel

Both are played by the same loop with random moves. Decisions are counted, chance nodes are not, though
the time they take is: with `chance=seed` there are five of them in a game, with `chance=cards` one for
every card of a shuffled pile.
"""

import random
from functools import partial
from typing import Any

import pyspiel
from open_spiel.python.games import kuhn_poker  # noqa: F401  # makes the peer known

import courtcards.adapters.openspiel  # noqa: F401  # makes ours known
from bench.environments.rounds import Row, compare
from courtcards.adapters.openspiel.game import short_name
from courtcards.games import GAMES

PEER = "python_kuhn_poker"
CHANCE = ("seed", "cards")
DECISIONS = 5000


def measure() -> list[Row]:
    """Compare every game, with both kinds of chance nodes."""
    theirs = partial(play, pyspiel.load_game(PEER))
    names = [f"{short_name(kind)}(chance={chance})" for chance in CHANCE for kind in GAMES]
    return [compare(f"`{name}`", partial(play, pyspiel.load_game(name)), theirs) for name in names]


def play(game: Any) -> int:
    """Play games at random, and return how many decisions they had."""
    chance = random.Random(1)
    decisions = 0
    while decisions < DECISIONS:
        decisions += play_game(game, chance)
    return decisions


def play_game(game: Any, chance: random.Random) -> int:
    """Play a game with random moves and return how many decisions it had."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            decisions += 1
            state.apply_action(chance.choice(state.legal_actions()))
    return decisions


if __name__ == "__main__":
    for row in measure():
        print(row)
