"""People at their pages: they see what they are asked, and play any legal move with what is shown.

They find controls as people do, by role and by the words on them; which one they press is up to a
generator with a seed of their own, so that rare moves are played too.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any

from tests.browser.conftest import PATIENCE
from tests.browser.texts import Speech

# How long people wait before they look again, in milliseconds.
GLANCES = 20
# One in so many choices is taken back before it is made.
SELDOM = 8

# Whether a page asks its player something, tells that the game is over, or neither.
LOOK = """([asks, over]) => {
  if (document.querySelector(`section[aria-label="${over}"]`)) return "over";
  return document.querySelector(asks) ? "asked" : "";
}"""
WAIT = f"(wanted) => {{ const look = {LOOK}; return look(wanted); }}"
NAMES = "all => all.map(one => one.getAttribute('aria-label') ?? one.innerText)"

# Called before every decision and between its parts, to look at the page.
Glance = Callable[[Any], None]


class Player:
    """Somebody with a page at a table."""

    # What there is on the page when this player is asked something.
    ASKS = ""

    def __init__(
        self, page: Any, game: str, seed: int, *, language: str = "en", glance: Glance | None = None
    ) -> None:
        self.page = page
        self.say = Speech(language, game)
        self.random = random.Random(seed)
        self.glance = glance or (lambda page: None)
        self.table = page.get_by_role("main")

    def decide(self) -> None:
        """Make one decision with what the page shows."""
        raise NotImplementedError

    def look(self) -> str:
        """Return "asked", "over" or neither, at once."""
        return str(self.page.evaluate(LOOK, self._wanted()))

    def wait(self) -> str:
        """Wait until this player is asked something, or the game is over."""
        told = self.page.wait_for_function(WAIT, arg=self._wanted())
        return str(told.json_value())

    def play(self) -> None:
        """Make one decision; the page is looked at before."""
        self.glance(self.page)
        self.decide()

    def play_out(self) -> None:
        """Play until the game is over."""
        while self.wait() == "asked":
            self.play()
        self.glance(self.page)

    def press(self, control: Any) -> None:
        """Press something, as with a mouse or a finger."""
        control.click()

    def press_any(self, controls: Any) -> str:
        """Press one of some controls and return its name."""
        names = controls.evaluate_all(NAMES)
        chosen = self.random.randrange(len(names))
        self.press(controls.nth(chosen))
        return str(names[chosen])

    def button(self, *keys: str) -> Any:
        """The button that says one of some texts."""
        return self.table.get_by_role("button", name=self.say.just(*keys))

    def _wanted(self) -> list[str]:
        return [self.ASKS, self.say.page.say("over")]

    def _changes_his_mind(self) -> bool:
        return self.random.randrange(SELDOM) == 0


class PassingPlayer(Player):
    """Plays Cockroach Poker and its royal relative."""

    ASKS = ".decide .prompt"

    def decide(self) -> None:
        if self.button("believe", "doubt").count():
            self.press_any(self.table.locator(".decide").get_by_role("button"))
        elif self._must_pay():
            self._pay()
        else:
            self._offer()

    def _pay(self) -> None:
        while not self.button("pay").count():
            self.press_any(self._cards())
            self.glance(self.page)
        if self._changes_his_mind():
            self.press(self.button("undo"))
            return self._pay()
        return self.press(self.button("pay"))

    def _cards(self) -> Any:
        hand = self.table.get_by_role("group", name=self.say("hand"))
        return hand.get_by_role("button", disabled=False, pressed=False)

    def _offer(self) -> None:
        own = self._cards()
        if own.count():
            self.press_any(own)
        self.glance(self.page)
        # A single receiver is chosen already.
        if not self._claims().count():
            self.press_any(self.table.get_by_role("button", name=self.say.any_of("handOf")))
        self.glance(self.page)
        if self._changes_his_mind() and self.button("undo").count():
            self._take_all_back()
            return self._offer()
        self.press_any(self._claims())
        return None

    def _take_all_back(self) -> None:
        """Go back by one step after the other."""
        while self.button("undo").count():
            self.press(self.button("undo"))

    def _claims(self) -> Any:
        group = self.table.get_by_role("group", name=self.say("chooseClaim"))
        return group.get_by_role("button")

    def _must_pay(self) -> bool:
        return bool(self.table.get_by_text(self.say.any_of("payTitle")).count())


class GambitPlayer(Player):
    """Plays Royal Gambit, where every choice is one press."""

    ASKS = ".choices.asked"

    def decide(self) -> None:
        """Press an answer: below the table, on a player or on an own card; the score sheet is none."""
        places = self.table.locator(".choices, .plate")
        self.press_any(places.get_by_role("button", disabled=False))


class MenageriePlayer(Player):
    """Plays Royal Menagerie: a card, whom or what it meets, and a yes."""

    ASKS = ".prompt.mine"
    ANSWERS = tuple(
        f"confirm-{what}"
        for what in ("gift", "shoot", "steal", "trade", "bazaar", "windfall", "discard", "take")
    )

    def decide(self) -> None:
        while not self._answer().count():
            self.press_any(self._targets() if self._targets().count() else self._cards())
            self.glance(self.page)
        if self._changes_his_mind() and self.button("undo").count():
            self.press(self.button("undo"))
            return self.decide()
        return self.press(self._answer())

    def _answer(self) -> Any:
        """The button that makes the move, once it is chosen completely; some cards are called alike."""
        prompt = self.table.locator(".prompt")
        return prompt.get_by_role("button", name=self.say.just(*self.ANSWERS))

    def _targets(self) -> Any:
        """Animals, and players for a gift: all on the mats."""
        mats = self.table.get_by_role("article")
        return mats.get_by_role("button", pressed=False, disabled=False)

    def _cards(self) -> Any:
        """The own hand, or the Bazaar."""
        hand = self.say.any_of("hand-label", "bazaar-label")
        regions = self.table.get_by_role("region", name=hand)
        return regions.get_by_role("button", pressed=False, disabled=False)


PLAYERS: dict[str, type[Player]] = {
    "cockroach-poker": PassingPlayer,
    "cockroach-poker-royal": PassingPlayer,
    "royal-gambit": GambitPlayer,
    "royal-menagerie": MenageriePlayer,
}


def player(page: Any, game: str, seed: int = 1, **fields: Any) -> Player:
    """Return somebody who plays a game at a page."""
    return PLAYERS[game](page, game, seed, **fields)


def play_together(players: Sequence[Player]) -> None:
    """Let several people play with each other until all of them see that the game is over."""
    left = list(players)
    idle = 0
    while left:
        seen = {one: one.look() for one in left}
        for one in left:
            if seen[one]:
                one.play() if seen[one] == "asked" else one.glance(one.page)
        left = [one for one in left if seen[one] != "over"]
        idle = 0 if any(seen.values()) else idle + 1
        assert idle * GLANCES < PATIENCE, "nobody is asked anything"
        players[0].page.wait_for_timeout(GLANCES if idle else 0)
