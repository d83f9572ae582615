"""What a seat remembers of a game in which cards are passed round with claims, as numbers."""

from courtcards.bots.recalling import MOST, tell_by_seat, tell_rows_by_seat
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.contract import Field
from courtcards.games.cockroach_poker.state import CLAIMS


def recollection(players: int) -> tuple[Field, ...]:
    """Describe what `recall` writes; seats are counted clockwise from the one that remembers."""
    return (
        Field(
            "claimed", players, 0, MOST, "each seat's claims about cards that were turned up since"
        ),
        Field("lied", players, 0, MOST, "how many of them were lies"),
        Field("judged", players, 0, MOST, "how often each seat judged"),
        Field("doubted", players, 0, MOST, "how often it doubted then"),
        Field("received", players, 0, MOST, "how often each seat got a card it could pass on"),
        Field("passed", players, 0, MOST, "how often it passed it on"),
        Field(
            "lean",
            players * CLAIMS,
            -MOST,
            MOST,
            "by seat and claim: how much more often the seat doubted the claim than it believed it",
        ),
    )


@compiled
def recall(m: Record, out: Array) -> None:
    """Write what a seat remembers."""
    recall_passing(m, out)


@compiled
def recall_passing(m: Record, out: Array) -> int:
    """Write what a seat remembers of claims and judgements; return how many numbers that were."""
    at = tell_by_seat(m, m.claimed, MOST, out, 0)
    at = tell_by_seat(m, m.lied, MOST, out, at)
    at = tell_by_seat(m, m.judged, MOST, out, at)
    at = tell_by_seat(m, m.doubted, MOST, out, at)
    at = tell_by_seat(m, m.received, MOST, out, at)
    at = tell_by_seat(m, m.passed, MOST, out, at)
    return tell_rows_by_seat(m, m.lean, MOST, out, at)
