"""The rules of Cheat, over its state record. Numbers in comments are those of languages/en/rules/cheat.md.

A move is a number: call, let it pass, that is all, the rank above, the rank below, then laying a card, by
its rank.
"""

from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.record import OVER
from courtcards.engine.seats import clockwise
from courtcards.engine.trace import EVERYONE, NOBODY, NONE, note, shuffle
from courtcards_cheat.state import (
    ANSWER,
    DECK,
    LAST_TURN,
    LAY,
    NAME,
    NO_CARDS_LEFT,
    RANKS,
    SEATS,
    UP,
    UP_OR_DOWN,
)

# Moves
CALL, LET_PASS, DONE, ABOVE, BELOW, FIRST_LAY = range(6)
MAX_MOVES = FIRST_LAY + RANKS

# Events
DEALT, NAMED, LAID, CLAIMED, PASSED, CALLED, REVEALED, JUDGED, TOOK, ENDED = range(10)

# Shuffles
DECK_LABEL = 0


@compiled
def deal(s: Record, t: Record, first: int) -> None:
    """Shuffle and deal everything out, one card at a time (3.1)."""
    s.first = first
    size = _fill_deck(s)
    shuffle(s, t, DECK_LABEL, s.deck, size)
    seat = first
    for i in range(size):
        s.hand[seat, s.deck[i]] += 1
        s.hand_size[seat] += 1
        s.deck[i] = NONE
        seat = clockwise(s, seat, 1)
    for seat in range(s.players):
        note(t, DEALT, seat, NONE, NONE, s.hand_size[seat], NOBODY)
    _start_turn(s, first)


@compiled
def _fill_deck(s: Record) -> int:
    """Put the cards of the game into the deck, and return how many there are (2.1, 2.3)."""
    size = 0
    for rank in range(s.ranks):
        for _ in range(s.copies):
            s.deck[size] = rank
            size += 1
    for i in range(size, DECK):
        s.deck[i] = NONE
    return size


@compiled
def _start_turn(s: Record, seat: int) -> None:
    """Let a seat lay cards, after it has named their rank if it may choose (4.2)."""
    s.turn = seat
    s.layer = seat
    s.phase = NAME if s.order == UP_OR_DOWN and s.turns > 0 else LAY


@compiled
def legal(s: Record, moves: Array) -> int:
    """Write the legal moves into `moves`, lowest first, and return how many there are."""
    if s.turn == OVER:
        return 0
    if s.phase == LAY:
        return _list_cards(s, moves)
    moves[0] = CALL if s.phase == ANSWER else ABOVE
    moves[1] = LET_PASS if s.phase == ANSWER else BELOW
    return 2


@compiled
def _list_cards(s: Record, moves: Array) -> int:
    """List any card of the hand while more may be laid; after the first that can be all (4.3)."""
    n = 0
    if s.laid_size > 0:
        moves[0] = DONE
        n = 1
    if s.laid_size < s.most:
        for rank in range(s.ranks):
            if s.hand[s.turn, rank] > 0:
                moves[n] = FIRST_LAY + rank
                n += 1
    return n


@compiled
def apply(s: Record, t: Record, move: int) -> None:
    """Play one legal move."""
    if move >= FIRST_LAY:
        _lay(s, t, move - FIRST_LAY)
    elif move == DONE:
        _claim(s, t)
    elif move == CALL:
        _call(s, t)
    elif move == LET_PASS:
        _let_pass(s, t)
    else:
        _name(s, t, 1 if move == ABOVE else s.ranks - 1)


@compiled
def _name(s: Record, t: Record, steps: int) -> None:
    """Say which rank this turn's cards will be claimed to be (4.2)."""
    s.rank = (s.rank + steps) % s.ranks
    s.phase = LAY
    note(t, NAMED, s.turn, NONE, s.rank, NONE, EVERYONE)


@compiled
def _lay(s: Record, t: Record, card: int) -> None:
    """Lay a card face down: only who laid it knows it (4.5)."""
    s.hand[s.turn, card] -= 1
    s.hand_size[s.turn] -= 1
    s.laid[card] += 1
    s.laid_size += 1
    note(t, LAID, s.turn, NONE, card, NONE, 1 << s.turn)


@compiled
def _claim(s: Record, t: Record) -> None:
    """Claim that all cards laid are of the rank of the turn, and let the others answer (5.1)."""
    note(t, CLAIMED, s.turn, NONE, s.rank, s.laid_size, EVERYONE)
    s.phase = ANSWER
    s.turn = clockwise(s, s.turn, 1)


@compiled
def _let_pass(s: Record, t: Record) -> None:
    """Ask the next player; after the last one the cards stay on the pile (5.6)."""
    note(t, PASSED, s.turn, NONE, NONE, NONE, NOBODY)
    s.turn = clockwise(s, s.turn, 1)
    if s.turn != s.layer:
        return
    for rank in range(RANKS):
        s.pile[s.layer, rank] += s.laid[rank]
    s.pile_size[s.layer] += s.laid_size
    _end_turn(s, t)


@compiled
def _call(s: Record, t: Record) -> None:
    """Turn the cards up; the liar, or who called without reason, takes the pile (5.3 to 5.5)."""
    note(t, CALLED, s.turn, s.layer, NONE, NONE, EVERYONE)
    for rank in range(RANKS):
        for _ in range(s.laid[rank]):
            note(t, REVEALED, s.layer, NONE, rank, NONE, EVERYONE)
    true = s.laid[s.rank] == s.laid_size
    note(t, JUDGED, s.layer, NONE, NONE, true, EVERYONE)
    _take_pile(s, t, s.turn if true else s.layer)
    _end_turn(s, t)


@compiled
def _take_pile(s: Record, t: Record, taker: int) -> None:
    """Give the whole pile, with the cards of this turn, to a seat."""
    before = int(s.hand_size[taker])
    s.hand_size[taker] += s.laid_size
    for rank in range(RANKS):
        s.hand[taker, rank] += s.laid[rank]
        for seat in range(SEATS):
            s.hand[taker, rank] += s.pile[seat, rank]
            s.pile[seat, rank] = 0
    for seat in range(SEATS):
        s.hand_size[taker] += s.pile_size[seat]
        s.pile_size[seat] = 0
    note(t, TOOK, taker, NONE, NONE, s.hand_size[taker] - before, NOBODY)


@compiled
def _end_turn(s: Record, t: Record) -> None:
    """End the game, or go on with the next player (5.7, 6.1, 6.2)."""
    s.laid[:] = 0
    s.laid_size = 0
    s.turns += 1
    if s.hand_size[s.layer] == 0:
        _end(s, t, NO_CARDS_LEFT)
    elif s.turns >= s.max_turns:
        _end(s, t, LAST_TURN)
    else:
        if s.order == UP:
            s.rank = (s.rank + 1) % s.ranks
        _start_turn(s, clockwise(s, s.layer, 1))


@compiled
def _end(s: Record, t: Record, reason: int) -> None:
    s.turn = OVER
    s.reason = reason
    note(t, ENDED, NONE, NONE, NONE, reason, EVERYONE)


@compiled
def outcome(s: Record, rewards: Array) -> None:
    """Write 1 for whoever has the fewest cards, and 0 for all others."""
    fewest = DECK
    for seat in range(s.players):
        fewest = min(fewest, int(s.hand_size[seat]))
    for seat in range(s.players):
        rewards[seat] = s.hand_size[seat] == fewest
