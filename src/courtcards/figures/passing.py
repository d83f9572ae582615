"""Figures of games in which a card is passed round: who lied, who passed on, who believed whom."""

from functools import partial

from courtcards.engine.compile import Array
from courtcards.figures.counting import Count, Figure, Figures
from courtcards.figures.rounds import Round, rounds_of
from courtcards.games.cockroach_poker.words import TrueClaims
from courtcards.play.state import State

COLUMNS = (
    "games", "claims", "lies", "judged_lies", "believed_lies",
    "received", "passed", "judgements", "doubts", "right_doubts", "right",
)  # fmt: skip


def passing_figures(true_claims: TrueClaims) -> Figures:
    """Return the figures of a game in which a card is passed round."""
    return Figures(
        columns=COLUMNS,
        told=(
            Figure("claims per game", "claims", "games", is_share=False),
            Figure("lies", "lies", "claims"),
            Figure("lies believed", "believed_lies", "judged_lies"),
            Figure("passed on", "passed", "received"),
            Figure("doubts", "doubts", "judgements"),
            Figure("doubts right", "right_doubts", "doubts"),
            Figure("judged right", "right", "judgements"),
        ),
        count=partial(_count, true_claims),
        rounds=partial(rounds_of, true_claims),
    )


def _count(true_claims: TrueClaims, state: State) -> Array:
    """Count claims and judgements; a card that is not judged yet counts for its claims alone."""
    count = Count(state.game.players, COLUMNS)
    for seat in range(state.game.players):
        count.add(seat, "games")
    for each in rounds_of(true_claims, state.full_view().events):
        _count_claims(each, count)
        if each.judge is not None:
            _count_judgement(each, each.judge, count)
    return count.by_seat


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
        count.add(judge, "right_doubts", each.right)
    if each.right:
        count.add(judge, "right")
    last = each.claims[-1]
    if not last.true:
        count.add(last.seat, "judged_lies")
        if not each.doubted:
            count.add(last.seat, "believed_lies")
