"""Measures the environments next to their peers, on one core, and writes down the results.

make bench-environments        (or: python -m bench.environments --write bench/ENVIRONMENTS.md)
"""

import argparse
import os
import platform
from importlib import import_module
from pathlib import Path
from typing import Any

from courtcards import __version__

# The modules that measure, and what the steps they count are called.
PARTS = {
    "vector": ("Vector environment, beside Pgx", "decisions/s"),
    "company": ("Vector environment with opponents, beside Gymnasium with bots", "steps/s"),
    "aec": ("PettingZoo, beside its own Leduc", "steps/s"),
    "spiel": ("OpenSpiel, beside its own Kuhn poker in Python", "decisions/s"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--write", type=Path, help="also write the figures to this file")
    arguments = parser.parse_args()
    use_one_core()
    lines = [
        "# Speed of the environments",
        "",
        f"Court Cards {__version__}, Python {platform.python_version()}, one core. Made by",
        "`make bench-environments`: medians of alternating rounds, random legal moves, processor time.",
        "",
    ]
    for name, (title, unit) in PARTS.items():
        part = import_module(f"bench.environments.{name}")
        lines += [f"## {title}", "", *about(part), "", *table(part.measure(), unit), ""]
    report = "\n".join(lines[:-1])
    print(report)
    if arguments.write:
        arguments.write.write_text(report + "\n", encoding="utf-8")


def use_one_core() -> None:
    """Keep this process and all its threads on one core, before anybody starts threads."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def about(part: Any) -> list[str]:
    """Return what a module says about how it measures, without its first lines."""
    return (part.__doc__ or "").strip().split("\n\n")[2:]


def table(rows: Any, unit: str) -> list[str]:
    """Return rows as a table."""
    return [
        f"| ours | {unit} | the peer's | ratio |",
        "|---|---|---|---|",
        *(
            f"| {row.name} | {row.rate:,.0f} | {row.peer_rate:,.0f} | {row.ratio:.1f} × |"
            for row in rows
        ),
    ]


if __name__ == "__main__":
    main()
