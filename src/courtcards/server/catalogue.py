"""The games as the API describes them: what there is to choose from when a table is made, and its words."""

from functools import cache
from typing import Any

from msgspec import Struct, json

from courtcards.bots.characters import CHARACTERS
from courtcards.bots.levels import LEVELS
from courtcards.engine.contract import Kind
from courtcards.engine.languages import FALLBACK, codes, texts
from courtcards.engine.options import Choice, Flag, Number, Option
from courtcards.games import GAMES
from courtcards.lessons import lesson
from courtcards.table.clocks import PACES
from courtcards.table.talk import EMOTES, PHRASES


class OptionInfo(Struct, frozen=True):
    """A rule option, and which values it can have.

    Its words have the key `option-{name}`, and those of its values are attributes of that.
    """

    name: str
    kind: str
    values: list[str]
    low: int | None
    high: int | None
    # The value if nothing else is said, by the number of players.
    defaults: dict[int, Any]
    # Values that are refused unless one of these options is changed as well.
    only_with: dict[int, list[str]]


class PresetInfo(Struct, frozen=True):
    """A named bundle of options; its words have the key `preset-{name}`."""

    name: str
    options: dict[str, Any]


class GameInfo(Struct, frozen=True):
    """A game and all that can be chosen for it."""

    name: str
    min_players: int
    max_players: int
    # Whether the table may say who begins; else the rules do.
    first_is_free: bool
    has_lesson: bool
    has_guide: bool
    options: list[OptionInfo]
    presets: list[PresetInfo]


class ClockInfo(Struct, frozen=True):
    """A clock: a bank for every seat, and what every move adds to it, in milliseconds."""

    name: str
    bank: int | None
    increment: int | None


class LanguageInfo(Struct, frozen=True):
    """A language, with its name as it is called in itself."""

    code: str
    name: str


class Catalogue(Struct, frozen=True):
    """Everything there is to choose from, without words: those of a language come from `/api/words`."""

    games: list[GameInfo]
    levels: list[str]
    # Who bots may be: `partner-{name}` in the words of the house.
    characters: list[str]
    clocks: list[ClockInfo]
    phrases: list[str]
    # What they look like, by name.
    emotes: dict[str, str]
    languages: list[LanguageInfo]
    # Whether the games are still being compiled: until then bots think less far.
    warms_up: bool


class GameWords(Struct, frozen=True):
    """The words of a game in one language.

    `texts` are messages in Project Fluent's format (FTL), of which later ones take the place of earlier
    ones; `signs` are words that look the same in every language.
    """

    texts: list[str]
    signs: dict[str, str]


class Words(Struct, frozen=True):
    """The words of all games in one language."""

    games: dict[str, GameWords]


@cache
def words(code: str) -> bytes:
    """Return the words of all games in a language, as they are sent.

    >>> b"word-stink-bug = stink bug" in words("en")
    True
    """
    games = {kind.name: GameWords(kind.sources(code), dict(kind.signs)) for kind in GAMES}
    return json.encode(Words(games))


@cache
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
    languages = [LanguageInfo(code, texts(code).say("language-name")) for code in codes()]
    return Catalogue(
        games=games,
        levels=list(LEVELS),
        characters=list(CHARACTERS),
        clocks=clocks,
        phrases=list(PHRASES),
        emotes=EMOTES,
        languages=languages,
        warms_up=warms_up,
    )


def _game(kind: Kind) -> GameInfo:
    return GameInfo(
        name=kind.name,
        min_players=kind.min_players,
        max_players=kind.max_players,
        first_is_free=kind.first_is_free,
        has_lesson=lesson(kind.name) is not None,
        has_guide=kind.guide(FALLBACK) is not None,
        options=[_option(kind, option) for option in kind.options.options],
        presets=[PresetInfo(name, dict(options)) for name, options in kind.options.presets.items()],
    )


def _option(kind: Kind, option: Option) -> OptionInfo:
    players = range(kind.min_players, kind.max_players + 1)
    number = option if isinstance(option, Number) else None
    kinds = {Choice: "choice", Flag: "flag", Number: "number"}
    return OptionInfo(
        name=option.name,
        kind=kinds.get(type(option), "counts"),
        values=list(option.values) if isinstance(option, Choice) else [],
        low=number.low if number else None,
        high=number.high if number else None,
        defaults={count: option.default(count) for count in players},
        only_with={value: list(names) for value, names in number.only_with.items()}
        if number
        else {},
    )
