"""How a game could have come to a world: the same events for one viewer, other hidden cards.

A world is a whole record that agrees with what a viewer knows. Its story is made from the real one:
the piles are stacked so that everyone gets the cards of the world, and an offer that still lies face
down offers the world's card.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from courtcards.adapters.openspiel.places import places_of
from courtcards.adapters.openspiel.position import Position
from courtcards.engine.compile import Array, Record
from courtcards.engine.trace import CARD, CODE, NONE, SEAT
from courtcards.games.cockroach_poker.rules import OFFERED
from courtcards.games.cockroach_poker_royal.rules import DRAWN, PAID, PUT_AWAY
from courtcards.games.royal_menagerie import state as menagerie
from courtcards.play.stepper import Shuffle


@dataclass(frozen=True)
class Story:
    """All piles and all moves of a game, forced ones included."""

    piles: tuple[Shuffle, ...]
    moves: list[int]


def retell(position: Position, world: Record, viewer: int) -> Story | None:
    """Return how the game could have come to a world; None if it could not."""
    return _STORIES[position.game.name](position, world, viewer)


def _cockroach_poker(position: Position, world: Record, viewer: int) -> Story:
    """Everyone was dealt what he holds and what he offered; the rest was removed."""
    removed = [card for card in world["deck"].tolist() if card != NONE]
    return _passing(position, world, removed)


def _cockroach_poker_royal(position: Position, world: Record, viewer: int) -> Story:
    """The penalty pile had the cards drawn from it on top of those that are there."""
    history = position.history
    drawn = history[history[:, CODE] == DRAWN, CARD].tolist()
    pile = world["pile"][: world["pile_size"]].tolist()
    return _passing(position, world, [*drawn, *reversed(pile)])


def _passing(position: Position, world: Record, others: list[int]) -> Story:
    """Stack the deck: dealt hands, and the `others`, top first, in the places that are no hands."""
    [deck] = position.piles_so_far
    hands = _dealt_hands(position, world)
    rest = iter(others)
    cards = list(deck.cards)
    for place in places_of(position.game, len(cards)):
        there = iter(hands[place.seat]) if place.seat is not None else rest
        for spot in place.positions:
            cards[spot] = next(there)
    return Story((Shuffle(deck.label, tuple(cards)),), _moves_with(position, world))


def _dealt_hands(position: Position, world: Record) -> list[list[int]]:
    """Return what each seat was dealt: what it holds and what left its hand, but for what came."""
    counts = world["hand"][: position.game.players].astype(int)
    rows = position.history[:, [CODE, SEAT, CARD]].tolist()
    for code, seat, card in _with_offer(rows, world):
        if code in (OFFERED, PAID):
            counts[seat, card] += 1
        elif code == PUT_AWAY:
            counts[seat, card] -= 1
    return [np.repeat(np.arange(len(hand)), hand).tolist() for hand in counts]


def _with_offer(rows: list[list[int]], world: Record) -> list[list[int]]:
    """Let the last offer, if its card is still on its way, be of the world's card."""
    if world["card"] != NONE:
        last = max(i for i, row in enumerate(rows) if row[0] == OFFERED)
        rows[last][2] = int(world["card"])
    return rows


def _moves_with(position: Position, world: Record) -> list[int]:
    """Return the moves, the last offer being of the world's card if that is still on its way."""
    moves = position.moves
    if world["card"] == NONE:
        return moves
    steps = position.steps[1:]
    offers = {i: step.events[0] for i, step in enumerate(steps) if step.events[0, CODE] == OFFERED}
    last = max(offers)
    seat = int(offers[last][SEAT])
    data = position.game.move_data(seat, moves[last])
    data["card"] = position.game.kind.words.CARDS[world["card"]]
    return [*moves[:last], position.game.move_number(seat, data), *moves[last + 1 :]]


def _royal_gambit(position: Position, world: Record, viewer: int) -> Story:
    """Only the order of the deck is hidden; what was left of earlier decks matters no more."""
    *earlier, deck = position.piles_so_far
    drawn = int(world["drawn"])
    cards = (*deck.cards[:drawn], *world["pile"][drawn : len(deck.cards)].tolist())
    return Story((*earlier, Shuffle(deck.label, cards)), position.moves)


