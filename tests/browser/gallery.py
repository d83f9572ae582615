"""Every screen of the client, and how to get there: for pictures, and for tests that visit them all."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.browser.scenes import SECRET, Scene, scenes, store_logs
from tests.server.house import House, until

# What somebody does on a page to see more of it.
Act = Callable[[Any], None]

# Nobody at a prepared table is replaced by a bot, however long it is looked at.
PATIENT = ("--rate", "0", "--grace", "600000", "--keep", "36500")
# When the tables of the pictures were last visited: a date that never changes.
VISITED = 1767225600000


@dataclass(frozen=True)
class Look:
    """How somebody sees the client."""

    width: int = 1280
    height: int = 800
    theme: str = "light"
    contrast: str = "normal"
    language: str = "en"
    pace: str = "instant"
    sound: bool = False

    @property
    def size(self) -> dict[str, int]:
        return {"width": self.width, "height": self.height}


DESKTOP = Look()
PHONE = Look(width=360, height=740)


@dataclass(frozen=True)
class Screen:
    """A screen: its name, the address or the scene, what shows that it is there, what to do then."""

    name: str
    where: str
    ready: str
    acts: Sequence[Act] = field(default=())
    # A wide screen has what a sheet shows beside the table.
    is_for_phones: bool = False

    def is_seen_in(self, look: Look) -> bool:
        return look.width == PHONE.width or not self.is_for_phones

    def visit(self, page: Any) -> None:
        page.goto(address_of(self.where))
        page.locator(self.ready).first.wait_for()
        for act in self.acts:
            act(page)
        page.evaluate("document.fonts.ready")


def address_of(where: str) -> str:
    """Return an address as it is, and for the name of a scene that of its table.

    After a question mark it may say who comes: a stranger, somebody new, somebody busy (`_remember`).
    """
    tables = {scene.name: scene.table for scene in scenes()}
    name, mark, who = where.partition("?")
    return f"/t/{tables[name]}{mark}{who}" if name in tables else where


def press(selector: str) -> Act:
    return lambda page: page.locator(selector).first.click()


def wait_for(selector: str) -> Act:
    return lambda page: page.locator(selector).first.wait_for()


# Where somebody plays who has a turn, and who has none.
BUSY = ("open", "royal-gambit.theirs", "daily", "cockroach-poker")
IDLE = ("royal-gambit.theirs", "open")
LOBBY, TABLE = "article", ".with-side main > :last-child"
GAMES = ("cockroach-poker", "cockroach-poker-royal", "royal-gambit", "royal-menagerie")

SCREENS = [
    Screen("lobby", "/", LOBBY),
    Screen("new-table", "/", LOBBY, [press("article .actions button >> nth=2")]),
    Screen("rules", "/", LOBBY, [press("article .actions .quiet"), wait_for("dialog .turn svg")]),
    Screen(
        "rules.full",
        "/",
        LOBBY,
        [
            press("article .actions .quiet"),
            press("dialog [role=tab] >> nth=1"),
            wait_for("dialog .prose h4"),
        ],
    ),
    Screen("settings", "/", LOBBY, [press(".top .quiet")]),
    Screen(
        "characters",
        "/",
        LOBBY,
        [press(".top .quiet >> nth=2"), wait_for("dialog [data-character]")],
    ),
    Screen("you", "/you", ".parts"),
    Screen(
        "you.carry",
        "/you",
        ".parts",
        [press("section:last-child .row button"), wait_for("dialog svg")],
    ),
    Screen(
        "keys",
        "royal-gambit",
        TABLE,
        [lambda page: page.keyboard.press("?"), wait_for("dialog dl")],
    ),
    Screen("nothing-here", "/nothing-here", ".alone"),
    Screen("going-on", "/?busy", "li.mine"),
    Screen("waiting-room", "open", "main input"),
    Screen(
        "qr-code",
        "open",
        "main input",
        [press("main .row button >> nth=1"), wait_for("dialog svg")],
    ),
    Screen("invitation", "open?stranger", ".invitation"),
    Screen("cockroach-poker.new", "cockroach-poker?new", TABLE),
    *(Screen(game, game, TABLE) for game in GAMES),
    *(Screen(f"{game}.theirs", f"{game}.theirs", TABLE) for game in GAMES),
    Screen("royal-menagerie.nested", "royal-menagerie.nested", TABLE),
    Screen("royal-menagerie.bazaar", "royal-menagerie.bazaar", TABLE),
    *(Screen(f"{game}.over", f"{game}.over", ".after") for game in GAMES),
    Screen(
        "royal-gambit.scores",
        "royal-gambit.over",
        ".after",
        [press(".scores"), wait_for("dialog table")],
    ),
    Screen(
        "replay",
        "cockroach-poker.over",
        ".after",
        [press(".after .row button:nth-child(2)"), wait_for(".bar"), press(".bar button >> nth=4")],
    ),
    *(Screen(f"lesson.{game}", f"/learn/{game}", ".coach .words") for game in GAMES),
    Screen("history", "cockroach-poker", "nav", [press("nav button >> nth=0")], True),
    Screen("talk", "cockroach-poker", "nav", [press("nav button >> nth=1")], True),
]


@contextmanager
def open_gallery(
    folder: Path, shown: Sequence[Scene] | None = None, port: int = 0
) -> Iterator[House]:
    """Serve the scenes, with everybody else at the tables as well."""
    shown = scenes() if shown is None else shown
    store_logs(folder, shown)
    with House(folder, *PATIENT, port=port) as house:
        for scene in shown:
            for person in range(1, scene.persons + 1):
                house.sit(scene.place(person))
        _count_games(house, shown)
        yield house


def _count_games(house: House, shown: Sequence[Scene]) -> None:
    """Wait until the games that are over count for the profile."""
    rooms = [house.http.get(f"/api/tables/{scene.table}").json()["room"] for scene in shown]
    over = sum(room["phase"] == "over" for room in rooms)
    headers = {"authorization": f"Bearer {SECRET}"}
    until(lambda: house.http.get("/api/you", headers=headers).json()["tally"]["games"] == over)


def open_page(browser: Any, house: House, look: Look, **options: Any) -> Any:
    """Open a page of the first person of every scene, in a context of its own, usually without a worker."""
    wishes = {"service_workers": "block"} | options
    context = browser.new_context(
        viewport=look.size, locale=look.language, base_url=house.url, **wishes
    )
    context.add_init_script(_remember(look))
    return context.new_page()


def _remember(look: Look) -> str:
    """Return a script that gives a browser its settings and its places at the tables.

    A stranger has no places, and somebody new has not been asked yet; in the lobby those who are not busy
    have no turn anywhere.
    """
    settings = {
        "language": look.language,
        "theme": look.theme,
        "contrast": look.contrast,
        "pace": look.pace,
        "sound": look.sound,
        "soundAsked": True,
        "name": "Anna",
    }
    places = {
        scene.name: {
            "table": scene.table,
            "token": scene.token(0),
            "game": scene.settings.game,
            "when": VISITED,
        }
        for scene in scenes()
    }
    known = {
        "": list(places.values()),
        "?stranger": [],
        "?busy": [places[name] for name in BUSY],
        "/": [places[name] for name in IDLE],
    }
    return f"""{{
      const settings = {json.dumps(settings)}, known = {json.dumps(known)}, who = location.search;
      if (who === "?new") settings.soundAsked = false;
      const places = known[who] ?? known[""];
      const keep = (name, value) => localStorage.setItem(`courtcards.${{name}}`, JSON.stringify(value));
      keep("settings", settings);
      keep("places", location.pathname === "/" && !who ? known["/"] : places);
      keep("you", {json.dumps({"secret": SECRET})});
    }}"""
