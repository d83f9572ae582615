"""How bots play, beyond winning: what they claim and doubt, how far they push, which role suits them.

Everything is counted from the full record of a game at its end: columns of numbers for every seat.
A figure is one column divided by another, so that games can be added up before dividing. Which
columns a game has follows from the events it can tell, not from its name.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from courtcards.engine.compile import Array
from courtcards.engine.contract import Kind
from courtcards.games.royal_menagerie.words import ROLES
from courtcards.lab.claims import Round, rounds_of
from courtcards.lab.deeds import PLOTTER, Deed, deeds_of
from courtcards.play.state import Decision, State


@dataclass(frozen=True)
class Figure:
    """Something told about a bot: one column divided by another, as a share or as a number."""

    name: str
    top: str
    bottom: str
    is_share: bool = True


@dataclass(frozen=True)
class Habits:
    """What is counted in a game: the columns, how to fill them, and the figures made of them."""

    columns: tuple[str, ...]
    figures: tuple[Figure, ...]
    count: Callable[[State], Array]


def habits_of(kind: Kind) -> Habits:
    """Return what can be told about how a game was played.

    >>> from courtcards.games import find
    >>> [figure.name for figure in habits_of(find("royal-gambit")).figures]
    ['hits per hand', 'busts', 'points per hand']
    """
    words = {form.word for form in kind.words.EVENTS.values()}
    # A game from outside may judge claims too; only here cards are offered with them.
    if {"offered", "judged"} <= words:
        return PASSING
    if "banked" in words:
        return PUSHING
    if "gifted" in words:
        return GIVING
    return NOTHING


def has_loser(kind: Kind) -> bool:
    """Say whether games of a kind end because somebody loses (else, because somebody wins)."""
    return any(form.word == "lost" for form in kind.words.EVENTS.values())


def roles_of(kind: Kind) -> tuple[str, ...]:
    """Return the roles that are revealed when a game of this kind ends."""
    for form in kind.words.EVENTS.values():
        if form.word == "revealed" and "role" in form.fields:
            return form.fields["role"][1] or ()
    return ()


class Count:
    """Numbers to be added up: a row for every seat, a column for every word."""

    def __init__(self, players: int, columns: tuple[str, ...]) -> None:
        self.table = np.zeros((players, len(columns)), np.int32)
        self._columns = {name: index for index, name in enumerate(columns)}

    def add(self, seat: int, column: str, amount: int = 1) -> None:
        """Add to a seat's column."""
        self.table[seat, self._columns[column]] += amount


def _count_nothing(state: State) -> Array:
    return Count(state.game.players, ()).table


NOTHING = Habits((), (), _count_nothing)


def _count_passing(state: State) -> Array:
    """Count claims and judgements; a card that is not judged yet counts for its claims alone."""
    count = Count(state.game.players, PASSING.columns)
    for seat in range(state.game.players):
        count.add(seat, "games")
    for each in rounds_of(state.full_view().events):
        _count_claims(each, count)
        if each.judge is not None:
            _count_judgement(each, each.judge, count)
    return count.table


def _count_claims(each: Round, count: Count) -> None:
    for place, claim in enumerate(each.claims):
        count.add(claim.seat, "claims")
        if not claim.true:
            count.add(claim.seat, "lies")
        if place > 0:
            count.add(claim.seat, "received")
            count.add(claim.seat, "passed")


def _count_judgement(each: Round, judge: int, count: Count) -> None:
    count.add(judge, "received")
    count.add(judge, "judgements")
    if each.doubted:
        count.add(judge, "doubts")
    if each.right:
        count.add(judge, "right")
    last = each.claims[-1]
    if not last.true:
        count.add(last.seat, "judged_lies")
        if not each.doubted:
            count.add(last.seat, "believed_lies")


PASSING = Habits(
    columns=(
        "games", "claims", "lies", "judged_lies", "believed_lies",
        "received", "passed", "judgements", "doubts", "right",
    ),
    figures=(
        Figure("claims per game", "claims", "games", is_share=False),
        Figure("lies", "lies", "claims"),
        Figure("lies believed", "believed_lies", "judged_lies"),
        Figure("passed on", "passed", "received"),
        Figure("doubts", "doubts", "judgements"),
        Figure("judged right", "right", "judgements"),
    ),
    count=_count_passing,
)  # fmt: skip


def _count_pushing(state: State) -> Array:
    """Count hits, busts and points by hand; those who sit a hand out do not play it."""
    game = state.game
    count = Count(game.players, PUSHING.columns)
    for entry in state.log:
        if isinstance(entry, Decision) and game.move_data(entry.seat, entry.number)["do"] == "hit":
            count.add(entry.seat, "hits")
    for event in state.full_view().events:
        match event["event"]:
            case "hand-began" | "catch-up-began" | "duel-began":
                for seat in range(game.players):
                    count.add(seat, "hands")
            case "sat-out":
                count.add(event["seat"], "hands", -1)
            case "busted":
                count.add(event["seat"], "busts")
            case "banked":
                count.add(event["seat"], "points", event["points"])
    return count.table


PUSHING = Habits(
    columns=("hands", "hits", "busts", "points"),
    figures=(
        Figure("hits per hand", "hits", "hands", is_share=False),
        Figure("busts", "busts", "hands"),
        Figure("points per hand", "points", "hands", is_share=False),
    ),
    count=_count_pushing,
)


ACTIONS = ("shot", "stolen", "traded", "bazaar", "windfall")


def _count_giving(state: State) -> Array:
    """Count gifts, actions, stampedes, deeds that fit the roles, and how often each role wins."""
    count = Count(state.game.players, GIVING.columns)
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
    return count.table


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


GIVING = Habits(
    columns=(
        "games", "gifted", "kind", "unkind", *ACTIONS, "caused", "suffered", "effects", "fitting",
        *(f"{what}_as_{role}" for role in ROLES for what in ("games", "wins")),
    ),
    figures=(
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
    count=_count_giving,
)  # fmt: skip
