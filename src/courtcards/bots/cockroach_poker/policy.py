"""Rules of thumb for passing games: count the cards, know the people, and do not be readable.

Every choice weighs what the card would do to whoever ends up with it. `harm` is how much nearer to
losing the game a card brings a seat, and a seat judges a claim by the cards it has not seen and by
how honest the claimants have been.
"""

import numpy as np

from courtcards.bots.cockroach_poker.fitted import COMES_BACK
from courtcards.bots.cockroach_poker.guesses import (
    BELIEVED_ANYWAY,
    BELIEVED_IF_LIKELY,
    HARM,
    LEAST_BELIEF,
    MOST_BELIEF,
    MOST_LIKELY,
    NOISE,
)
from courtcards.bots.cockroach_poker.human import liking, overlook_danger, overlook_rows, trust
from courtcards.bots.cockroach_poker.memory import TRUTH, belief, honesty
from courtcards.bots.cockroach_poker.worlds import claim_likelihood
from courtcards.bots.contract import FAITH, GLANCE, HONESTY, NERVE, STUBBORN, SUSPICION, WHIM
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.seats import clockwise
from courtcards.games.cockroach_poker.rules import BELIEVE, DOUBT, FIRST_OFFER, FIRST_PASS
from courtcards.games.cockroach_poker.state import (
    CLAIMS,
    CREATURES,
    JUDGE,
    ROUND_STARTER,
    SEATS,
)


@compiled
def policy(s: Record, m: Record, persona: Array, moves: Array, n: int, weights: Array) -> None:
    """Write how likely the seat to move plays each move."""
    harm = np.empty((SEATS, CREATURES))
    fill_harm(s, harm)
    unseen = np.empty(CREATURES)
    count_unseen(s, s.turn, unseen)
    if persona[GLANCE] > 0.0:
        copies = np.full(CREATURES, float(s.copies))
        overlook_rows(persona, copies, s.hand[s.turn], s.creatures, unseen)
        overlook_danger(s, persona, harm)
    if s.phase == JUDGE:
        judge_by_thumb(s, m, persona, unseen, harm, TRUTH, s.creatures, n, weights)
    else:
        claims = s.creatures
        hand_over_by_thumb(
            s, m, persona, unseen, harm, TRUTH, claims, FIRST_OFFER, moves, n, weights
        )


@compiled
def count_unseen(s: Record, seat: int, unseen: Array) -> None:
    """Count the cards of each kind that a seat has not seen."""
    unseen[:] = 0.0
    for card in range(s.creatures):
        left = s.copies - s.hand[seat, card]
        for other in range(s.players):
            left -= s.rows[other, card]
        unseen[card] = left


@compiled
def fill_harm(s: Record, harm: Array) -> None:
    """Write what each kind of card would do to each seat."""
    for card in range(CREATURES):
        left = s.copies - 1
        for seat in range(s.players):
            left -= s.rows[seat, card]
        for seat in range(s.players):
            harm[seat, card] = harm_of(s, seat, card, left)


@compiled
def harm_of(s: Record, seat: int, animal: int, left: int) -> float:
    """Return what one more of an animal does to a seat, of which `left` others may still come."""
    missing = s.limit - s.rows[seat, animal] - 1
    return HARM[max(missing, 0)] if missing <= left else 0.0


@compiled
def judge_by_thumb(
    s: Record,
    m: Record,
    persona: Array,
    unseen: Array,
    harm: Array,
    truth: Array,
    claims: int,
    n: int,
    weights: Array,
) -> None:
    """Believe, doubt or look and pass on."""
    chances = np.empty(len(unseen))
    card_chances(s, m, unseen, truth, claims, chances)
    if persona[FAITH] > 0.0:
        trust(persona[FAITH], truth, s.said[s.hops - 1], chances)
    believing, doubting, passing = rate_judgements(s, harm, truth, chances)
    scale = NOISE * persona[WHIM]
    doubting += (persona[SUSPICION] - 0.5) * 2.0 * NOISE
    passing += (persona[NERVE] - 0.5) * 2.0 * NOISE
    best = max(believing, doubting)
    if n > 2:
        best = max(best, passing)
        weights[2] = np.exp((passing - best) / scale)
    weights[BELIEVE] = np.exp((believing - best) / scale)
    weights[DOUBT] = np.exp((doubting - best) / scale)


@compiled
def rate_judgements(
    s: Record, harm: Array, truth: Array, chances: Array
) -> tuple[float, float, float]:
    """Return what believing, doubting and passing on are worth, in harm to others less that to oneself."""
    claimant = s.path[s.hops - 1]
    taker = s.path[0] if s.taker == ROUND_STARTER else claimant
    share = 1.0 / (s.players - 1)
    believing = 0.0
    doubting = 0.0
    passing = 0.0
    for card in range(len(chances)):
        mine = harm[s.turn, card]
        if truth[card, s.said[s.hops - 1]]:
            believing += chances[card] * share * harm[taker, card]
            doubting -= chances[card] * mine
        else:
            believing -= chances[card] * mine
            doubting += chances[card] * share * harm[taker, card]
        passing += chances[card] * pass_value(s, harm, card)
    return believing, doubting, passing


