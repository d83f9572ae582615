"""Games from outside: found by their entry points, and never in the way of the others."""

import logging
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from courtcards import games
from courtcards.engine import kept, registry
from courtcards.engine.errors import CourtCardsError

OURS = ["cockroach-poker", "cockroach-poker-royal", "royal-gambit", "royal-menagerie"]
Install = Callable[..., Path]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Puts a module with some text beside the package, with an entry point that names it."""
    points: list[EntryPoint] = []
    monkeypatch.setattr(registry, "entry_points", lambda group: list(points))
    monkeypatch.syspath_prepend(tmp_path)

    def put(name: str, module: str, text: str) -> Path:
        file = tmp_path / f"{module}.py"
        file.write_text(text)
        points.append(EntryPoint(name, f"{module}:KIND", registry.GROUP))
        forget()
        return file

    def forget() -> None:
        for one in (registry.homes, registry.part, games._load_all):
            one.cache_clear()

    yield put
    for point in points:
        sys.modules.pop(point.module, None)
    points.clear()
    forget()


def test_a_game_from_outside_comes_after_ours(install: Install) -> None:
    install("a-game", "a_module", "")
    assert registry.names() == [*OURS, "a-game"]
    assert registry.home_of("a-game") == "a_module"
    assert not registry.is_ours("a-game")


def test_nobody_from_outside_takes_the_place_of_a_game_of_ours(install: Install) -> None:
    install("royal-gambit", "a_module", "")
    assert registry.home_of("royal-gambit") == "courtcards.games.royal_gambit"


def test_parts_of_a_game_from_outside_lie_beside_it(install: Install, tmp_path: Path) -> None:
    install("a-game", "a_package.game", "")
    folder = tmp_path / "a_package" / "game"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "openspiel.py").write_text("most_shuffles = None")
    found = registry.part("adapters.openspiel", "a-game")
    assert found is not None
    assert found.__name__ == "a_package.game.openspiel"
    assert registry.part("lessons", "a-game") is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("raise ImportError('no such luck')", "ImportError: no such luck"),
        ("", "AttributeError: module 'a_module' has no attribute 'KIND'"),
        ("KIND = 1", "its KIND must be a Kind with the name 'a-game'"),
        (
            "from courtcards.games.royal_gambit import KIND as k; import dataclasses;"
            "KIND = dataclasses.replace(k, name='a-game')",
            "its state has the same fields as that of royal-gambit",
        ),
    ],
)
def test_a_broken_game_is_left_out_and_the_others_are_there(
    install: Install, caplog: pytest.LogCaptureFixture, text: str, reason: str
) -> None:
    install("a-game", "a_module", text)
    with caplog.at_level(logging.WARNING):
        assert [kind.name for kind in games.GAMES] == OURS
    [message] = caplog.messages
    assert message.startswith("The game 'a-game' of the module a_module is left out: ")
    assert reason in message
    with pytest.raises(CourtCardsError, match="The game 'a-game' of the module a_module cannot"):
        games.find("a-game")


def test_a_game_that_is_edited_counts_as_not_compiled(
    install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "cache"))
    kept.folder.cache_clear()
    file = install("a-game", "a_module", "KIND = 1")
    kept.keep("a-game")
    assert "a-game" not in kept.missing()
    file.write_text("KIND = 2")
    assert "a-game" in kept.missing()
    kept.folder.cache_clear()
