"""`make screens`: a picture of every screen, on a phone and on a desk, in docs/screens/.

The tables are scenes, the same every time, so a picture that changes shows what a change does.
A new screen is a line in `gallery.SCREENS`.
"""

import argparse
import base64
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.gallery import DESKTOP, PHONE, SCREENS, Look, Screen, open_gallery, open_page
from tests.server.house import House

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
LOOKS = {"desktop": DESKTOP, "phone": PHONE}
# One picture shows a link, which should be the same every time.
PORT = 8017
# Pictures are there to be looked at, not measured.
QUALITY = 82
# Some more where a theme or a language is the thing to see.
GERMAN_DESK, GERMAN_PHONE = Look(language="de"), Look(360, 740, language="de")
JAPANESE_PHONE = Look(360, 740, language="ja")
EXTRAS = {
    "cockroach-poker": {
        "desktop.dark": Look(theme="dark"),
        "phone.ja": JAPANESE_PHONE,
        "phone.de": GERMAN_PHONE,
    },
    "cockroach-poker-royal": {"desktop.de": GERMAN_DESK},
    "lesson.cockroach-poker": {"phone.de": GERMAN_PHONE},
    "lobby": {
        "desktop.dark": Look(theme="dark"),
        "desktop.de": GERMAN_DESK,
        "phone.ja": JAPANESE_PHONE,
    },
    "royal-gambit": {
        "desktop.contrast": Look(theme="dark", contrast="high"),
        "phone.de": GERMAN_PHONE,
    },
    "royal-menagerie": {"desktop.de": GERMAN_DESK},
}


def main() -> None:
    """Take the pictures, all or those whose names begin with what is given."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("only", nargs="*", help="how the names of the screens begin")
    only = tuple(parser.parse_args().only) or ("",)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        open_gallery(Path(data), port=PORT) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for screen in SCREENS:
            if screen.name.startswith(only):
                take_all(browser, house, screen)
        browser.close()


def take_all(browser: Any, house: House, screen: Screen) -> None:
    for name, look in {**LOOKS, **EXTRAS.get(screen.name, {})}.items():
        if screen.is_seen_in(look):
            page = open_page(browser, house, look)
            take(page, screen, FOLDER / f"{screen.name}.{name}.webp")
            page.context.close()


def take(page: Any, screen: Screen, path: Path) -> None:
    """Visit a screen and keep it as WebP, which a browser writes itself."""
    screen.visit(page)
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path.write_bytes(base64.b64decode(shot["data"]))
    print(path.name)


if __name__ == "__main__":
    main()
