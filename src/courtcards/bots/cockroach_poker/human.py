"""How people go wrong in passing games: a short memory, a quick glance, too much faith, and habits.

All of it is off where a personality's numbers for it are 0. A quirk is a habit of claiming, which others
can learn.
"""

from courtcards.bots.cockroach_poker.guesses import DANGEROUS, NOISE
from courtcards.bots.contract import GLANCE, QUIRK, STUBBORN, TASTE
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.seats import clockwise

# The quirks: claims a favourite creature, gives to the same neighbour, is honest when it gets serious.
FAVOURITE, NEIGHBOUR, EARNEST = range(3)


@compiled
def fade(m: Record) -> None:
    """A round is over: whoever has a haze forgets the older half of more than they can keep in mind."""
    room = 1.0 / m.haze
    for seat in range(m.players):
        if m.claimed[seat] > room:
            m.claimed[seat] //= 2
            m.lied[seat] //= 2
        if m.judged[seat] > room:
            m.judged[seat] //= 2
            m.doubted[seat] //= 2


@compiled
def overlook_rows(persona: Array, copies: Array, hand: Array, kinds: int, unseen: Array) -> None:
    """Leave cards that lie before people out of the count; one's own hand nobody overlooks."""
    for card in range(kinds):
        shown = copies[card] - hand[card] - unseen[card]
        unseen[card] += persona[GLANCE] * shown


@compiled
def overlook_danger(s: Record, persona: Array, harm: Array) -> None:
    """Take what a card would do to each of the others for more alike than it is."""
    for card in range(harm.shape[1]):
        mean = 0.0
        for seat in range(s.players):
            if seat != s.turn:
                mean += harm[seat, card] / (s.players - 1)
        for seat in range(s.players):
            if seat != s.turn:
                harm[seat, card] += persona[GLANCE] * (mean - harm[seat, card])


@compiled
def trust(faith: float, truth: Array, claim: int, chances: Array) -> None:
    """Take a claim for so much likelier than it is."""
    total = 0.0
    for card in range(len(chances)):
        if truth[card, claim]:
            chances[card] *= 1.0 + faith
        total += chances[card]
    for card in range(len(chances)):
        chances[card] /= max(total, 1e-12)


@compiled
def liking(
    s: Record, persona: Array, claims: int, to: int, claim: int, is_true: bool, harm: float
) -> float:
    """Return how much more, in harm, a habit makes of handing a card over in a way."""
    quirk = int(persona[QUIRK])
    strength = persona[STUBBORN] * NOISE
    if quirk == FAVOURITE:
        return strength if claim == int(persona[TASTE] * claims) else 0.0
    if quirk == NEIGHBOUR:
        steps = 1 + int(persona[TASTE] * (s.players - 1))
        return strength if to == clockwise(s, s.turn, steps) else 0.0
    if harm < DANGEROUS:
        return 0.0
    return strength if is_true else -strength
