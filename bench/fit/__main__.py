"""Makes the bots' tables of numbers anew from games, and compares them with those in use.

make fit        (or: python -m bench.fit --write bench/FIT.md)

Nothing is changed: whoever takes over a number measures the bots with and without it first
(`courtcards arena`, `python bench/bots.py ladder`).
"""

import argparse
from importlib import import_module
from pathlib import Path

from bench.fit.table import Task
from courtcards import __version__
from courtcards.cli.output import bar
from courtcards.games import GAMES

HERE = Path(__file__).parent


def tasks() -> list[Task]:
    """Return the fits of all games that have some."""
    modules = [kind.name.replace("-", "_") for kind in GAMES]
    found = [name for name in modules if (HERE / f"{name}.py").exists()]
    return [task for name in found for task in import_module(f"bench.fit.{name}").TASKS]


def main() -> None:
    """Fit, print the comparison, and write it down if that is wanted."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("only", nargs="*", help="words of the fits to make: without, all are made")
    parser.add_argument("--part", type=float, default=1.0, help="play this part of the games")
    parser.add_argument("--write", type=Path, help="also write the comparison to this file")
    given = parser.parse_args()
    lines = [*(HERE / "about.md").read_text(encoding="utf-8").format(__version__).splitlines(), ""]
    for task in tasks():
        if all(word in task.name for word in given.only):
            games = max(100, round(task.games * given.part))
            with bar(games, task.name) as progress:
                tables = task.fit(games, progress)
            made = [line for table in tables for line in table.lines()]
            print("\n".join(made), flush=True)
            lines += [f"## {task.name}", "", *made]
    if given.write:
        given.write.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
