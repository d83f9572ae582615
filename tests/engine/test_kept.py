import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from courtcards.engine import kept
from courtcards.games import GAMES

NAMES = [kind.name for kind in GAMES]


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    kept.folder.cache_clear()
    yield
    kept.folder.cache_clear()


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of a user for whom the package's folder cannot be written."""
    nobody_writes = tmp_path / "package"
    nobody_writes.write_text("")
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setattr(kept, "ROOT", nobody_writes)
    monkeypatch.setattr(kept, "_user_caches", lambda: tmp_path / "user")
    return tmp_path / "user" / "courtcards" / "kernels"


def test_what_is_compiled_is_in_the_package_where_that_can_be_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setattr(kept, "ROOT", tmp_path)
    assert kept.folder() == tmp_path / "__pycache__" / "kernels"


def test_it_is_in_the_users_folder_where_the_package_cannot_be_written(own: Path) -> None:
    kept.write("step", b"code")
    assert kept.read("step") == b"code"
    assert [file.name for file in own.iterdir()] == ["step"]


def test_nobody_else_reads_or_writes_the_users_folder(own: Path) -> None:
    kept.write("step", b"code")
    assert own.stat().st_mode & 0o077 == 0


def test_where_nothing_can_be_written_nothing_is_kept(
    own: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(kept, "_user_caches", lambda: tmp_path / "package")
    assert kept.folder() is None
    kept.write("step", b"code")
    assert kept.read("step") is None


def test_somebody_without_a_home_keeps_nothing(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(kept, "_user_caches", no_home)
    assert kept.folder() is None


@pytest.mark.parametrize(
    "damage", [lambda data: b"", lambda data: data[:40], lambda data: data[:-1] + b"?"]
)
def test_what_is_damaged_is_not_read(own: Path, damage: Callable[[bytes], bytes]) -> None:
    kept.write("step", b"much code")
    file = own / "step"
    file.write_bytes(damage(file.read_bytes()))
    assert kept.read("step") is None
    kept.write("step", b"much code")
    assert kept.read("step") == b"much code"


def test_what_was_not_used_for_long_is_deleted_when_something_new_is_kept(own: Path) -> None:
    for name, days in (("used", 2), ("old", kept.KEPT_DAYS + 1)):
        kept.write(name, name.encode())
        _grow_old(own / name, days)
    # Reading is using.
    assert kept.read("used") == b"used"
    _grow_old(own / "old", kept.KEPT_DAYS + 1)
    kept.write("new", b"new")
    assert {file.name for file in own.iterdir()} == {"used", "new"}
    assert time.time() - (own / "used").stat().st_mtime < kept.DAY


def test_the_oldest_is_deleted_when_there_is_too_much(
    own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "KEPT_BYTES", 2500)
    for days, name in ((3, "third"), (2, "second"), (1, "first")):
        kept.write(name, bytes(1000))
        _grow_old(own / name, days)
    kept.prune(own)
    assert {file.name for file in own.iterdir()} == {"first", "second"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for compiled code that is not there yet."""
    folder = tmp_path / "compiled"
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(folder))
    return folder


def test_a_game_is_missing_until_it_is_kept(folder: Path) -> None:
    assert set(kept.missing()) == set(NAMES)
    kept.keep("royal-gambit")
    assert set(kept.missing()) == {*NAMES} - {"royal-gambit"}
    for name in NAMES:
        kept.keep(name)
    assert kept.missing() == []


def test_rules_are_known_to_be_compiled_before_the_bots_are(folder: Path) -> None:
    kept.keep("royal-gambit", rules_only=True)
    assert "royal-gambit" not in kept.missing(rules_only=True)
    assert "royal-gambit" in kept.missing()
    kept.keep("royal-menagerie")
    assert "royal-menagerie" not in kept.missing(rules_only=True)


def test_what_was_compiled_from_other_sources_is_missing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in NAMES:
        kept.keep(name)
    real = Path.read_bytes

    def edited(path: Path) -> bytes:
        return real(path) + b"# " if path.parts[-2:] == ("royal_gambit", "rules.py") else real(path)

    monkeypatch.setattr(Path, "read_bytes", edited)
    assert "royal-gambit" in kept.missing()


def test_a_folder_that_cannot_be_written_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "file"))
    kept.keep("royal-gambit")
    assert "royal-gambit" in kept.missing()


@pytest.mark.parametrize(
    "program",
    [
        "from courtcards.engine.kept import missing; missing()",
        "import courtcards.server.supervisor, courtcards.server.alone",
    ],
)
def test_who_only_has_to_find_out_loads_nothing_heavy(program: str) -> None:
    program += "\nimport sys; print({'numba', 'numpy', 'llvmlite'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "set()\n"


def _grow_old(file: Path, days: float) -> None:
    then = time.time() - days * kept.DAY - 60
    os.utime(file, (then, then))
