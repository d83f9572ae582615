"""What lies openly at Royal Menagerie: Bazaars, and the card just taken from one.

Cards that everybody may see can be the very cards that somebody holds. So they are first compared
with the truth, and then exactly they are left out of the search for hands.
"""

import re
from collections import Counter
from html import unescape
from typing import Any

from tests.browser.texts import Speech

Data = dict[str, Any]

SAY = Speech("en", "royal-menagerie")
BAZAAR = re.compile(r'(<section class="bazaar\b[^>]*>)(.*?)</section>', re.DOTALL)
# Aids that name cards which lie before somebody.
FOLLOWING = ("danger", "stampede", "full")
LABEL = re.compile(r'aria-label="([^"]*)"')


def lying(table: Data) -> tuple[Any, ...]:
    """Return the cards that lie openly on a table, by their places."""
    frames = [frame["cards"] for frame in table.get("stack", ())]
    return table.get("bazaar"), table.get("taken"), frames


def without_lying(table: Data) -> Data:
    """Return a table without the cards that lie openly, and without what follows from them."""
    frames = [frame | {"cards": None} for frame in table.get("stack", ())]
    aids = {name: told for name, told in table["aids"].items() if name not in FOLLOWING}
    return table | {"bazaar": None, "taken": None, "stack": frames, "aids": aids}


def following(table: Data) -> Data:
    """Return the aids that follow from what lies openly."""
    return {name: told for name, told in table["aids"].items() if name in FOLLOWING}


def lying_labels(table: Data, spelling: dict[str, str]) -> list[str]:
    """Return how the open Bazaar is labelled: the card taken first, then those left, equal ones as one."""
    taken = [SAY("taken-label"), spelling[table["taken"]]] if table.get("taken") else []
    left = Counter(spelling[card] for card in table.get("bazaar") or ())
    return taken + [
        SAY("hand-card", card=card, count=count) if count > 1 else card
        for card, count in left.items()
    ]


def labels(page: str) -> tuple[list[str], list[str]]:
    """Return the labels of a page: those of the cards in the Bazaar, and all others.

    >>> page = '<p aria-label="a"><section class="bazaar x" aria-label="b"><i aria-label="c"></i></section>'
    >>> labels(page + '<i aria-label="d &amp; e"></i></p>')
    (['c'], ['a', 'b', 'd & e'])
    """
    inside: list[str] = []
    elsewhere: list[str] = []
    for place, text in enumerate(BAZAAR.split(page)):
        # What is found stands between the rest: its beginning, which has a label of its own, and its cards.
        (inside if place % 3 == 2 else elsewhere).extend(map(unescape, LABEL.findall(text)))
    return inside, elsewhere
