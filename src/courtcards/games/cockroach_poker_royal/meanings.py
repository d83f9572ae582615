"""What the fields of views mean, a sentence each: `make docs` writes them into docs/views."""

from courtcards.games.cockroach_poker import meanings as base

TABLE = base.PASSING | {
    "phase": (
        "What is decided: `offer` a card, `judge` a claim or look, `pass_on` what one has looked at, "
        "`pay` for a special; `over` when the game is."
    ),
    "seats[].row": (
        "How many animals of each kind lie face up before it, royals too, without kinds it has none of."
    ),
    "seats[].royals": "The animals of which a royal lies before it.",
    "pile_size": "How many cards the penalty pile has.",
    "pile_top": "The top card of the penalty pile, which all may see; None when there is none.",
    "pile": "The whole penalty pile, top card first; None except in the full view.",
    "aside": "The specials that lie on the table.",
    "payments": "How many payments the seat that decides still owes.",
    "last_seen": "The seat whose hand each special was last seen going into, by special.",
}

EVENTS = base.EVENTS
