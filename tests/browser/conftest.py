"""A real server, a real browser, and pages that must not complain."""

import json
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest

from courtcards.server.pages import PAGE, STATIC
from tests.browser.gallery import open_gallery
from tests.browser.scenes import LONG_NAMES, alarming_scenes, scenes
from tests.browser.visitors import Kept, Kind, Visitors
from tests.browser.witness import Witness
from tests.server.house import Data, House

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # Whoever opens one page after another needs no new process each time.
    "--process-per-site",
]
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
# How long anything may take before a test gives up, in milliseconds: far more than it needs.
PATIENCE = 60_000
# Nobody is replaced by a bot because a page is slow.
UNHURRIED = ("--rate", "0", "--grace", "600000")

HAS_FAILED = pytest.StashKey[bool]()

# Opens a page of a person of its own (storage, language, size); its complaints end the test.
NewPage = Callable[..., Any]


def _as_long_as_nobody_minds(
    fixture_name: str, config: pytest.Config
) -> Literal["session", "module"]:
    """While a browser is open, tests of other folders cannot run event loops of their own."""
    is_alone = all(Path(__file__).parent in Path(one).absolute().parents for one in config.args)
    return "session" if is_alone else "module"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[HAS_FAILED] = item.stash.get(HAS_FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where the browser is; without one nothing else need be started."""
    pytest.importorskip("playwright.sync_api")
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed (as root: apt-get install chromium)")
    if not (STATIC / PAGE).is_file():
        pytest.skip("the client is not built")
    return CHROMIUM


@pytest.fixture(scope=_as_long_as_nobody_minds)
def browser(chromium: str) -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def gallery(
    chromium: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """Every scene, with long names, and those of single files: they call them SCENES."""
    modules = dict.fromkeys(getattr(item, "module", None) for item in request.session.items)
    own = [scene for one in modules for scene in getattr(one, "SCENES", {}).values()]
    shown = [*scenes(LONG_NAMES), *alarming_scenes(), *own]
    with open_gallery(tmp_path_factory.mktemp("data"), shown) as house:
        yield house
        assert house.tracebacks == []


@pytest.fixture(scope="session")
def house(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("data"), *UNHURRIED) as house:
        yield house
        assert house.tracebacks == []


@pytest.fixture
def allowed() -> list[str]:
    """Parts of the messages a test expects in the console, such as the browser's own on a cut line."""
    return []


@pytest.fixture(scope=_as_long_as_nobody_minds)
def visitors(browser: Any) -> Iterator[Visitors]:
    visitors = Visitors(browser, PATIENCE)
    yield visitors
    visitors.close()


@pytest.fixture
def new_page(
    visitors: Visitors, house: House, allowed: list[str], request: pytest.FixtureRequest
) -> Iterator[NewPage]:
    """Pages that are at the lobby; whatever they print as an error or throw fails the test.

    Whatever table they make, the cards are the same in every run of the test. A browser that is not new has
    no worker, may have kept what others have loaded, and must not have its clock changed.
    """
    complaints: list[str] = []
    witnesses: list[Witness] = []

    def complain(text: str) -> None:
        if not any(part in text for part in allowed):
            complaints.append(text)

    def listen(message: Any) -> None:
        if message.type == "error":
            complain(message.text)

    def open_page(
        path: str | None = "/",
        *,
        size: dict[str, int] = WIDE,
        language: str = "en-US",
        touch: bool = False,
        is_new: bool = False,
        place: Data | None = None,
        **settings: str,
    ) -> Any:
        kind = Kind(house.url, language, touch, is_new)
        page = visitors.come(kind, size, request.node.name, _keeping(settings, place))
        page.on("pageerror", lambda error: complain(str(error)))
        page.on("console", listen)
        witnesses.append(Witness(page))
        if path is not None:
            page.goto(path)
        return page

    yield open_page
    if request.node.stash.get(HAS_FAILED, False):
        print(*(witness.tell() for witness in witnesses), sep="\n")
    visitors.leave()
    assert complaints == []


def _keeping(settings: dict[str, str], place: Data | None) -> Kept:
    """Storage of somebody who has been here before: has chosen settings, has a place at a table."""
    known = {"settings": settings, "places": place and [place]}
    return {f"courtcards.{name}": json.dumps(value) for name, value in known.items() if value}
