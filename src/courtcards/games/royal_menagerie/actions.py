"""Playing the cards of Royal Menagerie: gifts and actions, and what follows from them at once.

Numbers in comments are those of its rules. The seat that plays is `s.turn`.
"""

from courtcards.engine.compile import Record, compiled
from courtcards.engine.seats import clockwise
from courtcards.engine.trace import EVERYONE, NONE, note, shuffle
from courtcards.games.royal_menagerie.moves import PAIRS
from courtcards.games.royal_menagerie.scoring import POINTS
from courtcards.games.royal_menagerie.state import (
    ALL_SPECIES,
    BAZAAR,
    BAZAAR_OPENED,
    DISCARD_LABEL,
    DISCARDED,
    DREW,
    DREW_BACK,
    GIFTED,
    KINDS,
    LAID,
    PLAY_TAKEN,
    RESHUFFLED,
    ROOM,
    SEATS,
    SHOOT,
    SHOT,
    SPECIES,
    STALLS,
    STAMPEDED,
    STEAL,
    STOLEN,
    TOOK,
    TRADE,
    TRADED,
    WINDFALL,
    WINDFALL_CARDS,
    WINDFALL_PLAYED,
)


@compiled
def lay_out(s: Record, card: int) -> None:
    """Take the card that is played out of the hand, or from where the taken card lies (6.13)."""
    if s.phase == PLAY_TAKEN:
        s.taken = NONE
        return
    s.hand[s.turn, card] -= 1
    s.hand_size[s.turn] -= 1
    s.frame_left[s.depth - 1] -= 1


@compiled
def push(s: Record, card: int, seat: int, left: int) -> None:
    """Put a turn or an action on the stack of what is going on."""
    s.frame_card[s.depth] = card
    s.frame_seat[s.depth] = seat
    s.frame_next[s.depth] = seat
    s.frame_left[s.depth] = left
    s.depth += 1


@compiled
def pop(s: Record) -> None:
    """Finish the newest turn or action; an action goes to the discard pile only now (6.1, 6.14)."""
    s.depth -= 1
    card = s.frame_card[s.depth]
    if card != NONE:
        s.discard[card] += 1


@compiled
def change(s: Record, seat: int, animal: int, difference: int) -> None:
    """Add an animal to a menagerie (1) or take one away (-1)."""
    before = s.menagerie[seat, animal]
    after = before + difference
    bit = 1 << animal
    s.menagerie[seat, animal] = after
    s.points[seat] += POINTS[animal, after] - POINTS[animal, before]
    s.has[seat] = (s.has[seat] | bit) if after > 0 else (s.has[seat] & ~bit)
    s.full[seat] = (s.full[seat] | bit) if after == ROOM else (s.full[seat] & ~bit)


@compiled
def stampede(s: Record, t: Record, seat: int) -> None:
    """Discard one of each species if all six are there (5.4, 5.5).

    Once is enough: the species that came last was not there before.
    """
    if s.has[seat] != ALL_SPECIES:
        return
    for animal in range(SPECIES):
        change(s, seat, animal, -1)
        s.discard[animal] += 1
    note(t, STAMPEDED, seat, NONE, NONE, NONE, EVERYONE)


@compiled
def gift(s: Record, t: Record, code: int) -> None:
    """Put an animal into another player's menagerie (5.1)."""
    animal = code // (SEATS - 1)
    to = clockwise(s, s.turn, code % (SEATS - 1) + 1)
    lay_out(s, animal)
    note(t, GIFTED, s.turn, to, animal, NONE, EVERYONE)
    change(s, to, animal, 1)
    stampede(s, t, to)


