"""Royal Menagerie in OpenSpiel: how long it can become, and how it came to a world."""

import numpy as np

from courtcards.adapters.openspiel.position import SpielPosition
from courtcards.adapters.openspiel.retelling import Story
from courtcards.engine.compile import Array, Record
from courtcards.engine.trace import CARD, CODE, NONE, SEAT
from courtcards.games.royal_menagerie import state
from courtcards.play.game import Game
from courtcards.play.stepper import Shuffle

# What is played by each event; the event's own card if it is NONE here.
PLAYED = {
    state.GIFTED: NONE,
    state.DISCARDED: NONE,
    state.SHOT: state.SHOOT,
    state.STOLEN: state.STEAL,
    state.TRADED: state.TRADE,
    state.BAZAAR_OPENED: state.BAZAAR,
    state.WINDFALL_PLAYED: state.WINDFALL,
}


def most_decisions(game: Game) -> int:
    """A card played may bring four to take and play, as deep as there are cards that bring others."""
    actions = game.options["actions"]
    deep = actions["bazaar"] + actions["windfall"]
    return int(2 * state.DECK * sum(state.STALLS**depth for depth in range(deep + 1)))


def most_shuffles(game: Game) -> int:
    """Roles and two decks, and the discard pile for any card that brings others."""
    return 3 + most_decisions(game)


def retell(position: SpielPosition, world: Record, viewer: int) -> Story | None:
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
    """The cards drawn from the Play Deck, in order; for others than the viewer, what they must have had.

    What somebody plays is a card that they were seen to draw back, or else one that they drew unseen: the
    earliest that is not accounted for yet.
    """

    def __init__(self, history: Array, viewer: int) -> None:
        self.cards: list[int] = []
        self.is_impossible = False
        self._viewer = viewer
        self._unknown: list[list[int]] = [[] for _ in range(state.SEATS)]
        self._drew_back = np.zeros((state.SEATS, state.KINDS), int)
        self._is_taken = self._is_reshuffled = False
        self._follow(history[:, [CODE, SEAT, CARD]].tolist())

    def _follow(self, rows: list[list[int]]) -> None:
        before = NONE
        for code, seat, card in rows:
            if code in (state.DEALT, state.DREW):
                self._draw(seat, card)
            elif code == state.LAID and not self._is_reshuffled:
                self.cards.append(card)
            elif code == state.RESHUFFLED:
                self._is_reshuffled = True
            elif code == state.DREW_BACK:
                self._drew_back[seat, card] += 1
            elif code == state.TOOK:
                self._is_taken = True
            # A trade is two events.
            elif code in PLAYED and not code == before == state.TRADED:
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
        for seat in range(state.SEATS):
            if seat != self._viewer:
                for card in np.repeat(np.arange(state.KINDS), hands[seat]).tolist():
                    self._use(seat, card)
                self.is_impossible |= bool(self._unknown[seat])
