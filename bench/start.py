"""Measures how soon somebody can play: from a clone, from a wheel, and from the start of a server.

    make bench-start        (or: python -m bench.start --write bench/START.md)

Every time a real Chromium opens the lobby as soon as the server says that it is there, presses “Play
now” and makes the first own move; a move is made when the server has accepted it. Nothing that was
installed or compiled before is used: pip's and npm's caches and the one for compiled code are empty.
"""

import argparse
import os
import platform
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

from bench.run import processor, say
from courtcards import __version__
from courtcards.games import GAMES
from tests.browser.conftest import CHROMIUM, FLAGS, WIDE
from tests.browser.players import player
from tests.browser.tables import play_now

ROOT = Path(__file__).parents[1]
ROUNDS = 3
# The usual choice, and a strong one: bots that search do it without the compiler too.
LEVELS = ("regular", "master")
# Where others may begin, they should not take the time of people.
BEGUN_BY_OTHERS = ("royal-menagerie",)
AT_ONCE = """localStorage.setItem("courtcards.settings", '{"pace": "instant"}')"""
CLONE_AIM, WHEEL_AIM, START_AIM = 60, 10, 5
# How long anything may take before this gives up, in seconds.
PATIENCE = 900
# What people who install do not have set.
OURS = ("PYTHONDONTWRITEBYTECODE", "NUMBA_DISABLE_JIT", "NUMBA_CACHE_DIR", "VIRTUAL_ENV", "DISPLAY")


@dataclass(frozen=True)
class Times:
    """Seconds since the beginning: begun to load, served, asked for a move, and the move made."""

    begun: float
    served: float
    asked: float
    made: float

    @property
    def since_begun(self) -> float:
        return self.made - self.begun


class Journey:
    """A command that ends with a server, and the times at which it said something."""

    def __init__(self, command: Sequence[str], folder: Path, env: Mapping[str, str]) -> None:
        self.start = time.monotonic()
        self.process = subprocess.Popen(
            command, cwd=folder, env=dict(env), stderr=subprocess.PIPE, text=True,
            start_new_session=True,
        )  # fmt: skip

    def wait_for(self, words: str) -> tuple[float, str]:
        """Return when a line came, in seconds, and the line."""
        assert self.process.stderr is not None
        heard = []
        for line in self.process.stderr:
            heard.append(line)
            if words in line:
                return self.now(), line
        raise RuntimeError("".join(heard[-20:]))

    def now(self) -> float:
        return time.monotonic() - self.start

    def end(self) -> None:
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.communicate()


@contextmanager
def travelling(command: Sequence[str], folder: Path, env: Mapping[str, str]) -> Iterator[Journey]:
    journey = Journey(command, folder, env)
    try:
        yield journey
    finally:
        journey.end()


def travel(
    browser: Any,
    command: Sequence[str],
    folder: Path,
    env: Mapping[str, str],
    game: str,
    level: str,
) -> Times:
    """Go from a command to the first own move."""
    with travelling(command, folder, env) as journey:
        begun, _ = journey.wait_for("Loading the games")
        served, line = journey.wait_for("served on")
        url = re.search(r"http://\S+", line)
        assert url
        asked, made = make_a_move(browser, url[0], game, level, journey)
        return Times(begun, served, asked, made)


def make_a_move(
    browser: Any, url: str, game: str, level: str, journey: Journey
) -> tuple[float, float]:
    """Open the lobby, begin a game, and make the first own move; return when one was asked and when done."""
    context = browser.new_context(viewport=WIDE, base_url=url, locale="en-US")
    context.set_default_timeout(1000 * PATIENCE)
    if game in BEGUN_BY_OTHERS:
        context.add_init_script(AT_ONCE)
    page = context.new_page()
    answers: list[float] = []

    def hear(frame: Any) -> None:
        if '"answer":' in str(frame):
            answers.append(journey.now())

    page.on("websocket", lambda line: line.on("framereceived", hear))
    page.goto("/")
    play_now(page, game, level=level)
    somebody = player(page, game)
    assert somebody.wait() == "asked"
    asked = journey.now()
    somebody.play()
    while not answers:
        page.wait_for_timeout(10)
    context.close()
    return asked, answers[0]


