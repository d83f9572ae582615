"""A naive referee for Cockroach Poker Royal, written straight from the rulebooks.

CPR = the English manual, CPR-ja = the Japanese text, C1 to C12 and R1 to R14 = RULINGS.md. Slow and
obvious on purpose: it exists to be compared with the fast engine and shares no code with it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Move = dict[str, Any]

# CPR 2: 8 cards of each of seven animals, one royal of each, the joker and the blank.
ANIMALS = ["bat", "fly", "cockroach", "toad", "rat", "scorpion", "stink-bug"]
COPIES = 8
ROYALS = ["royal-" + animal for animal in ANIMALS]
SPECIALS = ["joker", "blank"]

# CPR 4.3: the claims are the seven animals and "royal".
CLAIMS = [*ANIMALS, "royal"]

# TRANSCRIPT: "four-of-a-kind (five-of-a-kind and so on by the limit)"; C7: 3 to 8.
NUMBER_WORDS = {3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"}

# R14: so many rounds in a row in which no card was laid down.
STALEMATE_ROUNDS = 20


def animal_of(card: str) -> str:
    """Return the animal of a normal or royal card."""
    # CPR 5: a royal cockroach counts as a cockroach.
    if card in ROYALS:
        return card.removeprefix("royal-")
    return card


def claim_is_true(card: str, claim: str) -> bool:
    """Tell whether a claim about a revealed card is right."""
    # CPR 5: the blank: all claims are wrong.
    if card == "blank":
        return False
    # CPR 5: the joker: any claim except "Royal" is correct.
    if card == "joker":
        return claim != "royal"
    # CPR 5: a royal may be claimed as its animal or as "Royal".
    if card in ROYALS:
        return claim in ("royal", animal_of(card))
    return claim == card


def pays_alone(card: str, claim: str) -> bool:
    """Tell whether a hand card matches the last claim, so that it is enough as payment."""
    # R5: specials never match.
    if card in SPECIALS:
        return False
    # R5: matching a claim of Royal means any royal.
    if claim == "royal":
        return card in ROYALS
    # R5: matching an animal includes its royal.
    return animal_of(card) == claim


class Referee:
    """One game of Cockroach Poker Royal."""

    def __init__(
        self,
        players: int,
        options: dict[str, object],
        first_player: int,
        shuffle: Callable[[str, list[str]], list[str]],
    ) -> None:
        # C1: 2 to 6 players.
        if players not in (2, 3, 4, 5, 6):
            raise ValueError("players")
        if first_player not in range(players):
            raise ValueError("first_player")
        if options["taker"] not in ("last_claimant", "round_starter"):
            raise ValueError("taker")
        if options["one_of_each_loses"] not in (True, False):
            raise ValueError("one_of_each_loses")
        if options["royal_penalty"] not in ("taken", "always"):
            raise ValueError("royal_penalty")
        if options["special_goes"] not in ("hand", "table"):
            raise ValueError("special_goes")
        if options["specials_pay"] not in (True, False):
            raise ValueError("specials_pay")
        if options["special_penalty"] not in ("taken", "inert"):
            raise ValueError("special_penalty")
        limit = options["limit"]
        if not isinstance(limit, int) or limit not in NUMBER_WORDS:
            raise ValueError("limit")

        self.players = players
        self.taker_option = options["taker"]
        self.one_of_each_loses = options["one_of_each_loses"]
        self.royal_penalty = options["royal_penalty"]
        self.special_goes = options["special_goes"]
        self.specials_pay = options["specials_pay"]
        self.special_penalty = options["special_penalty"]
        self.limit: int = limit

        # The cards in each hand, and the cards lying face up in front of each seat.
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.rows: list[list[str]] = [[] for _ in range(players)]
        # The penalty pile, top first, and the specials on the table that count for nothing.
        self.pile: list[str] = []
        self.aside: list[str] = []

        # The card on its way. `stage` is "offer", "judge", "pass", "pay" or "over".
        self.stage = "offer"
        self.starter: int = first_player
        self.card: str | None = None
        self.holder: int | None = None
        self.claim: str | None = None
        self.claimant: int | None = None
        self.seen: list[int] = []

        # What the taker of this round's card still has to do.
        self.taker: int = first_player
        self.draws_due = 0
        self.payments_due = 0

        # R14: was a card laid down in this round; rounds in a row in which none was.
        self.laid_this_round = False
        self.rounds_without_laying = 0

        self.turn: int | None = None
        self.result: dict[str, Any] | None = None

        self._deal(first_player, shuffle)
        self._start_round(first_player)
        self._play_forced_steps()

    # ---------------------------------------------------------------- setup

    def _deal(self, first_player: int, shuffle: Callable[[str, list[str]], list[str]]) -> None:
        cards = []
        for animal in ANIMALS:
            for _ in range(COPIES):
                cards.append(animal)
        cards = cards + ROYALS + SPECIALS
        deck = list(shuffle("deck", list(cards)))
        if sorted(deck) != sorted(cards):
            raise ValueError("the shuffle changed the cards")

        # CPR 3, TRANSCRIPT: the first 7 cards (two players: 16) are the penalty pile.
        pile_size = 7
        if self.players == 2:
            pile_size = 16
        for _ in range(pile_size):
            self.pile.append(deck.pop(0))

        # CPR 3, R1: the rest is dealt evenly.
        # TRANSCRIPT: one card at a time, clockwise from the first player.
        while len(deck) >= self.players:
            for step in range(self.players):
                seat = (first_player + step) % self.players
                self.hands[seat].append(deck.pop(0))

        # CPR 3, R1: the first player takes one of the left-over cards.
        if deck != []:
            self.hands[first_player].append(deck.pop(0))
        # R1, TRANSCRIPT: the others go under the pile in the order they come.
        while deck != []:
            self.pile.append(deck.pop(0))

    # ---------------------------------------------------------------- what may be done

    def moves(self) -> list[Move]:
        """Return every legal move at this decision, without the seat."""
        if self.stage == "offer":
            return self._offers()
        if self.stage == "judge":
            return self._judgements()
        if self.stage == "pass":
            return self._passes()
        if self.stage == "pay":
            return self._payments()
        return []

    def _offers(self) -> list[Move]:
        # CPR 4.2, 4.3: one card of the hand (specials too), to another player, any claim.
        found = []
        for card in sorted(set(self.hands[self.starter])):
            for to in range(self.players):
                if to == self.starter:
                    continue
                for claim in CLAIMS:
                    found.append({"do": "offer", "card": card, "to": to, "claim": claim})
        return found

    def _judgements(self) -> list[Move]:
        # CPR 4 option A: "right" or "wrong" before looking.
        found: list[Move] = [{"do": "believe"}, {"do": "doubt"}]
        # CPR 4 option B, C8: passing on only with three or more players, and only while
        # someone else has not seen the card.
        if self.players > 2 and self._may_be_passed_to() != []:
            found.append({"do": "peek"})
        return found

    def _passes(self) -> list[Move]:
        # CPR 4 option B: to any other player who has not seen it, with any claim.
        found = []
        for to in self._may_be_passed_to():
            for claim in CLAIMS:
                found.append({"do": "pass", "to": to, "claim": claim})
        return found

    def _may_be_passed_to(self) -> list[int]:
        # CPR 7: only to a player who has not yet seen the card.
        found = []
        for seat in range(self.players):
            if seat != self.holder and seat not in self.seen:
                found.append(seat)
        return found

    def _payments(self) -> list[Move]:
        assert self.claim is not None
        payable = self._payable_cards(self.taker)
        choices: list[list[str]] = []
        # R4: one hand card matching the last claim.
        for card in payable:
            if pays_alone(card, self.claim):
                choices.append([card])
        # R4: or any two hand cards.
        for first in range(len(payable)):
            for second in range(first + 1, len(payable)):
                choices.append(sorted([payable[first], payable[second]]))
        # R6: fewer payable cards than the two that are owed: what there is.
        if len(payable) == 1:
            choices.append([payable[0]])
        # TRANSCRIPT: two cards of one kind are one choice.
        found: list[Move] = []
        for choice in choices:
            move = {"do": "pay", "cards": choice}
            if move not in found:
                found.append(move)
        return found

    def _payable_cards(self, seat: int) -> list[str]:
        """Return the hand cards of a seat that may be laid down as payment."""
        # R5: specials are never laid down as payment, except by option.
        if self.specials_pay:
            return sorted(self.hands[seat])
        return sorted(card for card in self.hands[seat] if card not in SPECIALS)

    # ---------------------------------------------------------------- doing it

    def play(self, move: Move) -> None:
        """Play a legal move, then all steps that leave no choice."""
        if move not in self.moves():
            raise ValueError(f"not a legal move: {move}")
        self._apply(move)
        self._play_forced_steps()

    def _play_forced_steps(self) -> None:
        # TRANSCRIPT: a step with exactly one legal move is no decision.
        while self.result is None and len(self.moves()) == 1:
            self._apply(self.moves()[0])

    def _apply(self, move: Move) -> None:
        if move["do"] == "offer":
            self._offer(move["card"], move["to"], move["claim"])
        elif move["do"] == "believe":
            self._judge(True)
        elif move["do"] == "doubt":
            self._judge(False)
        elif move["do"] == "peek":
            self._peek()
        elif move["do"] == "pass":
            self._pass_on(move["to"], move["claim"])
        elif move["do"] == "pay":
            self._pay(move["cards"])

    def _start_round(self, starter: int) -> None:
        self.stage = "offer"
        self.starter = starter
        self.laid_this_round = False
        self._nothing_on_its_way()
        self.claim = None
        self.turn = starter
        # CPR 6, C5: it is a player's turn to start and they have no cards in hand: they lose.
        if self.hands[starter] == []:
            self._lose(starter, "empty-hand")
            return
        # R13: no hand at the table holds a card that may be laid down: the starter loses.
        payable_somewhere = [s for s in range(self.players) if self._payable_cards(s) != []]
        if payable_somewhere == []:
            self._lose(starter, "empty-hand")
            return
        # R14: 20 rounds in a row without a card laid down: the starter loses.
        if self.rounds_without_laying >= STALEMATE_ROUNDS:
            self._lose(starter, "stalemate")

    def _offer(self, card: str, to: int, claim: str) -> None:
        # CPR 4.2, 4.3. The starter knows the card.
        self.hands[self.starter].remove(card)
        self.card = card
        self.seen = [self.starter]
        self._hand_over(self.starter, to, claim)

    def _hand_over(self, giver: int, to: int, claim: str) -> None:
        self.claimant = giver
        self.claim = claim
        self.holder = to
        self.stage = "judge"
        self.turn = to

    def _peek(self) -> None:
        # CPR 4 option B, C4, C12: the pass is declared, the holder looks and cannot go back.
        assert self.holder is not None
        self.seen.append(self.holder)
        self.stage = "pass"

    def _pass_on(self, to: int, claim: str) -> None:
        # CPR 4 option B.
        assert self.holder is not None
        self._hand_over(self.holder, to, claim)

    def _judge(self, says_right: bool) -> None:
        assert self.card is not None
        assert self.claim is not None
        assert self.holder is not None
        assert self.claimant is not None
        card = self.card
        if says_right == claim_is_true(card, self.claim):
            # CPR 4 option A: judged correctly, the "original passer" takes it.
            # C2: that is the last claimant, or by option the player who started the round.
            self.taker = self.claimant
            if self.taker_option == "round_starter":
                self.taker = self.starter
        else:
            # CPR 4 option A: judged incorrectly, the caller takes it.
            self.taker = self.holder
        self._nothing_on_its_way()
        self.draws_due = 0
        self.payments_due = 0
        self._take(card)
        self._settle()

    def _nothing_on_its_way(self) -> None:
        # The last claim stays: a payment may still need it.
        self.card = None
        self.holder = None
        self.claimant = None
        self.seen = []

    # ---------------------------------------------------------------- taking, drawing, paying

    def _take(self, card: str) -> None:
        """Give the taker the card that was passed."""
        if card in SPECIALS:
            self._put_special_away(card)
            return
        # CPR 4 option A: it is placed face up in front of the taker.
        self._lay_down([card])
        # CPR 5, R2: a royal that was received by a pass draws a penalty card in any case.
        if card in ROYALS:
            self.draws_due += 1

    def _put_special_away(self, special: str) -> None:
        """Put away a special that was taken, or drawn and treated like a taken one."""
        # R3: into the hand, or by option face up on the table, counting for nothing.
        if self.special_goes == "hand":
            self.hands[self.taker].append(special)
        else:
            self.aside.append(special)
        # R4: either way a payment is due.
        self.payments_due += 1

    def _draw(self) -> None:
        """Let the taker draw one penalty card."""
        # R7: the penalty pile is empty: no draw.
        if self.pile == []:
            return
        card = self.pile.pop(0)
        if card in SPECIALS:
            # R8: it is treated like a taken special, or by option it counts for nothing.
            if self.special_penalty == "taken":
                self._put_special_away(card)
            else:
                self.aside.append(card)
            return
        # CPR 5: it is placed face up in front of the taker.
        self._lay_down([card])
        # R2: a royal drawn as a penalty draws again only by option.
        if card in ROYALS and self.royal_penalty == "always":
            self.draws_due += 1

    def _pay(self, cards: list[str]) -> None:
        """Lay down the payment for one special."""
        for card in cards:
            self.hands[self.taker].remove(card)
        self.payments_due -= 1
        # R12: paid cards are laid down together and checked once.
        self._lay_down(cards)
        # R2: a royal paid because of a special draws only by option.
        for card in cards:
            if card in ROYALS and self.royal_penalty == "always":
                self.draws_due += 1
        self._settle()

    def _lay_down(self, cards: list[str]) -> None:
        for card in cards:
            if card in SPECIALS:
                # R5: specials used as payment lie on the table and count for nothing.
                self.aside.append(card)
            else:
                self.rows[self.taker].append(card)
        self.laid_this_round = True
        self._check_row(self.taker)

    def _settle(self) -> None:
        """Do what is due until a payment must be chosen, the round ends or the game ends."""
        # R12: penalty draws one by one, each checked, and always before payments.
        # C6: a player who has lost does nothing more.
        while self.result is None and self.draws_due > 0:
            self.draws_due -= 1
            self._draw()
        if self.result is not None:
            return
        # R6: nothing payable in the hand: nothing is laid down for any payment.
        if self._payable_cards(self.taker) == []:
            self.payments_due = 0
        if self.payments_due > 0:
            # R4: the taker chooses.
            self.stage = "pay"
            self.turn = self.taker
            return
        self._end_round()

    def _end_round(self) -> None:
        # R14.
        if self.laid_this_round:
            self.rounds_without_laying = 0
        else:
            self.rounds_without_laying += 1
        # CPR 4 option A, R10: who takes the card, special or not, starts the next round.
        self._start_round(self.taker)

    # ---------------------------------------------------------------- the end

    def _count(self, seat: int, animal: str) -> int:
        # CPR 5, R9: royals count toward their animal, the crown itself is no set.
        return len([card for card in self.rows[seat] if animal_of(card) == animal])

    def _check_row(self, seat: int) -> None:
        # CPR 6, C6, C7: so many of one animal lose at once.
        for animal in ANIMALS:
            if self._count(seat, animal) >= self.limit:
                self._lose(seat, NUMBER_WORDS[self.limit] + "-of-a-kind")
                return
        # C9: by option one of every animal loses too; of-a-kind comes first as the reason.
        if self.one_of_each_loses:
            missing = [animal for animal in ANIMALS if self._count(seat, animal) == 0]
            if missing == []:
                self._lose(seat, "one-of-each")

    def _lose(self, loser: int, reason: str) -> None:
        # CPR 6: that player loses, all others win.
        self._nothing_on_its_way()
        self.claim = None
        self.stage = "over"
        self.turn = None
        winners = [seat for seat in range(self.players) if seat != loser]
        self.result = {"winners": winners, "losers": [loser], "reason": reason, "scores": None}

    # ---------------------------------------------------------------- for comparison

    def table(self) -> dict[str, Any]:
        """Return everything about the position."""
        rows = []
        royals = []
        for seat in range(self.players):
            counts = {}
            for animal in ANIMALS:
                if self._count(seat, animal) > 0:
                    counts[animal] = self._count(seat, animal)
            rows.append(counts)
            royals.append(sorted(card for card in self.rows[seat] if card in ROYALS))
        return {
            "hands": [sorted(hand) for hand in self.hands],
            "rows": rows,
            "card": self.card,
            "holder": self.holder,
            "claim": self.claim,
            "seen": sorted(self.seen),
            "royals": royals,
            "pile": list(self.pile),
            "aside": sorted(self.aside),
        }
