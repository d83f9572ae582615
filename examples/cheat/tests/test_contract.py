"""What every game must do, and that nobody learns what they may not know."""

import pytest
from other_world import other_world

from courtcards.testing import Check, checks

# Shorter games show as much.
TRIED = {"max_turns": (1, 30), "ranks": (3, 5)}


@pytest.mark.parametrize("check", checks("cheat", other_world=other_world, tried=TRIED), ids=str)
def test_cheat(check: Check) -> None:
    check()
