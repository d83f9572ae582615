"""Worlds: whole states that a seat cannot tell from the real one, and how likely each of them is."""

from collections.abc import Callable, Iterable

import numpy as np

from courtcards.bots.choosing import IMAGINE, REMEMBER, work
from courtcards.bots.minds import mind_of
from courtcards.bots.search.desk import WORLDS, WORLDS_USED, make_desk
from courtcards.engine.compile import Array
from courtcards.engine.errors import MoveError, OptionError
from courtcards.engine.luck import seed_luck
from courtcards.play.state import State
from courtcards.play.view import View

# How many worlds a question is asked in: a chance is then known within three points or so.
USUAL = 1000
MOST_WORLDS = 1_000_000

# Something that may be so or not in a whole state.
Question = Callable[[State], object]


class Worlds:
    """All worlds that agree with a view: they tell how likely it is that something hidden is so.

    Questions are asked in the same worlds, so that their answers agree with each other. The same seed gives
    the same worlds.

    >>> import courtcards as cc
    >>> state = cc.game("cockroach-poker").deal(seed=1)
    >>> state.play({"do": "offer", "card": "bat", "to": 1, "claim": "rat"})
    >>> worlds = Worlds(state.view(1))
    >>> rat = worlds.chance(lambda world: world.card == "rat")
    >>> rat == worlds.chance_claim_is_true()
    True
    >>> worlds.chance(lambda world: world.hand(2).count("rat") > 2, count=5000) < 0.5
    True
    """

    def __init__(self, view: View, seed: int = 0) -> None:
        if view.viewer < 0:
            raise OptionError("Worlds are imagined by a seat: take the view of one.")
        self.view = view
        self._desk = make_desk(mind_of(view.game.name), view.game)
        self._desk.root[:] = view.states
        work(self._desk, REMEMBER, view.viewer, 0, 0, view.history)
        seed_luck(self._desk.luck, seed, 0)
        # Those in which questions are asked.
        self._asked: tuple[Array, Array] | None = None

    def draw(self, count: int) -> tuple[Array, Array]:
        """Draw that many state records, uniformly from those that agree with the view.

        Each comes with how likely the others' actions would have been in it, up to a factor that is the
        same for all.

        >>> import courtcards as cc
        >>> view = cc.game("cockroach-poker").deal(seed=1).view(0)
        >>> records, likelihoods = Worlds(view, seed=1).draw(5000)
        >>> len(records), bool((records["hand_size"] == view.record["hand_size"]).all())
        (5000, True)
        """
        if not 1 <= count <= MOST_WORLDS:
            raise OptionError(f"One may ask for 1 to {MOST_WORLDS:,} worlds, not {count:,}.")
        drawn = [self._draw_some(min(WORLDS, count - at)) for at in range(0, count, WORLDS)]
        records, likelihoods = zip(*drawn, strict=True)
        return np.concatenate(records), np.concatenate(likelihoods)

    def chance(self, question: Question, count: int = USUAL) -> float:
        """Return how likely it is that something holds: the likelihood of the worlds in which it does.

        The question gets a whole state, of which every card can be seen (`table`, `hand`, `card`, `role`)
        and in which one can play on; it knows nothing of what happened before.
        """
        records, _ = self._sample(count)
        game = self.view.game
        worlds = (State.from_bytes(game, record.tobytes()) for record in records)
        return self._share((bool(question(world)) for world in worlds), count)

    def chance_claim_is_true(self, count: int = USUAL) -> float:
        """Return how likely it is that the claim on the table is true."""
        kind = self.view.game.kind
        records, _ = self._sample(count)
        if kind.claim_is_true is None or kind.claim_is_true(records[0]) is None:
            raise MoveError("There is no claim on the table.")
        return self._share(map(kind.claim_is_true, records), count)

    def _share(self, answers: Iterable[object], count: int) -> float:
        _, likelihoods = self._sample(count)
        holds = np.fromiter(map(bool, answers), np.bool_, count)
        return float(likelihoods[holds].sum() / likelihoods.sum())

    def _sample(self, count: int) -> tuple[Array, Array]:
        """Return the first so many of the worlds in which questions are asked."""
        if not mind_of(self.view.game.name).can_search:
            raise OptionError(
                f"Nobody can imagine worlds of {self.view.game.name}: it has no `redeal`."
            )
        known = 0 if self._asked is None else len(self._asked[0])
        if count > known:
            new = self.draw(count - known)
            old = (new[0][:0], new[1][:0]) if self._asked is None else self._asked
            self._asked = (np.concatenate([old[0], new[0]]), np.concatenate([old[1], new[1]]))
        assert self._asked is not None
        return self._asked[0][:count], self._asked[1][:count]

    def _draw_some(self, count: int) -> tuple[Array, Array]:
        """Draw as many worlds as the desk has room for, or fewer."""
        self._desk.used[WORLDS_USED] = 0
        work(self._desk, IMAGINE, self.view.viewer, 0, count, self.view.history)
        likelihoods = np.diff(self._desk.chances[:count], prepend=0.0)
        return self._desk.worlds[:count].copy(), likelihoods
