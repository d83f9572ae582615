"""The deeds of Royal Menagerie: who played what, whose points it changed, and where animals stampeded."""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from courtcards.engine.compile import Array
from courtcards.engine.phrases import Data
from courtcards.games.royal_menagerie.scoring import POINTS
from courtcards.games.royal_menagerie.state import SEATS, SPECIES
from courtcards.games.royal_menagerie.words import ANIMALS

PLOTTER = "conspirator"
KINDS = ("gifted", "shot", "stolen", "traded", "bazaar", "windfall")


@dataclass(frozen=True)
class Deed:
    """A card somebody played: how it changed the points of those whose points it changed."""

    seat: int
    kind: str
    gains: dict[int, int]
    stampedes: tuple[int, ...]


def deeds_of(events: Iterable[Data]) -> list[Deed]:
    """Read the deeds out of all that happened in a game.

    >>> start = {"event": "starting", "seat": 1, "card": "tiger"}
    >>> gift = {"event": "gifted", "seat": 0, "to": 1, "card": "tiger"}
    >>> deeds_of([start, gift])
    [Deed(seat=0, kind='gifted', gains={1: 2}, stampedes=())]
    """
    menageries = np.zeros((SEATS, SPECIES), np.int8)
    deeds = []
    for kind, part in _parted(events):
        before = points_of(menageries)
        for event in part:
            _carry_out(event, menageries)
        if kind is not None:
            deeds.append(_deed(kind, part, points_of(menageries) - before))
    return deeds


def points_of(menageries: Array) -> Array:
    """Return what the animals of every seat are worth."""
    worth: Array = POINTS[np.arange(SPECIES), menageries].sum(axis=1, dtype=np.int32)
    return worth


def _parted(events: Iterable[Data]) -> list[tuple[str | None, list[Data]]]:
    """Put together what belongs to a deed: the two halves of a trade, a stampede with its cause."""
    parts: list[tuple[str | None, list[Data]]] = []
    for event in events:
        word = event["event"]
        is_second_half = word == "traded" and bool(parts) and _is_half_trade(*parts[-1])
        if word == "stampede" or is_second_half:
            parts[-1][1].append(event)
        elif word in KINDS or word == "starting":
            parts.append((word if word in KINDS else None, [event]))
    return parts


def _is_half_trade(kind: str | None, part: list[Data]) -> bool:
    return kind == "traded" and len(part) == 1


def _carry_out(event: Data, menageries: Array) -> None:
    """Let animals come and go as an event tells."""
    animal = ANIMALS.index(event["card"]) if "card" in event else None
    match event["event"]:
        case "starting":
            menageries[event["seat"], animal] += 1
        case "gifted":
            menageries[event["to"], animal] += 1
        case "shot":
            menageries[event["from"], animal] -= 1
        case "stolen":
            menageries[event["from"], animal] -= 1
            menageries[event["seat"], animal] += 1
        case "traded":
            menageries[event["from"], animal] -= 1
            menageries[event["to"], animal] += 1
        case "stampede":
            menageries[event["seat"]] -= 1


def _deed(kind: str, part: list[Data], gained: Array) -> Deed:
    seat = part[0]["seat"]
    gains = {who: gain for who, gain in enumerate(gained.tolist()) if gain}
    stampedes = tuple(event["seat"] for event in part if event["event"] == "stampede")
    return Deed(seat, kind, gains, stampedes)
