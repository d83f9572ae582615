"""Decks put in order, so that a test decides who holds what, and moves in transcript form.

The first part serves every game; the second, from `layout` on, the two games of Cockroach Poker.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

from courtcards.engine.phrases import Data
from courtcards.play.game import Game
from courtcards.play.state import State


def whole_deck(game: Game, label: str = "deck") -> list[str]:
    """Return the cards of the first pile of this name that the game shuffles, sorted."""
    for entry in game.deal(seed=0).transcript()["log"]:
        if entry.get("shuffle") == label:
            return sorted(entry["cards"])
    raise ValueError(f"{game.name} shuffles no {label}")


def fill(cards: Sequence[str], places: Mapping[int, str]) -> list[str]:
    """Put cards at their places and the others in between, in the order they have.

    >>> fill(["bat", "fly", "fly", "rat"], {0: "rat", 2: "fly"})
    ['rat', 'bat', 'fly', 'fly']
    """
    rest = list(cards)
    for card in places.values():
        rest.remove(card)
    spare = iter(rest)
    return [places[i] if i in places else next(spare) for i in range(len(cards))]


def move(seat: int, do: str, **fields: Any) -> Data:
    """Return a decision as it stands in transcripts."""
    return {"seat": seat, "do": do} | fields


def ordered(moves: Iterable[Data]) -> list[Data]:
    """Sort decisions, to compare them whatever their order."""
    return sorted(moves, key=lambda data: json.dumps(data, sort_keys=True))


def legal(state: State) -> list[Data]:
    """Return the legal decisions with their seat, sorted."""
    return ordered({"seat": found.seat} | found.data for found in state.moves())


def play(state: State, *moves: Data) -> State:
    """Play decisions; each must be legal and its seat's turn."""
    for data in moves:
        known = legal(state)
        assert data in known, f"{data} is not among {len(known)} legal moves: {known[:8]}"
        state.play({name: value for name, value in data.items() if name != "seat"})
    return state


def branch(state: State, *moves: Data) -> State:
    """Play decisions on a copy of the game."""
    return play(state.copy(), *moves)


def layout(game: Game, first: int = 0) -> tuple[list[list[int]], list[int]]:
    """Return which cards of the deck each seat gets, and which are left over, top first.

    What is left over is the penalty pile of the royal game, the removed cards of the other one.
    """
    royal, two = game.name == "cockroach-poker-royal", game.players == 2
    options = game.options
    size = 65 if royal else options["creatures"] * options["copies"]
    top = (16 if two else 7) if royal else 0
    even = (size - top) // game.players * game.players
    stop = top + even if royal else size - options["removed"]
    seats: list[list[int]] = [[] for _ in range(game.players)]
    for i in range(top, stop):
        seats[(first + i - top) % game.players].append(i)
    if royal and stop < size:
        seats[first].append(stop)
        stop += 1
    return seats, [*range(top), *range(stop, size)]


def deal_hands(
    game: Game, hands: Mapping[int, str] | None = None, pile: str = "", first: int = 0
) -> State:
    """Deal so that seats hold the cards named, with any others if those do not fill a hand.

    `pile` names the first of the cards left over (see `layout`), its top first.
    """
    seats, rest = layout(game, first)
    places = dict(zip(rest, pile.split(), strict=False))
    for seat, cards in (hands or {}).items():
        assert len(cards.split()) <= len(seats[seat]), f"seat {seat} gets {len(seats[seat])} cards"
        places |= dict(zip(seats[seat], cards.split(), strict=False))
    deck = fill(whole_deck(game), places)
    return game.deal(seed=0, first_player=first, piles=[("deck", deck)])


def offer(seat: int, card: str, to: int, claim: str) -> Data:
    """A seat starts a round."""
    return move(seat, "offer", card=card, to=to, claim=claim)


def believe(seat: int) -> Data:
    """A seat says that the claim is true."""
    return move(seat, "believe")


def doubt(seat: int) -> Data:
    """A seat says that the claim is false."""
    return move(seat, "doubt")


def peek(seat: int) -> Data:
    """A seat looks at the card to pass it on."""
    return move(seat, "peek")


def pass_on(seat: int, to: int, claim: str) -> Data:
    """A seat passes on the card it has looked at."""
    return move(seat, "pass", to=to, claim=claim)


def pay(seat: int, cards: str) -> Data:
    """A seat pays for a special."""
    return move(seat, "pay", cards=words(cards))


def keep(seat: int, cards: str, judge: int) -> list[Data]:
    """A seat offers its cards one by one, truly named; all are believed and come back to it."""
    return [
        step
        for card in cards.split()
        for step in (offer(seat, card, judge, card.removeprefix("royal-")), believe(judge))
    ]


def give(seat: int, card: str, to: int) -> list[Data]:
    """A seat offers a card, truly named; it is doubted, so that the receiver takes it."""
    return [offer(seat, card, to, card.removeprefix("royal-")), doubt(to)]


def words(cards: str) -> list[str]:
    """Return the cards named, sorted."""
    return sorted(cards.split())


def pairs(cards: str) -> list[str]:
    """Return every two of the cards named, each pair once.

    >>> pairs("bat bat rat")
    ['bat bat', 'bat rat']
    """
    return sorted({" ".join(pair) for pair in combinations(words(cards), 2)})


def table(state: State) -> Data:
    """Return the whole table, hidden cards included."""
    return state.full_view().table


def hand(state: State, seat: int) -> list[str]:
    """Return a seat's hand, sorted."""
    return sorted(table(state)["seats"][seat]["hand"])


def row(state: State, seat: int) -> dict[str, int]:
    """Return how many of each animal lie face up in front of a seat."""
    found: dict[str, int] = table(state)["seats"][seat]["row"]
    return found


def ended(state: State) -> tuple[int, str] | None:
    """Return who lost and why, once the game is over; everyone else must have won."""
    if state.result is None:
        return None
    [loser] = state.result.losers
    assert state.result.winners == [seat for seat in range(state.game.players) if seat != loser]
    assert (state.turn, state.moves(), state.result.scores) == (None, [], None)
    return loser, state.result.reason
