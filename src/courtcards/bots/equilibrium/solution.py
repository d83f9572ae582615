"""Solving a game, and what is known then."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import isclose
from threading import Lock

import numpy as np

from courtcards.bots.equilibrium import cfr
from courtcards.bots.equilibrium.deals import Deal
from courtcards.bots.equilibrium.keys import key_of
from courtcards.bots.equilibrium.size import deals_and_sizes
from courtcards.bots.equilibrium.tree import SEATS, UNKNOWN, Tree, build, find_info
from courtcards.bots.equilibrium.way import Way
from courtcards.engine.compile import Array
from courtcards.engine.errors import MoveError
from courtcards.engine.progress import Progress
from courtcards.play.game import Game
from courtcards.play.view import View

# How likely each legal move is, by its number, for the seat whose view it is; moves left out: never.
Policy = Callable[[View], Mapping[int, float]]
# The same for many views at once, for those who answer faster that way.
Answers = Callable[[Sequence[View]], Sequence[Mapping[int, float]]]
# How many views there are at once at most: each takes a few kilobytes.
AT_ONCE = 4096

ITERATIONS = 400
# Where iterations take less than this, in seconds, twice as many are made the next time.
ROUNDS_SECONDS = 0.05
# The winner gets 1 from the loser, so between winning and losing lie 2.
STAKES = 2.0


class Equilibrium:
    """The average policy that CFR+ found for a game, and how good it is.

    `value` is what seat 0, who begins, wins on average; `exploitability` is what an opponent who knows
    the policy could win more than that, on average over both seats (as OpenSpiel counts it).
    """

    def __init__(
        self, game: Game, deals: list[Deal], tree: Tree, positions: int, weights: Array
    ) -> None:
        self.game = game
        self.deals = deals
        self.tree = tree
        self.positions = positions
        self.probabilities = np.zeros(len(weights))
        self.plan = np.zeros(len(weights))
        cfr.begin(tree, weights, self.probabilities, self.plan)
        self.value: float = cfr.expected(tree, self.plan)
        self.exploitability: float = _exploitability(tree, self.plan)

    @property
    def information_states(self) -> int:
        """How many different things a seat can know when it decides."""
        return len(self.tree.seat)

    def policy(self, view: View) -> dict[int, float]:
        """Return how likely each legal move of a view's seat is to be played, by its number."""
        return self._at(self.probabilities, view)

    def _at(self, probabilities: Array, view: View) -> dict[int, float]:
        info = self.find(view)
        first = self.tree.first[info]
        slots = range(first, first + self.tree.size[info])
        return {int(self.tree.move[slot]): float(probabilities[slot]) for slot in slots}

    def find(self, view: View) -> int:
        """Return the number of the information state that a view shows."""
        info = UNKNOWN
        if view.moves and view.game == self.game:
            info = find_info(self.tree, key_of(view))
        if info == UNKNOWN:
            raise MoveError("This view is not a decision in the game that was solved.")
        return info

    def views(self) -> Iterator[View]:
        """Show every information state, in the order of their numbers."""
        way = Way(self.deals, self.tree)
        for info in range(self.information_states):
            yield way.to(info)

    def exploitability_of(self, policy: Policy) -> float:
        """Return the exploitability of any policy, which is asked once wherever its own moves can lead.

        >>> from courtcards.play.game import game
        >>> tiny = game("cockroach-poker", 2, creatures=2, copies=2, limit=2, removed=2)
        >>> found = solve(tiny, iterations=100)
        >>> always_first = found.exploitability_of(lambda view: {view.moves[0].number: 1.0})
        >>> always_first > found.exploitability_of(found.policy) == found.exploitability
        True
        """
        plan = self.plan_of(lambda views: [policy(view) for view in views])
        return self.exploitability_of_plan(plan)

    def plan_of(self, answers: Answers) -> Array:
        """Return the plan of a policy that is asked with many views at once.

        The plan of a player who is somebody else in every game, such as a bot by its seed, is the mean of all
        theirs.
        """
        plan = np.zeros(len(self.plan))
        plan[:SEATS] = 1.0
        way = Way(self.deals, self.tree)
        # A state is asked for once it is known whether its seat's own moves ever lead there.
        for steps in range(int(self.tree.steps.max()) + 1):
            infos = np.flatnonzero(self.tree.steps == steps)
            infos = infos[plan[self.tree.parent[infos]] > 0]
            for start in range(0, len(infos), AT_ONCE):
                self._ask(answers, way, infos[start : start + AT_ONCE], plan)
        return plan

    def exploitability_of_plan(self, plan: Array) -> float:
        """Return the exploitability of a plan."""
        return _exploitability(self.tree, plan)

    def policy_of_plan(self, plan: Array) -> Policy:
        """Return the policy of a plan; where its own moves never lead, every move is as likely."""
        weights = np.zeros(len(plan))
        cfr.begin(self.tree, plan, weights, np.zeros(len(plan)))
        return lambda view: self._at(weights, view)

    def _ask(self, answers: Answers, way: Way, infos: Array, plan: Array) -> None:
        """Write what a policy does at some information states into its plan."""
        views = [way.to(info) for info in infos.tolist()]
        for info, view, given in zip(infos.tolist(), views, answers(views), strict=True):
            first = self.tree.first[info]
            slots = slice(first, first + self.tree.size[info])
            plan[slots] = plan[self.tree.parent[info]] * np.array(_checked(given, view))


