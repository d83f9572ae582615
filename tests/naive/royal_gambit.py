"""A slow, plain referee for Royal Gambit, written from the rulebook and the rulings alone."""

from collections.abc import Callable
from dataclasses import dataclass

Move = dict[str, object]
Shuffle = Callable[[str, list[str]], list[str]]

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"]
SUITS = ["c", "d", "h", "s"]
NUMBERED = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T"]
ACTIONS = ["7", "8", "J"]
POINTS = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5}
SETS = [["J", "Q", "K"], ["6", "7", "8", "9", "T"], ["A", "2", "3", "4", "5"]]


@dataclass
class Flip:
    """A flip that is not finished: its action cards that still wait, then the bust check."""

    seat: int
    waiting: list[str]


@dataclass
class Target:
    """A 7, 8 or J whose flipper must now choose a target."""

    seat: int
    card: str


@dataclass
class Give:
    """The target of a 7 must now choose a card to give."""

    giver: int
    receiver: int


def rank(card: str) -> str:
    return card[0]


def number(value: object) -> int:
    if not isinstance(value, int):
        raise ValueError(f"not a number: {value!r}")
    return value


class Referee:
    def __init__(
        self, players: int, options: dict[str, object], first_player: int, shuffle: Shuffle
    ) -> None:
        self.players = players
        self.turns = str(options["turns"])
        self.deck_rule = str(options["deck"])
        self.target = number(options["target"])
        self.max_hands = number(options["max_hands"])
        self.first_player = first_player
        self.shuffle = shuffle

        self.turn: int | None = None
        self.result: dict[str, object] | None = None
        self.legal: list[Move] = []

        self.totals = [0 for _ in range(players)]
        self.hands_played = 0
        self.phase = "normal"  # then "catch-up", then "duel"

        self.deck: list[str] = []
        self.used: list[str] = []  # deck = "running": the cards of earlier hands
        self.cards: list[list[str]] = [[] for _ in range(players)]  # oldest first
        self.covered: list[list[str]] = [[] for _ in range(players)]
        self.is_in = [False for _ in range(players)]
        self.is_bust = [False for _ in range(players)]
        self.stack: list[Flip | Target | Give] = []  # the last one is the newest
        self.current = first_player  # whose turn to HIT or STAY it is
        self.has_moved = False  # the current player has done their HIT or STAY
        self.flip_failed = False  # G11: a card had to be flipped and there was none

        # G10: the running deck is shuffled once at the start; the fresh deck in begin_hand.
        if self.deck_rule == "running":
            self.deck = list(self.shuffle("deck", self.all_cards()))
        self.begin_hand(list(range(players)))
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
        return {
            "totals": list(self.totals),
            "cards": [sorted(cards) for cards in self.cards],
            "covered": [sorted(cards) for cards in self.covered],
            "in": list(self.is_in),
            "deck": list(self.deck),
            "hands_played": self.hands_played,
        }

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
            return self.automatic_step_between_turns()
        top = self.stack[-1]
        if isinstance(top, Flip):
            return self.automatic_step_of_flip(top)
        if isinstance(top, Target):
            # G4, G5: nobody can be targeted, so there is no effect (an 8 stays).
            if not self.targets(top):
                self.stack.pop()
                return True
            return False
        # G4: none to give, nothing happens.
        if not self.cards[top.giver]:
            self.stack.pop()
            return True
        return False

    def automatic_step_between_turns(self) -> bool:
        # G11: a flip was not made, all effects are finished: everyone still in stays.
        if self.flip_failed:
            self.flip_failed = False
            for seat in self.seats_in():
                self.stay(seat)
            return True
        # The hand is over when all have stayed or bust.
        if not self.seats_in():
            self.end_hand()
            return True
        if self.has_moved:
            self.has_moved = False
            self.next_turn()
            return True
        return False

    def automatic_step_of_flip(self, flip: Flip) -> bool:
        # G8: a player who busts drops all their effects that are not yet resolved.
        if not self.is_in[flip.seat]:
            self.stack.pop()
            return True
        # G6: two action cards of different ranks: the flipper chooses the order.
        if len(flip.waiting) == 2 and rank(flip.waiting[0]) != rank(flip.waiting[1]):
            return False
        # One action card, or two alike. G18: of two alike the newest goes first.
        if flip.waiting:
            card = flip.waiting.pop()
            self.stack.append(Target(flip.seat, card))
            return True
        # G3, G6: effects first, then the check of all the flipper's face-up cards.
        surplus = self.surplus(flip.seat)
        if not surplus:
            self.stack.pop()
            return True
        # G7: Extra Life is offered only when the Queens suffice.
        if len(self.queens(flip.seat)) < len(surplus):
            self.stack.pop()
            self.bust(flip.seat)
            return True
        return False

    # ---------------------------------------------------------------- decisions

    def decision(self) -> tuple[int, list[Move]]:
        """Who must decide now, and between what."""
        # G11, G16: HIT and STAY are both always legal.
        if not self.stack:
            return self.current, [{"do": "hit"}, {"do": "stay"}]
        top = self.stack[-1]
        if isinstance(top, Target):
            return top.seat, [{"do": "target", "to": seat} for seat in self.targets(top)]
        if isinstance(top, Give):
            # G4: the target picks one of their face-up cards; moves name ranks.
            held = [rank(card) for card in self.cards[top.giver]]
            return top.giver, [{"do": "give", "card": r} for r in RANKS if r in held]
        # G6: which action card first.
        if top.waiting:
            return top.seat, [{"do": "resolve", "card": rank(card)} for card in top.waiting]
        # G7: Extra Life is a choice.
        return top.seat, [{"do": "cover"}, {"do": "bust"}]

    def do(self, move: Move) -> None:
        word = move["do"]
        if word == "hit":
            self.has_moved = True
            self.flip(self.current, 1)
        elif word == "stay":
            self.has_moved = True
            self.stay(self.current)
        elif word == "resolve":
            self.do_resolve(str(move["card"]))
        elif word == "target":
            self.do_target(number(move["to"]))
        elif word == "give":
            self.do_give(str(move["card"]))
        elif word == "cover":
            self.do_cover()
        else:
            top = self.stack.pop()
            assert isinstance(top, Flip)
            self.bust(top.seat)

    def do_resolve(self, chosen: str) -> None:
        top = self.stack[-1]
        assert isinstance(top, Flip)
        for card in list(top.waiting):
            if rank(card) == chosen:
                top.waiting.remove(card)
                self.stack.append(Target(top.seat, card))

    def do_target(self, to: int) -> None:
        top = self.stack.pop()
        assert isinstance(top, Target)
        if rank(top.card) == "7":
            # Lucky Seven: the target has to give a card of their choice.
            self.stack.append(Give(to, top.seat))
        elif rank(top.card) == "8":
            # Hot Potato: give this very card.
            self.move_card(top.card, top.seat, to)
        else:
            # Sniper: the target flips two at once; this nests (newest effect first).
            self.flip(to, 2)

    def do_give(self, chosen: str) -> None:
        top = self.stack.pop()
        assert isinstance(top, Give)
        # G18: of several cards of one rank the newest is given.
        alike = [card for card in self.cards[top.giver] if rank(card) == chosen]
        # G4: the effect of a given card does not activate, so nothing more happens here;
        # the receiver is checked at the end of their flip.
        self.move_card(alike[-1], top.giver, top.receiver)

    def do_cover(self) -> None:
        top = self.stack.pop()
        assert isinstance(top, Flip)
        surplus = self.surplus(top.seat)
        # G7, G18: one Queen (the newest) for each card that completed a pair.
        queens = self.queens(top.seat)[-len(surplus) :]
        for card in surplus + queens:
            self.cards[top.seat].remove(card)
            self.covered[top.seat].append(card)
            # G7: a covered card cannot be given: a covered 8 that waited no longer acts.
            self.stop_waiting_eight(card)

    # ---------------------------------------------------------------- flipping

    def flip(self, seat: int, count: int) -> None:
        flipped: list[str] = []
        for _ in range(count):
            # G11: the deck is renewed only when a card must be flipped and there is none.
            if not self.deck:
                self.renew_deck()
            # G11: none to be had: the flip is not made.
            if not self.deck:
                self.flip_failed = True
                break
            flipped.append(self.deck.pop(0))
        # G11: a flip that is not made at all has no effects and no check.
        if not flipped:
            return
        self.cards[seat].extend(flipped)
        waiting = [card for card in flipped if rank(card) in ACTIONS]
        self.stack.append(Flip(seat, waiting))

    def renew_deck(self) -> None:
        # G10 (running): the cards of earlier hands. (With fresh decks `used` is empty.)
        pile = self.used
        self.used = []
        # G10, G11: the cards of players bust in this hand, covered ones included.
        for seat in range(self.players):
            if self.is_bust[seat]:
                pile = pile + self.cards[seat] + self.covered[seat]
                self.cards[seat] = []
                self.covered[seat] = []
        if pile:
            self.deck = list(self.shuffle("deck", sorted(pile)))

    def move_card(self, card: str, giver: int, receiver: int) -> None:
        self.cards[giver].remove(card)
        self.cards[receiver].append(card)
        # G5: an 8 given away while its effect waited no longer acts.
        self.stop_waiting_eight(card)

    def stop_waiting_eight(self, card: str) -> None:
        # G5: a 7 or J acts all the same.
        if rank(card) != "8":
            return
        for frame in self.stack:
            if isinstance(frame, Flip) and card in frame.waiting:
                frame.waiting.remove(card)

    def targets(self, target: Target) -> list[int]:
        # RG: only players that are still in the hand.
        seats = self.seats_in()
        # G6: the Sniper may also target oneself.
        if rank(target.card) == "J":
            return seats
        # G4, G5: any other player.
        seats.remove(target.seat)
        if rank(target.card) == "7":
            return seats
        # G5: without a face-up 8.
        return [s for s in seats if "8" not in [rank(card) for card in self.cards[s]]]

    # ---------------------------------------------------------------- bust and stay

    def surplus(self, seat: int) -> list[str]:
        """The cards that completed pairs: all but the oldest of each numbered rank (G18)."""
        surplus: list[str] = []
        for r in NUMBERED:
            alike = [card for card in self.cards[seat] if rank(card) == r]
            surplus = surplus + alike[1:]
        return surplus

    def queens(self, seat: int) -> list[str]:
        return [card for card in self.cards[seat] if rank(card) == "Q"]

    def bust(self, seat: int) -> None:
        self.is_in[seat] = False
        self.is_bust[seat] = True

    def stay(self, seat: int) -> None:
        # RG: "If you stay, count your points, and add them to your total."
        self.is_in[seat] = False
        self.totals[seat] += self.score(seat)

    def score(self, seat: int) -> int:
        # G9: base x (1 + kings) + 5 per set, each set once.
        ranks = [rank(card) for card in self.cards[seat]]
        base = 0
        for r in ranks:
            base += POINTS.get(r, 0)
        score = base * (1 + ranks.count("K"))
        for wanted in SETS:
            if all(r in ranks for r in wanted):
                score += 5
        return score

    # ---------------------------------------------------------------- turns and hands

    def seats_in(self) -> list[int]:
        return [seat for seat in range(self.players) if self.is_in[seat]]

    def clockwise_in_from(self, start: int) -> int:
        """The first seat still in the hand, from `start` on, `start` included."""
        seat = start
        while not self.is_in[seat]:
            seat = (seat + 1) % self.players
        return seat

    def next_turn(self) -> None:
        if self.turns == "run":
            # G2 (run): a player hits until staying or busting, then the next.
            self.current = self.clockwise_in_from(self.current)
        else:
            # G2 (round): one HIT or STAY each.
            self.current = self.clockwise_in_from((self.current + 1) % self.players)

    def all_cards(self) -> list[str]:
        return [r + s for r in RANKS for s in SUITS]

    def begin_hand(self, seats: list[int]) -> None:
        for seat in range(self.players):
            self.cards[seat] = []
            self.covered[seat] = []
            self.is_bust[seat] = False
            self.is_in[seat] = seat in seats
        # G10 (fresh): 52 freshly shuffled cards every hand. (running): play on.
        if self.deck_rule == "fresh":
            self.deck = list(self.shuffle("deck", self.all_cards()))
        # G12: one seat further each hand, then the next clockwise who plays the hand.
        nominal = (self.first_player + self.hands_played) % self.players
        self.current = self.clockwise_in_from(nominal)
        self.has_moved = False
        self.flip_failed = False

    def end_hand(self) -> None:
        self.hands_played += 1
        # G10 (running): these are now cards of an earlier hand.
        if self.deck_rule == "running":
            for seat in range(self.players):
                self.used = self.used + self.cards[seat] + self.covered[seat]
        everyone = list(range(self.players))
        best = max(self.totals)
        leaders = [seat for seat in everyone if self.totals[seat] == best]

        # RG, G13: play hands until a player reaches the target.
        if self.phase == "normal" and best < self.target:
            self.next_hand("normal", everyone, leaders)
        # G14: if all are tied there is no catch-up hand.
        elif self.phase == "normal" and leaders == everyone:
            self.next_hand("duel", everyone, leaders)
        # G14: everyone but the leaders plays the catch-up, once.
        elif self.phase == "normal":
            others = [seat for seat in everyone if seat not in leaders]
            self.next_hand("catch-up", others, leaders)
        # G15: those tied for the lead play on.
        elif len(leaders) > 1:
            self.next_hand("duel", leaders, leaders)
        # G14: after the catch-up the highest total wins.
        elif self.phase == "catch-up":
            self.finish(leaders, "highest-total")
        # G15: one is ahead.
        else:
            self.finish(leaders, "duel")

    def next_hand(self, phase: str, seats: list[int], leaders: list[int]) -> None:
        # G17: another hand would be needed, but all hands allowed were played.
        if self.hands_played >= self.max_hands:
            self.finish(leaders, "max-hands")
            return
        self.phase = phase
        self.begin_hand(seats)

    def finish(self, winners: list[int], reason: str) -> None:
        losers = [seat for seat in range(self.players) if seat not in winners]
        self.result = {
            "winners": winners,
            "losers": losers,
            "reason": reason,
            "scores": list(self.totals),
        }
