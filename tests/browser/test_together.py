"""Two and four people, each with a browser of their own, from the invitation to the end of the game."""

from typing import Any

import pytest

from courtcards.engine.languages import codes, texts
from courtcards.play.transcript import load
from tests.browser.conftest import PHONE, WIDE, NewPage
from tests.browser.glances import fits_the_phone, speaks_japanese, speaks_no_english
from tests.browser.players import Player, play_together, player
from tests.browser.tables import every_game, new_table, sit_down, start

# Ordinary options that let people who play at random come to an end soon.
SHORT: dict[str, dict[str, str]] = {
    "cockroach-poker": {"How many of a kind lose": "3"},
    "cockroach-poker-royal": {"How many of a kind lose": "3"},
    "royal-gambit": {"Target score": "10", "How many hands": "4"},
    "royal-menagerie": {},
}
GUESTS = ("Bo", "Cleo", "Dan")


@pytest.mark.parametrize("language", [code for code in codes() if code != "en"])
@every_game()
def test_two_people_one_of_them_in_another_language(
    new_page: NewPage, game: str, language: str
) -> None:
    is_full = game != "royal-menagerie"
    host, link = invite(new_page, game, seats=2 if is_full else 4)
    guest = new_page(link, name="ボブ", pace="instant", language=language)
    sit_down(guest, game, language=language)
    start(host, game, is_full=is_full)
    glance = speaks_japanese("Anna") if language == "ja" else speaks_no_english(language)
    bob = player(guest, game, 2, language=language, glance=glance)
    finish([player(host, game, 1), bob])


@every_game("royal-gambit")
def test_four_people_one_of_them_on_a_phone(new_page: NewPage, game: str) -> None:
    host, link = invite(new_page, game, seats=4)
    players = [player(host, game, 1)]
    for number, name in enumerate(GUESTS):
        size = PHONE if number == 0 else WIDE
        page = new_page(link, name=name, pace="instant", size=size)
        sit_down(page, game)
        glance = fits_the_phone if size is PHONE else None
        players.append(player(page, game, number + 2, glance=glance))
    start(host, game, is_full=True)
    finish(players)


def invite(new_page: NewPage, game: str, seats: int) -> tuple[Any, str]:
    """Let Anna make a table in the lobby and return her page, and the link that she copies."""
    page = new_page(name="Anna", pace="instant")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = new_table(page, game, players=str(seats), fine=SHORT[game])
    page.get_by_role("button", name="Copy the link").click()
    page.get_by_role("button", name="Copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == link
    return page, link


def finish(players: list[Player]) -> None:
    """Play to the end: everybody is told what ended it, in their language, and of themselves as "you"."""
    play_together(players)
    for seat, one in enumerate(players):
        assert one.page.locator(".after p").first.inner_text() == ending_for(one, seat)


def ending_for(one: Player, seat: int) -> str:
    """Return what the game itself says to somebody about its end, by its record."""
    link = one.page.locator(".after a[download]").get_attribute("href")
    record = one.page.request.get(link).json()
    state = load(record)
    assert state.result is not None
    assert state.result.why is not None
    bots = texts(one.say.language, "bots")
    names = [bots.first(f"partner-{name.lower()}") or name for name in record["names"]]
    words = state.game.language(one.say.language)
    return words.say("why", state.result.why, names, seat)
