"""Tables in Markdown."""

from collections.abc import Iterable, Sequence


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    r"""Return the lines of a table; a pipe character within a cell is escaped.

    >>> print(*table(("a", "b"), [("1|2", "3")]), sep="\n")
    | a | b |
    |---|---|
    | 1\|2 | 3 |
    <BLANKLINE>
    """
    lines = [_row(head), "|" + "---|" * len(head)]
    return [*lines, *map(_row, rows), ""]


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(' '.join(cell.split()).replace('|', chr(92) + '|') for cell in cells)} |"
