"""Every game has a playthrough, and plays through it as it did when that was written."""

import pytest

from courtcards.adapters.openspiel.game import short_name
from courtcards.games import GAMES
from tests.adapters.openspiel.playthrough import FOLDER, PLAYED, again


def test_every_game_has_one() -> None:
    names = {short_name(kind) for kind in GAMES}
    assert names == set(PLAYED) == {path.stem for path in FOLDER.iterdir()}


@pytest.mark.parametrize("name", PLAYED)
def test_nothing_has_changed(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert again(written) == written, "see `python -m tests.adapters.openspiel.playthrough`"
