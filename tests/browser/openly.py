"""What lies openly at Royal Menagerie: Bazaars, and the card just taken from one.

Cards that everybody may see can be the very cards that somebody holds. So they are first compared
with the truth, and then exactly they are left out of the search for hands.
"""

from collections import Counter
from html.parser import HTMLParser
from typing import Any

from tests.browser.texts import Speech

Data = dict[str, Any]

BAZAAR = "bazaar"
SAY = Speech("en", "royal-menagerie")
# Elements that have no end.
VOID = {"br", "hr", "img", "input", "link", "meta", "source", "wbr"}


def lying(table: Data) -> tuple[Any, ...]:
    """Return the cards that lie openly on a table, by their places."""
    frames = [frame["cards"] for frame in table.get("stack", ())]
    return table.get("bazaar"), table.get("taken"), frames


def without_lying(table: Data) -> Data:
    """Return a table without the cards that lie openly."""
    frames = [frame | {"cards": None} for frame in table.get("stack", ())]
    return table | {"bazaar": None, "taken": None, "stack": frames}


def lying_labels(table: Data, spelling: dict[str, str]) -> list[str]:
    """Return how the open Bazaar is labelled: the card taken first, then those left, equal ones as one."""
    taken = [SAY("taken.label"), spelling[table["taken"]]] if table.get("taken") else []
    left = Counter(spelling[card] for card in table.get("bazaar") or ())
    return taken + [
        SAY("hand.card", card=card, count=count) if count > 1 else card
        for card, count in left.items()
    ]


class Labels(HTMLParser):
    """The labels of a page, those in the Bazaar apart.

    >>> page = '<p aria-label="a"><section class="bazaar x" aria-label="b"><i aria-label="c"></i></section>'
    >>> labels = Labels(page + '<i aria-label="d"></i></p>')
    >>> labels.in_bazaar, labels.elsewhere
    (['c'], ['a', 'b', 'd'])
    """

    def __init__(self, page: str) -> None:
        super().__init__()
        self.in_bazaar: list[str] = []
        self.elsewhere: list[str] = []
        # How many elements are open, counted from the Bazaar on.
        self._depth = 0
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = dict(attrs)
        label = has.get("aria-label")
        if label:
            (self.in_bazaar if self._depth else self.elsewhere).append(label)
        is_bazaar = tag == "section" and BAZAAR in (has.get("class") or "").split()
        if (self._depth or is_bazaar) and tag not in VOID:
            self._depth += 1

    def handle_endtag(self, tag: str) -> None:
        if self._depth and tag not in VOID:
            self._depth -= 1
