"""What is released is what was committed, and has a page."""

import http.server
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.release import ReleaseError, check_checkout, is_rehearsal, load


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "README.md").write_text("One\n")
    for words in (
        ["init", "-q"],
        ["add", "-A"],
        ["-c", "user.name=n", "-c", "user.email=e", "commit", "-qm", "one"],
    ):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    return tmp_path


def test_what_was_not_committed_is_not_released(checkout: Path) -> None:
    check_checkout(checkout)
    (checkout / "README.md").write_text("Two\n")
    with pytest.raises(ReleaseError, match="Commit first what has changed: README.md"):
        check_checkout(checkout)


def test_a_release_needs_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    with pytest.raises(ReleaseError, match="git checkout"):
        check_checkout(tmp_path)


def test_an_open_section_of_the_changes_makes_a_rehearsal(tmp_path: Path) -> None:
    changes = tmp_path / "CHANGELOG.md"
    changes.write_text("# Changes\n\n## 0.2.0, not released yet\n\n## 0.1.0, 2026-01-01\n")
    assert is_rehearsal(tmp_path)
    changes.write_text("# Changes\n\n## 0.2.0, 2026-02-01\n\n## 0.1.0, not released yet\n")
    assert not is_rehearsal(tmp_path)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    def handler(*arguments: object) -> http.server.SimpleHTTPRequestHandler:
        return Quiet(*arguments, directory=str(tmp_path))  # type: ignore[arg-type]

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield tmp_path, f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments: object) -> None:
        """Say nothing."""


def test_a_page_is_loaded_with_all_that_it_names(site: tuple[Path, str]) -> None:
    folder, address = site
    (folder / "index.html").write_text('<link href="/a.css"><script src="/a.js"></script>')
    (folder / "a.js").write_text("1")
    with pytest.raises(ReleaseError, match=r"a\.css could not be loaded"):
        load(address)
    (folder / "a.css").write_text("p {}")
    assert load(address) == 3


def test_a_page_without_a_script_is_none(site: tuple[Path, str]) -> None:
    folder, address = site
    (folder / "index.html").write_text("The client is not built.")
    with pytest.raises(ReleaseError, match="the client was not built"):
        load(address)
