"""Rounds of games in which a card is passed round: its way, who claimed what, and what was true."""

from collections.abc import Iterable
from dataclasses import dataclass

from courtcards.engine.phrases import Data
from courtcards.games.cockroach_poker.words import TrueClaims


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


def rounds_of(true_claims: TrueClaims, events: Iterable[Data]) -> list[Round]:
    """Read the rounds out of what a viewer saw happen.

    >>> from courtcards.games.cockroach_poker.words import true_claims
    >>> offered = {"event": "offered", "seat": 0, "to": 1, "claim": "rat"}
    >>> judged = {"event": "judged", "seat": 1, "of": 0, "verdict": "doubts"}
    >>> revealed = {"event": "revealed", "of": 0, "card": "bat", "truth": "lie"}
    >>> rounds_of(true_claims, [offered, judged, revealed])[0].claims
    (Claim(seat=0, to=1, claim='rat', true=False),)
    """
    rounds: list[list[Data]] = []
    for event in events:
        if event["event"] == "offered":
            rounds.append([])
        if rounds:
            rounds[-1].append(event)
    return [_read_round(part, true_claims) for part in rounds]


def _read_round(events: list[Data], true_claims: TrueClaims) -> Round:
    handed = [event for event in events if event["event"] in ("offered", "passed")]
    judged = next((event for event in events if event["event"] == "judged"), None)
    card = _card_of(events)
    claims = tuple(
        Claim(
            seat=event["seat"],
            to=event["to"],
            claim=event["claim"],
            true=None if card is None else event["claim"] in true_claims(card),
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
