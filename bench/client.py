"""Measures the browser client in a real Chromium, over loopback.

    python -m bench.client --write bench/CLIENT.md

What is loaded comes from the built files; when the lobby can be used, from a mark in the page; how
smoothly cards move, from the frames of a page and from a trace of Chromium while a lie is called.
"""

import argparse
import gzip
import json
import platform
import re
import tempfile
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

from bench.run import processor
from courtcards import __version__
from courtcards.server.pages import PAGE, STATIC
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.gallery import Look, open_gallery, open_page
from tests.browser.scenes import scenes
from tests.server.house import House

LOADS = 9
# As long as a reveal is shown at this pace.
WATCHED_MS = 2000
SIZE_AIM, FONT_AIM, TIME_AIM = 200, 120, 1000

# Marks when the first game can be begun.
WHEN_READY = """
  new MutationObserver((_, observer) => {
    const button = document.querySelector("article .primary");
    if (!button || button.disabled) return;
    observer.disconnect();
    window.readyAt = performance.now();
  }).observe(document, { childList: true, subtree: true });
"""
# Times of the frames of a page, for a while.
FRAMES = """(during) => new Promise((done) => {
  const times = [];
  const next = (now) => {
    times.push(now);
    now - times[0] < during ? requestAnimationFrame(next) : done(times);
  };
  requestAnimationFrame(next);
})"""
CATEGORIES = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.stack",
]


@dataclass(frozen=True)
class Motion:
    """How a table moved: milliseconds between frames, at rest and in motion, and layouts in the trace."""

    resting: list[float]
    gaps: list[float]
    layouts: int
    forced: list[float]

    @property
    def rate(self) -> float:
        return _rate(self.gaps)

    @property
    def kept(self) -> float:
        """Which part of the frames that the page had at rest it keeps in motion."""
        return _rate(self.gaps) / _rate(self.resting)


def _rate(gaps: list[float]) -> float:
    return 1000 * len(gaps) / sum(gaps)


def first_load() -> dict[str, list[int]]:
    """Return the sizes of what the lobby loads, gzipped: its page names scripts and styles."""
    page = (STATIC / PAGE).read_text()
    names = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
    # The language is chosen by the script: one file, of which English stands for all.
    files = [STATIC / name for name in names] + [*(STATIC / "assets").glob("language-en-*.js")]
    fonts = sorted((STATIC / "assets").glob("*.woff2"))
    return {
        "script": [_zipped(file) for file in files if file.suffix == ".js"],
        "style": [_zipped(file) for file in files if file.suffix == ".css"],
        "fonts": [file.stat().st_size for file in fonts],
    }


def _zipped(file: Path) -> int:
    return len(gzip.compress(file.read_bytes()))


def times_until_ready(browser: Any, house: House) -> list[float]:
    """Open the lobby with empty caches, again and again."""
    found = []
    for _ in range(LOADS):
        page = open_page(browser, house, Look(pace="brisk"), service_workers="allow")
        page.add_init_script(WHEN_READY)
        page.goto("/")
        page.wait_for_function("() => window.readyAt")
        found.append(float(page.evaluate("window.readyAt")))
        page.context.close()
    return found


def watch_cards_move(browser: Any, house: House) -> Motion:
    """Call a lie, and watch the reveal from the word to the card's way."""
    page = open_page(browser, house, Look(pace="brisk"), service_workers="allow")
    table = next(scene.table for scene in scenes() if scene.name == "cockroach-poker")
    page.goto(f"/t/{table}")
    button = page.locator("button.doubt")
    button.wait_for()
    resting = _gaps(page.evaluate(FRAMES, WATCHED_MS))
    browser.start_tracing(page=page, categories=CATEGORIES)
    button.click()
    times = page.evaluate(FRAMES, WATCHED_MS)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    layouts = [event for event in events if event.get("name") == "Layout" and "dur" in event]
    forced = [one["dur"] / 1000 for one in layouts if _is_forced(one)]
    return Motion(resting, _gaps(times), len(layouts), forced)


def _gaps(times: list[float]) -> list[float]:
    return [after - before for before, after in pairwise(times)]


def _is_forced(layout: dict[str, Any]) -> bool:
    """True if a script of ours waited for the layout: then its lines are written down with it.

    What steers the browser asks for places too, from scripts without an address.
    """
    lines = layout.get("args", {}).get("beginData", {}).get("stackTrace") or [{}]
    return "/assets/" in lines[0].get("url", "")


def report(sizes: dict[str, list[int]], times: list[float], motion: Motion) -> str:
    """Write it all down."""
    loaded = (sum(sizes["script"]) + sum(sizes["style"])) / 1024
    fonts = sum(sizes["fonts"]) / 1024
    gaps = sorted(motion.gaps)
    late = sum(gap > 34 for gap in gaps)
    return f"""# The browser client

Court Cards {__version__}, Python {platform.python_version()}, {processor()}.
Made by `python -m bench.client --write bench/CLIENT.md`: headless Chromium without a graphics card, so
every frame is painted by the processor, which the server, the bots and whatever else runs on the
machine need as well. A person's browser has an easier life.

| what | measured | aim |
|---|---|---|
| script and style of the lobby, gzipped | {loaded:.0f} KB | < {SIZE_AIM} KB |
| fonts, which are not waited for | {fonts:.0f} KB | < {FONT_AIM} KB |
| until a game can be begun, median of {len(times)} loads | {median(times):.0f} ms | < {TIME_AIM} ms |
| the slowest of them | {max(times):.0f} ms | |
| frames a second while cards move | {motion.rate:.0f} | 60 |
| time between two frames, median | {median(gaps):.1f} ms | 16.7 ms |
| of the frames a second before that, at rest | {motion.kept:.0%} | 100 % |
| frames that came more than one late | {late} of {len(gaps)} | |
| layouts in that time | {motion.layouts} | |
| of them forced by a script | {len(motion.forced)} ({sum(motion.forced):.1f} ms in all) | 0 |

Loads are with an empty cache, over loopback, from the first byte asked for to the moment the button
“Play now” is in the page. Cards move for {WATCHED_MS // 1000} s at a table of Cockroach Poker: a lie is
called, the judge's word stands there, the card is turned and goes to whoever takes it. A layout is forced
if a script asks for a size or a place before the browser has laid the page out by itself; the trace then
has its lines.
Frames are those the page is given (`requestAnimationFrame`), painted or not.
"""


def main() -> None:
    """Measure, print, and write if wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", type=Path, help="where to write the report")
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        open_gallery(Path(data)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        times = times_until_ready(browser, house)
        motion = watch_cards_move(browser, house)
        browser.close()
    text = report(first_load(), times, motion)
    print(text)
    if arguments.write:
        arguments.write.write_text(text)


if __name__ == "__main__":
    main()