def plain_environment(folder: Path) -> dict[str, str]:
    """Return the environment of somebody who has installed nothing yet."""
    kept = {name: value for name, value in os.environ.items() if name not in OURS}
    caches = {"PIP_CACHE_DIR": "pip", "npm_config_cache": "npm", "NUMBA_CACHE_DIR": "compiled"}
    return kept | {name: str(folder / path) for name, path in caches.items()}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def from_server(browser: Any) -> dict[tuple[str, str], list[Times]]:
    """Start servers that find nothing compiled, for every game, several rounds over."""
    found: dict[tuple[str, str], list[Times]] = {}
    command = [sys.executable, "-m", "courtcards", "serve", "--port", "0", "--data", "data"]
    for _ in range(ROUNDS):
        for kind in GAMES:
            for level in LEVELS:
                with tempfile.TemporaryDirectory() as name:
                    folder = Path(name)
                    env = plain_environment(folder)
                    times = travel(browser, command, folder, env, kind.name, level)
                    found.setdefault((kind.name, level), []).append(times)
    return found


def from_clone(browser: Any) -> Times:
    """Clone what was committed last, and type `make play`."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        clone = f"git clone --quiet {ROOT} cards && exec make -C cards play PORT={free_port()}"
        env = plain_environment(folder)
        return travel(browser, ["sh", "-c", clone], folder, env, GAMES[0].name, LEVELS[0])


def from_wheel(browser: Any) -> tuple[float, Times]:
    """Install a wheel into an empty environment, then serve; return how long the first took."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        env = plain_environment(folder)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
        build = [*pip, "wheel", "--no-deps", "--wheel-dir", "wheels", str(ROOT)]
        subprocess.run(build, cwd=folder, env=env, check=True)
        [wheel] = (folder / "wheels").glob("*.whl")
        begun = time.monotonic()
        subprocess.run([sys.executable, "-m", "venv", "venv"], cwd=folder, env=env, check=True)
        programs = folder / "venv" / "bin"
        install = [str(programs / "python"), *pip[1:], "install", str(wheel)]
        subprocess.run(install, cwd=folder, env=env, check=True)
        took = time.monotonic() - begun
        command = [str(programs / "courtcards"), "serve", "--port", "0"]
        return took, travel(browser, command, folder, env, GAMES[0].name, LEVELS[0])


def report(
    starts: dict[tuple[str, str], list[Times]],
    clone: Times | None,
    wheel: tuple[float, Times] | None,
) -> str:
    """Write it all down."""
    rows = []
    if clone is not None:
        rows.append(f"| `git clone` and `make play` | {clone.made:.1f} s | {CLONE_AIM} s |")
        rows.append(
            f"| of which after the installation | {clone.since_begun:.1f} s | {START_AIM} s |"
        )
    if wheel is not None:
        took, times = wheel
        rows.append(
            f"| a wheel, after `pip install` ({took:.0f} s) | {times.made:.1f} s | {WHEEL_AIM} s |"
        )
    own = [times for (game, _), times in starts.items() if game not in BEGUN_BY_OTHERS]
    slowest = max(one.made for times in own for one in times)
    rows.append(
        f"| `courtcards serve`, the slowest of all where one begins | {slowest:.1f} s | {START_AIM} s |"
    )
    return f"""# How soon one can play

Court Cards {__version__}, Python {platform.python_version()}, {processor()}.
Made by `make bench-start`: headless Chromium, which is open already as a person's browser is, begins a
game as soon as the server says that it is there, and makes the first own move. Nothing was installed
or compiled before. The clone is of what was committed last.

| from | until the first own move is made | aim |
|---|---|---|
{chr(10).join(rows)}

Nothing is compiled yet, and the server begins to compile as soon as it serves. Medians of {ROUNDS} starts,
from the start of `courtcards serve`, in seconds. In Royal Menagerie the rules say who begins, and bots
may have their turn before; there they take no pauses, as they do for whoever wants things at once.

| game | bots | served | first own move asked | made | slowest |
|---|---|---|---|---|---|
{chr(10).join(_row(*key, times) for key, times in starts.items())}
"""


def _figures(times: Times) -> tuple[float, ...]:
    return times.served, times.asked, times.made


def _row(game: str, level: str, times: list[Times]) -> str:
    middle = [median(values) for values in zip(*map(_figures, times), strict=True)]
    figures = " | ".join(f"{value:.2f}" for value in [*middle, max(t.made for t in times)])
    return f"| `{game}` | {level} | {figures} |"


def main() -> None:
    """Measure, print, and write if wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", type=Path, help="where to write the report")
    parser.add_argument("--only-server", action="store_true", help="install nothing")
    arguments = parser.parse_args()
    installs = not arguments.only_server
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        say("starts of a server")
        starts = from_server(browser)
        clone = wheel = None
        if installs:
            say("a clone")
            clone = from_clone(browser)
            say("a wheel")
            wheel = from_wheel(browser)
        browser.close()
    text = report(starts, clone, wheel)
    print(text)
    if arguments.write:
        arguments.write.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
