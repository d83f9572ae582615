"""What the fields of views mean, a sentence each: `make docs` writes them into docs/views."""

TABLE = {
    "phase": (
        "What is decided: `turn` (hit or stay), `resolve` (which action card first), `target` (of an action "
        "card), `give` (which card), `extra_life` (cover the pair or bust); `over` when the game is."
    ),
    "turn": "The seat that decides; None when the game is over.",
    "mover": "The seat whose turn to hit or stay it is; None when the game is over.",
    "kind": "The kind of hand: `normal`, `catch-up` or `duel`.",
    "hand": "The number of the hand, from 1; the last one when the game is over.",
    "hands_played": "How many hands are finished.",
    "max_hands": "How many hands are played at most.",
    "target": "The target score.",
    "seats": "What belongs to each seat, seat 0 first.",
    "seats[].total": "The points of all hands so far.",
    "seats[].status": "What it is to this hand: `in` it, has `stayed`, is `bust`, or `away` if it sits out.",
    "seats[].cards": "Its face-up cards, in the order in which they came.",
    "seats[].covered": "Its cards that were turned face down by a queen, and the queen.",
    "seats[].points": "What it would bank now; 0 for players no longer in the hand.",
    "seats[].sets": "The sets that its face-up cards complete.",
    "acting": "The action card whose target or gift is being chosen; None if there is none.",
    "acting.seat": "The seat that flipped it.",
    "acting.card": "The action card.",
    "meant": (
        "While a card to give or to resolve is chosen, the card that is meant by each rank a move can name; "
        "None at any other time."
    ),
    "waiting": "The flips that are not finished, the newest first.",
    "waiting[].seat": "The seat that flipped.",
    "waiting[].cards": "Its action cards that still wait.",
    "deck_size": "How many cards the deck has.",
    "deck": "The deck, top card first; None except in the full view.",
    "seen": "All cards that are not in the deck.",
    "unseen": "How many cards of each rank the deck has, without ranks it has none of.",
    "aids": "What follows from the rest by the rules, such as what the next flip may do.",
    "aids.to_come": "How many cards could come next.",
    "aids.seats": "What it may do to each seat, seat 0 first; None for players no longer in the hand.",
    "aids.seats[].pairing": "How many of these cards would make a pair.",
    "aids.seats[].saved": "Whether a queen could cover the pair.",
    "aids.sets": "The ranks of each set, as letters.",
    "aids.sets.low-straight": "The ranks of the Low Straight.",
    "aids.sets.high-straight": "The ranks of the High Straight.",
    "aids.sets.royal-family": "The ranks of the Royal Family.",
    "aids.set_points": "How many points a complete set is worth.",
    "aids.worth": (
        "What each face-up card adds to what its seat banks, in the order of its `cards`; sets come on top. "
        "None for players who bust or sit out."
    ),
    "aids.pairs": "The face-up numbered cards of which their seat has more than one.",
    "aids.chase": (
        "In a catch-up, how far each seat that is in the hand is behind, seat 0 first; None for all others, "
        "and in other hands."
    ),
    "aids.chase[].seat": "The seat with the highest total of those who have left the hand or sit it out.",
    "aids.chase[].needed": "How many points more it needs to overtake that seat by staying.",
    "aids.chase[].stay": "What staying now would come to against that seat: it `loses`, `ties` or `leads`.",
    "aids.cover": "While a queen can be used, the cards it would turn face down; None at any other time.",
    "aids.cover_points": "What the seat would bank with the cards left by then; None at any other time.",
}

EVENTS = {
    "seat": "The seat that does it or that it happens to.",
    "hand": "The number of the hand, from 1.",
    "count": "How many cards.",
    "card": "The card itself.",
    "to": "The seat that it is aimed at or goes to.",
    "from": "The seat that it comes from.",
    "ranks": "The ranks of which the seat has more than one face-up card.",
    "set": "The set that was completed.",
    "points": "What the seat banks.",
    "reason": "Why the seat wins.",
}
