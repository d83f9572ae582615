"""How Royal Menagerie was played: gifts, actions, stampedes, and how well roles were read.

All but the winners is read out of deeds: who played what, whose points it changed, where animals
stampeded.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from courtcards.engine.compile import Array
from courtcards.engine.phrases import Data
from courtcards.figures.counting import Count, Figure, Figures
from courtcards.games.royal_menagerie.scoring import POINTS
from courtcards.games.royal_menagerie.state import SEATS, SPECIES
from courtcards.games.royal_menagerie.words import ANIMALS, ROLES
from courtcards.play.state import State

PLOTTER = "conspirator"
ACTIONS = ("shot", "stolen", "traded", "bazaar", "windfall")
KINDS = ("gifted", *ACTIONS)
# Which field of an event says who has the animal afterwards; nobody has one that was shot.
KEEPER = {"starting": "seat", "gifted": "to", "stolen": "seat", "traded": "to"}
WORTH: list[list[int]] = POINTS.tolist()
# What belongs to a deed, and which; None for what the players begin with.
Part = tuple[str | None, list[Data]]


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
    menageries = Menageries()
    deeds = []
    for kind, part in _parted(events):
        before = menageries.points.copy()
        menageries.carry_out(part)
        if kind is not None:
            deeds.append(_deed(kind, part, before, menageries.points))
    return deeds


class Menageries:
    """The animals of every seat, and what they are worth."""

    def __init__(self) -> None:
        self.points = [0] * SEATS
        self._counts = [[0] * SPECIES for _ in range(SEATS)]

    def carry_out(self, part: list[Data]) -> None:
        """Let animals go and come: both of a trade leave before one comes (5.6)."""
        for event in part:
            if "from" in event:
                self._change(event["from"], ANIMALS.index(event["card"]), -1)
        for event in part:
            if event["event"] in KEEPER:
                keeper = event[KEEPER[event["event"]]]
                self._change(keeper, ANIMALS.index(event["card"]), 1)
            elif event["event"] == "stampede":
                for animal in range(SPECIES):
                    self._change(event["seat"], animal, -1)

    def _change(self, seat: int, animal: int, difference: int) -> None:
        before = self._counts[seat][animal]
        self._counts[seat][animal] = after = before + difference
        self.points[seat] += WORTH[animal][after] - WORTH[animal][before]


def _parted(events: Iterable[Data]) -> list[Part]:
    """Put together what belongs to a deed: the two halves of a trade, a stampede with its cause."""
    parts: list[Part] = []
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


def _deed(kind: str, part: list[Data], before: list[int], after: list[int]) -> Deed:
    gained = [new - old for old, new in zip(before, after, strict=True)]
    gains = {seat: gain for seat, gain in enumerate(gained) if gain}
    stampedes = tuple(event["seat"] for event in part if event["event"] == "stampede")
    return Deed(part[0]["seat"], kind, gains, stampedes)


def _count(state: State) -> Array:
    """Count gifts, actions, stampedes, deeds that fit the roles, and how often each role wins."""
    count = Count(state.game.players, FIGURES.columns)
    winners = state.result.winners if state.result else []
    events = state.full_view().events
    roles = {event["seat"]: event["role"] for event in events if event["event"] == "role"}
    for seat, role in roles.items():
        count.add(seat, "games")
        if state.result:
            count.add(seat, f"games_as_{role}")
            count.add(seat, f"wins_as_{role}", seat in winners)
    for deed in deeds_of(events):
        _count_deed(deed, roles, count)
    return count.by_seat


def _count_deed(deed: Deed, roles: dict[int, str], count: Count) -> None:
    seat = deed.seat
    count.add(seat, deed.kind)
    if deed.kind == "gifted":
        gain = next(iter(deed.gains.values()), 0)
        count.add(seat, "kind", gain > 0)
        count.add(seat, "unkind", gain < 0)
    for other in deed.stampedes:
        count.add(seat, "caused")
        count.add(other, "suffered")
    for other, gain in deed.gains.items():
        if other == seat:
            continue
        is_ally = (roles[seat] == PLOTTER) == (roles[other] == PLOTTER)
        count.add(seat, "effects")
        count.add(seat, "fitting", is_ally == (gain > 0))


FIGURES = Figures(
    columns=(
        "games", "gifted", "kind", "unkind", *ACTIONS, "caused", "suffered", "effects", "fitting",
        *(f"{what}_as_{role}" for role in ROLES for what in ("games", "wins")),
    ),
    told=(
        *(Figure(f"wins as {role}", f"wins_as_{role}", f"games_as_{role}") for role in ROLES),
        Figure("kind gifts", "kind", "gifted"),
        Figure("unkind gifts", "unkind", "gifted"),
        Figure("animals shot per game", "shot", "games", is_share=False),
        Figure("animals stolen per game", "stolen", "games", is_share=False),
        Figure("trades per game", "traded", "games", is_share=False),
        Figure("bazaars per game", "bazaar", "games", is_share=False),
        Figure("windfalls per game", "windfall", "games", is_share=False),
        Figure("stampedes caused per game", "caused", "games", is_share=False),
        Figure("stampedes suffered per game", "suffered", "games", is_share=False),
        Figure("roles read", "fitting", "effects"),
    ),
    count=_count,
)  # fmt: skip
