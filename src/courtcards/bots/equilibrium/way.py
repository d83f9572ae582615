"""From one information state to the next: what the ways there have in common is played once."""

from collections.abc import Sequence

from courtcards.bots.equilibrium.deals import Deal
from courtcards.bots.equilibrium.tree import Tree
from courtcards.play.state import State
from courtcards.play.view import View


class Way:
    """The way to an information state: the states on it, from the deal on."""

    def __init__(self, deals: Sequence[Deal], tree: Tree) -> None:
        self._deals = deals
        self._tree = tree
        self._deal = -1
        self._moves: list[int] = []
        self._states: list[State] = []

    def to(self, info: int) -> View:
        """Go to an information state, and return what its seat sees there."""
        tree = self._tree
        if tree.deal[info] != self._deal:
            self._deal = int(tree.deal[info])
            self._moves, self._states = [], [self._deals[self._deal].state]
        moves: list[int] = tree.path[info, : tree.steps[info]].tolist()
        shared = _shared(moves, self._moves)
        del self._states[shared + 1 :]
        for move in moves[shared:]:
            state = self._states[-1].copy()
            state.play(move)
            self._states.append(state)
        self._moves = moves
        return self._states[-1].view(int(tree.seat[info]))


def _shared(one: Sequence[int], other: Sequence[int]) -> int:
    """Count the moves with which both ways begin.

    >>> _shared([1, 2, 3], [1, 2, 4, 5])
    2
    """
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, (a, b) in pairs if a != b), min(len(one), len(other)))
