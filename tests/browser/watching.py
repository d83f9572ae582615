"""What a page shows in each phase of what happens, written down by the page itself."""

from typing import Any

from tests.browser.conftest import NewPage
from tests.browser.scenes import Scene
from tests.browser.test_lookback import as_kept

_WATCH = """() => {
  window.seen = [];
  const look = () => {
    const table = document.querySelector("[data-phase]");
    if (!table) return;
    const found = { phase: table.dataset.phase, FACTS };
    if (window.seen.at(-1)?.phase === found.phase) window.seen.pop();
    window.seen.push(found);
  };
  look();
  new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true });
}"""


def watch(page: Any, facts: str) -> None:
    """Have the page write into `seen`, at every change, what can be seen in its phase.

    The facts are what an object of JavaScript is made of; `table` is the table.
    """
    page.evaluate(_WATCH.replace("FACTS", facts))


def come_to(new_page: NewPage, scene: Scene, pace: str = "brisk", *, is_still: bool = False) -> Any:
    """Open a page of the first person of a scene."""
    kept = as_kept(scene.place(0), scene.settings.game)
    page = new_page(None, place=kept, name="Anna", pace=pace)
    if is_still:
        page.emulate_media(reduced_motion="reduce")
    page.goto(f"/t/{scene.table}")
    page.locator("[data-phase]").wait_for()
    return page
