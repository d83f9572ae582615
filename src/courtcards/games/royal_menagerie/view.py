"""What a viewer may know of a game of Royal Menagerie: the only gate for hidden information."""

from collections import Counter
from functools import cache
from typing import Any

from courtcards.engine.chance import forget_chance
from courtcards.engine.compile import Array, Record, compiled, in_python, kernel
from courtcards.engine.contract import Field
from courtcards.engine.counts import counter, lines, spell, word_sets
from courtcards.engine.gate import EVERYTHING, may_know, may_see
from courtcards.engine.phrases import Data
from courtcards.engine.record import OVER, Fields, fields_of
from courtcards.engine.seats import clockwise, relative
from courtcards.engine.trace import EVERYONE, NONE
from courtcards.games.royal_menagerie.changes import Changes, changes
from courtcards.games.royal_menagerie.scoring import team_points
from courtcards.games.royal_menagerie.state import (
    ACTION_CARDS,
    ACTIONS,
    ALL_SPECIES,
    BAZAAR,
    CONSPIRATOR,
    COPIES,
    DECK,
    FRAMES,
    KINDS,
    ROOM,
    SEATS,
    SPECIES,
    VIZIER,
)
from courtcards.games.royal_menagerie.words import ANIMALS, CARDS, PHASES, ROLES

# Where the menageries of the seats begin, one after the other.
FIRST_PENS = range(0, SEATS * SPECIES, SPECIES)
DEALT_ROLES = (*ROLES, ROLES[CONSPIRATOR])
ANIMAL_SETS = word_sets(ANIMALS)
see_pens, see_discards = counter(ANIMALS), counter(CARDS)
# The species that is missing for a stampede, by the set of those that are there.
LAST_SPECIES = {ALL_SPECIES & ~(1 << bit): word for bit, word in enumerate(ANIMALS)}


@compiled
def conceal(s: Record, viewer: int) -> None:
    """Wipe out of a state all that a viewer may not know."""
    if viewer == EVERYTHING:
        return
    forget_chance(s)
    s.deck[:] = NONE
    for seat in range(SEATS):
        if seat != viewer:
            s.hand[seat, :] = 0
        if not may_see(viewer, who_knows_role(s.turn, seat, s.role[seat])):
            s.role[seat] = NONE


def see(record: Any, viewer: int) -> Data:
    """Tell what a viewer may know now."""
    s = fields_of(record)
    over = s.turn == OVER
    seats, stack = _see_seats(s, viewer), _see_stack(s)
    bazaars = [frame["cards"] for frame in stack if frame["action"] == "bazaar"]
    return {
        "phase": "over" if over else PHASES[s.phase],
        "turn": None if over else s.turn,
        "active": None if over else s.active,
        "end_stage": bool(s.end_stage),
        "seats": seats,
        "deck_size": s.deck_size,
        "deck": _see_deck(s) if viewer == EVERYTHING else None,
        "discards": see_discards(s.discard.tobytes()),
        "taken": None if s.taken == NONE else CARDS[s.taken],
        "bazaar": bazaars[-1] if bazaars else None,
        "stack": stack,
        "sums": _see_sums(s) if over else None,
        "aids": {
            "room": ROOM,
            "species": SPECIES,
            "stampede": [
                [LAST_SPECIES[has]] if has in LAST_SPECIES else [] for has in s.has.tolist()
            ],
            "full": [[*ANIMAL_SETS[full]] if full else [] for full in s.full.tolist()],
            "changes": None if over else _see_changes(s.menagerie.tobytes()),
            "roles": [*known_roles(*[seat["role"] for seat in seats])],
        },
    }


def _see_changes(menageries: bytes) -> list[Changes]:
    """Tell how the points of each seat would change; the lists are shared by all views."""
    return [changes(menageries[first : first + SPECIES]) for first in FIRST_PENS]


@cache
def known_roles(*roles: str | None) -> tuple[str | None, ...]:
    """Tell which role each seat has, also where that follows from the others' (1.1).

    >>> known_roles("vizier", "loyalist", None, None)
    ('vizier', 'loyalist', 'conspirator', 'conspirator')
    """
    left = {*(Counter(DEALT_ROLES) - Counter(role for role in roles if role))}
    last = min(left) if len(left) == 1 else None
    return tuple(role or last for role in roles)


def _see_sums(s: Fields) -> Data:
    """Tell the points of the two teams, which decide the game (9.2, 9.4)."""
    points, roles = s.points.tolist(), s.role.tolist()
    court, plot = (_team_points(points, roles, conspires) for conspires in (False, True))
    return {"court": court, "conspirators": plot}


_team_points = in_python(team_points)


def own(record: Any, seat: int) -> Data:
    """Tell what a seat knows beyond what everybody does: its role, what follows from it, and its hand."""
    hand, roles = spell(record["hand"][seat].tolist(), CARDS), record["role"].tolist()
    known = [ROLES[role] if role != NONE else None for role in roles]
    return {
        "seats": {str(seat): {"role": known[seat], "hand": hand}},
        "aids": {"roles": [*known_roles(*known)]},
    }


def _see_seats(s: Fields, viewer: int) -> list[Data]:
    sizes, points = s.hand_size.tolist(), s.points.tolist()
    menageries, turn = lines(s.menagerie), s.turn
    return [
        {
            "role": ROLES[role] if may_know(viewer, _who_knows_role(turn, seat, role)) else None,
            "hand_size": sizes[seat],
            "hand": spell(s.hand[seat].tolist(), CARDS) if may_know(viewer, 1 << seat) else None,
            "menagerie": see_pens(menageries[seat]),
            "points": points[seat],
        }
        for seat, role in enumerate(s.role.tolist())
    ]


