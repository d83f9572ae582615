"""The lesson of Royal Menagerie: gifts and poison, roles, stampedes, actions, and a last card."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial

from courtcards.engine.phrases import Data
from courtcards.games.royal_menagerie.words import ANIMALS
from courtcards.lessons.scene import Branch, Lesson, Scene, Task
from courtcards.play.game import game
from courtcards.play.state import State

GAME = game("royal-menagerie")
ALL_CARDS = [
    *(animal for animal in ANIMALS for _ in range(5)),
    *(action for action, count in GAME.options["actions"].items() for _ in range(count)),
]
# Roles by seat; the Vizier's left neighbour has the first turn.
LOYAL = ("loyalist", "conspirator", "conspirator", "vizier")
FALSE = ("conspirator", "loyalist", "conspirator", "vizier")
MIGHTY = ("vizier", "conspirator", "loyalist", "conspirator")


def _position(
    roles: Sequence[str],
    start: Sequence[str],
    hands: Mapping[int, str],
    draws: str,
    played: Sequence[Data] = (),
) -> State:
    """Deal so that seats begin with two animals and the hands named, draw `draws`, and play."""
    first = roles.index("vizier") + 1
    seats = [(first + i) % 4 for i in range(4)]
    animals = [start[seat].split()[i] for i in range(2) for seat in seats]
    dealt = [hands[seat].split()[i] for i in range(3) for seat in seats]
    rest = Counter(ALL_CARDS)
    rest.subtract(animals)
    before = list(rest.elements())
    rest.subtract([*dealt, *draws.split()])
    after = [*dealt, *draws.split(), *rest.elements()]
    piles = [("roles", list(roles)), ("deck", [*animals, *before]), ("deck", after)]
    state = GAME.deal(seed=0, piles=piles)
    for move in played:
        state.play(move)
    return state


def _late(seed: int) -> State:
    """Play a whole game by rote up to the learner's last card: each time a legal move further on."""
    state = GAME.deal(seed=seed)
    step = 0
    while not _is_last_card(state):
        moves = state.moves()
        state.play(moves[step % len(moves)])
        step += 7
    return state


def _is_last_card(state: State) -> bool:
    table = state.view(0).table
    return state.turn == 0 and table["end_stage"] and table["seats"][0]["hand_size"] == 1


def _gift(card: str, to: int) -> Data:
    return {"do": "gift", "card": card, "to": to}


GIFT = Scene(
    "gift",
    partial(
        _position,
        LOYAL,
        ("tortoise tiger", "tiger komodo", "komodo antelope", "ibis mammoth"),
        {
            0: "ibis tiger komodo",
            1: "tiger ibis shoot",
            2: "trade ibis komodo",
            3: "steal tiger ibis",
        },
        "antelope",
    ),
    steps=(
        Task(
            "gift-1",
            (
                Branch(
                    _gift("ibis", 3),
                    "gift-1.answer-1",
                ),
            ),
            hint="gift-1.hint",
        ),
    ),
)

POISON = Scene(
    "poison",
    partial(
        _position,
        FALSE,
        ("tortoise komodo", "ibis tortoise", "komodo antelope", "tiger tiger"),
        {
            0: "tiger antelope mammoth",
            1: "mammoth ibis komodo",
            2: "shoot ibis tortoise",
            3: "komodo tortoise ibis",
        },
        "tortoise mammoth tiger antelope antelope mammoth",
    ),
    steps=(
        Task(
            "poison-1",
            (
                Branch(
                    _gift("tiger", 3),
                    "poison-1.answer-1",
                    replies=(
                        _gift("mammoth", 3),
                        {"do": "shoot", "from": 3, "card": "mammoth"},
                        _gift("komodo", 0),
                        _gift("tortoise", 1),
                    ),
                ),
            ),
            hint="poison-1.hint",
        ),
        Task(
            "poison-2",
            (
                Branch(
                    _gift("antelope", 2),
                    "poison-2.answer-1",
                ),
                Branch(
                    _gift("antelope", 1),
                    "poison-2.answer-2",
                ),
                Branch(
                    _gift("antelope", 3),
                    "poison-2.answer-3",
                ),
            ),
            hint="poison-2.hint",
        ),
    ),
)

