"""A million random games over all games, player counts and option values, each one verified.

    make campaign GAMES=1000000
    make campaign CLUSTER=ray://10.0.0.1:10001 CHECKPOINT=build/campaign.json

Every game is played step by step, written as a transcript, read back from its line and checked: once
with its seed and, every tenth game, once more without it, from the shuffles alone. It is done where
`--cluster` says, as `courtcards simulate` is; with a checkpoint it can be stopped and gone on with.
"""

import argparse
import json
import os
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from courtcards.cli.output import bar, how_far
from courtcards.cli.stopping import Awaited, listen
from courtcards.cli.workplace import LOCAL, check_workers, kept, open_place
from courtcards.engine.errors import CourtCardsError
from courtcards.engine.phrases import Data
from courtcards.engine.progress import Progress
from courtcards.games import GAMES
from courtcards.lab.checkpoint import Checkpoint
from courtcards.lab.undertaking import Undertaking
from courtcards.lab.work import CrewJob, Workplace
from courtcards.play.transcript import check, check_line, dump
from courtcards.play.warm import warm
from tests.variants import random_variant

HERE = Path(__file__).parent
BATCH = 500
# So many faulty games are kept of all there are.
MOST_SHOWN = 100


def play_batch(batch: int, size: int = BATCH) -> Iterator[tuple[Counter[str], int, list[str]]]:
    """Play and verify one batch: the games by name, their decisions, the lines that did not verify."""
    chance = random.Random(batch)
    played: Counter[str] = Counter()
    faulty, decisions = [], 0
    for number in range(size):
        game = random_variant(chance)
        state = game.deal(seed=chance.getrandbits(256))
        while not state.over:
            state.play(int(state.legal[chance.randrange(len(state.legal))]))
        line = dump(state.transcript())
        played[game.name] += 1
        decisions += len(state.decisions)
        if check_line(line) or (number % 10 == 0 and not _verifies_without_seed(line)):
            faulty.append(line)
    yield played, decisions, faulty


def _verifies_without_seed(line: str) -> bool:
    record = json.loads(line)
    record["seed"] = record["commitment"] = None
    return not check(record)


def get_ready() -> None:
    """Compile all rules, or load them."""
    warm(*GAMES)


class Campaign(Undertaking):
    """Batches of games being verified."""

    def __init__(
        self, batches: range, place: Workplace, checkpoint: Checkpoint | None, size: int = BATCH
    ) -> None:
        super().__init__(checkpoint)
        self._batches = batches
        self._place = place
        self._size = size
        new: Data = {"batches": 0, "games": {}, "decisions": 0, "faults": 0, "faulty": []}
        self.done = self._restored(lambda data: {name: data[name] for name in new}, new)

    def run(self, progress: Progress | None = None) -> None:
        """Verify all that is left."""
        batches = self._batches[self.done["batches"] :]
        if not batches:
            return
        force = self._place.hire(CrewJob(play_batch, get_ready), self.step)
        self._begin(force, len(batches))
        for games, decisions, faulty in force.pieces((batch, self._size) for batch in batches):
            with self._taking():
                self._add(games, decisions, faulty)
                if progress is not None:
                    progress(games.total())

    def _add(self, games: Counter[str], decisions: int, faulty: list[str]) -> None:
        self.done["batches"] += 1
        self.done["games"] = dict(Counter(self.done["games"]) + games)
        self.done["decisions"] += decisions
        self.done["faults"] += len(faulty)
        self.done["faulty"] += faulty[: MOST_SHOWN - len(self.done["faulty"])]

    @property
    def games(self) -> int:
        return sum(self.done["games"].values())

    @property
    def report(self) -> list[str]:
        faults = self.done["faults"]
        verified = f"{self.games:,} games verified, {faults} faults: {self.done['games']}"
        return [*self.done["faulty"], verified, self._cost.sentence(self.done["decisions"])]

    def _results(self) -> Data:
        return self.done


def main() -> None:
    parser = argparse.ArgumentParser(description="Verify many random games.")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--first-batch", type=int, default=0)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--cluster", default=LOCAL, help="auto, local or ray://…")
    parser.add_argument("--checkpoint", type=Path, help="keep results here, and go on from them")
    arguments = parser.parse_args()
    try:
        sys.exit(carry_out(arguments))
    except (CourtCardsError, ConnectionError) as error:
        sys.exit(f"campaign: {error}")


def carry_out(found: argparse.Namespace) -> int:
    """Do what was asked for; return the exit code."""
    listen()
    workers = found.workers or (os.cpu_count() if found.cluster == LOCAL else None)
    check_workers(found.cluster, workers)
    batches = range(found.first_batch, found.first_batch + -(-found.games // BATCH))
    job = {"work": "campaign", "first": batches.start, "end": batches.stop}
    checkpoint = Checkpoint(found.checkpoint, job) if found.checkpoint else None
    with open_place(found.cluster, workers, [HERE]) as place, Awaited() as stop:
        campaign = Campaign(batches, place, checkpoint)
        with bar(len(batches) * BATCH, done=campaign.games) as progress, kept(campaign) as loss:
            stop.carry_out(lambda: campaign.run(progress), campaign.step)
    print(*campaign.report, sep="\n", flush=True)
    loss.conclude()
    stop.conclude(how_far(campaign.games, len(batches) * BATCH, "games"))
    return 1 if campaign.done["faults"] else 0


if __name__ == "__main__":
    main()
