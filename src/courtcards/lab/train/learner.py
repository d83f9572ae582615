"""How a network learns from decisions: more of what went better than hoped, calmly and steadily.

It is proximal policy optimisation (Schulman and others 2017) with two things that games with bluffs need:
an even choice is worth something (`calm`), and the policy is held to a reference that follows it slowly
(`steady`), as in magnetic mirror descent (Sokota and others 2023). Without them two players who
learn from each other run in circles, each the answer to what the other did before.
"""

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor, nn

from courtcards.bots.learned.senses import Senses
from courtcards.engine.compile import Array
from courtcards.lab.train.model import Model, shape_of
from courtcards.lab.train.plan import Plan
from courtcards.lab.train.selfplay import Experience

# A decision may become more or less likely by this share in one iteration.
CLIP = 0.2
WEIGHT_OF_HOPE = 0.5
LONGEST_STEP = 0.5
# Over so many iterations the weights are averaged that play in the end: each has learned from other games.
AVERAGED = 200


class Learner:
    """A network that learns, its reference, its weights of late on average, and how fast it goes."""

    def __init__(self, senses: Senses, plan: Plan) -> None:
        torch.manual_seed(plan.seed)
        self.plan = plan
        self.model = Model(senses)
        self.reference = Model(senses)
        self.begin_with(self.model.weights())
        self.optimizer = torch.optim.Adam(self.model.parameters(), plan.rate, eps=1e-5)

    def begin_with(self, weights: Array) -> None:
        """Begin with a network that may have learned something."""
        self.model.load(weights)
        self.reference.load(weights)
        self.average: Array = weights.copy()

    def learn(self, experiences: Sequence[Experience], iteration: int) -> dict[str, float]:
        """Learn once from all decisions of an iteration, and say how it went."""
        share = self.plan.share(iteration)
        calm = _between(self.plan.calm, self.plan.last_calm, share)
        for group in self.optimizer.param_groups:
            group["lr"] = _between(self.plan.rate, self.plan.last_rate, share)
        torch.manual_seed(self.plan.seed * 1_000_003 + iteration)
        batches = batches_of(experiences, self.plan.batch)
        losses = [self._step(batches[int(i)], calm) for i in torch.randperm(len(batches))]
        if (iteration + 1) % self.plan.reference_every == 0:
            self.reference.load((self.reference.weights() + self.model.weights()) / 2)
        self.average += (self.model.weights() - self.average) / min(iteration + 1, AVERAGED)
        names = losses[0].keys()
        return {name: sum(loss[name] for loss in losses) / len(losses) for name in names}

    def _step(self, batch: "MiniBatch", calm: float) -> dict[str, float]:
        logs, hope = batch.ask(self.model)
        ratio = (logs.gather(1, batch.move)[:, 0] - batch.chance.log()).exp()
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        policy = -torch.min(ratio * batch.gain, clipped * batch.gain).mean()
        chances = logs.exp()
        evenness = -(chances * logs.masked_fill(batch.illegal, 0)).sum(-1).mean()
        with torch.no_grad():
            usual, _ = batch.ask(self.reference)
        strayed = (chances * (logs - usual).masked_fill(batch.illegal, 0)).sum(-1).mean()
        error = (hope - batch.goal).square().mean()
        pull = (self.plan.steady * strayed - calm * evenness) * batch.weight_of_choice
        loss = policy + WEIGHT_OF_HOPE * error + pull
        self.optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        nn.utils.clip_grad_norm_(self.model.parameters(), LONGEST_STEP)
        self.optimizer.step()
        return {"evenness": float(evenness.detach()), "error": float(error.detach())}

    def state(self) -> dict[str, Any]:
        """Return all that a training goes on from."""
        return {
            "model": torch.from_numpy(self.model.weights()),
            "reference": torch.from_numpy(self.reference.weights()),
            "average": torch.from_numpy(self.average),
            "optimizer": self.optimizer.state_dict(),
        }

    def restore(self, state: dict[str, Any]) -> None:
        """Go on from where a training was."""
        self.model.load(state["model"].numpy())
        self.reference.load(state["reference"].numpy())
        self.average = state["average"].numpy()
        self.optimizer.load_state_dict(state["optimizer"])


class MiniBatch:
    """Some decisions at one kind of table, as tensors."""

    def __init__(self, one: Experience, rows: Tensor) -> None:
        self.shape = shape_of(one.table)
        # What it counts in a whole game how one of its decisions is made.
        self.weight_of_choice = one.spread / one.length
        self.x = torch.from_numpy(one.x)[rows]
        self.illegal = torch.from_numpy(one.legal)[rows] == 0
        self.move = torch.from_numpy(one.move)[rows, None]
        self.chance = torch.from_numpy(one.chance)[rows].clamp_min(1e-9)
        self.gain = torch.from_numpy(one.gain)[rows]
        self.goal = torch.from_numpy(one.goal)[rows]

    def ask(self, model: Model) -> tuple[Tensor, Tensor]:
        """Return the logarithms of a network's choices, and what it hopes for."""
        ratings, hope = model(self.x, self.shape)
        return torch.log_softmax(ratings.masked_fill(self.illegal, -1e9), -1), hope


def batches_of(experiences: Sequence[Experience], size: int) -> list[MiniBatch]:
    """Divide decisions into batches of one table each."""
    return [
        MiniBatch(one, rows)
        for one in experiences
        for rows in torch.split(torch.randperm(len(one)), size)
    ]


def _between(first: float, last: float, share: float) -> float:
    """Go from one number to another, by the same factor in the same time."""
    return first * (last / first) ** share


def set_up(cores: int = 1) -> None:
    """Let PyTorch use so many cores; small networks are quickest with one."""
    torch.set_num_threads(cores)
