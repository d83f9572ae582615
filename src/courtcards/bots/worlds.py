"""Worlds: whole states that a seat cannot tell from the real one, and how likely each of them is."""

import numpy as np

from courtcards.bots.choosing import IMAGINE, REMEMBER, work
from courtcards.bots.minds import mind_of
from courtcards.bots.search.desk import WORLDS, WORLDS_USED, make_desk
from courtcards.engine.compile import Array
from courtcards.engine.luck import seed_luck
from courtcards.play.view import View


class Worlds:
    """All worlds that agree with a view.

    >>> import courtcards as cc
    >>> view = cc.game("cockroach-poker").deal(seed=1).view(0)
    >>> worlds = Worlds(view, seed=1)
    >>> states, likelihoods = worlds.draw(100)
    >>> bool((states["hand_size"] == view.record["hand_size"]).all())
    True
    """

    def __init__(self, view: View, seed: int) -> None:
        self.view = view
        self._desk = make_desk(mind_of(view.game.name), view.game)
        self._desk.root[:] = view.states
        work(self._desk, REMEMBER, view.viewer, 0, 0, view.history)
        seed_luck(self._desk.luck, seed, 0)

    def draw(self, count: int) -> tuple[Array, Array]:
        """Draw states uniformly from those that agree with the view, at most `WORLDS` at a time.

        Each comes with how likely the others' actions would have been in it, up to a factor that is the
        same for all.
        """
        count = min(count, WORLDS)
        self._desk.used[WORLDS_USED] = 0
        work(self._desk, IMAGINE, self.view.viewer, 0, count, self.view.history)
        likelihoods = np.diff(self._desk.chances[:count], prepend=0.0)
        return self._desk.worlds[:count].copy(), likelihoods
