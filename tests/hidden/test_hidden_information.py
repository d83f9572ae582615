"""Change everything a viewer may not know: every byte they get stays the same."""

import random

import pytest

from courtcards.engine.gate import SPECTATOR
from courtcards.play.game import Game, make_game
from courtcards.testing.hidden import (
    changes_nothing_for,
    nothing_depends_on_what_a_viewer_may_not_know,
    random_moment,
)
from courtcards.testing.variants import variant_name
from tests.hidden.worlds import WORLDS
from tests.variants import VARIANTS


@pytest.mark.parametrize("game", VARIANTS, ids=variant_name)
def test_nothing_a_viewer_gets_depends_on_what_he_may_not_know(game: Game) -> None:
    nothing_depends_on_what_a_viewer_may_not_know(game, WORLDS[game.name])


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("courtcards.play.kernels.conceal_in", lambda states, viewer: None)
    chance = random.Random(1)
    state = random_moment(make_game("cockroach-poker", 4, None, {}), chance)
    with pytest.raises(AssertionError):
        changes_nothing_for(state, SPECTATOR, chance, WORLDS["cockroach-poker"])
