"""A scene being played: the learner's moves, the others' script, what the learner sees of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from courtcards.engine.errors import MoveError
from courtcards.engine.phrases import Data
from courtcards.lessons.scene import LEARNER, Branch, Key, Patterns, Scene, Task, fits
from courtcards.play.moves import Move
from courtcards.play.state import State

MOST_MOVES = 12


class ScriptError(Exception):
    """A lesson cannot continue: its script has no matching move. Tests make sure this never happens."""


@dataclass(frozen=True)
class Moment:
    """What the learner sees after one move: the table, and what has just happened."""

    table: Data
    events: list[Data]


@dataclass
class Stage:
    """How far a scene has come.

    `moments` are those since the learner's last move, the first of a scene is its beginning.
    """

    scene: Scene
    state: State
    moments: list[Moment] = field(default_factory=list)
    says: list[Key] = field(default_factory=list)
    is_refused: bool = False
    steps_done: int = 0
    _seen: int = 0

    @property
    def step(self) -> Task | None:
        """The decision the learner has to make; none when the scene is over."""
        steps = self.scene.steps
        if self.state.turn != LEARNER or self.steps_done == len(steps):
            return None
        return steps[self.steps_done]

    @property
    def is_done(self) -> bool:
        """Whether the scene is over."""
        return self.step is None

    def legal(self) -> list[Data]:
        """Return the learner's legal moves: all of them, also those the coach would refuse."""
        return [] if self.is_done else [move.data for move in self.state.view(LEARNER).moves]

    def begin(self) -> None:
        """Let the others play up to the learner's first decision."""
        self._look()
        self._play_others(self.scene.opening)
        self._ask()

    def play(self, data: Data) -> None:
        """Play a move of the learner's, and what the others do then, unless the coach refuses it."""
        if self.step is None:
            raise MoveError("The scene is over: there is nothing left to play.")
        number = self.state.check(data)
        branch = self.step.branch(Move(self.state.game, LEARNER, number).data)
        self.moments, self.says = [], []
        if branch is None:
            self._refuse(self.step)
        else:
            self._follow(branch, number)

    def _follow(self, branch: Branch, number: int) -> None:
        self.is_refused = False
        self.state.play(number)
        self._look()
        self._play_others(branch.replies)
        self.steps_done += 1
        self.says.append(branch.says)
        self._ask()

    def _refuse(self, step: Task) -> None:
        assert step.hint is not None, f"{self.scene.name}: a refusal needs a hint"
        self.is_refused = True
        self.says.append(step.hint)

    def _play_others(self, replies: Sequence[Patterns]) -> None:
        for patterns in replies:
            if self.state.turn == LEARNER or self.state.over:
                return
            self.state.play(_best_fitting(self.scene, self.state, patterns))
            self._look()

    def _look(self) -> None:
        view = self.state.view(LEARNER, since=self._seen)
        self._seen = self.state.event_count
        self.moments.append(Moment(view.table, view.events))

    def _ask(self) -> None:
        if self.step is not None:
            self.says.append(self.step.ask)


def _best_fitting(scene: Scene, state: State, patterns: Patterns) -> Move:
    wishes = patterns if isinstance(patterns, tuple) else (patterns,)
    for wish in wishes:
        for move in state.moves():
            if fits(move.data, wish):
                return move
    raise ScriptError(f"{scene.name}: no legal move fits {wishes}")


@cache
def _beginning(scene: Scene) -> State:
    return scene.start()


def perform(scene: Scene, moves: Sequence[Data] = ()) -> Stage:
    """Play a scene from its beginning with the learner's moves so far.

    >>> from courtcards.lessons import lesson
    >>> stage = perform(lesson("cockroach-poker").scenes[0])
    >>> stage.is_done, stage.legal()[0]["do"]
    (False, 'offer')
    """
    if len(moves) > MOST_MOVES:
        raise MoveError(f"A scene has at most {MOST_MOVES} moves, not {len(moves)}.")
    stage = Stage(scene, _beginning(scene).copy())
    stage.begin()
    for data in moves:
        stage.play(data)
    return stage
