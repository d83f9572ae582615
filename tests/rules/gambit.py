"""Royal Gambit for tests: decks by their top cards, moves and tables in short words.

A move is written as seat, word and field: `0 hit`, `2 target 1`, `1 give K`, `0 resolve 8`.
"""

from collections.abc import Sequence
from typing import Any

from courtcards.engine.phrases import Data
from courtcards.play.game import Game, game
from courtcards.play.state import State
from tests.rules.stacked import play, table

RANKS = "A23456789TJQK"
CARDS = [rank + suit for rank in RANKS for suit in "cdhs"]
FIELDS = {"target": "to", "give": "card", "resolve": "card"}

# What `four_suits` lays out: each seat has, but for the Kings and 8s that go round, one suit of these.
ROUNDS = "K78A23456"


def gambit(players: int = 2, **options: Any) -> Game:
    """Return the game."""
    return game("royal-gambit", players, **options)


def pile(top: str) -> list[str]:
    """Return a whole deck that begins with the cards named."""
    first = top.split()
    return first + [card for card in CARDS if card not in first]


def deal(players: int, *piles: str | Sequence[str], first: int = 0, **options: Any) -> State:
    """Deal with shuffles that come out as given: a list is the pile, a string the top of a deck."""
    stack = [("deck", pile(found) if isinstance(found, str) else found) for found in piles]
    return gambit(players, **options).deal(seed=0, first_player=first, piles=stack)


def read(text: str) -> Data:
    """Turn a move in short words into transcript form.

    >>> read("0 target 2")
    {'seat': 0, 'do': 'target', 'to': 2}
    """
    seat, word, *rest = text.split()
    data: Data = {"seat": int(seat), "do": word}
    for value in rest:
        data[FIELDS[word]] = int(value) if word == "target" else value
    return data


def do(state: State, *moves: str) -> State:
    """Play moves in short words; several may stand in one string, with commas between them."""
    return play(state, *(read(text) for found in moves for text in found.split(",")))


def choices(state: State) -> list[str]:
    """Return the legal moves in short words, in their order."""
    return [" ".join(map(str, [move.seat, *move.data.values()])) for move in state.moves()]


def bank(seat: int, hits: int) -> str:
    """A seat hits so often, each time without a decision, and stays."""
    return ",".join([f"{seat} hit"] * hits + [f"{seat} stay"])


def cards(state: State, seat: int) -> str:
    """Return a seat's face-up cards in the order in which they came."""
    return " ".join(table(state)["seats"][seat]["cards"])


def covered(state: State, seat: int) -> str:
    """Return a seat's covered cards, sorted."""
    return " ".join(sorted(table(state)["seats"][seat]["covered"]))


def status(state: State) -> list[str]:
    """Return what each seat is to the hand: away, in, stayed, bust."""
    return [seat["status"] for seat in table(state)["seats"]]


def totals(state: State) -> list[int]:
    """Return the totals."""
    return [seat["total"] for seat in table(state)["seats"]]


def shuffles(state: State) -> list[list[str]]:
    """Return the piles that were shuffled so far."""
    return [entry["cards"] for entry in state.transcript()["log"] if "shuffle" in entry]


def happened(state: State, *words: str) -> list[str]:
    """Return the events of the kinds named in short words: `busted 0 4`, `flipped 0 Ac`."""
    events = state.full_view().events
    return [_short(event) for event in events if event["event"] in words]


def _short(event: Data) -> str:
    return " ".join("".join(one) if isinstance(one, list) else str(one) for one in event.values())


def ended(state: State) -> tuple[list[int], str] | None:
    """Return who won and why, once the game is over; everyone else must have lost."""
    if state.result is None:
        return None
    winners = state.result.winners
    assert state.result.losers == [
        seat for seat in range(state.game.players) if seat not in winners
    ]
    assert (state.turn, state.moves(), state.result.scores) == (None, [], totals(state))
    return winners, state.result.reason


def four_suits(end: str, *piles: Sequence[str]) -> State:
    """Let four players have K, 7, 8 and A to 6 each; `end` orders the 16 cards left, seat 0 begins.

    They have 7c 8s Kc, 7d 8c Kh, 7h 8d Ks and 7s 8h Kd, and A to 6 of the suit of their 7.
    """
    deck = [rank + suit for rank in ROUNDS for suit in "cdhs"] + end.split()
    assert sorted(deck) == sorted(CARDS)
    state = deal(4, deck, *piles)
    do(state, "0 hit,1 hit,2 hit,3 hit")
    do(state, "0 hit,0 target 1,1 hit,1 target 2,2 hit,2 target 3,3 hit,3 target 0,0 give K")
    do(state, "0 hit,0 target 1,1 hit,1 target 2,2 hit,2 target 3,3 hit")
    return do(state, *["0 hit,1 hit,2 hit,3 hit"] * 6)
