"""The rules of Cockroach Poker, over its state record. Numbers in comments are those of its rules.

A move is a number: believe, doubt, peek, then passing on (by receiver and claim), then offering (by
receiver, card and claim). Receivers are counted clockwise from the seat that moves, so the numbers
for fewer players are the first ones of those for more.
"""

import numpy as np

from courtcards.engine.compile import Array, Record, compiled, kernel
from courtcards.engine.record import OVER
from courtcards.engine.seats import clockwise
from courtcards.engine.trace import EVERYONE, NOBODY, NONE, note, shuffle
from courtcards.games.cockroach_poker.state import (
    CLAIMS,
    CREATURES,
    DECK,
    EMPTY_HAND,
    JUDGE,
    OFFER,
    ONE_OF_EACH,
    PASS_ON,
    ROUND_STARTER,
    SEATS,
    TWO_OF_A_KIND,
)

# Moves
BELIEVE, DOUBT, PEEK, FIRST_PASS = range(4)
FIRST_OFFER = FIRST_PASS + (SEATS - 1) * CLAIMS
MAX_MOVES = FIRST_OFFER + (SEATS - 1) * CREATURES * CLAIMS

# Every number at its own place, for all moves of both games: to copy eight of them is one instruction,
# to count them up is eight.
NUMBERS = np.arange(1024, dtype=np.int16)

# Events
DEALT, REMOVED, OFFERED, PEEKED, PASSED, JUDGED, REVEALED, LAID, LOST = range(9)

# Shuffles
DECK_LABEL = 0


@compiled
def deal(s: Record, t: Record, first: int) -> None:
    """Shuffle, deal everything one card at a time from the first player on, and begin (3.1–3.4)."""
    s.first = first
    size = _fill_deck(s)
    shuffle(s, t, DECK_LABEL, s.deck, size)
    if s.removed > 0:
        # C8: the last cards are out of play, unseen.
        note(t, REMOVED, NONE, NONE, NONE, s.removed, NOBODY)
    seat = first
    for i in range(size - int(s.removed)):
        s.hand[seat, s.deck[i]] += 1
        s.hand_size[seat] += 1
        s.deck[i] = NONE
        seat = clockwise(s, seat, 1)
    announce_hands(s, t)
    start_round(s, t, first)
    lose_without_cards(s, t)


@compiled
def _fill_deck(s: Record) -> int:
    """Put the cards of the game into the deck, and return how many there are (2.1, 2.4)."""
    size = 0
    for _ in range(s.copies):
        for creature in range(s.creatures):
            s.deck[size] = creature
            size += 1
    for i in range(size, DECK):
        s.deck[i] = NONE
    return size


@compiled
def announce_hands(s: Record, t: Record) -> None:
    """Tell everyone how many cards each seat was dealt."""
    for seat in range(s.players):
        note(t, DEALT, seat, NONE, NONE, s.hand_size[seat], NOBODY)


@compiled
def start_round(s: Record, t: Record, seat: int) -> None:
    """Let `seat` start the next round."""
    s.turn = seat
    s.phase = OFFER
    s.card = NONE
    s.seen = 0
    s.hops = 0
    for i in range(SEATS):
        s.path[i] = NONE
        s.said[i] = NONE
    s.path[0] = seat
    s.rounds += 1


@compiled
def lose_without_cards(s: Record, t: Record) -> None:
    """End the game if the seat that must start a round has no card to offer (C5)."""
    if s.turn != OVER and s.hand_size[s.turn] == 0:
        lose(s, t, s.turn, EMPTY_HAND)


@compiled
def legal(s: Record, moves: Array) -> int:
    """Write the legal moves into `moves`, lowest first, and return how many there are."""
    if s.turn == OVER:
        return 0
    if s.phase == OFFER:
        return list_offers(s, moves, FIRST_OFFER, CREATURES, int(s.creatures))
    if s.phase == PASS_ON:
        return list_passes(s, moves, int(s.creatures))
    return list_judgements(s, moves)


@compiled
def list_offers(s: Record, moves: Array, first_offer: int, kinds: int, claims: int) -> int:
    """Any card of the hand, to any other player, with any of the first `claims` claims."""
    n = 0
    move = first_offer
    hand = s.hand[s.turn]
    for _ in range(1, s.players):
        for card in range(kinds):
            if hand[card] > 0:
                n = list_claims(moves, n, move, claims)
            move += CLAIMS
    return n


@compiled
def list_claims(moves: Array, n: int, move: int, claims: int) -> int:
    """List a move with each of the first `claims` claims, and return how many moves there are now."""
    # All are written; those too many are written over.
    for claim in range(CLAIMS):
        moves[n + claim] = NUMBERS[move + claim]
    return n + claims


@compiled
def list_judgements(s: Record, moves: Array) -> int:
    """Believe or doubt; peek only while another player does not know the card."""
    moves[0] = BELIEVE
    moves[1] = DOUBT
    # Two players never pass on, and the last one to get the card must judge it.
    if s.hops + 1 == s.players:
        return 2
    moves[2] = PEEK
    return 3


@compiled
def list_passes(s: Record, moves: Array, claims: int) -> int:
    """Only to players who have not seen the card; any claim, the old one or a new one."""
    n = 0
    for steps in range(1, s.players):
        if (s.seen >> clockwise(s, s.turn, steps)) & 1:
            continue
        n = list_claims(moves, n, FIRST_PASS + (steps - 1) * CLAIMS, claims)
    return n


