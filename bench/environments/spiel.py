"""Measures our games in OpenSpiel beside its own `python_kuhn_poker`, in the same run.

    python -m bench.environments.spiel

Both are played by the same loop with random moves, in turn and several rounds over; a ratio compares
figures of the same round, and what is printed are medians. Decisions are counted, chance nodes are
not, though the time they take is.
"""

import random
import time
from statistics import median
from typing import Any, NamedTuple

import pyspiel
from open_spiel.python.games import kuhn_poker  # noqa: F401  # makes the peer known

import courtcards.adapters.openspiel  # noqa: F401  # makes ours known
from courtcards.adapters.openspiel.game import short_name
from courtcards.games import GAMES

PEER = "python_kuhn_poker"
ROUNDS = 7
SECONDS = 0.3


class Row(NamedTuple):
    name: str
    rate: float
    peer_rate: float
    ratio: float


def measure() -> list[Row]:
    """Return decisions per second of every game, of the peer, and how they compare."""
    names = [f"{short_name(kind)}(chance={chance})" for chance in CHANCE for kind in GAMES]
    games = {name: pyspiel.load_game(name) for name in names}
    peer = pyspiel.load_game(PEER)
    for game in games.values():
        play_game(game, random.Random(0))
    return [_compare(name, game, peer) for name, game in games.items()]


CHANCE = ("seed", "cards")


def _compare(name: str, game: Any, peer: Any) -> Row:
    rounds = [(rate(game), rate(peer)) for _ in range(ROUNDS)]
    ours, theirs = (median(rates) for rates in zip(*rounds, strict=True))
    return Row(name, ours, theirs, median(own / other for own, other in rounds))


def rate(game: Any) -> float:
    """Return decisions per second of processor time."""
    chance = random.Random(1)
    decisions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        decisions += play_game(game, chance)
    return decisions / spent


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


def main() -> None:
    for row in measure():
        print(f"{row.name:60} {row.rate:10,.0f} {row.peer_rate:10,.0f} {row.ratio:6.2f} ×")


if __name__ == "__main__":
    main()
