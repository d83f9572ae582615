"""The figures of fits, from which the bots' modules of numbers and bench/FIT.md are written."""

import json
from pathlib import Path
from textwrap import wrap
from typing import Any

from bench.fit.table import FITTED
from courtcards import __version__
from courtcards.engine.registry import ROOT

HERE = Path(__file__).parent
FIGURES = HERE / "figures.json"
PAGE = HERE.parent / "FIT.md"

# What a fit came to (`Fitted.figures`).
Figures = dict[str, Any]

HEAD = '''"""Numbers from games of bots. Written by `make fit`, not by hand: bench/FIT.md tells how."""

{}# fmt: off
'''


def read_figures() -> list[Figures]:
    """Return what is kept of all fits."""
    figures: list[Figures] = json.loads(FIGURES.read_text(encoding="utf-8"))
    return figures


def keep(figures: list[Figures]) -> None:
    """Keep the figures of all fits, and write everything that is made of them."""
    lines = ",\n".join(json.dumps(one) for one in figures)
    FIGURES.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    for path, text in documents(figures).items():
        path.write_text(text, encoding="utf-8")


def documents(figures: list[Figures]) -> dict[Path, str]:
    """Return all files that are made of figures, with what is in them."""
    taken = [one for one in figures if one["module"] == FITTED]
    games = dict.fromkeys(one["game"] for one in taken)
    modules = {
        ROOT / "bots" / game / f"{FITTED}.py": write_module(
            [one for one in taken if one["game"] == game]
        )
        for game in games
    }
    return modules | {PAGE: write_page(figures)}


def write_module(figures: list[Figures]) -> str:
    """Return the text of a module of numbers.

    >>> print(write_module([{"name": "N", "about": "How many.", "digits": 0, "fitted": 8}])[103:])
    # fmt: off
    <BLANKLINE>
    # How many.
    N = 8
    <BLANKLINE>
    """
    has_lists = any(isinstance(one["fitted"], list) for one in figures)
    parts = [HEAD.format("import numpy as np\n\n" if has_lists else "")]
    for one in figures:
        about = "".join(f"{line}\n" for line in wrap(one["about"], 98, **_COMMENT))
        parts.append(f"{about}{one['name']} = {_literal(one['fitted'], one['digits'])}\n")
    return "\n".join(parts)


_COMMENT: dict[str, Any] = {"initial_indent": "# ", "subsequent_indent": "# "}
_INDENT: dict[str, Any] = {"initial_indent": "    ", "subsequent_indent": "    "}


def _literal(value: Any, digits: int) -> str:
    """Write a number, a list or a table as Python."""
    if not isinstance(value, list):
        return f"{value:.{digits}f}"
    if isinstance(value[0], list):
        lines = [f"    [{_row(row, digits)}]," for row in value]
    else:
        lines = wrap(f"{_row(value, digits)},", 98, **_INDENT)
    return "\n".join(["np.array([", *lines, "])"])


def _row(numbers: list[float], digits: int) -> str:
    return ", ".join(f"{number:.{digits}f}" for number in numbers)


def write_page(figures: list[Figures]) -> str:
    """Return the text of bench/FIT.md."""
    about = (HERE / "about.md").read_text(encoding="utf-8").format(__version__)
    return "\n".join([about, *(line for one in figures for line in section(one))]).rstrip() + "\n"


def section(one: Figures) -> list[str]:
    """Return what there is to tell of one constant, in Markdown."""
    notes = [line for note in one["notes"] for line in (note, "")]
    title = f"## `{one['game']}/{one['module']}.{one['name']}`"
    return [title, "", one["about"], "", *_table(one), "", *notes]


def _table(one: Figures) -> list[str]:
    """Write a line for each number, or two for each row of a table."""
    before, fitted, error = one["before"], one["fitted"], one["error"]
    if not one["rows"]:
        listed = isinstance(fitted, list)
        columns = [
            _cells(part if listed else [part], chance, one["digits"])
            for part, chance in ((before, None), (fitted, error))
        ]
        names = one["names"]
        width = max(map(len, columns))
        columns = [column + ["–"] * (width - len(column)) for column in columns]
        return write_table(
            ["", "before", "fitted"],
            [list(row) for row in zip(names, *columns, strict=True)],
        )
    rows = []
    for i, name in enumerate(one["rows"]):
        chance = None if error is None else error[i]
        rows.append([f"{name} before", *_cells(before[i], None, one["digits"])])
        rows.append([f"{name} fitted", *_cells(fitted[i], chance, one["digits"])])
    return write_table(["", *one["names"]], rows)


def _cells(numbers: list[float], error: Any, digits: int) -> list[str]:
    cells = [f"{number:.{digits}f}" for number in numbers]
    if error is None:
        return cells
    errors = error if isinstance(error, list) else [error]
    return [f"{cell} ± {chance:.{digits}f}" for cell, chance in zip(cells, errors, strict=True)]


def write_table(head: list[str], rows: list[list[str]]) -> list[str]:
    """Return a table in Markdown.

    >>> write_table(["", "now"], [["points", "7"]])
    ['| | now |', '|---|---|', '| points | 7 |']
    """
    lines = [f"| {' | '.join(head)} |".replace("|  |", "| |"), "|---" * len(head) + "|"]
    return lines + [f"| {' | '.join(row)} |" for row in rows]
