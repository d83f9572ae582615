"""The bots of the page "Write a bot" are copied into an empty folder, and its commands are run there."""

import runpy
import shlex
from pathlib import Path

import pytest

from tests.cli.test_commands import courtcards
from tests.test_docs import GIVEN, blocks_of

PAGE = "docs/how-to/write-a-bot.md"
COMMANDS = [
    shlex.split(line)
    for block in blocks_of(PAGE)
    if block.language == "sh"
    for line in block.code.splitlines()
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("bots")
    for name, block in GIVEN.items():
        if block.page == PAGE:
            (place / name).write_text(block.code)
    return place


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_command_does_what_the_page_says(
    folder: Path, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    monkeypatch.chdir(folder)
    program, *arguments = words
    if program == "python":
        runpy.run_path(arguments[0], run_name="__main__")
        assert (folder / arguments[0]).with_suffix(".json").exists()
        return
    done = courtcards(*arguments, text="1\n" * 2000)
    assert (done.returncode, done.stderr) == (0, "")
    assert "forfeits:" not in done.stdout


def test_every_bot_of_the_page_is_played(folder: Path) -> None:
    files = {file.name for file in folder.glob("*.py")}
    assert len(files) == 4
    assert all(any(name in " ".join(words) for words in COMMANDS) for name in files)
