"""The lesson of Cockroach Poker: sliding, lying, judging, passing on, and how one loses."""

from functools import partial

from courtcards.games.cockroach_poker.words import CARDS
from courtcards.lessons.passing import position
from courtcards.lessons.scene import Branch, Lesson, Pattern, Scene, Task
from courtcards.play.game import game

# Half of the deck is out of the game, so that a beginner's hand is seen at a glance.
GAME = game("cockroach-poker", players=4, removed=32)
BELIEVE: Pattern = {"do": "believe"}
DOUBT: Pattern = {"do": "doubt"}
PEEK: Pattern = {"do": "peek"}


def _truths(cards: str, to: int) -> tuple[Pattern, ...]:
    """Offers of cards to a seat by their own names."""
    return tuple({"do": "offer", "to": to, "card": card, "claim": card} for card in cards.split())


def _lies(cards: str) -> tuple[Pattern, ...]:
    """Offers of cards to anybody by another name."""
    others = {card: tuple(other for other in CARDS if other != card) for card in cards.split()}
    return tuple({"do": "offer", "card": card, "claim": claims} for card, claims in others.items())


EVERYTHING = "rat spider toad fly bat scorpion stink-bug cockroach"
MOST = "rat spider toad fly bat scorpion stink-bug"


SLIDE = Scene(
    "slide",
    partial(position, GAME, {0: EVERYTHING}),
    steps=(
        Task(
            "slide-1",
            (
                Branch(
                    _truths(EVERYTHING, to=1),
                    "slide-1.answer-1",
                    replies=(DOUBT,),
                ),
            ),
            hint="slide-1.hint",
        ),
    ),
)

LIE = Scene(
    "lie",
    partial(
        position,
        GAME,
        {0: MOST},
        [(1, "spider"), (0, "fly")],
    ),
    steps=(
        Task(
            "lie-1",
            (
                Branch(
                    _lies(MOST),
                    "lie-1.answer-1",
                    replies=(BELIEVE,),
                ),
            ),
            hint="lie-1.hint",
        ),
    ),
)

JUDGE = Scene(
    "judge",
    partial(
        position,
        GAME,
        {0: "rat rat rat rat rat fly scorpion", 1: "toad"},
        [(3, "bat"), (2, "rat"), (1, "rat")],
    ),
    opening=({"do": "offer", "card": "toad", "to": 0, "claim": "rat"},),
    steps=(
        Task(
            "judge-1",
            (
                Branch(
                    DOUBT,
                    "judge-1.answer-1",
                ),
                Branch(
                    BELIEVE,
                    "judge-1.answer-2",
                ),
            ),
            hint="judge-1.hint",
        ),
    ),
)

PASS = Scene(
    "pass",
    partial(
        position,
        GAME,
        {0: "rat spider toad fly bat scorpion", 3: "bat"},
        [(1, "spider"), (0, "fly"), (3, "stink-bug")],
    ),
    opening=({"do": "offer", "card": "bat", "to": 0, "claim": "scorpion"},),
    steps=(
        Task(
            "pass-1",
            (
                Branch(
                    PEEK,
                    "pass-1.answer-1",
                ),
            ),
            hint="pass-1.hint",
        ),
        Task(
            "pass-2",
            (
                Branch(
                    {"do": "pass", "claim": "bat"},
                    "pass-2.answer-1",
                    replies=(BELIEVE,),
                ),
                Branch(
                    {"do": "pass"},
                    "pass-2.answer-2",
                    replies=(BELIEVE,),
                ),
            ),
        ),
    ),
)

BEWARE = Scene(
    "beware",
    partial(
        position,
        GAME,
        {0: "rat spider toad scorpion", 3: "fly"},
        [(0, "fly"), (0, "fly"), (2, "toad"), (0, "fly"), (3, "rat")],
    ),
    opening=({"do": "offer", "card": "fly", "to": 0, "claim": "fly"},),
    steps=(
        Task(
            "beware-1",
            (
                Branch(
                    BELIEVE,
                    "beware-1.answer-1",
                ),
                Branch(
                    DOUBT,
                    "beware-1.answer-2",
                ),
                Branch(
                    PEEK,
                    "beware-1.answer-3",
                ),
            ),
        ),
        Task(
            "beware-2",
            (
                Branch(
                    {"do": "pass", "claim": "fly"},
                    "beware-2.answer-1",
                    replies=(DOUBT,),
                ),
                Branch(
                    {"do": "pass"},
                    "beware-2.answer-2",
                    replies=(BELIEVE,),
                ),
            ),
        ),
    ),
)

FINISH = Scene(
    "finish",
    partial(
        position,
        GAME,
        {0: "toad rat spider scorpion cockroach"},
        [(2, "toad"), (2, "toad"), (1, "spider"), (2, "toad"), (0, "fly")],
    ),
    steps=(
        Task(
            "finish-1",
            (
                Branch(
                    {"do": "offer", "card": "toad", "to": 2, "claim": "toad"},
                    "finish-1.answer-1",
                    replies=(DOUBT,),
                ),
                Branch(
                    {"do": "offer", "card": "toad", "to": 2},
                    "finish-1.answer-2",
                    replies=(BELIEVE,),
                ),
            ),
            hint="finish-1.hint",
        ),
    ),
)

LESSON = Lesson("cockroach-poker", 4, (SLIDE, LIE, JUDGE, PASS, BEWARE, FINISH))
