"""How bots think about a game without its own mind: they rate all moves equal.

So `thumb` plays at random. If the game's view can `redeal` what it conceals, a search imagines worlds by
that and plays them out at random; most games are played well enough for a start that way.
"""

from courtcards.bots.contract import Mind, memory_dtype
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.contract import Kind
from courtcards.engine.record import OVER
from courtcards.play.dispatch import outcome, redeal

# Players who move at random may never come to an end; after so many moves all are taken to be equal.
PLAYOUT = 400


def plain_mind(kind: Kind) -> Mind:
    """Return a mind for any game.

    >>> from courtcards.games import find
    >>> plain_mind(find("royal-gambit")).can_search
    False
    """
    return Mind(
        kind=kind,
        memory=memory_dtype(kind.name.replace("-", "_"), []),
        remember=remember,
        draw=draw if kind.redeal else draw_nothing,
        weigh=weigh,
        policy=policy,
        value=value,
        stage=stage,
        mixed=0.8,
        playout=PLAYOUT,
        can_search=kind.redeal is not None,
    )


@compiled
def remember(m: Record, row: Array) -> None:
    """Keep nothing of an event."""


@compiled
def draw(s: Record, m: Record, luck: Array) -> None:
    """Deal what is hidden again at random."""
    redeal(s, m.seat, luck)


@compiled
def draw_nothing(s: Record, m: Record, luck: Array) -> None:
    """Leave a record as it is: nobody searches here."""


@compiled
def weigh(s: Record, m: Record) -> float:
    """Take all worlds to be equally likely."""
    return 0.0


@compiled
def policy(s: Record, m: Record, persona: Array, moves: Array, n: int, weights: Array) -> None:
    """Take all moves to be equally good."""
    for i in range(n):
        weights[i] = 1.0


@compiled
def value(s: Record, m: Record, luck: Array, out: Array) -> None:
    """Write what everyone has got, or, before the end, the same for all."""
    if s.turn == OVER:
        outcome(s, out)
        return
    for seat in range(s.players):
        out[seat] = 0.5


@compiled
def stage(s: Record) -> int:
    """Know no rounds: games are played to their ends."""
    return 0
