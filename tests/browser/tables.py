"""What people do around a game: choose one in the lobby, invite, sit down, start."""

from collections.abc import Iterable
from typing import Any

import pytest

from courtcards.engine.languages import codes
from courtcards.games import GAMES
from tests.browser.texts import Speech

TITLES = {kind.name: {code: kind.language(code).text("name") for code in codes()} for kind in GAMES}


def every_game(*quick: str, games: Iterable[str] = TITLES) -> pytest.MarkDecorator:
    """Let a test be played with every game: by `make browser` all, by `make test` the quick ones."""
    marks = {game: () if game in quick else (pytest.mark.slow,) for game in games}
    return pytest.mark.parametrize(
        "game", [pytest.param(game, marks=marks[game]) for game in games]
    )


def play_now(page: Any, game: str, *, language: str = "en", level: str = "novice") -> None:
    """Start a game against bots, with one press."""
    say = Speech(language, game)
    card = page.get_by_role("article", name=TITLES[game][language], exact=True)
    card.get_by_label(say("level")).select_option(level)
    _press_on_card(page, game, say, "playNow")
    page.wait_for_url("**/t/*")


def new_table(page: Any, game: str, *, language: str = "en", **wanted: Any) -> str:
    """Make a table with fields of the dialog by their labels, and return its link."""
    say = Speech(language, game)
    _press_on_card(page, game, say, "newTable")
    dialog = page.get_by_role("dialog")
    fine = wanted.pop("fine", {})
    for key, value in wanted.items():
        dialog.get_by_role("combobox", name=say(key), exact=True).select_option(value)
    if fine:
        dialog.get_by_text(say("options")).click()
    for label, value in fine.items():
        set_field(dialog.get_by_label(label), value)
    dialog.get_by_role("button", name=say("makeTable")).click()
    return str(page.get_by_role("textbox", name=say("invite")).input_value())


def sit_down(page: Any, game: str, *, language: str = "en") -> None:
    """Accept the invitation to a table whose page is open."""
    say = Speech(language, game)
    page.get_by_role("button", name=say("hello"), exact=True).click()
    page.get_by_role("listitem").filter(has_text=say("you")).wait_for()


def start(page: Any, game: str, *, language: str = "en", is_full: bool = False) -> None:
    """Start the game as its host; bots take the seats that are left.

    A table that people have filled may look as if seats were free, until the page has heard of the last.
    """
    say = Speech(language, game)
    if not is_full:
        page.get_by_label(say("level")).select_option("novice")
        page.get_by_role("button", name=say("fill")).click()
    page.get_by_role("button", name=say("start")).click()


def _press_on_card(page: Any, game: str, say: Speech, key: str) -> None:
    title = TITLES[game][say.language]
    page.get_by_role("button", name=f"{say(key)}: {title}", exact=True).click()


def set_field(field: Any, value: str) -> None:
    """Fill a field in, or choose from its list."""
    is_list = field.evaluate("one => one.tagName") == "SELECT"
    (field.select_option if is_list else field.fill)(value)
