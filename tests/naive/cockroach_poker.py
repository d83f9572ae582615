"""A naive referee for Cockroach Poker, written straight from the rulebook.

CP = the rulebook, C1 to C12 = RULINGS.md. Slow and obvious on purpose: it exists to be compared
with the fast engine and shares no code with it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Move = dict[str, Any]

# CP 2: eight types of creatures, eight cards of each (C11: the colour is never a rule); by option
# the first few of them and fewer cards of each.
CREATURES = ["bat", "fly", "cockroach", "toad", "rat", "scorpion", "spider", "stink-bug"]
# TRANSCRIPT: "four-of-a-kind (five-of-a-kind and so on by the limit)"; C7: 3 to 8, and 2 with fewer
# cards.
NUMBER_WORDS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"}


class Referee:
    """One game of Cockroach Poker."""

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
        limit = options["limit"]
        if not isinstance(limit, int) or limit not in NUMBER_WORDS:
            raise ValueError("limit")

        self.players = players
        self.taker_option = options["taker"]
        self.one_of_each_loses = options["one_of_each_loses"]
        self.limit: int = limit

        # The deck: which creatures, how many cards of each, how many cards are removed.
        kinds, copies, removed = options["creatures"], options["copies"], options["removed"]
        assert isinstance(kinds, int)
        assert isinstance(copies, int)
        assert isinstance(removed, int)
        self.creatures = CREATURES[:kinds]
        self.copies = copies
        self.removed = removed
        if limit > copies or removed + players > kinds * copies:
            raise ValueError("deck")

        # The cards in each hand, and the cards lying face up in front of each seat.
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.rows: list[list[str]] = [[] for _ in range(players)]

        # The card on its way. `stage` is "offer", "judge", "pass" or "over".
        self.stage = "offer"
        self.starter: int = first_player
        self.card: str | None = None
        self.holder: int | None = None
        self.claim: str | None = None
        self.claimant: int | None = None
        self.seen: list[int] = []

        self.turn: int | None = None
        self.result: dict[str, Any] | None = None

        self._deal(first_player, shuffle)
        self._start_round(first_player)
        self._play_forced_steps()

    # ---------------------------------------------------------------- setup

    def _deal(self, first_player: int, shuffle: Callable[[str, list[str]], list[str]]) -> None:
        cards = []
        for creature in self.creatures:
            for _ in range(self.copies):
                cards.append(creature)
        deck = list(shuffle("deck", list(cards)))
        if sorted(deck) != sorted(cards):
            raise ValueError("the shuffle changed the cards")
        # CP 3, C8: cards are removed unseen, ten with two players; TRANSCRIPT: the last ones.
        deck = deck[: len(deck) - self.removed]
        # CP 3, C10: all cards are dealt, those dealt first have the extra cards.
        # TRANSCRIPT: from the top, one at a time, clockwise from the first player.
        seat = first_player
        for card in deck:
            self.hands[seat].append(card)
            seat = (seat + 1) % self.players

    # ---------------------------------------------------------------- what may be done

    def moves(self) -> list[Move]:
        """Return every legal move at this decision, without the seat."""
        if self.stage == "offer":
            return self._offers()
        if self.stage == "judge":
            return self._judgements()
        if self.stage == "pass":
            return self._passes()
        return []

    def _offers(self) -> list[Move]:
        # CP 4.1: one card of the hand, to any other player, with any claim.
        found = []
        for card in sorted(set(self.hands[self.starter])):
            for to in range(self.players):
                if to == self.starter:
                    continue
                for claim in self.creatures:
                    found.append({"do": "offer", "card": card, "to": to, "claim": claim})
        return found

    def _judgements(self) -> list[Move]:
        # CP 4.2a: "True" or "False" before the card is revealed.
        found: list[Move] = [{"do": "believe"}, {"do": "doubt"}]
        # CP 4.2b, C8: passing on only with three or more players.
        # CP 4.3: the last player who has not seen the card must accept it.
        if self.players > 2 and self._may_be_passed_to() != []:
            found.append({"do": "peek"})
        return found

    def _passes(self) -> list[Move]:
        # CP 4.2b: to another player who has not seen it, with the same or a new claim.
        found = []
        for to in self._may_be_passed_to():
            for claim in self.creatures:
                found.append({"do": "pass", "to": to, "claim": claim})
        return found

    def _may_be_passed_to(self) -> list[int]:
        # CP 7: not to someone who has seen the card, and not to oneself.
        found = []
        for seat in range(self.players):
            if seat != self.holder and seat not in self.seen:
                found.append(seat)
        return found

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

    def _start_round(self, starter: int) -> None:
        self.stage = "offer"
        self.starter = starter
        self._nothing_on_its_way()
        self.turn = starter
        # CP 6, C5: whoever must start a round and has no cards in hand loses.
        if self.hands[starter] == []:
            self._lose(starter, "empty-hand")

    def _offer(self, card: str, to: int, claim: str) -> None:
        # CP 4.1. The starter knows the card.
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
        # CP 4.2b, C4, C12: the pass is declared, the holder looks, and can judge no more.
        assert self.holder is not None
        self.seen.append(self.holder)
        self.stage = "pass"

    def _pass_on(self, to: int, claim: str) -> None:
        # CP 4.2b.
        assert self.holder is not None
        self._hand_over(self.holder, to, claim)

    def _judge(self, says_true: bool) -> None:
        assert self.card is not None
        assert self.holder is not None
        assert self.claimant is not None
        card = self.card
        claim_is_true = card == self.claim
        if says_true == claim_is_true:
            # CP 4.2a: judged correctly, the "original player" takes it.
            # C2: that is the last claimant, or by option the player who started the round.
            taker = self.claimant
            if self.taker_option == "round_starter":
                taker = self.starter
        else:
            # CP 4.2a: judged incorrectly, the receiving player takes it.
            taker = self.holder
        self._nothing_on_its_way()
        self.rows[taker].append(card)
        self._check_row(taker)
        if self.result is None:
            # CP 4.4: who takes the card starts the next round.
            self._start_round(taker)

    def _nothing_on_its_way(self) -> None:
        self.card = None
        self.holder = None
        self.claim = None
        self.claimant = None
        self.seen = []

    # ---------------------------------------------------------------- the end

    def _check_row(self, seat: int) -> None:
        # CP 6, C6, C7: so many of one creature lose at once.
        for creature in self.creatures:
            if self.rows[seat].count(creature) >= self.limit:
                self._lose(seat, NUMBER_WORDS[self.limit] + "-of-a-kind")
                return
        # C9: by option one of every creature loses too; of-a-kind comes first as the reason.
        if self.one_of_each_loses:
            missing = [creature for creature in self.creatures if creature not in self.rows[seat]]
            if missing == []:
                self._lose(seat, "one-of-each")

    def _lose(self, loser: int, reason: str) -> None:
        # CP 6: that player loses, all others win together.
        self._nothing_on_its_way()
        self.stage = "over"
        self.turn = None
        winners = [seat for seat in range(self.players) if seat != loser]
        self.result = {"winners": winners, "losers": [loser], "reason": reason, "scores": None}

    # ---------------------------------------------------------------- for comparison

    def table(self) -> dict[str, Any]:
        """Return everything about the position."""
        rows = []
        for row in self.rows:
            counts = {}
            for creature in CREATURES:
                if row.count(creature) > 0:
                    counts[creature] = row.count(creature)
            rows.append(counts)
        return {
            "hands": [sorted(hand) for hand in self.hands],
            "rows": rows,
            "card": self.card,
            "holder": self.holder,
            "claim": self.claim,
            "seen": sorted(self.seen),
        }
