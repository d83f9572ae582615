"""The rules of Cockroach Poker Royal: those of Cockroach Poker, and what royals and specials change.

Numbers in comments are those of its rules. Moves are numbered like those of Cockroach Poker, with
payments between passing on and offering: one card by its kind, then two by their kinds.
"""

from courtcards.engine.compile import Array, Record, compiled, kernel
from courtcards.engine.record import OVER
from courtcards.engine.seats import clockwise
from courtcards.engine.trace import EVERYONE, NONE, note, shuffle
from courtcards.games.cockroach_poker import rules as base
from courtcards.games.cockroach_poker.rules import BELIEVE, FIRST_PASS, PEEK
from courtcards.games.cockroach_poker.state import (
    CLAIMS,
    EMPTY_HAND,
    OFFER,
    PASS_ON,
    SEATS,
    STALEMATE,
)
from courtcards.games.cockroach_poker_royal.state import (
    ALWAYS,
    ANIMALS,
    BLANK,
    CLAIM_ROYAL,
    COPIES,
    DECK,
    FIRST_ROYAL,
    HAND,
    INERT,
    JOKER,
    KINDS,
    PAY,
    PENALTY_CARDS,
    PENALTY_CARDS_OF_TWO,
    QUIET_ROUNDS,
)

# Moves
FIRST_SINGLE = FIRST_PASS + (SEATS - 1) * CLAIMS
FIRST_PAIR = FIRST_SINGLE + KINDS
FIRST_OFFER = FIRST_PAIR + KINDS * (KINDS + 1) // 2
MAX_MOVES = FIRST_OFFER + (SEATS - 1) * KINDS * CLAIMS

# Events, beyond those of Cockroach Poker
DRAWN, TURNED_UP, PUT_AWAY, PUT_ASIDE, PAID = range(20, 25)


@compiled
def deal(s: Record, t: Record, first: int) -> None:
    """Shuffle, lay out the penalty pile, deal evenly, and begin (3.1–3.7)."""
    s.first = first
    _fill_deck(s)
    shuffle(s, t, base.DECK_LABEL, s.deck, DECK)
    pile = PENALTY_CARDS_OF_TWO if s.players == 2 else PENALTY_CARDS
    even = (DECK - pile) // s.players * s.players
    seat = first
    for i in range(pile, pile + even):
        _deal_card(s, seat, s.deck[i])
        seat = clockwise(s, seat, 1)
    # R1: one left-over card for the first player, the others to the bottom of the pile.
    left_over = pile + even
    if left_over < DECK:
        _deal_card(s, first, s.deck[left_over])
        left_over += 1
    _stack_pile(s, pile, left_over)
    s.last_seen[:] = NONE
    s.deck[:] = NONE
    base.announce_hands(s, t)
    _turn_up(s, t)
    base.start_round(s, t, first)


@compiled
def _fill_deck(s: Record) -> None:
    for i in range(ANIMALS * COPIES):
        s.deck[i] = i % ANIMALS
    for i in range(ANIMALS + 2):
        s.deck[ANIMALS * COPIES + i] = FIRST_ROYAL + i


@compiled
def _deal_card(s: Record, seat: int, card: int) -> None:
    s.hand[seat, card] += 1
    s.hand_size[seat] += 1


@compiled
def _stack_pile(s: Record, pile: int, left_over: int) -> None:
    """Stack the penalty pile, bottom first: the left-over cards, then the first cards of the deck."""
    s.pile_size = 0
    for i in range(DECK - 1, left_over - 1, -1):
        s.pile[s.pile_size] = s.deck[i]
        s.pile_size += 1
    for i in range(pile - 1, -1, -1):
        s.pile[s.pile_size] = s.deck[i]
        s.pile_size += 1


@compiled
def _turn_up(s: Record, t: Record) -> None:
    """Turn the top card of the penalty pile face up (R11)."""
    if s.pile_size > 0:
        note(t, TURNED_UP, NONE, NONE, s.pile[s.pile_size - 1], NONE, EVERYONE)


@compiled
def legal(s: Record, moves: Array) -> int:
    """Write the legal moves into `moves`, lowest first, and return how many there are."""
    if s.turn == OVER:
        return 0
    if s.phase == OFFER:
        return base.list_offers(s, moves, FIRST_OFFER, KINDS, CLAIMS)
    if s.phase == PASS_ON:
        return base.list_passes(s, moves, CLAIMS)
    if s.phase == PAY:
        return _list_payments(s, moves)
    return base.list_judgements(s, moves)


