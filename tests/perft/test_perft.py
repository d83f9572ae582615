"""Perft: how many ways a position goes on, counted to a depth, as data in counts.txt.

Each line: game, players, preset or -, options, seed, then the counts for depth 1, 2, …
"""

from pathlib import Path

import pytest

from courtcards.engine.compile import JIT
from courtcards.games import find
from courtcards.play.game import make_game
from courtcards.play.state import State

COUNTS = Path(__file__).with_name("counts.txt")
LINES = [line for line in COUNTS.read_text().splitlines() if line and not line.startswith("#")]


def perft(state: State, depth: int) -> int:
    if depth == 1 or state.over:
        return len(state.legal)
    total = 0
    for number in state.legal.tolist():
        after = state.copy()
        after.play(number)
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize("line", LINES)
def test_positions_go_on_in_as_many_ways_as_counted(line: str) -> None:
    name, players, preset, options, seed, *counts = line.split()
    given = dict(find(name).options.parse(text) for text in options.split(";") if text != "-")
    game = make_game(name, int(players), None if preset == "-" else preset, given)
    state = game.deal(seed=int(seed))
    for depth, count in enumerate(counts, 1):
        if JIT or int(count) < 1000:
            assert perft(state, depth) == int(count), f"depth {depth}"
