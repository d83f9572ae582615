"""The lesson of Royal Gambit: hit and stay, bust, the action cards, sets, and the road to forty."""

from functools import partial

from courtcards.engine.phrases import Data
from courtcards.games.royal_gambit.words import CARDS
from courtcards.lessons.scene import Branch, Lesson, Pattern, Scene, Task
from courtcards.play.game import game
from courtcards.play.state import State

GAME = game("royal-gambit", players=3)
HIT: Pattern = {"do": "hit"}
STAY: Pattern = {"do": "stay"}


def _position(tops: tuple[str, ...], played: str = "") -> State:
    """Deal with decks whose top cards are given, one for each hand, and play: `hit target:0 stay`."""
    decks = [[*top.split(), *(card for card in CARDS if card not in top.split())] for top in tops]
    state = GAME.deal(seed=0, piles=[("deck", deck) for deck in decks])
    for words in played.split():
        state.play(_read(words))
    return state


def _read(words: str) -> Data:
    do, _, seat = words.partition(":")
    return {"do": do} | ({"to": int(seat)} if seat else {})


HITTING = Scene(
    "hit",
    partial(_position, ("4c 9d 2h 5c 3s 6d 3h",)),
    steps=(
        Task(
            "hit-1",
            (
                Branch(
                    HIT,
                    "hit-1.answer-1",
                    replies=(HIT, HIT),
                ),
            ),
            hint="hit-1.hint",
        ),
        Task(
            "hit-2",
            (
                Branch(
                    HIT,
                    "hit-2.answer-1",
                    replies=(HIT, HIT),
                ),
            ),
            hint="hit-2.hint",
        ),
        Task(
            "hit-3",
            (
                Branch(
                    STAY,
                    "hit-3.answer-1",
                    replies=(HIT,),
                ),
            ),
            hint="hit-3.hint",
        ),
    ),
)

BUST = Scene(
    "bust",
    partial(
        _position,
        ("5c 4d 6s 3d 9c 2c Tc Ac 3h",),
        "hit hit hit hit hit hit hit stay hit",
    ),
    steps=(
        Task(
            "bust-1",
            (
                Branch(
                    HIT,
                    "bust-1.answer-1",
                ),
                Branch(
                    STAY,
                    "bust-1.answer-2",
                    replies=(HIT,),
                ),
            ),
        ),
    ),
)

GIFTS = Scene(
    "gifts",
    partial(_position, ("2c Kd 4s 3c 5h 9h 7c 6d 6h 8c",), "hit hit hit hit hit hit"),
    steps=(
        Task(
            "gifts-1",
            (Branch(HIT, "gifts-1.answer-1"),),
            hint="gifts-1.hint",
        ),
        Task(
            "gifts-2",
            (
                Branch(
                    {"do": "target", "to": 1},
                    "gifts-2.answer-1",
                    replies=({"do": "give", "card": "5"}, HIT, HIT),
                ),
                Branch(
                    {"do": "target", "to": 2},
                    "gifts-2.answer-2",
                    replies=({"do": "give", "card": "9"}, HIT, HIT),
                ),
            ),
        ),
        Task(
            "gifts-3",
            (Branch(HIT, "gifts-3.answer-1"),),
            hint="gifts-3.hint",
        ),
        Task(
            "gifts-4",
            (
                Branch(
                    {"do": "target"},
                    "gifts-4.answer-1",
                ),
            ),
        ),
    ),
)

SNIPER = Scene(
    "sniper",
    partial(_position, ("5c As 3c 4h 9h 9d Jc 9c 2d",), "hit hit hit hit hit hit"),
    steps=(
        Task(
            "sniper-1",
            (Branch(HIT, "sniper-1.answer-1"),),
            hint="sniper-1.hint",
        ),
        Task(
            "sniper-2",
            (
                Branch(
                    {"do": "target", "to": 0},
                    "sniper-2.answer-1",
                ),
                Branch(
                    {"do": "target"},
                    "sniper-2.answer-2",
                ),
            ),
        ),
    ),
)

QUEEN = Scene(
    "queen",
    partial(_position, ("Qh 6c 2s 5c 4s 3h 4d Th 9h 5s Ts Ad",), "hit " * 8 + "hit"),
    steps=(
        Task(
            "queen-1",
            (Branch(HIT, "queen-1.answer-1"),),
            hint="queen-1.hint",
        ),
        Task(
            "queen-2",
            (
                Branch(
                    {"do": "cover"},
                    "queen-2.answer-1",
                    replies=({"do": "stay"}, HIT),
                ),
            ),
            hint="queen-2.hint",
        ),
        Task(
            "queen-3",
            (
                Branch(
                    HIT,
                    "queen-3.answer-1",
                ),
                Branch(
                    STAY,
                    "queen-3.answer-2",
                ),
            ),
        ),
    ),
)

FAMILY = Scene(
    "family",
    partial(
        _position,
        ("Jh 5c 4d 6c 9s Qs 3d 2c Kh Tc 3s",),
        "hit target:0 hit hit hit hit hit",
    ),
    steps=(
        Task(
            "family-1",
            (
                Branch(
                    HIT,
                    "family-1.answer-1",
                    replies=(HIT, HIT),
                ),
            ),
            hint="family-1.hint",
        ),
        Task(
            "family-2",
            (
                Branch(
                    STAY,
                    "family-2.answer-1",
                ),
            ),
            hint="family-2.hint",
        ),
    ),
)

FORTY = Scene(
    "forty",
    partial(
        _position,
        (
            "5c 5d Ac 3c 4d 6c 2c 3d 9c Kc Kh Tc Kd Ks Qc",
            "9s 6h 5h Th 2d 4c 3s Ts Ah 9d",
            "3h 4s 4h",
        ),
        "hit " * 15 + "stay stay stay " + "hit " * 10 + "stay",
    ),
    steps=(
        Task(
            "forty-1",
            (
                Branch(
                    STAY,
                    "forty-1.answer-1",
                    replies=(HIT, HIT, STAY, HIT),
                ),
            ),
            hint="forty-1.hint",
        ),
    ),
)

LESSON = Lesson("royal-gambit", 3, (HITTING, BUST, GIFTS, SNIPER, QUEEN, FAMILY, FORTY))
