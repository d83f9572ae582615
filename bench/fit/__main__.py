"""Makes the bots' numbers that come from games: plays the games, and writes the numbers.

make fit        (or: python -m bench.fit --write)

It writes `fitted.py` of every game's bots, bench/FIT.md, and bench/fit/figures.json, from which both are
made. Before such a change is kept, the bots play those of before: `python -m bench.versus`.
"""

import argparse
from importlib import import_module

from bench.fit.table import Task
from bench.fit.writing import HERE, keep, read_figures, section
from courtcards.cli.output import bar
from courtcards.games import GAMES


def tasks() -> list[Task]:
    """Return the fits of all games that have some."""
    modules = [kind.name.replace("-", "_") for kind in GAMES]
    found = [name for name in modules if (HERE / f"{name}.py").exists()]
    return [task for name in found for task in import_module(f"bench.fit.{name}").TASKS]


def main() -> None:
    """Fit, print what came of it, and write it down if that is wanted."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("only", nargs="*", help="words of the fits to make: without, all are made")
    parser.add_argument("--part", type=float, default=1.0, help="play this part of the games")
    parser.add_argument("--write", action="store_true", help="also write the numbers down")
    parser.add_argument("--again", action="store_true", help="play nothing, write what is kept")
    given = parser.parse_args()
    figures = {(one["game"], one["name"]): one for one in read_figures()}
    for task in tasks() if not given.again else ():
        if all(word in task.name for word in given.only):
            games = max(100, round(task.games * given.part))
            with bar(games, task.name) as progress:
                made = [fitted.figures() for fitted in task.fit(games, progress)]
            for one in made:
                print("\n".join(section(one)), flush=True)
            figures |= {(one["game"], one["name"]): one for one in made}
    if given.write or given.again:
        keep(list(figures.values()))


if __name__ == "__main__":
    main()
