"""How Royal Gambit was played: hits, busts and points by hand."""

from courtcards.engine.compile import Array
from courtcards.figures.counting import Count, Figure, Figures
from courtcards.play.moves import Decision
from courtcards.play.state import State


def _count(state: State) -> Array:
    """Count hits, busts and points by hand; those who sit a hand out do not play it."""
    game = state.game
    count = Count(game.players, FIGURES.columns)
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
    return count.by_seat


FIGURES = Figures(
    columns=("hands", "hits", "busts", "points"),
    told=(
        Figure("hits per hand", "hits", "hands", is_share=False),
        Figure("busts", "busts", "hands"),
        Figure("points per hand", "points", "hands", is_share=False),
    ),
    count=_count,
)
