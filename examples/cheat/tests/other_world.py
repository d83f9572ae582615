"""Another game of Cheat that must look the same to a viewer: what they may not know is exchanged.

Every card is followed from the deal on. Those the viewer has never seen exchange their ranks; who
laid one of them lays the same card again, whatever it is now.
"""

import random

from courtcards_cheat.rules import (
    ABOVE,
    BELOW,
    CALL,
    CALLED,
    CLAIMED,
    DONE,
    FIRST_LAY,
    LAID,
    LET_PASS,
    NAMED,
    PASSED,
    TOOK,
)

from courtcards.engine.trace import CARD, CODE, SEAT, VALUE
from courtcards.play.state import State
from courtcards.play.stepper import Shuffle
from courtcards.testing.hidden import Log

# Every step of a game is told by one of these events.
STEPS = (NAMED, LAID, CLAIMED, PASSED, CALLED)


def other_world(state: State, viewer: int, chance: random.Random) -> Log:
    """Exchange what the viewer has not seen, and play the game again with it."""
    cards = Cards(state, viewer)
    unseen = [place for place in range(len(cards.ranks)) if place not in cards.seen]
    ranks = [cards.ranks[place] for place in unseen]
    chance.shuffle(ranks)
    new = list(cards.ranks)
    for place, rank in zip(unseen, ranks, strict=True):
        new[place] = rank
    other = State.deal(state.game, None, state.first_player, [Shuffle(0, tuple(new))])
    while (step := _steps(other)) < len(cards.steps):
        move = cards.steps[step]
        other.play(FIRST_LAY + new[move.place] if isinstance(move, Lay) else move)
    return list(other.log) if _steps(other) == len(cards.steps) else []


def _steps(state: State) -> int:
    return sum(code in STEPS for code in state.history[:, CODE].tolist())


class Lay:
    """The step of laying a card, which is known by its place in the deck."""

    def __init__(self, place: int) -> None:
        self.place = place


class Cards:
    """Where every card of a game went, which ones a viewer has seen, and all steps, forced ones too."""

    def __init__(self, state: State, viewer: int) -> None:
        deck = state.log[0]
        assert isinstance(deck, Shuffle)
        players = state.game.players
        self.ranks = deck.cards
        self.viewer = viewer
        self.seen: set[int] = set()
        self.steps: list[int | Lay] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.pile: list[int] = []
        self.laid: list[int] = []
        self.claim = 0
        for place in range(len(self.ranks)):
            self._give((state.first_player + place) % players, [place])
        for row in state.history.tolist():
            self._follow(row[CODE], row[SEAT], row[CARD], row[VALUE])

    def _give(self, seat: int, places: list[int]) -> None:
        self.hands[seat] += places
        if seat == self.viewer:
            self.seen.update(places)

    def _follow(self, code: int, seat: int, card: int, value: int) -> None:
        if code == LAID:
            self._lay(seat, card)
        elif code == NAMED:
            self.steps.append(self._direction(card))
        elif code == TOOK:
            self._give(seat, self.pile)
            self.pile = []
        elif code in STEPS:
            self.steps.append({CLAIMED: DONE, PASSED: LET_PASS, CALLED: CALL}[code])
        if code == CLAIMED:
            self.claim, self.laid = card, self.pile[-value:]
        elif code == CALLED:
            self.seen.update(self.laid)

    def _lay(self, seat: int, card: int) -> None:
        place = next(place for place in self.hands[seat] if self.ranks[place] == card)
        self.hands[seat].remove(place)
        self.pile.append(place)
        self.steps.append(Lay(place))

    def _direction(self, named: int) -> int:
        return ABOVE if named == (self.claim + 1) % (max(self.ranks) + 1) else BELOW
