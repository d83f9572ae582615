"""What the fields of views mean, a sentence each: `make docs` writes them into docs/views."""

# Cards that are passed round with claims; Cockroach Poker Royal has these too.
PASSING = {
    "turn": "The seat that decides; None when the game is over.",
    "round": "The number of the round, from 1.",
    "limit": "How many face-up cards of a kind lose the game.",
    "seats": "What belongs to each seat, seat 0 first.",
    "seats[].hand_size": "How many cards it holds.",
    "seats[].hand": "The cards it holds, those of a kind together; None for all who may not see them.",
    "seats[].row": "How many cards of each kind lie face up before it, without kinds it has none of.",
    "passed": "The card that is passed round; None before it is offered and when the game is over.",
    "passed.path": "The seats that have had it, in order; the last of them has it now.",
    "passed.claims": "What each seat except the last said it is, in the same order.",
    "passed.on_its_way": "Whether it still lies face down, to be judged or passed on.",
    "passed.card": "What it is; None for all who have not seen it.",
    "aids": "What follows from the rest by the rules.",
    "aids.truths": "For each card that the viewer could make a claim about, the claims that are true of it.",
    "aids.danger": (
        "For each seat, seat 0 first, the kinds of which one more face-up card loses the game; "
        "when it is over, those by which it was lost."
    ),
}

TABLE = PASSING | {
    "phase": (
        "What is decided: `offer` a card, `judge` a claim or look, `pass_on` what one has looked at; "
        "`over` when the game is."
    ),
    "seats[].colours": "The colours of its face-up cards, by kind.",
}

EVENTS = {
    "seat": "The seat that does it or that it happens to.",
    "to": "The seat that the card goes to.",
    "of": "The seat whose claim is meant.",
    "count": "How many cards.",
    "card": "The card itself.",
    "claim": "What it is said to be.",
    "verdict": "What the judge makes of the claim.",
    "truth": "Whether the claim was one.",
    "colour": "Which of the cards of its kind it is.",
    "reason": "Why the seat loses.",
}