def _see_deck(s: Fields) -> list[str]:
    """The Play Deck, top card first."""
    return [CARDS[card] for card in s.deck[s.top :][: s.deck_size].tolist()]


def _see_stack(s: Fields) -> list[Data]:
    """The turn and the open actions: whose each is, who goes next, what is left to play or take."""
    return [_see_frame(s, frame, s.frame_card.item(frame)) for frame in range(s.depth)]


def _see_frame(s: Fields, frame: int, card: int) -> Data:
    return {
        "action": "turn" if card == NONE else CARDS[card],
        "seat": s.frame_seat.item(frame),
        "next": s.frame_next.item(frame),
        "left": s.frame_left.item(frame),
        "cards": spell(s.lying[frame].tolist(), CARDS) if card == BAZAAR else None,
    }


@kernel
def who_knows_role(turn: int, seat: int, role: int) -> int:
    """Return the set of seats that know a role: after the game, and of the Vizier, everyone."""
    return EVERYONE if turn == OVER or role == VIZIER else 1 << seat


_who_knows_role = in_python(who_knows_role)


def observation(players: int) -> tuple[Field, ...]:
    """Describe the observation; seats are counted clockwise from the viewer, who is 0."""
    last = SEATS - 1
    return (
        Field("phase", 1, 0, 2, "what is decided: 0 play, 1 play the card taken, 2 take"),
        Field("turn", 1, -1, last, "who decides; -1 when the game is over"),
        Field("active", 1, 0, last, "whose turn it is"),
        Field("end_stage", 1, 0, 1, "whether End-stage has begun"),
        Field("tie", 1, 0, 1, "who wins when the sums are equal: 0 nobody, 1 conspirators"),
        Field("taken", 1, -1, KINDS - 1, "the card just taken from a Bazaar; -1 none"),
        Field("deck_size", 1, 0, DECK, "how many cards the Play Deck has"),
        Field("depth", 1, 0, FRAMES, "how many frames the stack of open actions has"),
        Field("actions", ACTIONS, 0, ACTION_CARDS, "how many of each action the game has"),
        Field("hand", KINDS, 0, ACTION_CARDS, "the viewer's cards by kind"),
        Field("discards", KINDS, 0, ACTION_CARDS, "the discard pile by kind"),
        Field("roles", SEATS, -1, 2, "0 Vizier, 1 Loyalist, 2 Conspirator; -1 unknown"),
        Field("hand_sizes", SEATS, 0, DECK, "how many cards each seat holds"),
        Field("points", SEATS, 0, SPECIES * COPIES, "what each menagerie is worth now"),
        Field("menageries", SEATS * SPECIES, 0, ROOM, "animals by seat and species"),
        Field("frame_card", FRAMES, -1, KINDS - 1, "the stack: actions; -1 the turn, or none"),
        Field("frame_seat", FRAMES, -1, last, "the stack: whose it is; -1 none"),
        Field("frame_next", FRAMES, -1, last, "the stack: who plays or takes next; -1 none"),
        Field("frame_left", FRAMES, 0, SEATS, "the stack: cards left to play or take"),
        Field("lying", FRAMES * KINDS, 0, SEATS, "the stack: cards in each Bazaar by kind"),
    )


@compiled
def observe(s: Record, viewer: int, out: Array) -> None:
    """Write what a viewer may know now, as numbers."""
    base = max(viewer, 0)
    out[0] = s.phase
    out[1] = relative(s, s.turn, base)
    out[2] = relative(s, s.active, base)
    out[3] = s.end_stage
    out[4] = s.tie
    out[5] = s.taken
    out[6] = s.deck_size
    out[7] = s.depth
    n = 8
    for action in range(ACTIONS):
        out[n + action] = s.actions[action]
    n += ACTIONS
    for card in range(KINDS):
        out[n + card] = s.hand[base, card] if viewer >= 0 else 0
        out[n + KINDS + card] = s.discard[card]
    n = _observe_seats(s, viewer, out, n + 2 * KINDS)
    _observe_stack(s, base, out, n)


@compiled
def _observe_seats(s: Record, viewer: int, out: Array, n: int) -> int:
    """Write the seats' roles, hand sizes, points and menageries; return the next free place."""
    for i in range(SEATS):
        seat = clockwise(s, max(viewer, 0), i)
        role = s.role[seat]
        known = may_see(viewer, who_knows_role(s.turn, seat, role))
        out[n + i] = role if known else NONE
        out[n + SEATS + i] = s.hand_size[seat]
        out[n + 2 * SEATS + i] = s.points[seat]
        for animal in range(SPECIES):
            out[n + 3 * SEATS + i * SPECIES + animal] = s.menagerie[seat, animal]
    return n + (3 + SPECIES) * SEATS


@compiled
def _observe_stack(s: Record, base: int, out: Array, n: int) -> None:
    """Write the stack of open actions, the turn first."""
    for frame in range(FRAMES):
        open_ = frame < s.depth
        out[n + frame] = s.frame_card[frame] if open_ else NONE
        out[n + FRAMES + frame] = relative(s, s.frame_seat[frame], base) if open_ else NONE
        out[n + 2 * FRAMES + frame] = relative(s, s.frame_next[frame], base) if open_ else NONE
        out[n + 3 * FRAMES + frame] = s.frame_left[frame] if open_ else 0
        for card in range(KINDS):
            # A Bazaar that is finished has no cards left.
            out[n + 4 * FRAMES + frame * KINDS + card] = s.lying[frame, card]
