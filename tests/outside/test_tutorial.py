"""docs/write-your-own-game.md shows pieces of examples/cheat, and nothing else."""

import re

from tests.outside.environment import CHEAT, TUTORIAL

TEXT = TUTORIAL.read_text(encoding="utf-8")
PIECES = re.findall(r"^```(?:python|toml|ftl)\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
SOURCES = {
    path.name: path.read_text(encoding="utf-8")
    for pattern in ("*.toml", "src/*/*.py", "tests/*.py", "src/*/languages/en/*/*.*")
    for path in CHEAT.glob(pattern)
}


def test_every_piece_of_code_stands_in_the_example() -> None:
    assert len(PIECES) > 20
    for piece in PIECES:
        # Dots stand for what is left out between two places of a file.
        parts = [part.strip("\n") for part in re.split(r"^ *\.\.\.\n", piece, flags=re.MULTILINE)]
        assert any(all(f"{part}\n" in text for part in parts) for text in SOURCES.values()), piece


def test_every_file_of_the_game_is_shown() -> None:
    shown = {
        name
        for name, text in SOURCES.items()
        if any(piece.split("    ...\n")[0].strip("\n") in text for piece in PIECES)
    }
    assert {path.name for path in CHEAT.glob("src/*/*.py")} <= shown


def test_the_rule_it_quotes_is_a_rule() -> None:
    [quoted] = re.findall(r"(?:^> .*\n)+", TEXT, re.MULTILINE)
    rule = " ".join(line.removeprefix("> ") for line in quoted.splitlines())
    assert rule in " ".join(SOURCES["cheat.md"].split())
