"""What a seat remembers of Royal Gambit, as numbers."""

from courtcards.bots.recalling import MANY, tell_by_seat
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.contract import Field


def recollection(players: int) -> tuple[Field, ...]:
    """Describe what `recall` writes; seats are counted clockwise from the one that remembers."""
    return (
        Field("hits", players, 0, MANY, "how often each seat hit"),
        Field("stays", players, 0, MANY, "how often each seat stayed"),
        Field("busts", players, 0, MANY, "how often each seat went bust"),
        Field("banked", players, 0, MANY, "the points each seat stayed with, all together"),
    )


@compiled
def recall(m: Record, out: Array) -> None:
    """Write what a seat remembers."""
    at = tell_by_seat(m, m.hits, MANY, out, 0)
    at = tell_by_seat(m, m.stays, MANY, out, at)
    at = tell_by_seat(m, m.busts, MANY, out, at)
    tell_by_seat(m, m.banked, MANY, out, at)
