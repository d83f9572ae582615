"""People who play while somebody attacks the house, and how long they wait for each move."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import mean, median

from tests.server.house import PATIENCE, Guest, House
from tests.server.test_tables import sit_down

# How often play with and without an attack takes turns, and how many moves are made each time.
ROUNDS, MOVES = 3, 20
# Others may have to wait so much longer as long as somebody attacks: at the median, and on average, in which
# a single stall of the house shows, but also one of the machine.
MOST, MOST_ON_AVERAGE = 3.0, 10.0

Attack = Callable[[], "Attacker"]


class Victim:
    """Two at a table of their own. Everything they ask for must be done."""

    def __init__(self, house: House) -> None:
        self.guests = sit_down(house, options={"target": 200})

    def play(self, moves: int = MOVES) -> list[float]:
        """Play on; return how long each move took to come back, in seconds."""
        return [self._move() for _ in range(moves)]

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


@dataclass
class Comparison:
    """How long moves took without and with an attack, in the same minute."""

    calm: list[float] = field(default_factory=list)
    attacked: list[float] = field(default_factory=list)

    def check(self) -> None:
        """See to it that others hardly noticed the attack."""
        print(self)
        assert median(self.attacked) <= MOST * median(self.calm), str(self)
        assert mean(self.attacked) <= MOST_ON_AVERAGE * mean(self.calm), str(self)

    def __str__(self) -> str:
        both = (self.calm, self.attacked)
        told = [
            f"{1000 * median(times):.1f} ms ({1000 * mean(times):.1f} on average, "
            f"{1000 * max(times):.0f} at worst)"
            for times in both
        ]
        return f"{told[0]} without, {told[1]} with the attack"


def compare(victim: Victim, attack: Attack, rounds: int = ROUNDS, moves: int = MOVES) -> Comparison:
    """Let a victim play without and with an attack in turns."""
    found = Comparison()
    victim.play(2)
    for _ in range(rounds):
        found.calm += victim.play(moves)
        with under(attack) as attacker:
            found.attacked += victim.play(moves)
            assert attacker.is_alive, "the attack must last as long as it is measured"
    return found


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
