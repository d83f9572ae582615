"""The rules of every game with pictures of the cards: a page a game, and one that leads to them."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from courtcards.engine.contract import Kind
from courtcards.games import GAMES
from courtcards.play.rulebook import option_names, plain_guide, rulebook

ROOT = Path(__file__).parents[2]
FOLDER = "rules"
# The sheets of cards that client/scripts/cards.mjs draws, with the game and the chapter of its rules.
SHEETS: dict[str, dict[str, Any]] = json.loads(
    (ROOT / "docs" / "cards" / "sheets.json").read_text(encoding="utf-8")
)
INDEX = """\
# The rules

{games}

Rules are numbered, and code and tests cite the numbers. Where careful readers of a rulebook could differ
there is an option; `courtcards rules` prints a page about a game in a terminal, and with `--full` all rules.
The pages are made by `make docs`, and the cards are those of the table in the browser.
"""


def pages() -> Iterator[tuple[str, str]]:
    """Yield every page with its place in docs/."""
    lines = [f"- [{title_of(kind)}]({kind.name}.md)" for kind in GAMES]
    yield f"{FOLDER}/README.md", INDEX.format(games="\n".join(lines))
    for kind in GAMES:
        yield f"{FOLDER}/{kind.name}.md", page(kind)


def title_of(kind: Kind) -> str:
    """Return the title of a game's rules, which is its name."""
    return rulebook(kind, "en").splitlines()[0].removeprefix("# ")


def page(kind: Kind) -> str:
    """Return a game's page: its rules, with a picture wherever a chapter has one.

    >>> from courtcards.games import find
    >>> page(find("royal-gambit")).count("![")
    4
    """
    whole = rulebook(kind, "en", cited=True)
    head, *chapters = re.split(r"^(?=## )", whole, flags=re.MULTILINE)
    shown = [_with_pictures(kind, chapter) for chapter in chapters]
    names = f"\n{option_names(kind, 'en')}"
    return "".join([head, _screen(kind), _others(kind), _in_short(kind), *shown, names])


def _in_short(kind: Kind) -> str:
    """Return the game on a page, for whoever has never played it."""
    text = plain_guide(kind, "en")
    if text is None:
        return ""
    # Its headings are parts of one chapter here.
    body = text.partition("\n")[2].strip().replace("\n## ", "\n### ")
    return f"## In short\n\n{body}\n\n"


def _screen(kind: Kind) -> str:
    picture = f"screens/{kind.name}.desktop.webp"
    if not (ROOT / "docs" / picture).is_file():
        return ""
    return f"![{title_of(kind)} at a table in the browser](../{picture})\n\n"


def _others(kind: Kind) -> str:
    """Return a line that leads to the rules in other languages."""
    languages = ROOT / "src" / "courtcards" / "languages"
    found = sorted(languages.glob(f"*/rules/{kind.name}.md"))
    found = [path for path in found if languages / "en" not in path.parents]
    links = [f"[{_title(path)}](../../{path.relative_to(ROOT).as_posix()})" for path in found]
    return f"In other languages: {', '.join(links)}.\n\n" if links else ""


def _title(path: Path) -> str:
    return path.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")


def _with_pictures(kind: Kind, chapter: str) -> str:
    heading, _, rest = chapter.partition("\n")
    number = heading.removeprefix("## ").partition(".")[0]
    pictures = [
        f"![{sheet['title']}](../cards/{name}.svg)\n"
        for name, sheet in SHEETS.items()
        if (sheet["game"], sheet["chapter"]) == (kind.name, number)
    ]
    return "\n".join([heading, "", *pictures]) + rest if pictures else chapter
