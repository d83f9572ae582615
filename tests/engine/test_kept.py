"""What is compiled already is known from files alone."""

import subprocess
import sys
from pathlib import Path

import pytest

from courtcards.engine import kept
from courtcards.games import GAMES

NAMES = [kind.name for kind in GAMES]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for compiled code that is not there yet."""
    folder = tmp_path / "compiled"
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(folder))
    return folder


def test_every_game_is_known_by_its_name() -> None:
    assert sorted(kept.names()) == sorted(NAMES)


def test_a_game_is_missing_until_it_is_kept(folder: Path) -> None:
    assert set(kept.missing()) == set(NAMES)
    assert not folder.exists()
    kept.keep("royal-gambit")
    assert set(kept.missing()) == {*NAMES} - {"royal-gambit"}
    for name in NAMES:
        kept.keep(name)
    assert kept.missing() == []


def test_what_was_compiled_from_other_sources_is_missing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in NAMES:
        kept.keep(name)
    real = Path.stat

    def touched(path: Path, **rest: bool) -> object:
        if path.parts[-2:] != ("royal_gambit", "rules.py"):
            return real(path, **rest)
        return type("Status", (), {"st_size": 1, "st_mtime_ns": 1})

    monkeypatch.setattr(Path, "stat", touched)
    assert "royal-gambit" in kept.missing()


def test_a_folder_that_cannot_be_written_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "file"))
    kept.keep("royal-gambit")
    assert "royal-gambit" in kept.missing()


def test_to_find_out_nothing_heavy_is_loaded() -> None:
    program = (
        "import sys; from courtcards.engine.kept import missing; missing()\n"
        "print({'numba', 'numpy', 'llvmlite'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "set()\n"
