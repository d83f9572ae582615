"""What the documents say is run."""

import ast
import doctest
import json
import re
import shlex
import tomllib
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml
from markdown_it import MarkdownIt
from typer.main import get_command

from courtcards.cli.app import app
from courtcards.engine.contract import Kind
from courtcards.engine.fluent import Messages
from courtcards.games import GAMES
from courtcards.play.rulebook import rulebook
from website.contents import contents

ROOT = Path(__file__).parents[1]


# Every page that people read; the rules have no code.
PAGES = sorted(
    {source for group in contents(ROOT).values() for one in group for source in one.sources()}
    | {"README.md", "examples/cheat/README.md"}
)


class Block(NamedTuple):
    """A piece of code on a page: its language, and itself."""

    page: str
    language: str
    code: str


def blocks_of(page: str) -> list[Block]:
    tokens = MarkdownIt("commonmark").parse((ROOT / page).read_text(encoding="utf-8"))
    fences = [one for one in tokens if one.type == "fence"]
    return [Block(page, one.info.strip(), one.content) for one in fences]


BLOCKS = [block for page in PAGES for block in blocks_of(page)]


def in_language(language: str) -> list[Block]:
    found = [block for block in BLOCKS if block.language == language]
    assert found
    return found


# Made of docstrings and of pieces of a package, which are run where they stand (tests/outside).
QUOTED = ("docs/reference/python/", "docs/write-your-own-game.md")
WITH_EXAMPLES = [
    page
    for page in PAGES
    if not page.startswith(QUOTED) and any(">>>" in one.code for one in blocks_of(page))
]


# Files that a page gives whole: they begin with their names, and tests/test_write_a_bot.py runs them.
GIVEN = {
    block.code.splitlines()[0].removeprefix("# "): block
    for block in BLOCKS
    if block.language == "python" and block.code.startswith("# ")
}


def test_every_block_says_what_it_is() -> None:
    known = {"ftl", "json", "pycon", "python", "sh", "text", "toml", "yaml"}
    assert {
        (block.page, block.language) for block in BLOCKS if block.language not in known
    } == set()


@pytest.mark.parametrize("page", WITH_EXAMPLES)
def test_the_examples_of_a_page_run_as_printed(page: str) -> None:
    failed, tried = doctest.testfile(
        str(ROOT / page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert tried > 5
    assert failed == 0


def test_other_python_is_python() -> None:
    for block in in_language("python"):
        if ">>>" not in block.code and not block.page.startswith(QUOTED):
            ast.parse(block.code)


def test_data_can_be_read() -> None:
    for block in in_language("json"):
        json.loads(block.code)
    for block in in_language("toml"):
        # Dots stand for what is left out.
        tomllib.loads(block.code.replace("...\n", ""))
    for block in in_language("yaml"):
        yaml.safe_load(block.code)
    for block in in_language("ftl"):
        assert list(Messages([block.code]))


def lines_of_shell() -> list[tuple[str, list[str]]]:
    """Return every command on a page in its words, without comments."""
    return [
        (block.page, words)
        for block in in_language("sh")
        for line in block.code.replace("\\\n", " ").splitlines()
        if (words := shlex.split(line, comments=True))
    ]


@pytest.mark.parametrize(("page", "words"), lines_of_shell(), ids=lambda one: str(one)[:60])
def test_a_command_on_a_page_would_run(page: str, words: list[str]) -> None:
    while "=" in words[0]:
        words = words[1:]
    program, *rest = words
    assert program in PROGRAMS, f"{page}: nobody knows how to check {program}"
    PROGRAMS[program](rest)


def check_courtcards(words: list[str]) -> None:
    """See that there is such a command, with such options."""
    command: Any = get_command(app)
    name = "courtcards"
    while hasattr(command, "commands"):
        name, *words = words
        command = command.commands[name]
    command.make_context(name, words)


def check_make(words: list[str]) -> None:
    targets = re.findall(
        r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert {word for word in words if "=" not in word} <= set(targets)


def check_pip(words: list[str]) -> None:
    """See that what is installed is here, with such extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert words[0] == "install"
    for word in words[1:]:
        place, _, extras = word.rstrip("]").partition("[")
        if not word.startswith("-"):
            assert (ROOT / place / "pyproject.toml").is_file()
            assert set(filter(None, extras.split(","))) <= set(project["optional-dependencies"])


def check_python(words: list[str]) -> None:
    """See that the file or module is here."""
    if words[0] == "-m":
        assert find_spec(words[1])
    else:
        assert words[0] in GIVEN or (ROOT / words[0]).is_file()


def check_docker(words: list[str]) -> None:
    """See that the file with the services is here."""
    assert words[:2] == ["compose", "-f"]
    assert (ROOT / words[2]).is_file()


def check_nothing(words: list[str]) -> None:
    """Tools of others are theirs to know."""


PROGRAMS: dict[str, Callable[[list[str]], None]] = {
    "courtcards": check_courtcards,
    "make": check_make,
    "pip": check_pip,
    "python": check_python,
    "docker": check_docker,
    "pytest": check_nothing,
    "pg_dump": check_nothing,
    "npm": check_nothing,
    "ray": check_nothing,
}


def test_nobody_is_sent_to_an_index_that_does_not_have_the_package() -> None:
    folders = (ROOT, ROOT / "docs", ROOT / "examples", ROOT / "src")
    pages = {path for folder in folders for path in folder.glob("*.md")}
    pages |= {path for folder in folders[1:] for path in folder.rglob("*.[mp][dy]")}
    assert len(pages) > 20
    wanted = re.compile(r"pip install (-\S+ )*[\"']?courtcards")
    assert [path for path in pages if wanted.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_rules_have_the_same_numbers_in_every_language(kind: Kind) -> None:
    english, japanese = (_numbers(rulebook(kind, code)) for code in ("en", "ja"))
    assert english == japanese
    assert len(english) == len(set(english)) > 40


def _numbers(text: str) -> list[str]:
    return re.findall(r"^\*\*(\d+\.\d+)\*\*", text, re.MULTILINE)


def test_every_rule_test_cites_a_rule_that_exists() -> None:
    known = {number for kind in GAMES for number in _numbers(rulebook(kind, "en"))}
    for path in (ROOT / "tests" / "rules").glob("test_*.py"):
        cited = re.findall(r"def test_rule_(\d+)_(\d+)", path.read_text(encoding="utf-8"))
        assert {f"{section}.{rule}" for section, rule in cited} <= known, path