def _checked(given: Mapping[int, float], view: View) -> list[float]:
    """Return the probabilities of a view's moves; they must be some."""
    weights = [float(given.get(move, 0.0)) for move in view.legal.tolist()]
    if min(weights) < 0 or not isclose(sum(weights), 1.0, rel_tol=1e-6):
        raise MoveError(f"The probabilities of the legal moves must add up to 1, not {weights}.")
    return weights


def _exploitability(tree: Tree, plan: Array) -> float:
    return sum(cfr.best_response(tree, plan, seat) for seat in range(SEATS)) / SEATS


class Learning:
    """A game being solved: its policy so far can be read between any two rounds.

    Whoever holds `step` may do so while another thread runs it.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.step = Lock()
        # How many iterations are done.
        self.done = 0

    def run(self, iterations: int, progress: Progress = lambda done: None) -> None:
        """Walk the game, and learn; `progress` hears how many more iterations are done."""
        self._walk()
        rounds = 1
        while self.done < iterations:
            rounds = min(rounds, iterations - self.done)
            start = time.perf_counter()
            with self.step:
                self._learn(rounds)
            progress(rounds)
            # Compiled code cannot be interrupted, so it is not entered for long.
            if time.perf_counter() - start < ROUNDS_SECONDS:
                rounds *= 2

    def equilibrium(self) -> Equilibrium:
        """Return what has been learnt, after at least one iteration."""
        return Equilibrium(self.game, self._deals, self._tree, self._positions, self._average)

    def _walk(self) -> None:
        self._deals, sizes = deals_and_sizes(self.game)
        self._positions = int(sizes[0])
        self._tree = build(self.game, self._deals, sizes)
        arrays = (np.zeros(len(self._tree.move)) for _ in range(4))
        self._policy, self._plan, self._regrets, self._average = arrays
        cfr.begin(self._tree, self._regrets, self._policy, self._plan)

    def _learn(self, rounds: int) -> None:
        weights = (self._policy, self._plan, self._regrets, self._average)
        cfr.learn(self._tree, *weights, self.done + 1, rounds)
        self.done += rounds


def solve(
    game: Game, iterations: int = ITERATIONS, progress: Progress = lambda done: None
) -> Equilibrium:
    """Solve a small game for two players; `progress` hears how many more iterations are done."""
    learning = Learning(game)
    learning.run(iterations, progress)
    return learning.equilibrium()
