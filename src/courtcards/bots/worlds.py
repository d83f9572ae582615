"""Worlds: whole states that a seat cannot tell from the real one, and how likely each of them is."""

import numpy as np

from courtcards.bots.compiled_bot import take_in
from courtcards.bots.luck import seed_luck
from courtcards.bots.minds import draw, mind_of, weigh
from courtcards.engine.compile import Array, kernel
from courtcards.play.dispatch import legal
from courtcards.play.kernels import as_records
from courtcards.play.view import View


class Worlds:
    """All worlds that agree with a view.

    >>> import courtcards as cc
    >>> view = cc.game("cockroach-poker").deal(seed=1).view(0)
    >>> worlds = Worlds(view, seed=1)
    >>> states, logs = worlds.draw(100)
    >>> bool((states["hand_size"] == view.record["hand_size"]).all())
    True
    """

    def __init__(self, view: View, seed: int) -> None:
        mind = mind_of(view.game.name)
        self.view = view
        self.memories = as_records(np.zeros(1, mind.memory))
        self.memories["players"] = view.game.players
        self.memories["seat"] = view.viewer
        take_in(self.memories, view.history)
        self._luck = np.empty(1, np.uint64)
        seed_luck(self._luck, seed, 0)
        self._moves = np.empty(mind.kind.rules.MAX_MOVES, np.int16)

    def draw(self, count: int) -> tuple[Array, Array]:
        """Draw states uniformly from those that agree with the view.

        The logarithm of each one's likelihood comes with it: how likely the others would have done
        in it what they did.
        """
        states = as_records(np.repeat(self.view.states, count))
        logs = np.empty(count)
        draw_worlds(states, self.view.states, self.memories, self._moves, self._luck, logs)
        return states, logs


@kernel
def draw_worlds(
    states: Array, views: Array, memories: Array, moves: Array, luck: Array, logs: Array
) -> None:
    """Fill in every state and write its likelihood."""
    m = memories[0]
    for i in range(len(states)):
        draw(states[i], m, luck)
        # A game rests only where there is a choice; whoever moves must have one.
        while legal(states[i], moves) == 1:
            states[i] = views[0]
            draw(states[i], m, luck)
        logs[i] = weigh(states[i], m)
