"""The docs in a real browser: nothing that the content security policy forbids, and words are found."""

from typing import Any

import pytest

from courtcards.server.pages import PAGE, SITE
from tests.browser.conftest import PHONE, NewPage
from tests.browser.test_axe import AXE, COLOURS, GRAVE, RUN
from tests.browser.test_nowhere import NOT_FOUND
from tests.server.house import House

pytestmark = pytest.mark.skipif(not (SITE / PAGE).is_file(), reason="the docs are not built")
# One of each kind: prose, pictures, code, wide tables, another language, a file that is shown.
PAGES = (
    "index.html",
    "rules/royal-gambit.html",
    "tutorials/from-python.html",
    "reference/http/messages.html",
    "reference/command-line.html",
    "project/examples/bot.py.html",
)
SEEN = "() => [...document.images].every((one) => one.complete && one.naturalWidth > 0)"


def test_pages_load_all_of_theirs_and_nothing_else(house: House, new_page: NewPage) -> None:
    # Whatever the policy forbids is printed as an error, and fails the test.
    page = new_page(path=None)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for name in PAGES:
        assert page.goto(f"/docs/{name}").status == 200
        # Pictures further down are loaded when they are near.
        page.evaluate("() => [...document.images].forEach((one) => { one.loading = 'eager'; })")
        page.wait_for_function(SEEN)
    assert len(asked) > len(PAGES)
    assert {url for url in asked if not url.startswith(f"{house.url}/docs/")} == set()


def test_the_contents_lead_from_page_to_page(new_page: NewPage) -> None:
    page = new_page(path="/docs")
    page.get_by_role("navigation", name="Contents").get_by_text("Royal Menagerie").click()
    page.get_by_role("heading", name="Royal Menagerie", exact=True).wait_for()
    page.get_by_role("link", name="Play", exact=True).click()
    page.get_by_role("button", name="Play now").first.wait_for()


def test_words_are_found_and_lead_to_their_section(new_page: NewPage) -> None:
    page = new_page(path="/docs/views/royal-gambit.html")
    page.get_by_role("searchbox").fill("extra life")
    page.get_by_role("status").get_by_role("link", name="Busting and Extra Life").first.click()
    page.get_by_role("heading", name="6. Busting and Extra Life").wait_for()
    assert "/docs/rules/royal-gambit.html#6-busting-and-extra-life" in page.url
    page.get_by_role("searchbox").fill("zzyzx")
    page.get_by_text("Nothing is found for “zzyzx”.").wait_for()


def test_a_page_that_is_not_there_says_so_and_leads_on(
    new_page: NewPage, allowed: list[str]
) -> None:
    allowed.append(NOT_FOUND)
    page = new_page(path=None)
    assert page.goto("/docs/no/such/page.html").status == 404
    page.get_by_role("heading", name="There is no such page").wait_for()
    page.get_by_role("link", name="the first page").click()
    page.get_by_role("heading", name="Where to begin").wait_for()


def test_axe_finds_nothing_grave(browser: Any, house: House) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm ci in client/")
    context = browser.new_context(base_url=house.url, bypass_csp=True)
    page = context.new_page()
    for name in PAGES:
        page.goto(f"/docs/{name}")
        page.add_script_tag(path=str(AXE))
        # What a dark page can change is its colours.
        for scheme, rules in (("light", None), ("dark", COLOURS)):
            page.emulate_media(color_scheme=scheme)
            found = [one for one in page.evaluate(RUN, rules) if one[0] in GRAVE]
            assert found == [], (name, scheme)
    context.close()


def test_no_page_is_wider_than_a_phone(new_page: NewPage) -> None:
    page = new_page(path=None, size=PHONE)
    for name in PAGES:
        page.goto(f"/docs/{name}")
        widths = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
        assert widths[0] <= widths[1], name
