"""Secrets planted in all places where they must be found."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tests.browser.leaks import FEWEST, SECRET_ROLES, Moment, leaks
from tests.browser.openly import BAZAAR, lying

Data = dict[str, Any]


def planted(moment: Moment, truth: Data, spelling: dict[str, str]) -> set[str]:
    """Plant every secret in every place, and return those that are not found."""
    missed = set()
    for number, seat in enumerate(truth["seats"]):
        for kind, leaking in _with_leaks(moment, number, seat, spelling):
            if not list(leaks(leaking, truth, spelling)):
                missed.add(f"{kind} of seat {number}")
    return missed


def _with_leaks(
    moment: Moment, number: int, seat: Data, spelling: dict[str, str]
) -> Iterator[tuple[str, Moment]]:
    hand = seat["hand"] or []
    yield "hand told", replace(moment, view=_told(moment, "seats", number, "hand", hand))
    if seat.get("role") in SECRET_ROLES:
        yield "role on the page", replace(moment, html=moment.html + spelling[seat["role"]])
        roles = [None] * number + [seat["role"]]
        yield (
            "role told as one that follows",
            replace(moment, view=_told(moment, "aids", "roles", roles)),
        )
        yield "role in the storage", replace(moment, storage=seat["role"])
    if len(hand) >= FEWEST:
        yield "hand on the page", replace(moment, html=moment.html + _cards(hand, spelling))
        yield "hand in the page", replace(moment, html=moment.html + ", ".join(hand))
        yield "hand in the storage", replace(moment, storage=json.dumps(hand))
    if "stack" in moment.view["table"] and hand:
        yield from _with_leaks_among_open_cards(moment, hand, spelling)


def _with_leaks_among_open_cards(
    moment: Moment, hand: list[str], spelling: dict[str, str]
) -> Iterator[tuple[str, Moment]]:
    """Plant a hand, or one card of it, where Royal Menagerie has cards that everybody may see."""
    bazaar, taken, frames = lying(moment.view["table"])
    places: list[tuple[str, list[Any], Any]] = [
        ("hand told as the Bazaar", ["bazaar"], hand),
        ("hand told beside the Bazaar", ["bazaar"], [*(bazaar or []), *hand]),
        ("card told as taken", ["taken"], next((card for card in hand if card != taken), None)),
    ]
    places += [
        (f"hand told in frame {depth}", ["stack", depth, "cards"], hand)
        for depth in range(len(frames))
    ]
    for kind, path, value in places:
        leaking = _told(moment, *path, value)
        if lying(leaking["table"]) != lying(moment.view["table"]):
            yield kind, replace(moment, view=leaking)
    yield "hand shown in the Bazaar", replace(moment, html=_in_bazaar(moment.html, hand, spelling))


def _told(moment: Moment, *path_and_value: Any) -> Data:
    """Return the view with something else at one place of its table."""
    view: Data = json.loads(json.dumps(moment.view))
    *path, last, value = path_and_value
    part: Any = view["table"]
    for step in path:
        part = part[step]
    part[last] = value
    return view


def _in_bazaar(html: str, hand: list[str], spelling: dict[str, str]) -> str:
    """Put cards into the open Bazaar of a page, or into one that is not there."""
    cards = _cards(hand, spelling)
    if BAZAAR.search(html):
        return BAZAAR.sub(lambda found: f"{found[1]}{cards}{found[2]}</section>", html)
    return f'{html}<section class="bazaar">{cards}</section>'


def _cards(hand: list[str], spelling: dict[str, str]) -> str:
    return "".join(f'<svg role="img" aria-label="{spelling[card]}"></svg>' for card in hand)
