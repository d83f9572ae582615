"""Arguments that several commands share."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from courtcards.engine.errors import choices
from courtcards.engine.registry import names

if TYPE_CHECKING:
    from courtcards.play.game import Game

GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help=choices(names()),
        show_default=False,
    ),
]
Players = Annotated[int, typer.Option("--players", "-p", help="Number of players.")]
Preset = Annotated[str | None, typer.Option(help="A named bundle of options.")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="KEY=VALUE", help="A rule option; may be repeated."),
]
BudgetText = Annotated[
    str | None,
    typer.Option(
        "--budget",
        metavar="50ms|2s|800",
        help="How long bots may think about a move: a time, or so many iterations.",
    ),
]
# How a bot is named that is not in the catalogue.
OWN_BOTS = (
    "your own (mymodule:MyBot, bots/mine.py), a solution (equilibrium:FILE) or a network "
    "(learned:FILE, guided:FILE)"
)
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
LanguageCode = Annotated[str, typer.Option("--lang", help="Language code, such as en.")]


def build_game(name: str, players: int, preset: str | None, options: list[str] | None) -> "Game":
    """Return the game that was asked for on the command line."""
    from courtcards.games import find
    from courtcards.play.game import make_game

    kind = find(name)
    given = dict(kind.options.parse(text) for text in options or [])
    return make_game(name, players, preset, given)


def check_count(name: str, value: float, low: int, high: int) -> None:
    """Refuse a number out of range, and name the range."""
    from courtcards.engine.errors import OptionError

    # Written this way, NaN is refused too.
    if not low <= value <= high:
        raise OptionError(f"{name} must be {low:,} to {high:,}, not {value:,}.")


def check_folder(name: str, file: Path) -> None:
    """Refuse a file that cannot be written because its folder is not there, or it is one itself."""
    from courtcards.engine.errors import OptionError

    if not file.parent.is_dir():
        raise OptionError(f"{name}: there is no folder {file.parent}.")
    if file.is_dir():
        raise OptionError(f"{name}: {file} is a folder, not a file.")


def read_seed_argument(text: str | None) -> bytes:
    """Return the seed that was typed: a decimal number or 64 hex digits; else a new one."""
    from courtcards.play.game import read_seed

    if text is not None and text.isdecimal() and len(text) < 64:
        return read_seed(int(text))
    return read_seed(text)


# No seat has a number with more digits.
MOST_DIGITS = 9


def read_first_argument(game: "Game", text: str | None, seed: bytes) -> int | None:
    """Return who starts: the seat that was typed, or any, by the seed; None if nothing was typed."""
    from random import Random

    from courtcards.engine.errors import OptionError

    if text is None:
        return None
    if text == "random":
        text = str(Random(b"first" + seed).randrange(game.players))
    elif not text.isdecimal() or len(text) > MOST_DIGITS:
        raise OptionError(f"--first must be a seat or `random`, not {text[:99]!r}.")
    return game.check_first(int(text))


def split_names(name: str, text: str) -> list[str]:
    """Return the names that were typed with commas between them.

    >>> split_names("--bots", "thumb, random")
    ['thumb', 'random']
    """
    from courtcards.engine.errors import OptionError

    names = [part.strip() for part in text.split(",")]
    if not all(names):
        raise OptionError(f"{name} takes names separated by commas, not {text!r}.")
    return names