@compiled
def card_chances(
    s: Record, m: Record, unseen: Array, truth: Array, claims: int, chances: Array
) -> None:
    """Write how likely the card on its way is of each kind, by counting and by who said what."""
    total = 0.0
    for card in range(len(unseen)):
        chance = unseen[card]
        for i in range(s.hops):
            chance *= claim_likelihood(honesty(m, s.path[i]), truth, claims, card, s.said[i])
        chances[card] = chance
        total += chance
    for card in range(len(unseen)):
        chances[card] /= max(total, 1e-12)


@compiled
def pass_value(s: Record, harm: Array, card: int) -> float:
    """Return what passing a card on is worth, to the player whom it hurts most."""
    worst = 0.0
    for seat in range(s.players):
        if seat != s.turn and not (s.seen >> seat) & 1:
            worst = max(worst, harm[seat, card])
    share = 1.0 / (s.players - 1)
    return (1.0 - COMES_BACK) * share * worst - COMES_BACK * harm[s.turn, card]


@compiled
def hand_over_by_thumb(
    s: Record,
    m: Record,
    persona: Array,
    unseen: Array,
    harm: Array,
    truth: Array,
    claims: int,
    first_offer: int,
    moves: Array,
    n: int,
    weights: Array,
) -> None:
    """Offer or pass on a card: to whom, and what to say."""
    kinds = len(unseen)
    share = 1.0 / (s.players - 1)
    scale = NOISE * persona[WHIM]
    sway = (persona[HONESTY] - 0.5) * 2.0 * NOISE
    best = -9.0
    for i in range(n):
        card = card_of(s, first_offer, kinds, moves[i])
        to = receiver_of(s, first_offer, kinds, moves[i])
        claim = claim_of(first_offer, moves[i])
        right = chance_believed(s, m, to, claim, unseen, truth, claims)
        if not truth[card, claim]:
            right = 1.0 - right
        worth = (1.0 - right) * share * harm[to, card] - right * harm[s.turn, card]
        worth += sway if truth[card, claim] else -sway
        if persona[STUBBORN] > 0.0:
            is_true = truth[card, claim] == 1
            worth += liking(s, persona, claims, to, claim, is_true, harm[to, card])
        weights[i] = worth
        best = max(best, worth)
    for i in range(n):
        weights[i] = np.exp((weights[i] - best) / scale)
    even_out_lies(s, truth, claims, first_offer, kinds, moves, n, weights)


@compiled
def even_out_lies(
    s: Record,
    truth: Array,
    claims: int,
    first_offer: int,
    kinds: int,
    moves: Array,
    n: int,
    weights: Array,
) -> None:
    """All lies about a card together count as much as all truths: there are many more of them."""
    for i in range(n):
        card = card_of(s, first_offer, kinds, moves[i])
        truths = 0
        for claim in range(claims):
            truths += truth[card, claim]
        is_true = truth[card, claim_of(first_offer, moves[i])]
        weights[i] /= truths if is_true else claims - truths


@compiled
def card_of(s: Record, first_offer: int, kinds: int, move: int) -> int:
    """Return the card that a move hands over."""
    if move < first_offer:
        card: int = s.card
        return card
    return (move - first_offer) // CLAIMS % kinds


@compiled
def claim_of(first_offer: int, move: int) -> int:
    """Return what a move that hands over a card claims."""
    return (move - (first_offer if move >= first_offer else FIRST_PASS)) % CLAIMS


@compiled
def receiver_of(s: Record, first_offer: int, kinds: int, move: int) -> int:
    """Return who gets the card that a move hands over."""
    if move >= first_offer:
        return clockwise(s, s.turn, (move - first_offer) // (CLAIMS * kinds) + 1)
    return clockwise(s, s.turn, (move - FIRST_PASS) // CLAIMS + 1)


@compiled
def chance_believed(
    s: Record, m: Record, to: int, claim: int, unseen: Array, truth: Array, claims: int
) -> float:
    """Guess how likely another player believes a claim: by habit, and by what is plausible."""
    plausible = 0.0
    total = 0.0
    for card in range(len(unseen)):
        left = unseen[card] + s.hand[s.turn, card]
        total += left
        if truth[card, claim]:
            plausible += left
    expected = claims * plausible / max(total, 1.0)
    likely = BELIEVED_IF_LIKELY * min(expected, MOST_LIKELY)
    chance = belief(m, to) * (BELIEVED_ANYWAY + likely)
    return min(max(chance, LEAST_BELIEF), MOST_BELIEF)
