"""Golden playthroughs: any change in rules, views, words, move order or shuffles shows as a diff."""

import pytest

from courtcards.play.game import Game
from tests.golden.playthrough import golden_file, playthrough
from tests.variants import DEFAULTS


@pytest.mark.parametrize("game", DEFAULTS, ids=lambda game: game.name)
def test_a_game_plays_as_its_golden_file_says(game: Game) -> None:
    path = golden_file(game)
    assert path.exists(), f"{game.name} has no golden file: python -m tests.golden.playthrough"
    assert playthrough(game) == path.read_text(encoding="utf-8")
