"""A tournament of agents written for PettingZoo against the bots of Court Cards.

    python examples/tournament.py --game cockroach-poker --players 2 --bots random,thumb --games 400

An agent is a function of what `env.last()` of our PettingZoo environments gives to a player, the
dictionary with `observation` and `action_mask`, to a move's number. Here agents sit at one table with
the bots: every deal is played with every rotation of the seats, so that luck is the same for all, and
whoever chooses an illegal move forfeits.
"""

import argparse
import random

import numpy as np

import courtcards as cc
from courtcards.bots.bot import Bot
from courtcards.lab.arena import arena


def first(seen):
    """Play the first legal move."""
    return int(np.flatnonzero(seen["action_mask"])[0])


def trusting(seen):
    """Play at random, but never doubt: move 1 of Cockroach Poker says that a claim is a lie."""
    moves = np.flatnonzero(seen["action_mask"]).tolist()
    return random.choice([move for move in moves if move != 1] or moves)


class Seated(Bot):
    """An agent in a bot's seat: it is shown what an environment would show it."""

    def __init__(self, agent):
        self.agent = agent
        self.name = agent.__name__

    def reset(self, game, seat, seed):
        """A new game begins; the agent's luck follows from its seed."""
        random.seed(seed)

    def choose(self, view):
        """Return the move whose number the agent gives."""
        seen = {"observation": view.observation, "action_mask": view.mask}
        return cc.Move(view.game, view.viewer, self.agent(seen))


def entrant(agent):
    """Return what makes a new bot of an agent, under the agent's name."""

    def make(game, budget):
        return Seated(agent)

    make.__name__ = agent.__name__
    return make


def main():
    """Play, and print how often everyone lost (or won, where games have no losers)."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="cockroach-poker")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="random,thumb", help="bots, divided by commas")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game = cc.game(arguments.game, players=arguments.players)
    everyone = [entrant(first), entrant(trusting), *arguments.bots.split(",")]
    report = arena(game, everyone, arguments.games, arguments.seed)
    for standing in report.standings:
        rate = standing.rate.percent() if standing.rate else "unknown"
        print(f"{standing.bot:10} {report.measure} {rate}, {standing.forfeits} forfeits")


if __name__ == "__main__":
    main()
