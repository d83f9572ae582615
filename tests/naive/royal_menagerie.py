"""A slow, plain referee for Royal Menagerie, written from the rulebook and the rulings alone."""

from collections.abc import Callable
from dataclasses import dataclass

Move = dict[str, object]
Shuffle = Callable[[str, list[str]], list[str]]

ROLES = ["vizier", "loyalist", "conspirator", "conspirator"]
ANIMALS = ["tortoise", "tiger", "ibis", "komodo", "antelope", "mammoth"]
ACTIONS = ["shoot", "steal", "trade", "bazaar", "windfall"]
SEATS = [0, 1, 2, 3]


@dataclass
class PlayFromHand:
    """A player must still play `left` cards from the hand."""

    seat: int
    left: int


@dataclass
class PlayTaken:
    """A player must now play the card just taken from a Bazaar."""

    seat: int
    card: str


@dataclass
class Bazaar:
    """An open Bazaar: the cards that lie there and who has yet to take one, in order."""

    cards: list[str]
    takers: list[int]


@dataclass
class PutAway:
    """The effect of this action card is finished: it goes to the discard pile."""

    card: str


def text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"not a word: {value!r}")
    return value


def number(value: object) -> int:
    if not isinstance(value, int):
        raise ValueError(f"not a number: {value!r}")
    return value