@compiled
def _list_payments(s: Record, moves: Array) -> int:
    """One card that matches the last claim, or any two (R4); what there is, if it is only one (R6)."""
    n = 0
    alone = payable(s, s.turn) == 1
    claim = s.said[s.hops - 1]
    for card in range(KINDS):
        if may_pay(s, s.turn, card) and (alone or pays_claim(card, claim)):
            moves[n] = FIRST_SINGLE + card
            n += 1
    if alone:
        return n
    for second in range(KINDS):
        if not may_pay(s, s.turn, second):
            continue
        pair = FIRST_PAIR + second * (second + 1) // 2
        for first in range(second):
            if may_pay(s, s.turn, first):
                moves[n] = pair + first
                n += 1
        if s.hand[s.turn, second] > 1:
            moves[n] = pair + second
            n += 1
    return n


@compiled
def is_special(card: int) -> bool:
    """Say whether a card is the joker or the blank."""
    return card >= JOKER


@compiled
def is_royal(card: int) -> bool:
    """Say whether a card wears a crown."""
    return FIRST_ROYAL <= card < JOKER


@compiled
def animal_of(card: int) -> int:
    """Return the animal on a card; royals count with their animal (R9)."""
    return card - FIRST_ROYAL if is_royal(card) else card


@kernel
def is_true(card: int, claim: int) -> bool:
    """Say whether a claim is right: any but royal for the joker, none for the blank."""
    if card == JOKER:
        return claim != CLAIM_ROYAL
    if card == BLANK:
        return False
    return pays_claim(card, claim)


@kernel
def pays_claim(card: int, claim: int) -> bool:
    """Say whether a card matches a claim; specials match nothing (R5)."""
    if is_special(card):
        return False
    if claim == CLAIM_ROYAL:
        return is_royal(card)
    return animal_of(card) == claim


@compiled
def may_pay(s: Record, seat: int, card: int) -> bool:
    """Say whether a seat holds a card of this kind that may be laid down as payment (R5)."""
    return s.hand[seat, card] > 0 and (s.specials_pay == 1 or not is_special(card))


@compiled
def payable(s: Record, seat: int) -> int:
    """Count the cards of a hand that may be laid down as payment."""
    if s.specials_pay:
        return s.hand_size[seat]
    return s.hand_size[seat] - s.hand[seat, JOKER] - s.hand[seat, BLANK]


@compiled
def apply(s: Record, t: Record, move: int) -> None:
    """Play one legal move."""
    if move >= FIRST_OFFER:
        base.offer(s, t, move - FIRST_OFFER, KINDS)
        s.laid_any = 0
    elif move >= FIRST_PAIR:
        _pay_two(s, t, move - FIRST_PAIR)
    elif move >= FIRST_SINGLE:
        _pay_one(s, t, move - FIRST_SINGLE)
    elif move >= FIRST_PASS:
        base.pass_on(s, t, move - FIRST_PASS)
    elif move == PEEK:
        base.peek(s, t)
    else:
        card = s.card
        s.turn = base.judge(s, t, move == BELIEVE, is_true(card, s.said[s.hops - 1]))
        _take(s, t, card)
        _settle_dues(s, t)


@compiled
def _take(s: Record, t: Record, card: int) -> None:
    """The player to move takes the card that was judged."""
    if is_special(card):
        _put_away(s, t, card)
        s.due_payments += 1
        return
    _lay(s, t, base.LAID, card)
    base.lose_by_row(s, t, s.turn, animal_of(card), ANIMALS)
    if is_royal(card):
        s.due_draws += 1


@compiled
def _lay(s: Record, t: Record, event: int, card: int) -> None:
    """Lay a card face up in front of the player to move; a special counts for nothing there."""
    note(t, event, s.turn, NONE, card, NONE, EVERYONE)
    s.laid_any = 1
    if is_special(card):
        _put_aside(s, card)
        return
    s.rows[s.turn, animal_of(card)] += 1
    if is_royal(card):
        s.crowns[s.turn, animal_of(card)] = 1


@compiled
def _put_away(s: Record, t: Record, card: int) -> None:
    """A special goes to the hand, where everyone knows it is, or to the table (R3)."""
    if s.special_goes == HAND:
        s.hand[s.turn, card] += 1
        s.hand_size[s.turn] += 1
        s.last_seen[card - JOKER] = s.turn
        note(t, PUT_AWAY, s.turn, NONE, card, NONE, EVERYONE)
    else:
        _put_aside(s, card)
        note(t, PUT_ASIDE, s.turn, NONE, card, NONE, EVERYONE)


