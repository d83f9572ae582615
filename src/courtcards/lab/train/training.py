"""A training in progress: games, learning, snapshots, and a folder in which it can be gone on with.

Steps decide what comes of it, never the clock: the same plan gives the same weights, however often it was
stopped, and however many cores played the games.
"""

import json
import os
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np
import torch

from courtcards.bots.learned.weights import write_weights
from courtcards.bots.spec import LEARNED, THUMB, Spec
from courtcards.engine.compile import Array
from courtcards.engine.errors import CourtCardsError
from courtcards.engine.phrases import Data
from courtcards.lab.local import place_of
from courtcards.lab.train.chart import draw_chart
from courtcards.lab.train.learner import Learner, set_up
from courtcards.lab.train.plan import (
    OLDER_SELVES,
    Plan,
    Seating,
    SelfPlay,
    choose_tables,
    senses_of,
)
from courtcards.lab.train.selfplay import Experience, how_often_wins, play_job
from courtcards.lab.work import Workplace
from courtcards.play.game import Game

# The files of a training.
CHECKPOINT, CURVE, CHART, WEIGHTS = "checkpoint.pt", "curve.jsonl", "curve.svg", "weights.npy"
# Every so many iterations it is tested by matches of so many games.
TEST_EVERY, TEST_GAMES = 20, 400


class TrainingError(CourtCardsError):
    """A folder that another training is in, or none."""


class Training:
    """A network learning a game, in a folder."""

    def __init__(self, game: str, plan: Plan, folder: Path, workers: "int | Workplace" = 1) -> None:
        set_up()
        self.game, self.plan, self.folder = game, plan, folder
        self.seating: Seating = SelfPlay(plan.company, plan.astray)
        self.tables: Callable[[int], list[Game]] = partial(choose_tables, plan, game)
        # Networks that play beside the learner; if there are none, its older selves do.
        self.company: list[Array] = []
        self.learner = Learner(senses_of(game), plan)
        self.snapshots = [self.learner.model.weights()]
        self.done = 0
        # Whoever holds it finds everything as it is after a whole iteration.
        self.step = Lock()
        self._force = place_of(workers).hire(play_job(game), self.step)
        folder.mkdir(parents=True, exist_ok=True)
        self._restore()

    def run(self, tell: Callable[[Data], object] = lambda line: None) -> None:
        """Go on to the end; `tell` hears how each iteration went."""
        self.learn(tell)
        write_weights(self.folder / WEIGHTS, self.learner.average)

    def begin_with(self, weights: Array) -> None:
        """Begin with a network that has learned something, unless the training has begun already."""
        if not self.done:
            self.learner.begin_with(weights)
            self.snapshots = [weights]

    def learn(
        self,
        tell: Callable[[Data], object] = lambda line: None,
        enough: Callable[[], bool] = lambda: False,
    ) -> None:
        """Go on to the last iteration, or until it is enough."""
        while self.done < self.plan.iterations and not enough():
            experiences = self.play(self.seating, self.tables(self.done), self.nets(), self.done)
            with self.step:
                line = self._learn(experiences)
                self._keep(line)
            tell(line)

    def play(
        self, seating: Seating, tables: list[Game], nets: Array, moment: int
    ) -> list[Experience]:
        """Play the games of one moment of the training."""
        tasks = [
            (self.plan, seating, table, nets, moment, number) for number, table in enumerate(tables)
        ]
        return list(self._force.pieces(tasks))

    def _learn(self, experiences: list[Experience]) -> Data:
        figures = self.learner.learn(experiences, self.done)
        self.done += 1
        if self.done % self.plan.snapshot_every == 0:
            self.snapshots.append(self.learner.model.weights())
        decisions = self.done * len(experiences) * self.plan.decisions
        return {"iteration": self.done, "decisions": decisions} | figures | self._test()

    def nets(self) -> Array:
        """Return the learner, and its company."""
        if self.company:
            return np.stack([self.learner.model.weights(), *self.company])
        chance = self.plan.chance("older selves", self.done)
        older = [chance.choice(self.snapshots) for _ in range(OLDER_SELVES)]
        return np.stack([self.learner.model.weights(), *older])

    def _test(self) -> Data:
        """Play matches now and then: alone against the rules of thumb."""
        if self.done % TEST_EVERY and self.done != self.plan.iterations:
            return {}
        table = self.tables(0)[0]
        nets = self.learner.average[np.newaxis]
        lineup = [Spec(LEARNED), *[Spec(THUMB)] * (table.players - 1)]
        return {"wins": how_often_wins(table, nets, lineup, TEST_GAMES, self.plan.seed)}

    def _keep(self, line: Data) -> None:
        with (self.folder / CURVE).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        draw_chart(read_curve(self.folder), self.folder / CHART)
        state = {
            "game": self.game,
            "plan": asdict(self.plan),
            "done": self.done,
            "snapshots": torch.from_numpy(np.stack(self.snapshots)),
            "learner": self.learner.state(),
        }
        draft = self.folder / f".{CHECKPOINT}"
        torch.save(state, draft)
        os.replace(draft, self.folder / CHECKPOINT)

    def _restore(self) -> None:
        state = _read_checkpoint(self.folder / CHECKPOINT)
        if state is None:
            return
        for name, value in (("game", self.game), ("plan", asdict(self.plan))):
            if state[name] != value:
                raise TrainingError(
                    f"{self.folder} has another training: its {name} is {state[name]}, not {value}."
                )
        self.done = state["done"]
        self.snapshots = list(state["snapshots"].numpy())
        self.learner.restore(state["learner"])
        _cut_curve(self.folder, self.done)


def read_curve(folder: Path) -> list[Data]:
    """Return how the iterations of a training went."""
    path = folder / CURVE
    if not path.is_file():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def _cut_curve(folder: Path, done: int) -> None:
    """Forget lines that were written by a process that died before it wrote the checkpoint."""
    lines = [line for line in read_curve(folder) if line["iteration"] <= done]
    text = "".join(json.dumps(line) + "\n" for line in lines)
    (folder / CURVE).write_text(text, encoding="utf-8")


def _read_checkpoint(path: Path) -> dict[str, Any] | None:
    if not path.exists():
        return None
    try:
        state: dict[str, Any] = torch.load(path, weights_only=True)
    except Exception:
        raise TrainingError(f"{path} has no training to go on from.") from None
    return state