def _royal_menagerie(position: Position, world: Record, viewer: int) -> Story | None:
    """Roles and the Play Deck are hidden; discard piles are known as far as they were used."""
    roles, animals, deck, *discards = position.piles_so_far
    lifted = _Lifted(position.history, viewer)
    lifted.end(world["hand"])
    left = world["deck"][world["top"] :][: world["deck_size"]].tolist()
    if lifted.is_impossible:
        return None
    piles = (
        Shuffle(roles.label, tuple(world["role"].tolist())),
        animals,
        Shuffle(deck.label, (*lifted.cards, *left)),
        *discards,
    )
    return Story(piles, position.moves)


class _Lifted:
    """The cards lifted from the Play Deck, in order: for others than the viewer, such as they needed.

    What somebody plays is a card that he was seen to draw back, or else one that he drew unseen: the
    earliest of which nothing is known yet.
    """

    def __init__(self, history: Array, viewer: int) -> None:
        self.cards: list[int] = []
        self.is_impossible = False
        self._viewer = viewer
        self._unknown: list[list[int]] = [[] for _ in range(menagerie.SEATS)]
        self._drew_back = np.zeros((menagerie.SEATS, menagerie.KINDS), int)
        self._is_taken = self._is_reshuffled = False
        self._follow(history[:, [CODE, SEAT, CARD]].tolist())

    def _follow(self, rows: list[list[int]]) -> None:
        before = NONE
        for code, seat, card in rows:
            if code in (menagerie.DEALT, menagerie.DREW):
                self._draw(seat, card)
            elif code == menagerie.LAID and not self._is_reshuffled:
                self.cards.append(card)
            elif code == menagerie.RESHUFFLED:
                self._is_reshuffled = True
            elif code == menagerie.DREW_BACK:
                self._drew_back[seat, card] += 1
            elif code == menagerie.TOOK:
                self._is_taken = True
            # A trade is two events.
            elif code in PLAYED and not code == before == menagerie.TRADED:
                self._play(seat, card if PLAYED[code] == NONE else PLAYED[code])
            before = code if code != before else NONE

    def _draw(self, seat: int, card: int) -> None:
        if seat != self._viewer:
            self._unknown[seat].append(len(self.cards))
        self.cards.append(card)

    def _play(self, seat: int, card: int) -> None:
        if self._is_taken:
            self._is_taken = False
        elif seat != self._viewer:
            self._use(seat, card)

    def _use(self, seat: int, card: int) -> None:
        """Say where a card of a hand has come from."""
        if self._drew_back[seat, card]:
            self._drew_back[seat, card] -= 1
        elif self._unknown[seat]:
            self.cards[self._unknown[seat].pop(0)] = card
        else:
            self.is_impossible = True

    def end(self, hands: Array) -> None:
        """Let the others hold these cards at the end."""
        for seat in range(menagerie.SEATS):
            if seat != self._viewer:
                for card in np.repeat(np.arange(menagerie.KINDS), hands[seat]).tolist():
                    self._use(seat, card)
                self.is_impossible |= bool(self._unknown[seat])


# What is played by each event; the event's own card if it is NONE here.
PLAYED = {
    menagerie.GIFTED: NONE,
    menagerie.DISCARDED: NONE,
    menagerie.SHOT: menagerie.SHOOT,
    menagerie.STOLEN: menagerie.STEAL,
    menagerie.TRADED: menagerie.TRADE,
    menagerie.BAZAAR_OPENED: menagerie.BAZAAR,
    menagerie.WINDFALL_PLAYED: menagerie.WINDFALL,
}

_STORIES: dict[str, Callable[[Position, Record, int], Story | None]] = {
    "cockroach-poker": _cockroach_poker,
    "cockroach-poker-royal": _cockroach_poker_royal,
    "royal-gambit": _royal_gambit,
    "royal-menagerie": _royal_menagerie,
}
