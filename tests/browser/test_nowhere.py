"""An address that is not there shows the page, which says so and leads back."""

from tests.browser.conftest import NewPage

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
    page.get_by_role("button", name="To the lobby").click()
    page.get_by_role("button", name="Play now").first.wait_for()
    assert page.url.endswith("/")