@compiled
def apply(s: Record, t: Record, move: int) -> None:
    """Play one legal move."""
    if move >= FIRST_OFFER:
        offer(s, t, move - FIRST_OFFER, CREATURES)
    elif move >= FIRST_PASS:
        pass_on(s, t, move - FIRST_PASS)
    elif move == PEEK:
        peek(s, t)
    else:
        card = s.card
        taker = judge(s, t, move == BELIEVE, is_true(card, s.said[s.hops - 1]))
        lay(s, t, taker, card)
        lose_by_row(s, t, taker, card, s.creatures)
        if s.turn != OVER:
            start_round(s, t, taker)
            lose_without_cards(s, t)


@kernel
def is_true(card: int, claim: int) -> bool:
    """Say whether a claim is right: only that of the creature itself (5.4)."""
    return card == claim


@compiled
def offer(s: Record, t: Record, code: int, kinds: int) -> None:
    """Take a card from the hand and slide it to another player with a claim."""
    claim = code % CLAIMS
    card = code // CLAIMS % kinds
    to = clockwise(s, s.turn, code // (CLAIMS * kinds) + 1)
    s.hand[s.turn, card] -= 1
    s.hand_size[s.turn] -= 1
    s.card = card
    s.seen = 1 << s.turn
    note(t, OFFERED, s.turn, to, card, claim, s.seen)
    _hand_over(s, to, claim)


@compiled
def pass_on(s: Record, t: Record, code: int) -> None:
    """Pass the card that was just looked at to a player who does not know it, with a claim."""
    claim = code % CLAIMS
    to = clockwise(s, s.turn, code // CLAIMS + 1)
    note(t, PASSED, s.turn, to, s.card, claim, s.seen)
    _hand_over(s, to, claim)


@compiled
def _hand_over(s: Record, to: int, claim: int) -> None:
    s.said[s.hops] = claim
    s.hops += 1
    s.path[s.hops] = to
    s.turn = to
    s.phase = JUDGE


@compiled
def peek(s: Record, t: Record) -> None:
    """Declare that the card goes on; only now does its holder see it (C4, C12)."""
    s.seen |= 1 << s.turn
    s.phase = PASS_ON
    note(t, PEEKED, s.turn, NONE, s.card, NONE, s.seen)


@compiled
def judge(s: Record, t: Record, believes: bool, true: bool) -> int:
    """Reveal the card and return who takes it."""
    judge_seat = s.turn
    claimant = s.path[s.hops - 1]
    note(t, JUDGED, judge_seat, claimant, NONE, believes, EVERYONE)
    note(t, REVEALED, judge_seat, claimant, s.card, true, EVERYONE)
    s.card = NONE
    if believes != true:
        return judge_seat
    # C2: who takes a card that was judged correctly.
    return s.path[0] if s.taker == ROUND_STARTER else claimant


@compiled
def lay(s: Record, t: Record, seat: int, animal: int) -> None:
    """Lay a creature face up in front of a seat, in the next colour of its kind (C11)."""
    colour = s.laid[animal]
    s.laid[animal] += 1
    s.colours[seat, animal] |= 1 << colour
    s.rows[seat, animal] += 1
    note(t, LAID, seat, NONE, animal, colour, EVERYONE)


@compiled
def lose_by_row(s: Record, t: Record, seat: int, animal: int, animals: int) -> None:
    """End the game if the animal just laid down, of so many, was one too many (C6, C7, C9)."""
    reason = why_lost(s.rows[seat], animal, animals, s.limit, s.one_of_each_loses, 0)
    if reason != NONE:
        lose(s, t, seat, reason)


@compiled
def why_lost(row: Array, animal: int, animals: int, limit: int, each: int, more: int) -> int:
    """Return why a row loses by one of so many animals if there are so many more of it; -1 if not.

    `limit` and `each` are the options `limit` and `one_of_each_loses`.
    """
    if row[animal] + more >= limit:
        return limit if limit > 2 else TWO_OF_A_KIND
    if each == 0 or row[animal] + more == 0:
        return NONE
    for other in range(animals):
        if other != animal and row[other] == 0:
            return NONE
    return ONE_OF_EACH


@kernel
def losing_animals(rows: Array, animals: int, limit: int, each: int, more: int) -> int:
    """Return by which animals each seat loses if there are so many more of one.

    One bit is for each animal, and `CREATURES` bits for each seat: an array takes longer to hand over.
    """
    found = 0
    for seat in range(SEATS):
        for animal in range(animals):
            if why_lost(rows[seat], animal, animals, limit, each, more) != NONE:
                found |= 1 << (seat * CREATURES + animal)
    return found


@compiled
def lose(s: Record, t: Record, seat: int, reason: int) -> None:
    """End the game: one player loses, all others win."""
    s.turn = OVER
    s.loser = seat
    s.reason = reason
    note(t, LOST, seat, NONE, NONE, reason, EVERYONE)


@compiled
def outcome(s: Record, rewards: Array) -> None:
    """Write 1 for every winner and 0 for the loser."""
    for seat in range(s.players):
        rewards[seat] = seat != s.loser