@compiled
def shoot(s: Record, t: Record, code: int) -> None:
    """Discard one animal of anyone's (6.2)."""
    animal = code % SPECIES
    owner = clockwise(s, s.turn, code // SPECIES)
    lay_out(s, SHOOT)
    note(t, SHOT, s.turn, owner, animal, NONE, EVERYONE)
    change(s, owner, animal, -1)
    s.discard[animal] += 1
    s.discard[SHOOT] += 1


@compiled
def steal(s: Record, t: Record, code: int) -> None:
    """Take one animal of another player's (6.3)."""
    animal = code % SPECIES
    owner = clockwise(s, s.turn, code // SPECIES + 1)
    lay_out(s, STEAL)
    note(t, STOLEN, s.turn, owner, animal, NONE, EVERYONE)
    change(s, owner, animal, -1)
    change(s, s.turn, animal, 1)
    s.discard[STEAL] += 1
    stampede(s, t, s.turn)


@compiled
def trade(s: Record, t: Record, code: int) -> None:
    """Let two animals of two players change places (6.4)."""
    steps_a, steps_b = PAIRS[code // (SPECIES * SPECIES)]
    a = clockwise(s, s.turn, steps_a)
    b = clockwise(s, s.turn, steps_b)
    from_a = code // SPECIES % SPECIES
    from_b = code % SPECIES
    lay_out(s, TRADE)
    note(t, TRADED, s.turn, a, from_a, b, EVERYONE)
    note(t, TRADED, s.turn, b, from_b, a, EVERYONE)
    # 5.6: both leave before one comes, so that no menagerie holds four in between.
    change(s, a, from_a, -1)
    change(s, b, from_b, -1)
    change(s, a, from_b, 1)
    change(s, b, from_a, 1)
    s.discard[TRADE] += 1
    stampede(s, t, a)
    stampede(s, t, b)


@compiled
def open_bazaar(s: Record, t: Record) -> None:
    """Lay out four cards, or as many as are to be had, for everyone to take one (6.6, 6.8)."""
    lay_out(s, BAZAAR)
    note(t, BAZAAR_OPENED, s.turn, NONE, NONE, NONE, EVERYONE)
    push(s, BAZAAR, s.turn, 0)
    bring(s, t, STALLS)


@compiled
def play_windfall(s: Record, t: Record) -> None:
    """Draw two cards, or as many as are to be had, and play two (6.9)."""
    lay_out(s, WINDFALL)
    note(t, WINDFALL_PLAYED, s.turn, NONE, NONE, NONE, EVERYONE)
    push(s, WINDFALL, s.turn, WINDFALL_CARDS)
    bring(s, t, WINDFALL_CARDS)


@compiled
def discard(s: Record, t: Record, card: int) -> None:
    """Put away an action that can do nothing (6.5)."""
    lay_out(s, card)
    note(t, DISCARDED, s.turn, NONE, card, NONE, EVERYONE)
    s.discard[card] += 1


@compiled
def take(s: Record, t: Record, card: int) -> None:
    """Take a card from the newest Bazaar; it must be played next (6.6, 6.13)."""
    top = s.depth - 1
    s.lying[top, card] -= 1
    s.frame_left[top] -= 1
    s.frame_next[top] = clockwise(s, s.turn, 1)
    s.taken = card
    s.phase = PLAY_TAKEN
    note(t, TOOK, s.turn, NONE, card, NONE, EVERYONE)


@compiled
def bring(s: Record, t: Record, wanted: int) -> None:
    """Bring cards for the newest action, from the Play Deck and then the discard pile (6.11)."""
    from_deck = min(wanted, s.deck_size)
    for _ in range(from_deck):
        hand_over(s, t, DREW, 1 << s.turn)
    if from_deck == wanted or not turn_over(s, t):
        return
    # 6.17: what the discard pile has lost can be told from what goes back face up.
    for _ in range(min(wanted - from_deck, s.deck_size)):
        hand_over(s, t, DREW_BACK, EVERYONE)
    put_back(s)


@compiled
def hand_over(s: Record, t: Record, event: int, seen: int) -> None:
    """Bring the top card for the newest action: into its Bazaar, or into the hand of its player."""
    top = s.depth - 1
    if s.frame_card[top] != BAZAAR:
        draw(s, t, s.turn, event, seen)
        return
    card = lift(s)
    s.lying[top, card] += 1
    s.frame_left[top] += 1
    note(t, LAID, s.turn, NONE, card, NONE, EVERYONE)


@compiled
def draw(s: Record, t: Record, seat: int, event: int, seen: int) -> None:
    """Draw the top card into a hand."""
    card = lift(s)
    s.hand[seat, card] += 1
    s.hand_size[seat] += 1
    note(t, event, seat, NONE, card, NONE, seen)


@compiled
def lift(s: Record) -> int:
    """Take the top card off the deck."""
    card: int = s.deck[s.top]
    s.deck[s.top] = NONE
    s.top += 1
    s.deck_size -= 1
    return card


@compiled
def turn_over(s: Record, t: Record) -> bool:
    """Shuffle the discard pile, if it has a card, into the place of the empty deck (6.11, 6.16)."""
    s.top = 0
    for card in range(KINDS):
        for _ in range(s.discard[card]):
            s.deck[s.deck_size] = card
            s.deck_size += 1
        s.discard[card] = 0
    if s.deck_size == 0:
        return False
    note(t, RESHUFFLED, NONE, NONE, NONE, s.deck_size, EVERYONE)
    shuffle(s, t, DISCARD_LABEL, s.deck, s.deck_size)
    return True


@compiled
def put_back(s: Record) -> None:
    """Put the rest of the discard pile back face up; the Play Deck stays empty (6.12)."""
    while s.deck_size > 0:
        s.discard[lift(s)] += 1
