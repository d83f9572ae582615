"""The engine's position in the shape of the naive referees' `table()`, from the full view."""

from collections.abc import Callable
from typing import Any

from courtcards.play.state import State

Position = dict[str, Any]


def cockroach_poker(state: State) -> Position:
    table = state.full_view().table
    passed = table["passed"] or {"path": [], "claims": [None], "card": None, "on_its_way": False}
    on_its_way = passed["on_its_way"]
    seen = passed["path"] if table["phase"] == "pass_on" else passed["path"][:-1]
    return {
        "hands": [sorted(seat["hand"]) for seat in table["seats"]],
        "rows": [seat["row"] for seat in table["seats"]],
        "card": passed["card"],
        "holder": passed["path"][-1] if on_its_way else None,
        "claim": passed["claims"][-1],
        "seen": sorted(seen) if on_its_way else [],
    }


def cockroach_poker_royal(state: State) -> Position:
    table = state.full_view().table
    return cockroach_poker(state) | {
        "royals": [
            sorted(f"royal-{animal}" for animal in seat["royals"]) for seat in table["seats"]
        ],
        "pile": table["pile"],
        "aside": sorted(table["aside"]),
    }


def royal_gambit(state: State) -> Position:
    table = state.full_view().table
    seats = table["seats"]
    position = {
        "totals": [seat["total"] for seat in seats],
        "hands_played": table["hands_played"],
    }
    # The referee clears the table when the game is over, the engine leaves it as it is.
    if state.over:
        return position
    return position | {
        "cards": [sorted(seat["cards"]) for seat in seats],
        "covered": [sorted(seat["covered"]) for seat in seats],
        "in": [seat["status"] == "in" for seat in seats],
        "deck": table["deck"],
    }


def royal_menagerie(state: State) -> Position:
    table = state.full_view().table
    seats = table["seats"]
    discards = [[card] * count for card, count in table["discards"].items()]
    return {
        "roles": [seat["role"] for seat in seats],
        "hands": [sorted(seat["hand"]) for seat in seats],
        "menageries": [seat["menagerie"] for seat in seats],
        "deck": table["deck"],
        "discards": sorted(card for cards in discards for card in cards),
        "bazaar": sorted(table["bazaar"] or []),
    }


POSITIONS: dict[str, Callable[[State], Position]] = {
    "cockroach-poker": cockroach_poker,
    "cockroach-poker-royal": cockroach_poker_royal,
    "royal-gambit": royal_gambit,
    "royal-menagerie": royal_menagerie,
}
