"""Languages in a browser: one is loaded, another takes its place at once, and refusals are said in it."""

import json
import re
from typing import Any

import pytest

from courtcards.engine.languages import codes, texts
from courtcards.games import GAMES
from tests.browser.conftest import NewPage
from tests.browser.glances import speaks_japanese
from tests.browser.players import player
from tests.browser.tables import play_now
from tests.browser.texts import Speech

GAME = "royal-gambit"
LOADED = re.compile(r"/assets/language-([a-z]+)-")


def languages_loaded(page: Any) -> list[str]:
    """Return a list that grows with every language a page loads."""
    loaded: list[str] = []

    def note(request: Any) -> None:
        loaded.extend(LOADED.findall(request.url))

    page.on("request", note)
    return loaded


def choose(page: Any, language: str) -> None:
    """Choose a language in the settings, whatever is spoken now."""
    dialog = page.get_by_role("dialog")
    dialog.locator("select", has=page.locator("option[lang]")).select_option(language)
    page.locator(f"html[lang={language}]").wait_for()


@pytest.mark.parametrize("language", codes())
def test_only_the_language_that_is_chosen_is_loaded(new_page: NewPage, language: str) -> None:
    page = new_page(None, language=language)
    loaded = languages_loaded(page)
    page.goto("/")
    for kind in GAMES:
        name = kind.language(language).text("name")
        page.get_by_role("article", name=name, exact=True).wait_for()
    assert loaded == [language]
    assert page.locator("html").get_attribute("lang") == language
    page.get_by_role("button", name=Speech(language, GAME)("settings")).click()
    offered = page.locator("dialog option[lang]").all_inner_texts()
    assert sorted(offered) == sorted(texts(code).say("language-name") for code in codes())


def test_another_language_takes_its_place_at_once(new_page: NewPage) -> None:
    glance = speaks_japanese("Anna")
    page = new_page(name="Anna", pace="instant")
    loaded = languages_loaded(page)
    page.get_by_role("button", name="Settings").click()
    choose(page, "ja")
    glance(page)
    assert loaded == ["ja"]
    # It is kept, and English is not needed any more.
    page.reload()
    page.get_by_role("article").first.wait_for()
    glance(page)
    assert set(loaded) == {"ja"}


def test_a_table_goes_on_in_another_language(new_page: NewPage) -> None:
    page = new_page(name="Anna", pace="instant")
    play_now(page, GAME)
    assert player(page, GAME, 3).wait() == "asked"
    page.get_by_role("button", name="Settings").click()
    choose(page, "ja")
    page.keyboard.press("Escape")
    speaks_japanese("Anna")(page)
    assert player(page, GAME, 3, language="ja").wait() == "asked"


def test_a_lesson_goes_on_in_another_language(new_page: NewPage) -> None:
    page = new_page(f"/learn/{GAME}", name="Anna", pace="instant")
    coach = page.locator("section.coach")
    coach.get_by_text(texts("en", f"lessons/{GAME}").say("hit-1")).wait_for()
    page.get_by_role("button", name="Settings").click()
    choose(page, "ja")
    coach.get_by_text(texts("ja", f"lessons/{GAME}").say("hit-1")).wait_for()
    page.keyboard.press("Escape")
    speaks_japanese("Anna")(page)


def test_nothing_is_shown_before_it_can_be_said(new_page: NewPage) -> None:
    page = new_page(None, language="ja-JP")
    shown = []

    def look(route: Any) -> None:
        shown.append(page.locator("body").inner_text())
        route.continue_()

    page.route(LOADED, look)
    page.goto("/")
    page.get_by_role("heading", name=Speech("ja", GAME)("title")).wait_for()
    assert shown == [""]


def test_a_language_that_cannot_be_had_is_not_chosen(new_page: NewPage, allowed: list[str]) -> None:
    allowed.append("Failed to load resource")
    page = new_page(name="Anna", is_new=True)
    page.get_by_role("button", name="Settings").click()
    page.context.set_offline(True)
    chosen = page.locator("dialog select", has=page.locator("option[lang]"))
    chosen.select_option("ja")
    page.wait_for_function("() => document.querySelector('dialog select').value === 'en'")
    assert page.get_by_role("dialog", name="Settings").is_visible()


@pytest.mark.parametrize("language", codes())
def test_refusals_are_said_in_the_language_of_the_reader(
    new_page: NewPage, allowed: list[str], language: str
) -> None:
    allowed.append("Failed to load resource")
    problem: dict[str, Any] = {"reason": "busy", "message": "Not in these words."}
    known = {**problem, "refusal": "too-many-tables", "fields": {"count": 3}}
    unknown = {**problem, "refusal": "of-tomorrow", "fields": {}}
    answers = iter([known, unknown])
    page = new_page(language=language)
    page.route(
        "**/api/tables",
        lambda route: (
            route.fulfill(status=429, body=json.dumps(next(answers)))
            if route.request.method == "POST"
            else route.continue_()
        ),
    )
    say = Speech(language, GAME)
    why = texts(language, "refusals").say("too-many-tables", count=3)
    alert = page.get_by_role("alert")
    for told in (why, problem["message"]):
        page.get_by_role("button", name=say("playNow")).first.click()
        alert.get_by_text(say("failed", why=told), exact=True).wait_for()


def test_whoever_plays_is_told_so(new_page: NewPage) -> None:
    """History and news call the reader "you", and everybody else by name."""
    page = new_page(name="Anna", pace="instant")
    play_now(page, GAME)
    anna = player(page, GAME, 3)
    for _ in range(3):
        assert anna.wait() == "asked"
        anna.play()
    anna.wait()
    told = page.get_by_role("list", name="What happened").first.inner_text()
    assert "Anna" not in told
    assert re.search(r"\bYou flip ", told)
    assert re.search(r"^\w+ flips ", told, re.MULTILINE)
