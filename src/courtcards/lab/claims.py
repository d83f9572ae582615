"""The rounds of the passing games: the way of every card, who claimed what, and what was true."""

from collections.abc import Iterable
from dataclasses import dataclass

from courtcards.engine.phrases import Data

ROYAL = "royal"
JOKER = "joker"


@dataclass(frozen=True)
class Claim:
    """What somebody said about a card on handing it over; `true` is None while nobody can tell."""

    seat: int
    to: int
    claim: str
    true: bool | None


@dataclass(frozen=True)
class Round:
    """One card on its way: the claims made on it, and how the last one was judged."""

    claims: tuple[Claim, ...]
    card: str | None
    judge: int | None
    doubted: bool

    @property
    def right(self) -> bool:
        """Whether the judge was right."""
        return self.claims[-1].true is not self.doubted


def is_true(card: str, claim: str) -> bool:
    """Say whether a claim is right; a royal has two names, the joker many, the blank none.

    >>> is_true("royal-bat", "bat"), is_true("royal-bat", "royal"), is_true("joker", "royal")
    (True, True, False)
    """
    if card == JOKER:
        return claim != ROYAL
    crowned = card.startswith(f"{ROYAL}-")
    return claim == card.removeprefix(f"{ROYAL}-") or (claim == ROYAL and crowned)


def rounds_of(events: Iterable[Data]) -> list[Round]:
    """Read the rounds out of what a viewer saw happen.

    >>> offered = {"event": "offered", "seat": 0, "to": 1, "claim": "rat"}
    >>> judged = {"event": "judged", "seat": 1, "of": 0, "verdict": "doubts"}
    >>> revealed = {"event": "revealed", "of": 0, "card": "bat", "truth": "lie"}
    >>> rounds_of([offered, judged, revealed])[0].claims
    (Claim(seat=0, to=1, claim='rat', true=False),)
    """
    rounds: list[list[Data]] = []
    for event in events:
        if event["event"] == "offered":
            rounds.append([])
        if rounds:
            rounds[-1].append(event)
    return [_read_round(part) for part in rounds]


def _read_round(events: list[Data]) -> Round:
    handed = [event for event in events if event["event"] in ("offered", "passed")]
    judged = next((event for event in events if event["event"] == "judged"), None)
    card = _card_of(events)
    claims = tuple(
        Claim(
            seat=event["seat"],
            to=event["to"],
            claim=event["claim"],
            true=None if card is None else is_true(card, event["claim"]),
        )
        for event in handed
    )
    return Round(
        claims=claims,
        card=card,
        judge=None if judged is None else judged["seat"],
        doubted=judged is not None and judged["verdict"] == "doubts",
    )


def _card_of(events: list[Data]) -> str | None:
    """Return the card on its way, if the viewer knows it."""
    telling = ("offered", "peeked", "passed", "revealed")
    return next(
        (event["card"] for event in events if event["event"] in telling and "card" in event), None
    )
