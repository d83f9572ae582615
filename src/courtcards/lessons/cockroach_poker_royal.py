"""The lesson of Cockroach Poker Royal: what crowns, the penalty pile and two odd cards add."""

from functools import partial

from courtcards.lessons.passing import position
from courtcards.lessons.scene import Branch, Lesson, Pattern, Scene, Task
from courtcards.play.game import game
from courtcards.play.state import State

GAME = game("cockroach-poker-royal", players=4)
BELIEVE: Pattern = {"do": "believe"}
DOUBT: Pattern = {"do": "doubt"}


def _with_a_bill() -> State:
    """The learner has believed in a blank, and has to pay for it."""
    state = position(
        GAME,
        {
            0: "rat rat rat rat fly fly fly fly toad toad toad cockroach",
            1: "royal-cockroach",
            2: "blank bat",
            3: "joker",
        },
        [(0, "cockroach"), (0, "cockroach"), (2, "stink-bug")],
        pile="rat bat fly toad rat stink-bug fly",
    )
    state.play({"do": "offer", "card": "blank", "to": 0, "claim": "cockroach"})
    state.play({"do": "believe"})
    return state


CROWN = Scene(
    "crown",
    partial(
        position,
        GAME,
        {0: "royal-rat rat rat fly fly toad toad scorpion bat", 2: "blank", 3: "joker"},
        pile="bat toad fly rat scorpion fly cockroach",
    ),
    steps=(
        Task(
            "crown-1",
            (
                Branch(
                    {"do": "offer", "card": "royal-rat", "to": 1, "claim": ("rat", "royal")},
                    "crown-1.answer-1",
                    replies=(DOUBT,),
                ),
            ),
            hint="crown-1.hint",
        ),
    ),
)

PILE = Scene(
    "pile",
    partial(
        position,
        GAME,
        {0: "rat rat fly fly scorpion scorpion bat", 1: "blank", 2: "royal-fly", 3: "joker"},
        [(0, "toad"), (0, "toad"), (0, "toad"), (2, "bat")],
        pile="toad rat fly rat scorpion bat cockroach",
    ),
    opening=({"do": "offer", "card": "royal-fly", "to": 0, "claim": "royal"},),
    steps=(
        Task(
            "pile-1",
            (
                Branch(
                    BELIEVE,
                    "pile-1.answer-1",
                ),
                Branch(
                    DOUBT,
                    "pile-1.answer-2",
                ),
            ),
            hint="pile-1.hint",
        ),
    ),
)

BLANK = Scene(
    "blank",
    _with_a_bill,
    steps=(
        Task(
            "blank-1",
            (
                Branch(
                    {"do": "pay", "cards": ["cockroach"]},
                    "blank-1.answer-1",
                ),
                Branch(
                    {"do": "pay"},
                    "blank-1.answer-2",
                ),
            ),
        ),
        Task(
            "blank-2",
            (
                Branch(
                    {"do": "offer", "card": "blank"},
                    "blank-2.answer-1",
                    replies=(BELIEVE, {"do": "pay"}),
                ),
            ),
            hint="blank-2.hint",
        ),
    ),
)

JOKER = Scene(
    "joker",
    partial(
        position,
        GAME,
        {
            0: "rat rat rat rat toad toad toad toad scorpion scorpion bat",
            1: "blank",
            3: "joker bat",
        },
        [(0, "bat"), (0, "bat"), (0, "bat"), (3, "fly")],
        pile="rat toad fly rat scorpion fly cockroach",
    ),
    opening=({"do": "offer", "card": "joker", "to": 0, "claim": "bat"},),
    steps=(
        Task(
            "joker-1",
            (
                Branch(
                    BELIEVE,
                    "joker-1.answer-1",
                    replies=({"do": "pay", "cards": ["bat"]},),
                ),
                Branch(
                    DOUBT,
                    "joker-1.answer-2",
                ),
            ),
            hint="joker-1.hint",
        ),
        Task(
            "joker-2",
            (
                Branch(
                    {"do": "pay", "cards": ["bat"]},
                    "joker-2.answer-1",
                ),
                Branch(
                    {
                        "do": "pay",
                        "cards": (["bat", "rat"], ["bat", "scorpion"], ["bat", "toad"]),
                    },
                    "joker-2.answer-2",
                ),
                Branch(
                    {"do": "pay"},
                    "joker-2.answer-3",
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
        {0: "royal-scorpion rat rat fly fly toad bat", 1: "joker", 3: "blank"},
        [(2, "scorpion"), (2, "scorpion"), (1, "rat"), (2, "scorpion"), (0, "fly")],
        pile="bat toad fly rat cockroach fly cockroach",
    ),
    steps=(
        Task(
            "finish-1",
            (
                Branch(
                    {
                        "do": "offer",
                        "card": "royal-scorpion",
                        "to": 2,
                        "claim": ("scorpion", "royal"),
                    },
                    "finish-1.answer-1",
                    replies=(DOUBT,),
                ),
                Branch(
                    {"do": "offer", "card": "royal-scorpion", "to": 2},
                    "finish-1.answer-2",
                    replies=(BELIEVE,),
                ),
            ),
            hint="finish-1.hint",
        ),
    ),
)

LESSON = Lesson("cockroach-poker-royal", 4, (CROWN, PILE, BLANK, JOKER, FINISH))
