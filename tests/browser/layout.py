"""Layout rules for every table: all a player needs is in the window, and nothing overlaps."""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.browser.positions import Position

# Later than any game comes.
LAST_VERSION = 1_000_000

# What one looks at or presses to play; all of it must be wholly in sight.
NEEDED = ", ".join(
    [
        # Cockroach Poker
        ".decide .prompt, .decide button, .hand button svg.card, .own-row li, .seat, .story, .pile",
        ".story .card, .path li",
        # Royal Gambit
        ".choices .prompt, .choices button, .odds, .plate, .fan li, .deck, .acting, .queued, .ribbon",
        # Royal Menagerie
        ".asked .prompt, .asked .prompt > *, .asked button, .mat, .pen, .hand .choice, .role button",
        ".piles, .bazaar, .bazaar .choice, .bazaar figure",
        # A look back
        "div.bar, div.bar > *",
    ]
)
# What must not touch each other.
APART = ", ".join(
    [
        ".page > header, aside, div.bar",
        ".seat, .story, .centre .pile, .decide, .own-row, .felt .hand",
        "section.plate, .deck, .acting, .queued, .choices",
        ".asked, .place, .centre .piles, .bazaar, .finale, .news, .own > .role, .own > .hand",
    ]
)
# What must not burst what it is in.
INSIDE = [
    (".animals", ".pen"),
    (".choice", ".bazaar"),
    ("figure", ".bazaar"),
    (".choice", ".own"),
    ("li", ".seat"),
    (".fan li", ".plate"),
]
LOOK = (Path(__file__).parent / "layout.js").read_text()
# How far above or below the players' places the card on its way is, in pixels.
FAR = """() => {
  const card = document.querySelector(".story .card").getBoundingClientRect();
  const gaps = [...document.querySelectorAll(".seat")].map((one) => one.getBoundingClientRect())
    .map(({ top, bottom }) => Math.max(card.top - bottom, top - card.bottom, 0));
  return Math.max(...gaps);
}"""
# Where everything on the table is.
PLACES = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
})"""


class Teller:
    """Tells whoever comes to a table its position, in place of what the server would say."""

    def __init__(self, page: Any, positions: Iterable[Position] = ()) -> None:
        self._told: dict[str, str] = {}
        self._socket: Any = None
        self.learn(positions)
        page.route_web_socket(re.compile("/socket$"), self._answer)

    def learn(self, positions: Iterable[Position]) -> None:
        """From now on tell these positions too."""
        self._told |= {position.scene.table: position.tell() for position in positions}

    def go_on(self, position: Position) -> None:
        """Let the table that is looked at come to another position."""
        later = json.loads(self._told[position.scene.table]) | {"version": LAST_VERSION}
        self._socket.send(json.dumps(later))

    def _answer(self, socket: Any) -> None:
        self._socket = socket
        table = socket.url.split("/")[-2]
        socket.on_message(lambda message: "hello" in message and socket.send(self._told[table]))


def visit(page: Any, position: Position) -> None:
    """Come to the table, and press what is to be pressed."""
    page.goto(f"/t/{position.scene.table}")
    page.locator(".with-side main > :last-child").wait_for()
    page.evaluate("document.fonts.ready")
    for act in position.acts:
        act(page)


def wrong_in(page: Any, may_scroll: bool = False) -> list[str]:
    """Return what is wrong in the window as it is now."""
    found: list[str] = page.evaluate(LOOK, [NEEDED, APART, INSIDE, may_scroll])
    return found
