"""Help on anything: a mouse that rests, the keyboard, a tap, a long press."""

from typing import Any

from tests.browser.conftest import PHONE, NewPage

WORD = "Everybody counts them."


def helped(page: Any, target: str) -> Any:
    """Give something on the page a text of help, and return it."""
    found = page.locator(target).first
    found.evaluate("(element, text) => element.setAttribute('data-help', text)", WORD)
    return found


def test_a_mouse_that_rests_on_a_thing_is_told_what_it_is(new_page: NewPage) -> None:
    page = new_page()
    told = page.get_by_role("tooltip")
    helped(page, "h1").hover()
    told.get_by_text(WORD).wait_for()
    page.mouse.move(5, 5)
    told.wait_for(state="hidden")


def test_the_keyboard_is_told_too_and_escape_ends_it(new_page: NewPage) -> None:
    page = new_page()
    button = helped(page, "article button")
    page.keyboard.press("Tab")
    button.focus()
    page.get_by_role("tooltip").get_by_text(WORD).wait_for()
    assert (
        button.evaluate(
            "element => document.getElementById(element.getAttribute('aria-describedby')).textContent"
        )
        == WORD
    )
    page.keyboard.press("Escape")
    page.get_by_role("tooltip").wait_for(state="hidden")


def test_a_tap_tells_and_another_ends_it(new_page: NewPage) -> None:
    page = new_page(size=PHONE, touch=True)
    title = helped(page, "h1")
    title.tap()
    page.get_by_role("tooltip").get_by_text(WORD).wait_for()
    title.tap()
    page.get_by_role("tooltip").wait_for(state="hidden")


def test_a_long_press_asks_what_a_button_is_and_does_not_press_it(new_page: NewPage) -> None:
    page = new_page(size=PHONE, touch=True)
    rules = helped(page, "article button.quiet")
    box = rules.bounding_box()
    line = page.context.new_cdp_session(page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    page.get_by_role("tooltip").get_by_text(WORD).wait_for()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.get_by_role("dialog").count() == 0
    rules.tap()
    page.get_by_role("dialog").wait_for()


def test_whoever_has_pressed_a_thing_is_not_told_about_it_before_the_mouse_has_left(
    new_page: NewPage,
) -> None:
    page = new_page(None, is_new=True)
    page.clock.install()
    page.goto("/")
    page.locator("h1").wait_for()
    page.evaluate(
        """word => {
            const button = document.createElement("button");
            button.id = "probe";
            button.dataset.help = word;
            button.innerHTML = "<b>One</b> <b>two</b>";
            button.style.cssText = "position: fixed; left: 50%; top: 50%; z-index: 9";
            document.body.append(button);
        }""",
        WORD,
    )
    told = page.get_by_role("tooltip")
    first, second = page.locator("#probe b").all()
    first.click()
    second.hover()
    page.clock.run_for(2_000)
    assert not told.is_visible()
    page.mouse.move(5, 5)
    second.hover()
    page.clock.run_for(2_000)
    told.get_by_text(WORD).wait_for()


def test_what_comes_under_a_mouse_that_rests_says_nothing(new_page: NewPage) -> None:
    page = new_page()
    page.mouse.move(300, 300)
    page.evaluate(
        """text => {
          const cover = document.createElement("p");
          Object.assign(cover.style, { position: "fixed", inset: "0", zIndex: 99 });
          cover.dataset.help = text;
          document.body.append(cover);
        }""",
        WORD,
    )
    # The browser tells the page what the mouse is on now, as if it had moved.
    page.wait_for_function("document.elementFromPoint(300, 300).dataset.help")
    # A timer that was set before this one, and is shorter, would be over.
    page.evaluate("new Promise(done => setTimeout(done, 500))")
    assert page.get_by_role("tooltip").count() == 0
    page.mouse.move(310, 300)
    page.get_by_role("tooltip").get_by_text(WORD).wait_for()
