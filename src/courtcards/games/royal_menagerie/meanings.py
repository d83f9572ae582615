"""What the fields of views mean, a sentence each: `make docs` writes them into docs/views."""

TABLE = {
    "phase": (
        "What is decided: `play` a card, `take` one from a Bazaar, `play_taken` (the card just taken); "
        "`over` when the game is."
    ),
    "turn": "The seat that decides; None when the game is over.",
    "active": "The seat whose turn it is; None when the game is over.",
    "end_stage": "Whether End-stage has begun.",
    "seats": "What belongs to each seat, seat 0 first.",
    "seats[].role": "Its role: `vizier`, `loyalist` or `conspirator`; None for all who may not know it.",
    "seats[].hand_size": "How many cards it holds.",
    "seats[].hand": "The cards it holds, those of a kind together; None for all who may not see them.",
    "seats[].menagerie": "How many animals of each species it has, without those it has none of.",
    "seats[].points": "What its menagerie is worth now.",
    "deck_size": "How many cards the Play Deck has.",
    "deck": "The Play Deck, top card first; None except in the full view.",
    "discards": "How many cards of each kind the discard pile has, without kinds it has none of.",
    "taken": "The card just taken from a Bazaar, to be played now; None if there is none.",
    "bazaar": "The cards in the newest open Bazaar; None if none is open.",
    "stack": "What is going on: the turn, then the open actions inside each other, the newest last.",
    "stack[].action": "`turn`, or the action card.",
    "stack[].seat": "The seat whose turn or action it is.",
    "stack[].next": "The seat that plays or takes next.",
    "stack[].left": "How many cards are left to play or to take.",
    "stack[].cards": "The cards that lie in a Bazaar; None for anything else.",
    "sums": "The points of the two teams; None before the game is over.",
    "sums.court": "The points of Vizier and Loyalist.",
    "sums.conspirators": "The points of the Conspirators.",
    "aids": "What follows from the rest by the rules.",
    "aids.room": "How many animals of a species a menagerie can have.",
    "aids.species": "How many species make a stampede.",
    "aids.stampede": "For each seat, seat 0 first, the species that would cause a stampede.",
    "aids.full": (
        "For each seat, seat 0 first, the species of which it has as many as it can: they are worth nothing."
    ),
    "aids.changes": (
        "How points would change, for each seat, seat 0 first: a row for each species that leaves, and one "
        "for none; in it a number for each species that comes, and one for none. Species are in the order of "
        "the rules (2.3); None stands for what cannot leave or has no room. After the end it is None."
    ),
    "aids.roles": (
        "The role of each seat, seat 0 first, also where it follows from the others'; None where it does not."
    ),
}

EVENTS = {
    "seat": "The seat that does it or that it happens to.",
    "to": "The seat that the animal goes to.",
    "from": "The seat that loses the animal.",
    "count": "How many cards.",
    "card": "The card itself.",
    "role": "The role of the seat.",
    "points": "What its menagerie is worth.",
    "reason": "Why the seat wins.",
}
