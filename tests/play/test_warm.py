"""What was compiled ahead of time is all that a table needs: nobody waits in the middle of a game."""

import json
import subprocess
import sys

import pytest

from tests.variants import DEFAULTS

# In a process of its own: in this one others have played already.
SCRIPT = """
import json, random, sys
from numba.core.registry import CPUDispatcher
import courtcards as cc
from courtcards.games import GAMES
from courtcards.play.warm import warm

def compiled():
    return {
        f"{module.__name__}.{name}": len(value.signatures)
        for module in list(sys.modules.values()) if module.__name__.startswith("courtcards.")
        for name, value in vars(module).items() if isinstance(value, CPUDispatcher)
    }

warm(*GAMES)
found = {}
for game in sys.argv[1:]:
    before = compiled()
    chance = random.Random(7)
    for seed in range(100, 140):
        state = cc.game(game).deal(seed=seed)
        while not state.over:
            state.view(state.turn).table, state.full_view().table, state.look_around().marks
            state.play(chance.choice(state.legal.tolist()))
    found[game] = [name for name, count in compiled().items() if count != before.get(name)]
print(json.dumps(found))
"""


@pytest.mark.compiled
def test_nothing_is_compiled_while_people_play() -> None:
    games = [game.name for game in DEFAULTS]
    done = subprocess.run([sys.executable, "-c", SCRIPT, *games], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {game: [] for game in games}
