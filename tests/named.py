"""Which files of the product name two games or more, outside the games' own rooms: there must be none.

    python -m tests.named

A game's own room is a folder or a file of its name, in any layer. Comments, docstrings and their examples
may name whom they like: whoever adds a game need not touch them.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from courtcards.engine.registry import is_ours, names

ROOT = Path(__file__).parents[1]
PLACES = {"src/courtcards": ("*.py",), "client/src": ("*.ts", "*.svelte")}
# What a build has put there.
BUILT = "static"
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*|<!--.*?-->", re.DOTALL)


def main() -> None:
    """Print the files, and end with whether there are any."""
    found = {path: games for path, games in named_games() if len(games) > 1}
    for path, games in found.items():
        print(f"{path} names {', '.join(sorted(games))}")
    print(f"{len(found)} files name two games or more outside the games' own rooms.")
    sys.exit(bool(found))


def named_games() -> Iterator[tuple[Path, set[str]]]:
    """Yield the files outside the games' rooms with the games they name."""
    games = [name for name in names() if is_ours(name)]
    for place, patterns in PLACES.items():
        for path in sorted(one for pattern in patterns for one in (ROOT / place).rglob(pattern)):
            inside = path.relative_to(ROOT / place)
            if BUILT not in inside.parts and not is_room(inside, games):
                yield path.relative_to(ROOT), games_in(code_of(path), games)


def is_room(path: Path, games: list[str]) -> bool:
    """Say whether a file belongs to one game.

    >>> is_room(Path("terminal/royal_gambit.py"), ["royal-gambit"])
    True
    >>> is_room(Path("terminal/board.py"), ["royal-gambit"])
    False
    """
    return any(part.replace("_", "-") in games for part in path.with_suffix("").parts)


def games_in(text: str, games: list[str]) -> set[str]:
    """Return the games that a text names.

    >>> sorted(games_in("cockroach_poker_royal and royal-gambit", ["cockroach-poker", "royal-gambit"]))
    ['royal-gambit']
    """
    # No name is found within a longer one.
    return {
        game
        for game in games
        if re.search(rf"(?<![\w-]){game.replace('-', '[-_]')}(?![-_]?\w)", text)
    }


def code_of(path: Path) -> str:
    """Return a file without its comments and docstrings."""
    text = path.read_text(encoding="utf-8")
    return python_code(text) if path.suffix == ".py" else COMMENT.sub("", text)


def python_code(text: str) -> str:
    """Return Python without comments and docstrings.

    >>> python_code('def f():' + chr(10) + '    "Say a."' + chr(10) + '    return "b"  # c')
    "def f():\\n    return 'b'"
    """
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [one for one in node.body if not _is_text(one)] or [ast.Pass()]
    return ast.unparse(tree)


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


if __name__ == "__main__":
    main()
