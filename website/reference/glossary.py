"""The glossary: words of the table, and those of the code, which ARCHITECTURE.md has."""

from collections.abc import Iterator
from pathlib import Path

ARCHITECTURE = Path(__file__).parents[2] / "ARCHITECTURE.md"
HEAD = """\
# Glossary

One word for each idea, and one idea for each word. This page is made by `make docs`.

## At the table

| word | what it is |
|---|---|
| seat | a place at a table, counted clockwise; people count from 1, programs from 0 |
| claim | what somebody says a card is, true or false |
| believe, doubt | to judge a claim: it is true, it is false |
| peek, pass on | to look at a card instead of judging it, and to hand it to somebody else with a claim |
| penalty pile | in Cockroach Poker Royal: cards that royals bring upon whoever takes them |
| hit, stay | in Royal Gambit: to flip one more card, or to keep the points |
| bust | in Royal Gambit: two numbered cards of one rank, and no points for this hand |
| menagerie, pen | in Royal Menagerie: the animals in front of a player, and the place for one species |
| rule option, preset | a choice between two readings of a rule, and a bundle of such choices with a name |
| table, link | where a game is played, and its address, which lets people in |
| clock | how long a player may think; when it has run out, a bot plays |

## In the code

"""


def pages() -> Iterator[tuple[str, str]]:
    """Yield the page with its place in docs/."""
    text = ARCHITECTURE.read_text(encoding="utf-8")
    chapter = text.split("\n## Glossary\n")[1].split("\n## ")[0]
    yield "glossary.md", HEAD + chapter.strip() + "\n"
