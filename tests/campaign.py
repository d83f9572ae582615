"""A million random games over all games, player counts and option values, each one verified.

    make campaign GAMES=1000000

Every game is played step by step, written as a transcript, read back from its line and checked: once
with its seed and, every tenth game, once more without it, from the shuffles alone.
"""

import argparse
import json
import os
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from courtcards.play.transcript import check, check_line, dump
from tests.variants import random_variant

BATCH = 500


def play_batch(batch: int) -> tuple[Counter[str], list[str]]:
    """Play and verify one batch; return the games by name and the lines that did not verify."""
    chance = random.Random(batch)
    played: Counter[str] = Counter()
    faulty = []
    for number in range(BATCH):
        game = random_variant(chance)
        state = game.deal(seed=chance.getrandbits(256))
        while not state.over:
            state.play(int(state.legal[chance.randrange(len(state.legal))]))
        line = dump(state.transcript())
        played[game.name] += 1
        if check_line(line) or (number % 10 == 0 and not _verifies_without_seed(line)):
            faulty.append(line)
    return played, faulty


def _verifies_without_seed(line: str) -> bool:
    record = json.loads(line)
    record["seed"] = record["commitment"] = None
    return not check(record)


def main() -> None:
    parser = argparse.ArgumentParser(description="Verify many random games.")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--first-batch", type=int, default=0)
    arguments = parser.parse_args()
    batches = range(arguments.first_batch, arguments.first_batch + -(-arguments.games // BATCH))
    start = time.monotonic()
    played: Counter[str] = Counter()
    faults = 0
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        for done, (games, faulty) in enumerate(pool.map(play_batch, batches), 1):
            played += games
            faults += len(faulty)
            for line in faulty[:3]:
                print(line)
            if done % 20 == 0:
                seconds = time.monotonic() - start
                print(f"{done * BATCH:,} games, {seconds:.0f} s, {faults} faults", file=sys.stderr)
    print(f"{played.total():,} games verified, {faults} faults: {dict(played)}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