STAMPEDE = Scene(
    "stampede",
    partial(
        _position,
        FALSE,
        ("tortoise komodo", "ibis tortoise", "komodo antelope", "tortoise tiger"),
        {
            0: "ibis mammoth tiger",
            1: "komodo ibis shoot",
            2: "antelope trade tiger",
            3: "tiger tortoise ibis",
        },
        "tiger antelope tortoise mammoth antelope komodo",
        (
            _gift("ibis", 3),
            _gift("komodo", 3),
            _gift("antelope", 3),
            _gift("tiger", 1),
            _gift("tortoise", 2),
        ),
    ),
    steps=(
        Task(
            "stampede-1",
            (
                Branch(
                    _gift("mammoth", 3),
                    "stampede-1.answer-1",
                ),
            ),
            hint="stampede-1.hint",
        ),
    ),
)

ACTIONS = Scene(
    "actions",
    partial(
        _position,
        MIGHTY,
        ("ibis antelope", "tiger tiger", "tortoise komodo", "mammoth antelope"),
        {
            0: "shoot steal trade",
            1: "tortoise ibis bazaar",
            2: "mammoth komodo windfall",
            3: "tiger komodo ibis",
        },
        "komodo tiger tortoise antelope komodo",
        (_gift("tortoise", 2), _gift("mammoth", 3), _gift("komodo", 1)),
    ),
    steps=(
        Task(
            "actions-1",
            (
                Branch(
                    {"do": "shoot"},
                    "actions-1.answer-1",
                ),
                Branch(
                    {"do": "steal"},
                    "actions-1.answer-2",
                ),
                Branch(
                    {"do": "trade"},
                    "actions-1.answer-3",
                ),
            ),
            hint="actions-1.hint",
        ),
        Task(
            "actions-2",
            (
                Branch(
                    {"do": "gift"},
                    "actions-2.answer-1",
                ),
                Branch(
                    {},
                    "actions-2.answer-2",
                ),
            ),
        ),
    ),
)

BAZAAR = Scene(
    "bazaar",
    partial(
        _position,
        LOYAL,
        ("tortoise tiger", "tiger komodo", "komodo antelope", "ibis mammoth"),
        {
            0: "bazaar tiger komodo",
            1: "tiger ibis shoot",
            2: "trade ibis komodo",
            3: "steal tiger ibis",
        },
        "antelope mammoth shoot ibis steal",
    ),
    steps=(
        Task(
            "bazaar-1",
            (
                Branch(
                    {"do": "bazaar"},
                    "bazaar-1.answer-1",
                ),
            ),
            hint="bazaar-1.hint",
        ),
        Task(
            "bazaar-2",
            (
                Branch({"do": "take", "card": ("mammoth", "ibis")}, "bazaar-2.answer-1"),
                Branch({"do": "take"}, "bazaar-2.answer-2"),
            ),
        ),
        Task(
            "bazaar-3",
            (
                Branch(
                    {},
                    "bazaar-3.answer-1",
                    replies=(
                        ({"card": "shoot"}, {"card": "mammoth"}),
                        ({"do": "shoot", "from": 3}, {"do": "gift", "to": 2}),
                        ({"card": "ibis"}, {"card": "mammoth"}),
                        {"do": "gift", "to": 1},
                        ({"do": "steal", "from": 1}, {"do": "gift", "to": 0}),
                    ),
                ),
            ),
        ),
    ),
)

FINALE = Scene(
    "finale",
    partial(_late, 2846),
    steps=(
        Task(
            "finale-1",
            (
                Branch(
                    _gift("antelope", 1),
                    "finale-1.answer-1",
                ),
                Branch(
                    {"do": "gift"},
                    "finale-1.answer-2",
                ),
            ),
        ),
    ),
)

LESSON = Lesson("royal-menagerie", 4, (GIFT, POISON, STAMPEDE, ACTIONS, BAZAAR, FINALE))
