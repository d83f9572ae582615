"""The games as the API describes them: what there is to choose from when a table is made."""

from typing import Any

from msgspec import Struct

from courtcards.bots.levels import LEVELS
from courtcards.engine.contract import Kind
from courtcards.engine.options import Choice, Flag, Number, Option
from courtcards.engine.phrases import Texts
from courtcards.games import GAMES
from courtcards.table.clocks import PACES
from courtcards.table.talk import EMOTES, PHRASES


class OptionInfo(Struct, frozen=True):
    """A rule option: what it means in every language, and which values it can have."""

    name: str
    kind: str
    meaning: Texts
    values: dict[str, Texts]
    low: int | None
    high: int | None
    # The value if nothing else is said, by the number of players.
    defaults: dict[int, Any]
    # Values that are refused unless one of these options is changed as well.
    only_with: dict[int, list[str]]


class PresetInfo(Struct, frozen=True):
    """A named bundle of options."""

    name: str
    meaning: Texts
    options: dict[str, Any]


class GameInfo(Struct, frozen=True):
    """A game and all that can be chosen for it."""

    name: str
    title: Texts
    tagline: Texts
    min_players: int
    max_players: int
    # Whether the table may say who begins; else the rules do.
    first_is_free: bool
    options: list[OptionInfo]
    presets: list[PresetInfo]


class ClockInfo(Struct, frozen=True):
    """A clock: a bank for every seat, and what every move adds to it, in milliseconds."""

    name: str
    bank: int | None
    increment: int | None


class Catalogue(Struct, frozen=True):
    """Everything there is to choose from."""

    games: list[GameInfo]
    levels: list[str]
    clocks: list[ClockInfo]
    phrases: dict[str, Texts]
    emotes: dict[str, str]
    # Whether the games are still being compiled: until then bots think less far.
    warms_up: bool


class Wording(Struct, frozen=True):
    """One language of a game: sentences by their keys, words of cards and the like, what joins lists."""

    templates: dict[str, str]
    vocabulary: dict[str, str]
    joiner: str


def wordings(kind: Kind) -> dict[str, Wording]:
    """Return the texts of a game by language.

    >>> wordings(GAMES[0])["en"].vocabulary["stink-bug"]
    'stink bug'
    """
    return {
        code: Wording(dict(words.templates), dict(words.vocabulary), words.joiner)
        for code, words in kind.words.LANGUAGES.items()
    }


def catalogue(warms_up: bool = False) -> Catalogue:
    """Describe everything there is to choose from.

    >>> [game.name for game in catalogue().games][0]
    'cockroach-poker'
    """
    clocks = [
        ClockInfo(name, pace.bank if pace else None, pace.increment if pace else None)
        for name, pace in PACES.items()
    ]
    games = [_game(kind) for kind in GAMES]
    return Catalogue(games, list(LEVELS), clocks, PHRASES, EMOTES, warms_up)


def _game(kind: Kind) -> GameInfo:
    return GameInfo(
        name=kind.name,
        title=_texts(kind, "name"),
        tagline=_texts(kind, "tagline"),
        min_players=kind.min_players,
        max_players=kind.max_players,
        first_is_free=kind.first_is_free,
        options=[_option(kind, option) for option in kind.options.options],
        presets=[
            PresetInfo(name, _texts(kind, f"preset.{name}"), dict(options))
            for name, options in kind.options.presets.items()
        ],
    )


def _option(kind: Kind, option: Option) -> OptionInfo:
    players = range(kind.min_players, kind.max_players + 1)
    values = option.values if isinstance(option, Choice) else ()
    number = option if isinstance(option, Number) else None
    words = {Choice: "choice", Flag: "flag", Number: "number"}
    return OptionInfo(
        name=option.name,
        kind=words.get(type(option), "counts"),
        meaning=_texts(kind, f"option.{option.name}"),
        values={value: _texts(kind, f"option.{option.name}.{value}") for value in values},
        low=number.low if number else None,
        high=number.high if number else None,
        defaults={count: option.default(count) for count in players},
        only_with={value: list(names) for value, names in number.only_with.items()}
        if number
        else {},
    )


def _texts(kind: Kind, key: str) -> Texts:
    return {code: words.templates[key] for code, words in kind.words.LANGUAGES.items()}