@compiled
def _put_aside(s: Record, card: int) -> None:
    s.aside[card - JOKER] = 1
    s.last_seen[card - JOKER] = NONE


@compiled
def _settle_dues(s: Record, t: Record) -> None:
    """Do what is due in its order: penalty draws, then payments, then the next round (R12)."""
    while s.due_draws > 0 and s.turn != OVER:
        s.due_draws -= 1
        # R7: an empty pile gives nothing.
        if s.pile_size > 0:
            _draw_penalty(s, t)
    if s.turn == OVER:
        return
    # R6: whoever has nothing to lay down owes nothing more.
    if s.due_payments > 0 and payable(s, s.turn) > 0:
        s.phase = PAY
        return
    s.due_payments = 0
    _next_round(s, t)


@compiled
def _draw_penalty(s: Record, t: Record) -> None:
    """The player to move takes the top card of the penalty pile."""
    s.pile_size -= 1
    card = s.pile[s.pile_size]
    s.pile[s.pile_size] = NONE
    if is_special(card):
        note(t, DRAWN, s.turn, NONE, card, NONE, EVERYONE)
        _draw_special(s, t, card)
    else:
        _lay(s, t, DRAWN, card)
        base.lose_by_row(s, t, s.turn, animal_of(card), ANIMALS)
        # R2: whether a royal drawn as a penalty draws another one.
        if is_royal(card) and s.royal_penalty == ALWAYS:
            s.due_draws += 1
    _turn_up(s, t)


@compiled
def _draw_special(s: Record, t: Record, card: int) -> None:
    """A special from the penalty pile is treated like a taken one, or lies there inert (R8)."""
    if s.special_penalty == INERT:
        _put_aside(s, card)
        note(t, PUT_ASIDE, s.turn, NONE, card, NONE, EVERYONE)
        return
    _put_away(s, t, card)
    s.due_payments += 1


@compiled
def _pay_one(s: Record, t: Record, card: int) -> None:
    _lay_from_hand(s, t, card)
    _check_payment(s, t, card, card)


@compiled
def _pay_two(s: Record, t: Record, pair: int) -> None:
    second = 0
    while (second + 1) * (second + 2) // 2 <= pair:
        second += 1
    first = pair - second * (second + 1) // 2
    _lay_from_hand(s, t, first)
    _lay_from_hand(s, t, second)
    _check_payment(s, t, first, second)


@compiled
def _lay_from_hand(s: Record, t: Record, card: int) -> None:
    s.hand[s.turn, card] -= 1
    s.hand_size[s.turn] -= 1
    _lay(s, t, PAID, card)
    # R2: whether a royal that was paid draws a penalty card.
    if is_royal(card) and s.royal_penalty == ALWAYS:
        s.due_draws += 1


@compiled
def _check_payment(s: Record, t: Record, first: int, second: int) -> None:
    """Check cards that were laid down together once, then go on (R12)."""
    s.due_payments -= 1
    # The fuller row decides: of a kind is the reason where one of each applies too (C9).
    fuller = first if _row_of(s, first) >= _row_of(s, second) else second
    if not is_special(fuller):
        base.lose_by_row(s, t, s.turn, animal_of(fuller), ANIMALS)
    _settle_dues(s, t)


@compiled
def _row_of(s: Record, card: int) -> int:
    """Count the cards lying with this one in front of the player to move; a special has no row."""
    return 0 if is_special(card) else s.rows[s.turn, animal_of(card)]


@compiled
def _next_round(s: Record, t: Record) -> None:
    """Whoever took the card starts the next round, or loses because they cannot (R10, R13, R14)."""
    s.quiet = 0 if s.laid_any else s.quiet + 1
    base.start_round(s, t, s.turn)
    base.lose_without_cards(s, t)
    if s.turn == OVER:
        return
    if not _anyone_can_pay(s):
        base.lose(s, t, s.turn, EMPTY_HAND)
    elif s.quiet >= QUIET_ROUNDS:
        base.lose(s, t, s.turn, STALEMATE)


@compiled
def _anyone_can_pay(s: Record) -> bool:
    """Say whether any hand holds a card that may be laid down (R13)."""
    for seat in range(s.players):
        if payable(s, seat) > 0:
            return True
    return False


@compiled
def outcome(s: Record, rewards: Array) -> None:
    """Write 1 for every winner and 0 for the loser."""
    base.outcome(s, rewards)
