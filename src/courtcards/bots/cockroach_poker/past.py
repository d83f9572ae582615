"""What happened to the card on its way, taken back step by step in an imagined world and in a memory."""

from courtcards.engine.compile import Record, compiled
from courtcards.engine.seats import relative
from courtcards.engine.trace import NONE
from courtcards.games.cockroach_poker.rules import FIRST_OFFER, FIRST_PASS, PEEK
from courtcards.games.cockroach_poker.state import CLAIMS, CREATURES, JUDGE, OFFER, PASS_ON


@compiled
def take_back(s: Record, m: Record) -> int:
    """Take back the last action of the round, and return the move; -1 if there is none."""
    return take_back_passing(s, m, FIRST_OFFER, CREATURES)


@compiled
def take_back_passing(s: Record, m: Record, first_offer: int, kinds: int) -> int:
    """Take back the last action of a passing game's round: a look, a pass, or the offer."""
    if s.phase == PASS_ON:
        s.seen &= ~(1 << s.turn)
        s.phase = JUDGE
        m.passed[s.turn] -= 1
        return PEEK
    if s.phase != JUDGE:
        return -1
    to = s.turn
    if m.links + 1 < m.players:
        m.received[to] -= 1
    m.links -= 1
    s.path[s.hops] = NONE
    s.hops -= 1
    claim = s.said[s.hops]
    s.said[s.hops] = NONE
    s.turn = s.path[s.hops]
    code = (relative(s, to, s.turn) - 1) * CLAIMS
    if s.hops > 0:
        s.phase = PASS_ON
        return FIRST_PASS + int(code) + int(claim)
    card = int(s.card)
    return_card(s)
    return first_offer + int(code) * kinds + card * CLAIMS + int(claim)


@compiled
def return_card(s: Record) -> None:
    """Give the card on its way back to the one who offered it, who has yet to choose one."""
    s.hand[s.turn, s.card] += 1
    s.hand_size[s.turn] += 1
    s.card = NONE
    s.seen = 0
    s.phase = OFFER
