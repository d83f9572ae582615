"""What a seat remembers of Cockroach Poker Royal, as numbers: claims and judgements, and specials."""

from courtcards.bots.cockroach_poker.recall import recall_passing
from courtcards.bots.cockroach_poker.recall import recollection as recollection_of_passing
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.contract import Field
from courtcards.engine.seats import relative


def recollection(players: int) -> tuple[Field, ...]:
    """Describe what `recall` writes; seats are counted clockwise from the one that remembers."""
    held = "whose hand joker and blank must be in, by what was laid down; -1 not known"
    return (*recollection_of_passing(players), Field("held", 2, -1, players - 1, held))


@compiled
def recall(m: Record, out: Array) -> None:
    """Write what a seat remembers."""
    at = recall_passing(m, out)
    for special in range(2):
        out[at + special] = relative(m, int(m.held[special]) - 1, m.seat)
