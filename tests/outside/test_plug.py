"""What a package from outside does not do: run old code, or break anything of others."""

from pathlib import Path

import pytest

from courtcards.engine.kept import SWITCH
from tests.outside.environment import CHEAT, Environment

DEAL = """
from courtcards.engine.kept import missing
import courtcards as cc
print("cheat" in missing(), cc.game("cheat", 3).deal(seed=1).turn)
"""
KEEP = "from courtcards.engine.kept import keep; keep('cheat')"


@pytest.mark.compiled
def test_after_an_edit_of_its_rules_the_old_code_does_not_run(tmp_path: Path) -> None:
    outside = Environment(tmp_path, {"NUMBA_CACHE_DIR": str(tmp_path / "cache")})
    outside.install(CHEAT)
    assert outside.python("-c", DEAL).stdout == "True 0\n"
    outside.python("-c", KEEP)
    assert outside.python("-c", DEAL).stdout == "False 0\n"
    rules = outside.site / "courtcards_cheat" / "rules.py"
    text = rules.read_text()
    edited = text.replace("_start_turn(s, first)", "_start_turn(s, clockwise(s, first, 1))")
    assert edited != text
    rules.write_text(edited)
    assert outside.python("-c", DEAL).stdout == "True 1\n"


BREAKS = "raise RuntimeError('the cards are\\nlost')"
LACKS_WORDS = """
from dataclasses import replace
from courtcards.engine.record import record_dtype
from courtcards.games.royal_gambit import KIND
KIND = replace(KIND, name="bridge", state=record_dtype("bridge", []))
"""

LACKS_A_FIELD = """
from dataclasses import replace
from types import SimpleNamespace
from courtcards.engine.record import record_dtype
from courtcards.games.royal_gambit import KIND
words = SimpleNamespace(**vars(KIND.words), RELATIVES=("royal-gambit",))
KIND = replace(KIND, name="rummy", state=record_dtype("rummy", []), words=words)
"""
LACKS_A_PART = """
from dataclasses import replace
from types import SimpleNamespace
from courtcards.engine.record import record_dtype
from courtcards.games.royal_gambit import KIND
rules = SimpleNamespace(MAX_MOVES=2, deal=None, legal=None, apply=None)
words = SimpleNamespace(**vars(KIND.words), RELATIVES=("royal-gambit",))
KIND = replace(KIND, name="skat", state=record_dtype("skat", []), rules=rules, words=words)
"""


def test_broken_packages_are_left_out_with_a_sentence_each_and_nothing_else_breaks(
    tmp_path: Path,
) -> None:
    outside = Environment(tmp_path, {SWITCH: "1"})
    outside.pretend("bridge", LACKS_WORDS)
    outside.pretend("rummy", LACKS_A_FIELD)
    outside.pretend("skat", LACKS_A_PART)
    outside.pretend("whist", BREAKS)
    done = outside.courtcards("simulate", "royal-gambit", "--games", "1", "--json")
    assert done.stderr.splitlines() == [
        "The game 'bridge' of the module outside_bridge is left out: "
        "CourtCardsError: its words in English have no message 'name'.",
        "The game 'rummy' of the module outside_rummy is left out: "
        "CourtCardsError: its state has no field for the option 'turns'.",
        "The game 'skat' of the module outside_skat is left out: "
        "CourtCardsError: its rules.py has no 'outcome'.",
        "The game 'whist' of the module outside_whist is left out: RuntimeError: the cards are",
    ]
    done = outside.attempt("-m", "courtcards", "simulate", "whist", "--games", "1")
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == (
        "courtcards: The game 'whist' of the module outside_whist cannot be loaded: "
        "RuntimeError: the cards are"
    )
    assert "raceback" not in done.stderr