class Referee:
    def __init__(
        self, players: int, options: dict[str, object], first_player: int, shuffle: Shuffle
    ) -> None:
        if players != 4:
            raise ValueError("Royal Menagerie has exactly 4 players")
        actions = options["actions"]
        if not isinstance(actions, dict):
            raise ValueError("actions must be a dict")
        self.action_counts: dict[str, int] = {word: int(actions[word]) for word in ACTIONS}
        self.tie = text(options["tie"])
        self.shuffle = shuffle

        self.turn: int | None = None
        self.result: dict[str, object] | None = None
        self.legal: list[Move] = []

        self.roles: list[str] = []
        self.hands: list[list[str]] = [[], [], [], []]
        self.menageries: list[list[str]] = [[], [], [], []]
        self.deck: list[str] = []  # top first
        self.discards: list[str] = []
        self.stack: list[PlayFromHand | PlayTaken | Bazaar | PutAway] = []  # last = newest

        self.set_up()
        # RM: starting with the player to the left of the Grand Vizier.
        self.next_seat = self.left_of(self.vizier())
        self.run()

    # ---------------------------------------------------------------- what others call

    def moves(self) -> list[Move]:
        return [dict(move) for move in self.legal]

    def play(self, move: Move) -> None:
        if move not in self.legal:
            raise ValueError(f"not a legal move: {move}")
        self.do(move)
        self.run()

    def table(self) -> dict[str, object]:
        # The Bazaar that was opened last and is not finished.
        lying: list[str] = []
        for frame in self.stack:
            if isinstance(frame, Bazaar):
                lying = sorted(frame.cards)
        menageries: list[dict[str, int]] = []
        for menagerie in self.menageries:
            menageries.append({a: menagerie.count(a) for a in ANIMALS if a in menagerie})
        return {
            "roles": list(self.roles),
            "hands": [sorted(hand) for hand in self.hands],
            "menageries": menageries,
            "deck": list(self.deck),
            "discards": sorted(self.discards),
            "bazaar": lying,
        }

    # ---------------------------------------------------------------- setup

    def vizier(self) -> int:
        return self.roles.index("vizier")

    def left_of(self, seat: int) -> int:
        return (seat + 1) % 4

    def set_up(self) -> None:
        self.roles = list(self.shuffle("roles", list(ROLES)))
        # M1: 30 animals, 5 of each species, and 16 actions.
        cards: list[str] = []
        for animal in ANIMALS:
            cards = cards + [animal] * 5
        for action in ACTIONS:
            cards = cards + [action] * self.action_counts[action]
        self.deck = list(self.shuffle("deck", cards))

        # M5: face up, clockwise from the Vizier's left, until everyone has two animals.
        aside: list[str] = []
        seat = self.left_of(self.vizier())
        while any(len(menagerie) < 2 for menagerie in self.menageries):
            # M5: a player who has two is passed over.
            if len(self.menageries[seat]) < 2:
                card = self.deck.pop(0)
                # M5: an action dealt uses up that player's place in the round.
                if card in ANIMALS:
                    self.menageries[seat].append(card)
                else:
                    aside.append(card)
            seat = self.left_of(seat)
        # M5: the set-aside actions and the rest are shuffled together.
        self.deck = list(self.shuffle("deck", sorted(self.deck + aside)))

        # RM: three cards each; TRANSCRIPT: one at a time from the Vizier's left.
        seat = self.left_of(self.vizier())
        for _ in range(12):
            self.hands[seat].append(self.deck.pop(0))
            seat = self.left_of(seat)

    # ---------------------------------------------------------------- the main loop

    def run(self) -> None:
        """Play everything that is no decision, until a real decision or the end."""
        while True:
            self.turn = None
            self.legal = []
            if self.result is not None:
                return
            if self.automatic_step():
                continue
            seat, moves = self.decision()
            # TRANSCRIPT: a step with exactly one legal move is no decision.
            if len(moves) == 1:
                self.do(moves[0])
                continue
            self.turn = seat
            self.legal = moves
            return

    def automatic_step(self) -> bool:
        """Do one thing that needs nobody's decision. False if there is no such thing."""
        if not self.stack:
            self.begin_turn()
            return True
        top = self.stack[-1]
        if isinstance(top, PutAway):
            # RM: after the effect is finished, the action card goes to the discard pile.
            self.stack.pop()
            self.discards.append(top.card)
            return True
        if isinstance(top, PlayFromHand):
            # M11: fewer plays if there are fewer cards.
            if top.left == 0 or not self.hands[top.seat]:
                self.stack.pop()
                return True
            return False
        if isinstance(top, Bazaar):
            # M9: all have taken, or the last takers get none.
            if not top.takers or not top.cards:
                self.stack.pop()
                return True
            return False
        return False

    def begin_turn(self) -> None:
        # RM, M12: the game ends when all hands are empty.
        if not self.deck and not any(self.hands):
            self.finish()
            return
        seat = self.next_seat
        self.next_seat = self.left_of(seat)
        # M4, M12: End-stage: no draw, one play; an empty hand is passed over.
        if not self.deck:
            self.stack.append(PlayFromHand(seat, 1))
            return
        # M4: a normal turn: draw up to 1 and play 1, the Vizier 2 and 2.
        count = 2 if seat == self.vizier() else 1
        for _ in range(count):
            if self.deck:
                self.hands[seat].append(self.deck.pop(0))
        self.stack.append(PlayFromHand(seat, count))

    # ---------------------------------------------------------------- decisions

    def decision(self) -> tuple[int, list[Move]]:
        """Who must decide now, and between what."""
        top = self.stack[-1]
        if isinstance(top, PlayFromHand):
            # M11: each play may be any card of the hand; two alike are one choice.
            moves: list[Move] = []
            for card in ANIMALS + ACTIONS:
                if card in self.hands[top.seat]:
                    moves = moves + self.ways_to_play(top.seat, card)
            return top.seat, moves
        if isinstance(top, PlayTaken):
            return top.seat, self.ways_to_play(top.seat, top.card)
        assert isinstance(top, Bazaar)
        # M9: takers clockwise from its player.
        words = [word for word in ANIMALS + ACTIONS if word in top.cards]
        return top.takers[0], [{"do": "take", "card": word} for word in words]

    def ways_to_play(self, seat: int, card: str) -> list[Move]:
        # M7: Bazaar and Windfall are always played as such.
        if card in ["bazaar", "windfall"]:
            return [{"do": card}]
        if card == "shoot":
            moves = self.ways_to_shoot()
        elif card == "steal":
            moves = self.ways_to_steal(seat)
        elif card == "trade":
            moves = self.ways_to_trade()
        else:
            moves = self.ways_to_gift(seat, card)
        # M7: a card that can do nothing is discarded.
        if not moves:
            return [{"do": "discard", "card": card}]
        return moves

    def ways_to_gift(self, seat: int, animal: str) -> list[Move]:
        # RM: one of the other 3 players. M3: at most 3 of a species.
        moves: list[Move] = []
        for to in SEATS:
            if to != seat and self.menageries[to].count(animal) < 3:
                moves.append({"do": "gift", "card": animal, "to": to})
        return moves

    def ways_to_shoot(self) -> list[Move]:
        # RM: any one animal from any player's menagerie, including your own.
        moves: list[Move] = []
        for owner in SEATS:
            for animal in ANIMALS:
                if animal in self.menageries[owner]:
                    moves.append({"do": "shoot", "from": owner, "card": animal})
        return moves

    def ways_to_steal(self, seat: int) -> list[Move]:
        # RM: any one animal from any other player's menagerie. M3: room for it is needed.
        moves: list[Move] = []
        for owner in SEATS:
            for animal in ANIMALS:
                there = animal in self.menageries[owner]
                room = self.menageries[seat].count(animal) < 3
                if owner != seat and there and room:
                    moves.append({"do": "steal", "from": owner, "card": animal})
        return moves

    def ways_to_trade(self) -> list[Move]:
        # M8: two different players, one animal of each; the lower seat first.
        moves: list[Move] = []
        for low in SEATS:
            for high in SEATS:
                if low >= high:
                    continue
                for mine in ANIMALS:
                    for yours in ANIMALS:
                        if self.can_trade(low, mine, high, yours):
                            moves.append({"do": "trade", "a": [low, mine], "b": [high, yours]})
        return moves

    def can_trade(self, low: int, mine: str, high: int, yours: str) -> bool:
        if mine not in self.menageries[low] or yours not in self.menageries[high]:
            return False
        # M3: at most 3 of a species in each menagerie after both animals have moved.
        new_low = list(self.menageries[low])
        new_high = list(self.menageries[high])
        new_low.remove(mine)
        new_high.remove(yours)
        new_low.append(yours)
        new_high.append(mine)
        return new_low.count(yours) <= 3 and new_high.count(mine) <= 3

    # ---------------------------------------------------------------- playing

    def do(self, move: Move) -> None:
        word = text(move["do"])
        if word == "take":
            self.do_take(text(move["card"]))
            return
        # What is played: the animal or the card discarded, else the action itself.
        card = text(move["card"]) if word in ["gift", "discard"] else word
        seat = self.lay_out(card)
        if word == "gift":
            to = number(move["to"])
            self.menageries[to].append(card)
            self.stampede(to)
            return
        # RM: an action goes to the discard pile after its effect is finished. M7: so do
        # an action that does nothing and an animal that no one can take.
        self.stack.append(PutAway(card))
        if word == "shoot":
            self.do_shoot(number(move["from"]), text(move["card"]))
        elif word == "steal":
            self.do_steal(seat, number(move["from"]), text(move["card"]))
        elif word == "trade":
            self.do_trade(move["a"], move["b"])
        elif word == "bazaar":
            self.do_bazaar(seat)
        elif word == "windfall":
            self.do_windfall(seat)

    def lay_out(self, card: str) -> int:
        """Take the card that is played out of the hand; who plays it?"""
        top = self.stack[-1]
        if isinstance(top, PlayFromHand):
            top.left -= 1
            self.hands[top.seat].remove(card)
            return top.seat
        # The card taken from a Bazaar never was in the hand.
        assert isinstance(top, PlayTaken)
        assert top.card == card
        self.stack.pop()
        return top.seat

    def do_take(self, card: str) -> None:
        bazaar = self.stack[-1]
        assert isinstance(bazaar, Bazaar)
        # M9: each plays the card taken before the next one takes.
        bazaar.cards.remove(card)
        taker = bazaar.takers.pop(0)
        self.stack.append(PlayTaken(taker, card))

    def do_shoot(self, owner: int, animal: str) -> None:
        self.menageries[owner].remove(animal)
        self.discards.append(animal)

    def do_steal(self, seat: int, owner: int, animal: str) -> None:
        self.menageries[owner].remove(animal)
        self.menageries[seat].append(animal)
        self.stampede(seat)

    def do_trade(self, a: object, b: object) -> None:
        assert isinstance(a, list)
        assert isinstance(b, list)
        low, mine = number(a[0]), text(a[1])
        high, yours = number(b[0]), text(b[1])
        self.menageries[low].remove(mine)
        self.menageries[high].remove(yours)
        self.menageries[low].append(yours)
        self.menageries[high].append(mine)
        # M6: after both animals have moved.
        self.stampede(low)
        self.stampede(high)

    def do_bazaar(self, seat: int) -> None:
        # M9: four cards, takers clockwise from its player.
        takers = [seat, (seat + 1) % 4, (seat + 2) % 4, (seat + 3) % 4]
        self.stack.append(Bazaar(self.draw_for_action(4), takers))

    def do_windfall(self, seat: int) -> None:
        # M11: draw two, then play two from the hand.
        self.hands[seat].extend(self.draw_for_action(2))
        self.stack.append(PlayFromHand(seat, 2))

    def draw_for_action(self, count: int) -> list[str]:
        drawn: list[str] = []
        while len(drawn) < count and self.deck:
            drawn.append(self.deck.pop(0))
        # M10: what is missing comes from the shuffled discard pile (TRANSCRIPT: no
        # shuffle if it is empty); the actions being resolved are not yet in it.
        if len(drawn) < count and self.discards:
            self.discards = list(self.shuffle("discard", sorted(self.discards)))
            # M10: the rest goes back face up; the Play Deck stays empty.
            while len(drawn) < count and self.discards:
                drawn.append(self.discards.pop(0))
        return drawn

    def stampede(self, seat: int) -> None:
        # RM, M6: one of each of the 6 types: discard one of each, at once.
        menagerie = self.menageries[seat]
        while all(animal in menagerie for animal in ANIMALS):
            for animal in ANIMALS:
                menagerie.remove(animal)
                self.discards.append(animal)

    # ---------------------------------------------------------------- the end

    def points(self, seat: int) -> int:
        # RM: 1 of a type 1 point, 2 of a type 3 points, 3 of a type 0; Mammoth double.
        total = 0
        for animal in ANIMALS:
            value = [0, 1, 3, 0][self.menageries[seat].count(animal)]
            if animal == "mammoth":
                value = value * 2
            total += value
        return total

    def finish(self) -> None:
        scores = [self.points(seat) for seat in SEATS]
        vizier = self.vizier()
        loyalist = self.roles.index("loyalist")
        court = [vizier, loyalist]
        conspirators = [seat for seat in SEATS if self.roles[seat] == "conspirator"]
        court_points = scores[vizier] + scores[loyalist]
        conspirator_points = sum(scores[seat] for seat in conspirators)

        # RM: solo victory: individually the most points, cannot be tied.
        if all(scores[vizier] > scores[seat] for seat in SEATS if seat != vizier):
            winners, reason = [vizier], "solo"
        # RM: shared victory, only without a solo victory.
        elif court_points > conspirator_points:
            winners, reason = court, "shared"
        # M13: team totals equal and no solo victory: `tie` decides.
        elif conspirator_points > court_points or self.tie == "conspirators":
            winners, reason = conspirators, "conspirators"
        else:
            winners, reason = [], "nobody"
        self.result = {
            "winners": sorted(winners),
            "losers": [seat for seat in SEATS if seat not in winners],
            "reason": reason,
            "scores": scores,
        }
