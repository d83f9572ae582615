"""Positions of Cockroach Poker and its royal relative: who holds what, and what everybody has taken.

A position is played, not made up: the deck is put in order so that the first rounds lead there.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from courtcards.engine.phrases import Data
from courtcards.play.game import Game
from courtcards.play.state import State

# Cards that were taken, in order: the seat and what it took.
Taken = Sequence[tuple[int, str]]


def position(game: Game, hands: Mapping[int, str], taken: Taken = (), pile: str = "") -> State:
    """Deal and play so that everybody holds at least `hands` and has `taken` what is said.

    Whoever took the last card starts the next round. `pile` is the whole penalty pile of the royal
    game as it is dealt, its top first.

    >>> import courtcards as cc
    >>> state = position(cc.game("cockroach-poker"), {0: "rat rat fly"}, [(2, "bat"), (1, "toad")])
    >>> state.turn, [seat["row"] for seat in state.view().table["seats"]]
    (1, [{}, {'toad': 1}, {'bat': 1}, {}])
    """
    moves, spent = _rounds(game.players, taken)
    held = [spent[seat] + hands.get(seat, "").split() for seat in range(game.players)]
    state = game.deal(seed=0, piles=[("deck", _deck(game, held, pile.split()))])
    for move in moves:
        state.play(move)
    return state


def _rounds(players: int, taken: Taken) -> tuple[list[Data], list[list[str]]]:
    """Return moves after which everybody has taken their cards, and which cards each needs for it.

    Every card is truly named: whoever shall take it doubts, or has somebody else believe it.
    """
    moves: list[Data] = []
    spent: list[list[str]] = [[] for _ in range(players)]
    starter = 0
    for seat, card in taken:
        spent[starter].append(card)
        to = (seat + 1) % players if seat == starter else seat
        claim = card.removeprefix("royal-")
        moves.append({"do": "offer", "card": card, "to": to, "claim": claim})
        moves.append({"do": "believe" if seat == starter else "doubt"})
        starter = seat
    return moves, spent


def _deck(game: Game, held: list[list[str]], pile: list[str]) -> list[str]:
    """Return a deck, top first, that deals everybody what they shall hold, and any other cards."""
    rest = _all_cards(game)
    rest.subtract([*pile, *(card for cards in held for card in cards)])
    assert min(rest.values()) >= 0, f"{game.name} has too few cards for that: {rest}"
    others = _mixed(rest)
    size = min(seat["hand_size"] for seat in game.deal(seed=0).view().table["seats"])
    hands = [[*cards[:size], *islice(others, max(0, size - len(cards)))] for cards in held]
    dealt = [card for cards in zip(*hands, strict=True) for card in cards]
    # The first player may be dealt one card more.
    return [*pile, *dealt, *held[0][size:], *others]


def _all_cards(game: Game) -> Counter[str]:
    return Counter(game.deal(seed=0).transcript()["log"][0]["cards"])


def _mixed(cards: Counter[str]) -> Iterator[str]:
    """Yield cards so that those of a kind are far from each other."""
    for copy in range(max(cards.values())):
        yield from (card for card, count in cards.items() if copy < count)
