"""Lessons in a browser: a learner goes through each of them, on the game's own table, to a real game."""

import re
from typing import Any

import pytest

from courtcards.engine.languages import codes, texts
from courtcards.lessons import LESSONS
from courtcards.lessons.scene import PARTNERS
from tests.browser.conftest import PHONE, WIDE, NewPage
from tests.browser.texts import Speech

JESTER, HERALD, SQUIRE = (texts("en", "bots").say(key) for key in PARTNERS)


class Learner:
    """Somebody at a lesson, who presses what the tables of the games offer."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.coach = page.locator("section.coach")

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def hears(self, words: str) -> None:
        """Wait until the coach has said something."""
        self.coach.get_by_text(words).wait_for()

    def goes_on(self) -> None:
        """Finish a scene, and wait until the next one lies on the table."""
        self.coach.locator(".steps .primary").click()
        self.coach.locator("[aria-busy=false]").wait_for()

    def tries_again(self) -> None:
        self.coach.get_by_role("button", name="Again").click()
        self.coach.locator("[aria-busy=false]").wait_for()

    # Cockroach Poker, and royal

    def slides(self, card: str, to: str, claim: str) -> None:
        hand = self.page.get_by_role("group", name="Your hand")
        hand.get_by_role("button", name=card, exact=True).last.click()
        self._says(to, claim)

    def passes(self, to: str, claim: str) -> None:
        self._says(to, claim)

    def _says(self, to: str, claim: str) -> None:
        self.page.locator("button.plate", has_text=to).click()
        claims = self.page.get_by_role("group", name="What do you say it is?")
        claims.get_by_role("button", name=re.compile(rf"\b{claim}\b")).click()

    def pays(self, *cards: str) -> None:
        hand = self.page.get_by_role("group", name="Your hand")
        for card in cards:
            hand.get_by_role("button", name=card, exact=True).last.click()
        self.press("Lay down")

    # Royal Menagerie

    def gives(self, card: str, to: str) -> None:
        self._picks(card)
        self.page.get_by_role("button", name=f"Give {card} to {to}").click()
        self._confirms()

    def plays(self, card: str, *animals: str) -> None:
        self._picks(card)
        for animal in animals:
            self.page.get_by_role("button", name=animal).first.click()
        self._confirms()

    def _picks(self, card: str) -> None:
        hand = self.page.get_by_role("region", name="Your hand")
        button = hand.get_by_role("button", name=card)
        # A card that is the only one is chosen already.
        if button.get_attribute("aria-pressed") != "true":
            button.click()

    def _confirms(self) -> None:
        self.page.locator("button.confirm").click()


def _in_any(key: str) -> str:
    """Return a pattern for a text of the page in whatever language."""
    return "|".join(texts(code, "client/page").say(key) for code in codes())


def sits_down(new_page: NewPage, game: str, **wishes: Any) -> Learner:
    """Come to a lesson from the lobby."""
    page = new_page(pace="instant", **wishes)
    title = re.compile(f"^({_in_any('learn')}): ")
    number = [one.game for one in LESSONS].index(game)
    page.get_by_role("button", name=title).nth(number).click()
    return Learner(page)


def plays_for_real(learner: Learner) -> None:
    """Take the way from the end of a lesson to a table, and find the lesson marked in the lobby."""
    learner.coach.get_by_role("button", name=re.compile(f"^({_in_any('playNow')})")).click()
    learner.page.wait_for_url("**/t/*")
    learner.page.goto("/")
    learner.page.locator("article .tick").wait_for()
    assert learner.page.locator("article .tick").count() == 1


@pytest.mark.parametrize(
    "size", [pytest.param(WIDE, id="wide", marks=pytest.mark.slow), pytest.param(PHONE, id="phone")]
)
def test_cockroach_poker(new_page: NewPage, size: dict[str, int]) -> None:
    learner = sits_down(new_page, "cockroach-poker", size=size)
    learner.hears("I am the court cockroach")
    learner.slides("toad", HERALD, "toad")
    learner.hears("That is legal, but lies come next.")
    learner.slides("toad", JESTER, "toad")
    learner.hears("Whoever is wrong takes the card.")
    assert learner.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    learner.goes_on()
    learner.slides("fly", SQUIRE, "bat")
    learner.hears("Swallowed whole!")
    learner.goes_on()
    learner.press("False")
    learner.hears("Right! It was a toad.")
    learner.goes_on()
    learner.press("Look and pass it on")
    learner.hears("A bat! Only you and the Squire know.")
    learner.passes(HERALD, "rat")
    learner.hears("And they believed it!")
    learner.goes_on()
    learner.press("True")
    learner.hears("Beautiful!")
    learner.goes_on()
    learner.slides("toad", HERALD, "fly")
    learner.hears("Four toads: the Herald has lost")
    plays_for_real(learner)


@pytest.mark.slow
def test_cockroach_poker_royal(new_page: NewPage) -> None:
    learner = sits_down(new_page, "cockroach-poker-royal")
    learner.slides("royal rat", JESTER, "royal")
    learner.hears("A royal counts as its animal")
    learner.goes_on()
    learner.press("False")
    learner.hears("four toads, and you have lost")
    learner.tries_again()
    learner.press("True")
    learner.hears("Well judged.")
    learner.goes_on()
    learner.pays("cockroach")
    learner.hears("three cockroaches look at you")
    learner.slides("blank", SQUIRE, "toad")
    learner.hears("now they have the blank and the bill")
    learner.goes_on()
    learner.press("True")
    learner.hears("The joker! It is a bat when called a bat")
    learner.goes_on()
    learner.slides("royal scorpion", HERALD, "royal")
    learner.hears("You are ready for the court!")
    plays_for_real(learner)


@pytest.mark.slow
@pytest.mark.parametrize("language", codes())
def test_royal_gambit_in_every_language(new_page: NewPage, language: str) -> None:
    learner = sits_down(new_page, "royal-gambit", language=language)
    say, coach = Speech(language, "royal-gambit"), texts(language, "lessons/royal-gambit")
    jester, herald, _ = (texts(language, "bots").say(key) for key in PARTNERS)
    hit, stay, cover = (
        learner.page.get_by_role("button", name=re.compile(f"^{say(key)}"))
        for key in ("hit", "stay", "cover")
    )

    def aims_at(name: str) -> None:
        learner.press(say("target", name=name))

    def does(button: Any, answer: str) -> None:
        button.click()
        learner.hears(coach.say(answer))

    learner.hears(coach.say("hit-1"))
    does(stay, "hit-1.hint")
    does(hit, "hit-1.answer-1")
    does(hit, "hit-2.answer-1")
    does(stay, "hit-3.answer-1")
    learner.goes_on()
    does(hit, "bust-1.answer-1")
    learner.goes_on()
    hit.click()
    aims_at(jester)
    learner.hears(coach.say("gifts-2.answer-1"))
    hit.click()
    aims_at(herald)
    learner.hears(coach.say("gifts-4.answer-1"))
    learner.goes_on()
    hit.click()
    aims_at(herald)
    learner.hears(coach.say("sniper-2.answer-2"))
    learner.goes_on()
    hit.click()
    does(cover, "queen-2.answer-1")
    does(stay, "queen-3.answer-2")
    learner.goes_on()
    does(hit, "family-1.answer-1")
    does(stay, "family-2.answer-1")
    learner.goes_on()
    does(stay, "forty-1.answer-1")
    plays_for_real(learner)


def test_royal_menagerie(new_page: NewPage) -> None:
    learner = sits_down(new_page, "royal-menagerie")
    learner.gives("Giant Ibis", JESTER)
    learner.hears("one ibis lives there")
    learner.gives("Giant Ibis", SQUIRE)
    learner.hears("How kind: two ibises, 3 points.")
    learner.goes_on()
    learner.gives("White Tiger", SQUIRE)
    learner.hears("a poisoned gift")
    learner.gives("Hirola Antelope", HERALD)
    learner.hears("I think so too")
    learner.goes_on()
    learner.gives("Mammoth", SQUIRE)
    learner.hears("Off they run, all six!")
    learner.goes_on()
    learner.plays("Shoot", f"{SQUIRE}’s Mammoth")
    learner.hears("Bang!")
    learner.plays("Steal", f"{SQUIRE}’s Mammoth")
    learner.hears("Two actions in one turn")
    learner.goes_on()
    learner.plays("Bazaar")
    learner.hears("What a market!")
    learner.press("Mammoth")
    learner.page.locator("button.confirm").click()
    learner.hears("An animal!")
    learner.page.get_by_role("button", name=f"Give Mammoth to {SQUIRE}").click()
    learner.page.locator("button.confirm").click()
    learner.hears("Then everybody else took one")
    learner.goes_on()
    learner.gives("Hirola Antelope", JESTER)
    learner.hears("Masterly!")
    plays_for_real(learner)


@pytest.mark.slow
def test_a_lesson_goes_on_where_it_was_left(new_page: NewPage) -> None:
    learner = sits_down(new_page, "royal-gambit")
    learner.coach.get_by_role("button", name="Skip to the next scene").click()
    learner.hears("You have 5, 3 and 10")
    learner.page.reload()
    learner.hears("You have 5, 3 and 10")
    learner.coach.get_by_role("button", name="Previous scene").click()
    learner.hears("Welcome to the gambling table!")


def test_a_game_that_is_none_has_no_lesson(new_page: NewPage, allowed: list[str]) -> None:
    allowed.append("404")
    page = new_page("/learn/old-maid")
    page.get_by_text("There is no lesson for this game yet.").wait_for()
    page.get_by_role("button", name="Back to the lobby").click()
    page.get_by_role("button", name="Learn: Royal Gambit").wait_for()
