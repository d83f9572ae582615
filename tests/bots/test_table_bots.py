"""Bots at a table where people wait think as far as there is time for."""

import os
import subprocess
import sys

import pytest

from courtcards.bots.catalogue import UNCOMPILED_ITERATIONS, make_bot, make_table_bot
from courtcards.bots.compiled_bot import CompiledBot
from courtcards.engine.kept import SWITCH
from courtcards.games import GAMES
from courtcards.play.game import make_game

# Prints how often a bot tried the moves it had, at the first decision of every game.
PROGRAM = """
from courtcards.bots.catalogue import make_bot, make_table_bot
from courtcards.games import GAMES
from courtcards.bots.minds import mind_of
from courtcards.play.game import make_game
for kind in GAMES:
    if not mind_of(kind.name).can_search:
        continue
    game = make_game(kind.name, 4, None, {})
    state = game.deal(seed=1)
    bot = make_table_bot("search", game)
    bot.reset(game, state.turn, seed=1)
    assert bot.choose(state.view(state.turn)).number in state.legal
    tried = bot._desk.root_weights[: len(state.legal)].sum()
    print(kind.name, int(tried), make_bot("search", game).spec(1).iterations)
"""


def run_without_compiler() -> dict[str, list[int]]:
    environment = os.environ | {SWITCH: "1"}
    command = [sys.executable, "-W", "error", "-c", PROGRAM]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.stderr == ""
    rows = (line.split() for line in done.stdout.splitlines())
    return {name: [int(number) for number in numbers] for name, *numbers in rows}


def test_without_the_compiler_a_bot_searches_less_far_and_prints_nothing() -> None:
    found = run_without_compiler()
    for name in ("cockroach-poker", "cockroach-poker-royal", "royal-menagerie"):
        tried, usual = found[name]
        assert 0 < tried <= UNCOMPILED_ITERATIONS
        assert usual >= 1000, "a match is played as ever"
    assert "royal-gambit" in found


@pytest.mark.compiled
@pytest.mark.parametrize("name", [kind.name for kind in GAMES])
def test_compiled_bots_are_the_same_at_a_table_and_in_a_match(name: str) -> None:
    game = make_game(name, 4, None, {})
    for level in ("expert", "master"):
        at_table, in_match = make_table_bot(level, game), make_bot(level, game)
        assert isinstance(at_table, CompiledBot)
        assert isinstance(in_match, CompiledBot)
        assert at_table.spec(1) == in_match.spec(1)
