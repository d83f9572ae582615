"""The rules of Royal Menagerie, over its state record. Numbers in comments are those of its rules.

Here are the deal and the course of the turns; `moves` has the moves, `actions` what the cards do,
`scoring` the end.
"""

from courtcards.engine.compile import Record, compiled
from courtcards.engine.seats import clockwise
from courtcards.engine.trace import EVERYONE, NONE, note, shuffle
from courtcards.games.royal_menagerie.actions import (
    change,
    discard,
    draw,
    gift,
    lift,
    open_bazaar,
    play_windfall,
    pop,
    push,
    shoot,
    steal,
    take,
    trade,
)
from courtcards.games.royal_menagerie.moves import (
    FIRST_DISCARD,
    FIRST_SHOOT,
    FIRST_STEAL,
    FIRST_TAKE,
    FIRST_TRADE,
    MAX_MOVES,
    PLAY_BAZAAR,
    PLAY_WINDFALL,
    legal,
)
from courtcards.games.royal_menagerie.scoring import finish, outcome
from courtcards.games.royal_menagerie.state import (
    BAZAAR,
    CONSPIRATOR,
    COPIES,
    DEALT,
    DECK,
    DECK_LABEL,
    DREW,
    END_STAGE,
    KINDS,
    PLAY,
    ROLE_DEALT,
    ROLES_LABEL,
    SEATS,
    SET_ASIDE,
    SPECIES,
    STARTED_WITH,
    STARTING_ANIMALS,
    STARTING_HAND,
    TAKE,
    VIZIER,
    VIZIER_CARDS,
)

__all__ = ["MAX_MOVES", "apply", "deal", "legal", "outcome"]


@compiled
def deal(s: Record, t: Record, first: int) -> None:
    """Deal roles, animals and hands; the game begins at the Vizier's left, whoever is `first`."""
    s.taken = NONE
    deal_roles(s, t)
    fill_deck(s)
    shuffle(s, t, DECK_LABEL, s.deck, s.deck_size)
    deal_animals(s, t)
    # 3.7: the actions set aside and the rest of the deck.
    fill_deck(s)
    shuffle(s, t, DECK_LABEL, s.deck, s.deck_size)
    deal_hands(s, t)
    go_on(s, t)


@compiled
def deal_roles(s: Record, t: Record) -> None:
    """Shuffle the roles, one for each seat; only the Vizier's is shown (3.2, 3.3)."""
    for seat in range(SEATS):
        s.role[seat] = min(seat, CONSPIRATOR)
    shuffle(s, t, ROLES_LABEL, s.role, SEATS)
    for seat in range(SEATS):
        seen = 1 << seat
        if s.role[seat] == VIZIER:
            seen = EVERYONE
            s.active = seat
        note(t, ROLE_DEALT, seat, NONE, s.role[seat], NONE, seen)
    s.first = clockwise(s, s.active, 1)


@compiled
def fill_deck(s: Record) -> None:
    """Make a deck of all cards that are in no menagerie, in the order of their numbers (3.10)."""
    s.top = 0
    s.deck_size = 0
    for card in range(KINDS):
        for _ in range(left_over(s, card)):
            s.deck[s.deck_size] = card
            s.deck_size += 1
    for i in range(s.deck_size, DECK):
        s.deck[i] = NONE


@compiled
def left_over(s: Record, card: int) -> int:
    """Count the cards of a kind that are in no menagerie."""
    if card >= SPECIES:
        count: int = s.actions[card - SPECIES]
        return count
    left = COPIES
    for seat in range(SEATS):
        left -= s.menagerie[seat, card]
    return left


@compiled
def deal_animals(s: Record, t: Record) -> None:
    """Deal face up until everyone has two animals (3.4–3.6)."""
    seat = s.first
    dealt = 0
    while dealt < SEATS * STARTING_ANIMALS:
        # 3.5: whoever has two is passed over; an action uses up the place in the round.
        if animals_of(s, seat) < STARTING_ANIMALS:
            card = lift(s)
            if card < SPECIES:
                change(s, seat, card, 1)
                dealt += 1
                note(t, STARTED_WITH, seat, NONE, card, NONE, EVERYONE)
            else:
                note(t, SET_ASIDE, seat, NONE, card, NONE, EVERYONE)
        seat = clockwise(s, seat, 1)


@compiled
def animals_of(s: Record, seat: int) -> int:
    """Count the animals in a menagerie."""
    count = 0
    for animal in range(SPECIES):
        count += s.menagerie[seat, animal]
    return count


@compiled
def deal_hands(s: Record, t: Record) -> None:
    """Deal three cards each, one at a time (3.8)."""
    for i in range(SEATS * STARTING_HAND):
        seat = clockwise(s, s.first, i % SEATS)
        draw(s, t, seat, DEALT, 1 << seat)


@compiled
def apply(s: Record, t: Record, move: int) -> None:
    """Play one legal move."""
    if move >= FIRST_TAKE:
        # The same seat plays what it has taken.
        take(s, t, move - FIRST_TAKE)
        return
    play(s, t, move)
    go_on(s, t)


@compiled
def play(s: Record, t: Record, move: int) -> None:
    """Play a card as the move says."""
    if move < FIRST_SHOOT:
        gift(s, t, move)
    elif move < FIRST_STEAL:
        shoot(s, t, move - FIRST_SHOOT)
    elif move < FIRST_TRADE:
        steal(s, t, move - FIRST_STEAL)
    elif move < PLAY_BAZAAR:
        trade(s, t, move - FIRST_TRADE)
    elif move == PLAY_BAZAAR:
        open_bazaar(s, t)
    elif move == PLAY_WINDFALL:
        play_windfall(s, t)
    else:
        discard(s, t, move - FIRST_DISCARD)


@compiled
def go_on(s: Record, t: Record) -> None:
    """Finish what is finished and begin what begins, until somebody decides or the game is over."""
    while not someone_decides(s):
        # 6.10: the newest action first.
        if s.depth > 0:
            pop(s)
        # 7.5: the end is looked for between turns.
        elif is_finished(s):
            finish(s, t)
            return
        else:
            begin_turn(s, t)
    top = s.depth - 1
    s.turn = s.frame_next[top]
    s.phase = TAKE if s.frame_card[top] == BAZAAR else PLAY


@compiled
def someone_decides(s: Record) -> bool:
    """Say whether a card is left to take, or to play and in the hand (4.4, 6.8, 6.9)."""
    top = s.depth - 1
    if top < 0 or s.frame_left[top] == 0:
        return False
    if s.frame_card[top] == BAZAAR:
        return True
    cards: int = s.hand_size[s.frame_next[top]]
    return cards > 0


@compiled
def is_finished(s: Record) -> bool:
    """Say whether neither the Play Deck nor any hand has a card (7.5)."""
    cards: int = s.deck_size
    for seat in range(SEATS):
        cards += s.hand_size[seat]
    return cards == 0


@compiled
def begin_turn(s: Record, t: Record) -> None:
    """Begin the next seat's turn: draw, then play; in End-stage only play (4.2–4.4, 7.1–7.3)."""
    s.active = clockwise(s, s.active, 1)
    if s.deck_size == 0:
        if not s.end_stage:
            note(t, END_STAGE, NONE, NONE, NONE, NONE, EVERYONE)
        s.end_stage = 1
        push(s, NONE, s.active, 1)
        return
    cards = VIZIER_CARDS if s.role[s.active] == VIZIER else 1
    for _ in range(min(cards, s.deck_size)):
        draw(s, t, s.active, DREW, 1 << s.active)
    push(s, NONE, s.active, cards)
