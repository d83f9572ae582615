"""People who play while somebody attacks the house, and how long they wait for each move."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median
from typing import NamedTuple

from prometheus_client.parser import text_string_to_metric_families

from tests.server.house import PATIENCE, Guest, House
from tests.server.test_tables import sit_down

# How often play with and without an attack takes turns, and how many moves are made each time.
ROUNDS, MOVES = 2, 15
# How long they wait between two moves, in seconds.
BETWEEN = 0.02
# Others may have to wait so much longer as long as somebody attacks: at the median, and on average, in which
# a single stall of the house shows, but also one of the machine.
MOST, MOST_ON_AVERAGE = 3.0, 10.0
# How much memory an attack may take, in bytes: what is kept for those who ask, and what lies about.
MOST_MEMORY = 128 * 2**20
# An event loop that has nothing to do wakes up so much too late, in seconds.
TIMER = 0.001
STALLS = "courtcards_loop_stall_seconds"

Attack = Callable[[], "Attacker"]


class Victim:
    """Two at a table of their own. Everything they ask for must be done."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.guests = sit_down(house, options={"target": 200})

    def play(self, moves: int = MOVES) -> list[float]:
        """Play on; return how long each move took to come back, in seconds."""
        return [self._move() for _ in self._unhurried(moves)]

    def _unhurried(self, moves: int) -> Iterator[int]:
        """Count moves, with a moment between two: an attack has its better and its worse ones."""
        for number in range(moves):
            time.sleep(BETWEEN)
            yield number

    def _move(self) -> float:
        version = max(guest.follower.version for guest in self.guests)
        for guest in self.guests:
            guest.catch_up(version)
        if self.guests[0].known["room"]["phase"] == "over":
            self._answered(self.guests[0], "start")
            return self._move()
        mover = next(guest for guest in self.guests if guest.moves)
        begun = time.perf_counter()
        self._answered(mover, "move", move=mover.moves[0])
        return time.perf_counter() - begun

    def _answered(self, guest: Guest, kind: str, **fields: object) -> None:
        answer = guest.ask(kind, **fields)
        assert answer["type"] == "update", answer


class Lateness(NamedTuple):
    """By how much an event loop was late in all, in seconds, and how often it was looked at."""

    seconds: float
    looks: float

    @classmethod
    def of(cls, house: House) -> "Lateness":
        """Read what a server tells about it."""
        families = text_string_to_metric_families(house.http.get("/metrics").text)
        samples = {sample.name: sample.value for family in families for sample in family.samples}
        return cls(samples[f"{STALLS}_sum"], samples[f"{STALLS}_count"])

    def since(self, before: "Lateness", plus: "Lateness") -> "Lateness":
        """Return what has come to this since before, added to more."""
        seconds = self.seconds - before.seconds + plus.seconds
        return Lateness(seconds, self.looks - before.looks + plus.looks)

    @property
    def mean(self) -> float:
        return self.seconds / max(1.0, self.looks)


@dataclass
class Comparison:
    """How long moves took without and with an attack, in the same minute."""

    calm: list[float] = field(default_factory=list)
    attacked: list[float] = field(default_factory=list)
    # How late the event loop was meanwhile.
    calm_loop: "Lateness" = field(default_factory=lambda: Lateness(0.0, 0.0))
    attacked_loop: "Lateness" = field(default_factory=lambda: Lateness(0.0, 0.0))
    # How many bytes the server has come to use meanwhile.
    memory: int = 0

    def check(self) -> None:
        """See to it that others hardly noticed the attack."""
        print(self)
        assert median(self.attacked) <= MOST * median(self.calm), str(self)
        assert mean(self.attacked) <= MOST_ON_AVERAGE * mean(self.calm), str(self)
        calm = max(self.calm_loop.mean, TIMER)
        assert self.attacked_loop.mean <= MOST_ON_AVERAGE * calm, str(self)
        assert self.memory <= MOST_MEMORY, str(self)

    def __str__(self) -> str:
        both = (self.calm, self.attacked)
        told = [
            f"{1000 * median(times):.1f} ms ({1000 * mean(times):.1f} on average, "
            f"{1000 * max(times):.0f} at worst)"
            for times in both
        ]
        late = [1000 * loop.mean for loop in (self.calm_loop, self.attacked_loop)]
        told.append(f"the event loop was late by {late[0]:.1f} and {late[1]:.1f} ms on average")
        told.append(f"it took {self.memory / 2**20:.0f} MB")
        return f"{told[0]} without, {told[1]} with the attack; {told[2]}; {told[3]}"


def compare(victim: Victim, attack: Attack, rounds: int = ROUNDS, moves: int = MOVES) -> Comparison:
    """Let a victim play without and with an attack in turns."""
    found = Comparison()
    victim.play(2)
    before = memory_of(victim.house)
    for _ in range(rounds):
        start = Lateness.of(victim.house)
        found.calm += victim.play(moves)
        between = Lateness.of(victim.house)
        found.calm_loop = between.since(start, found.calm_loop)
        with under(attack) as attacker:
            found.attacked += victim.play(moves)
            assert attacker.is_alive, "the attack must last as long as it is measured"
            found.attacked_loop = Lateness.of(victim.house).since(between, found.attacked_loop)
            found.memory = max(found.memory, memory_of(victim.house) - before)
    return found


def memory_of(house: House) -> int:
    """Return how many bytes of memory a server process uses."""
    pages = Path(f"/proc/{house.pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


class Attacker:
    """A process of its own: what it costs must not be the victim's time."""

    def __init__(self, *words: str) -> None:
        command = [sys.executable, "-m", "tests.attacks.attackers", *words]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        # It says so when it is at it.
        if self.process.stdout.readline() != "begun\n":
            self.stop()
            raise AssertionError(f"{words} came to nothing")

    @property
    def is_alive(self) -> bool:
        return self.process.poll() is None

    def stop(self) -> None:
        self.process.kill()
        self.process.communicate(timeout=PATIENCE)


@contextmanager
def under(attack: Attack) -> Iterator[Attacker]:
    """Be attacked for a while."""
    attacker = attack()
    try:
        yield attacker
    finally:
        attacker.stop()
