"""An address that is not there shows the page, which says so and leads back."""

from tests.attacks.stock import change
from tests.browser.conftest import NewPage
from tests.server.house import House

# What Chromium itself prints about an answer with status 404.
NOT_FOUND = "Failed to load resource: the server responded with a status of 404"


def test_an_address_that_is_not_there_says_so_and_leads_to_the_lobby(
    new_page: NewPage, allowed: list[str]
) -> None:
    allowed.append(NOT_FOUND)
    page = new_page(path=None)
    for path in ("/foo", "/t/", "/t/a/b", "/t/%25zz%"):
        answer = page.goto(path)
        assert answer.status == (200 if path == "/t/%25zz%" else 404)
        page.get_by_role("heading", name="There is nothing at this address.").wait_for()
    page.get_by_role("button", name="Back to the lobby").click()
    page.get_by_role("button", name="Play now").first.wait_for()
    assert page.url.endswith("/")


def test_a_damaged_table_says_so_and_leads_to_the_lobby(house: House, new_page: NewPage) -> None:
    name = "damagedabc"
    change(house.data, "INSERT INTO tables VALUES (?, 1, NULL)", name)
    change(house.data, "INSERT INTO entries VALUES (?, 1, 1, NULL, NULL, '{', 1)", name)
    page = new_page(path=f"/t/{name}")
    page.get_by_role("heading", name="The records of this table are damaged").wait_for()
    page.get_by_role("button", name="Back to the lobby").click()
    page.get_by_role("button", name="Play now").first.wait_for()
