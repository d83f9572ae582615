"""Write the reference and the rules.

python -m website.reference docs
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from website.reference import commands, glossary, http, python, rules


def pages() -> Iterator[tuple[str, str]]:
    """Yield every page that is made, with its place in docs/."""
    yield "reference/command-line.md", commands.page()
    for part in (python, http, rules, glossary):
        yield from part.pages()


def main(folder: Path) -> None:
    """Write all pages."""
    for name, text in pages():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
