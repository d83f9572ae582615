"""What somebody who only watches must not find in their browser, and a search for it.

The truth comes from the finished game, where everything is told in full: what was in the hands, what
roles there were, which card was on its way. All that the browser of the watcher had at a moment, its
page, its storage and what came over the network, is searched for what was hidden then. Of what lies
openly the search makes sure that it is what it should be, and looks for hands in all the rest.
"""

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from courtcards.table.follower import Follower
from tests.browser.openly import following, labels, lying, lying_labels, without_lying

Data = dict[str, Any]

HTML = "document.documentElement.outerHTML"
STORAGE = "JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"
# Keeps every message that the page has taken; what it shows is what they say.
HEAR = """
  window.heard = [];
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (event) => heard.push(event.data));
    }
  };
"""
# A hand with fewer cards may well be the same as something public.
FEWEST = 3
# How the labels of what belongs to the viewer begin.
OWN = ("Your hand", "Your role")
SECRET_ROLES = {"loyalist", "conspirator"}


@dataclass
class Moment:
    """All a watcher's browser had, when so many events had been told."""

    events: int
    html: str
    storage: str
    view: Data


@dataclass
class Watcher:
    """A page without a seat; everything its browser gets is kept."""

    page: Any
    frames: list[str] = field(default_factory=list)
    bodies: list[str] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.add_init_script(HEAR)
        self.page.on("websocket", self._listen)
        self.page.on("requestfinished", self._keep)

    def look(self) -> None:
        """Keep what the browser has now, all of it at the same moment."""
        heard, html, storage = self.page.evaluate(f"[heard, {HTML}, {STORAGE}]")
        known = told(heard)
        self.moments.append(Moment(len(known["events"]), html, storage, known["view"]))

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _keep(self, request: Any) -> None:
        if "/api/tables/" in request.url:
            self.bodies.append(request.response().text())


def told(frames: Iterable[str]) -> Data:
    """Return all that somebody knows who has got some messages."""
    follower = Follower()
    for frame in frames:
        follower.take(json.loads(frame))
    return follower.known


def leaks(moment: Moment, truth: Data, spelling: dict[str, str]) -> Iterator[str]:
    """Find what was hidden at a moment in all that the browser had then."""
    yield from shown_leaks(moment.html, truth, spelling)
    yield from text_leaks("page", moment.html, truth)
    yield from text_leaks("storage", moment.storage, truth)
    yield from view_leaks(moment.view, truth)


def text_leaks(place: str, text: str, truth: Data) -> Iterator[str]:
    """Find hands and roles by the words of the protocol."""
    for number, seat in enumerate(truth["seats"]):
        if _names_cards(text, seat.get("hand") or []):
            yield f"the hand of seat {number} is in the {place}"
        if seat.get("role") in SECRET_ROLES and re.search(seat["role"], text, re.IGNORECASE):
            yield f"the role of seat {number} is in the {place}"


def shown_leaks(html: str, truth: Data, spelling: dict[str, str]) -> Iterator[str]:
    """Find hands that are shown as cards, and what only somebody with a seat is shown."""
    in_bazaar, elsewhere = labels(html)
    if in_bazaar != lying_labels(truth, spelling):
        yield f"the Bazaar shows what does not lie there: {in_bazaar}"
    if any(label.startswith(OWN) for label in elsewhere):
        yield "something of one's own is on the page"
    for number, seat in enumerate(truth["seats"]):
        hand = seat.get("hand") or []
        if len(hand) >= FEWEST and _is_run([spelling[card] for card in hand], elsewhere):
            yield f"the hand of seat {number} is shown: {hand} among {elsewhere}"


def _is_run(part: list[str], whole: list[str]) -> bool:
    return any(part == whole[start : start + len(part)] for start in range(len(whole)))


def view_leaks(view: Data, truth: Data) -> Iterator[str]:
    """Find what was hidden in the table as it was told."""
    if lying(view["table"]) != lying(truth):
        yield f"what does not lie openly is told as if it did: {lying(view['table'])}"
    if following(view["table"]) != following(truth):
        yield f"what does not follow from the open cards is told: {following(view['table'])}"
    searched = json.dumps(view | {"table": without_lying(view["table"])})
    for number, (shown, seat) in enumerate(
        zip(view["table"]["seats"], truth["seats"], strict=True)
    ):
        if shown.get("hand") is not None:
            yield f"the hand of seat {number} is told"
        if shown.get("role") in SECRET_ROLES:
            yield f"the role of seat {number} is told"
        if _names_cards(searched, seat.get("hand") or []):
            yield f"the cards of seat {number} are told"
    if SECRET_ROLES.intersection(view["table"]["aids"].get("roles", ())):
        yield "a role is told that follows from none that is known"
    passed = view["table"].get("passed")
    if passed and passed["on_its_way"] and passed["card"] is not None:
        yield "the card on its way is told"
    if view["moves"]:
        yield "moves are told"


def _names_cards(text: str, hand: list[str]) -> bool:
    """True if a text has all cards of a hand in a row, whatever stands between them but words."""
    if len(hand) < FEWEST:
        return False
    return re.search(r"[^A-Za-z0-9]+".join(map(re.escape, hand)), text) is not None
