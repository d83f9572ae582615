"""The server is killed hundreds of times while games are played, and everything is checked each time.

    make faults KILLS=200

Every twenty kills new tables are opened; the old ones stay, and are loaded again at every start.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from tests.faults.ledger import check_integrity
from tests.faults.storm import Storm, Tally, faults
from tests.server.house import House

KILLS_EACH = 20


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill the server under play.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        total = rage(Path(folder), arguments.kills, arguments.seed)
    print(f"{total}, {time.monotonic() - start:.0f} s: nothing lost, nothing done twice")


def rage(data: Path, kills: int, seed: int) -> Tally:
    """Kill a server so many times; return what happened."""
    house, chance, total = House(data, "--rate", "0"), Random(seed), Tally()
    while total.kills < kills:
        storm = Storm(house, Random(chance.random()))
        try:
            storm.seat_everybody()
            asyncio.run(storm.rage(min(KILLS_EACH, kills - total.kills)))
        except BaseException:
            storm.house.kill_all()
            print(*storm.house.lines[-20:], sep="\n", file=sys.stderr)
            raise
        house = storm.house
        total += storm.tally
        print(total, file=sys.stderr, flush=True)
    house.stop()
    assert faults(house) == []
    check_integrity(data)
    return total


if __name__ == "__main__":
    main()
