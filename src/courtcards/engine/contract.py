"""The contract: what a folder under `games/` provides to the rest of Court Cards."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Protocol

import numpy as np

from courtcards.engine.compile import Array, Record
from courtcards.engine.languages import (
    FALLBACK,
    check_code,
    codes_of,
    source,
    texts,
    with_english,
)
from courtcards.engine.options import Options
from courtcards.engine.phrases import Data, Language
from courtcards.engine.registry import folder_of


class RulesModule(Protocol):
    """`rules.py`: compiled, pure functions over the state record."""

    @property
    def MAX_MOVES(self) -> int:  # noqa: N802
        """The most numbers that moves can have."""

    @property
    def deal(self) -> Callable[[Record, Record, int], None]:
        """Begin a game: (state, trace, first player)."""

    @property
    def legal(self) -> Callable[[Record, Array], int]:
        """List the legal moves: (state, moves) -> how many."""

    @property
    def apply(self) -> Callable[[Record, Record, int], None]:
        """Play one move: (state, trace, move)."""

    @property
    def outcome(self) -> Callable[[Record, Array], None]:
        """Tell what each seat gets from a finished game: (state, rewards)."""


@dataclass(frozen=True)
class Field:
    """One part of a numeric observation."""

    name: str
    size: int
    low: int
    high: int
    meaning: str


class ViewModule(Protocol):
    """`view.py`: all that one seat may know; the only gate for hidden information."""

    @property
    def see(self) -> Callable[[Record, int], Data]:
        """Return what a viewer may know now, as data: (state, viewer).

        Under `aids` is what can be derived from the rest by the rules, so that nobody needs to.
        """

    @property
    def own(self) -> Callable[[Record, int], Data]:
        """Tell what a seat knows beyond what everybody does, as a patch on that: (state, seat)."""

    @property
    def observe(self) -> Callable[[Record, int, Array], None]:
        """Write what a viewer may know now, as numbers: (state, viewer, observation)."""

    @property
    def conceal(self) -> Callable[[Record, int], None]:
        """Wipe out of a state all that a viewer may not know: (state, viewer)."""

    # A view may also have `redeal`, the other way round: (state, viewer, luck). It fills in at random what
    # was concealed, every arrangement being equally likely, for bots without a mind for the game.

    @property
    def observation(self) -> Callable[[int], tuple[Field, ...]]:
        """Describe the observation, field by field: (players)."""


class WordsModule(Protocol):
    """`words.py`: moves, cards and events to data and back; sentences are in the folders of the languages."""

    @property
    def CARDS(self) -> tuple[str, ...]:  # noqa: N802
        """The cards, by their numbers."""

    @property
    def SHUFFLES(self) -> tuple[str, ...]:  # noqa: N802
        """The names of the piles that are shuffled, by their labels."""

    @property
    def REASONS(self) -> tuple[str, ...]:  # noqa: N802
        """Why a game may end, by number; 0 is unused."""

    # It may also have `SIGNS`, what words look like in every language, such as "10♣", and `RELATIVES`, names
    # of games whose messages it shares: those come before its own. Where players make claims, it has
    # `claim_is_true`: (state) -> whether what was claimed last of the cards that lie there is true, None if
    # nothing is.

    @property
    def EVENTS(self) -> Mapping[int, "EventForm"]:  # noqa: N802
        """How events become data, by their codes."""

    @property
    def move_count(self) -> Callable[[int], int]:
        """Tell how many numbers the moves use: (players)."""

    @property
    def move_data(self) -> Callable[[int, int, int], Data]:
        """Turn a move's number into data: (players, seat, move)."""

    @property
    def move_number(self) -> Callable[[int, int, Data], int]:
        """Turn data into a move's number: (players, seat, data); KeyError or ValueError if it is none."""

    @property
    def pile_words(self) -> Callable[[int], tuple[str, ...]]:
        """Give the words for the cards of a shuffle, by their numbers: (label)."""

    @property
    def scores(self) -> Callable[[Record], list[int] | None]:
        """Give the points of every seat, if the game has points: (state)."""


@dataclass(frozen=True)
class EventForm:
    """How an event's row becomes data: its word, and for each field its column and words.

    `fields` maps a field's name to (column, words); words are None where the number itself is meant.
    A field that holds several words has a tuple of them for each number, see `engine.counts.word_sets`.

    >>> from courtcards.engine.counts import word_sets
    >>> from courtcards.engine.trace import SEAT, VALUE
    >>> form = EventForm("dyed", {"seat": (SEAT, None), "colors": (VALUE, word_sets(("red", "blue")))})
    >>> form.words("seat"), form.words("colors"), form.holds_list("colors")
    ([], ['red', 'blue'], True)
    """

    word: str
    fields: Mapping[str, tuple[int, Sequence[str] | Sequence[tuple[str, ...]] | None]]

    def words(self, name: str) -> list[str]:
        """List the words that a field may hold, each once."""
        found = self.fields[name][1] or ()
        single = [word for one in found for word in ((one,) if isinstance(one, str) else one)]
        return list(dict.fromkeys(filter(None, single)))

    def holds_list(self, name: str) -> bool:
        """Say whether a field holds several words."""
        return any(not isinstance(one, str) for one in self.fields[name][1] or ())


@cache
def _language(kind: "Kind", code: str) -> Language:
    check_code(code, kind.languages)
    return Language(texts(code, *kind.paths, folder=folder_of(kind.name)), kind.signs)


def _kind_in(folder: str) -> "Kind":
    kind: Kind = import_module(folder).KIND
    return kind


@dataclass(frozen=True)
class Kind:
    """One of the games: its name and its folder's modules."""

    name: str
    min_players: int
    max_players: int
    state: np.dtype[Any]
    options: Options
    rules: RulesModule
    view: ViewModule
    words: WordsModule
    folder: str
    first_is_free: bool = True
    # What each version of its observations and actions brought, the first one first: a changed space is a new
    # version of its environments.
    spaces: tuple[str, ...] = ("the first version",)
    # How games end: whether one player loses and all others win, and whether secret roles decide who
    # wins together.
    has_loser: bool = False
    has_roles: bool = False
    # Tells what ended a game, by what a spectator saw last and all that happened: (table, events). Its data
    # has a word as `why`, and the message of that word (`why-…`) says it; None where it cannot tell.
    why: Callable[[Data, list[Data]], Data | None] | None = None

    def __repr__(self) -> str:
        return f"<Kind {self.name}>"

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> tuple[Any, ...]:
        # Modules cannot be pickled; the folder can be found again.
        return _kind_in, (self.folder,)

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of the languages in which it can be played."""
        return codes_of(self.name)

    def language(self, code: str) -> Language:
        """Return the game's words in a language."""
        # Asked for each time that something is said, so it is looked for once.
        return _language(self, code)

    @property
    def signs(self) -> Mapping[str, str]:
        """The words that look the same in every language, such as `8♣`."""
        signs: Mapping[str, str] = getattr(self.words, "SIGNS", {})
        return signs

    @property
    def paths(self) -> list[str]:
        """Where its words are in a language's folder: those of its relatives come before its own."""
        relatives: tuple[str, ...] = getattr(self.words, "RELATIVES", ())
        return [f"games/{name}" for name in (*relatives, self.name)]

    def sources(self, code: str) -> list[str]:
        """Return the game's words in a language as they are written, for clients."""
        return with_english(code, self.paths, folder_of(self.name))

    def rulebook(self, code: str) -> str | None:
        """Return the rules as they are written in a language, in Markdown; None if nobody wrote them."""
        return self._page(code, "rules")

    def guide(self, code: str) -> str | None:
        """Return the game on a page, as written in a language, in Markdown; None if nobody wrote it."""
        return self._page(code, "guides")

    def _page(self, code: str, place: str) -> str | None:
        folder = folder_of(self.name)
        path = f"{place}/{self.name}.md"
        return source(code, path, folder) or source(FALLBACK, path, folder)

    @property
    def redeal(self) -> Callable[[Record, int, Array], None] | None:
        """The function that fills in at random what the view conceals, if there is one."""
        return getattr(self.view, "redeal", None)

    @property
    def claim_is_true(self) -> Callable[[Record], bool | None] | None:
        """The function that says whether the claim on the table is true, where players make claims."""
        return getattr(self.words, "claim_is_true", None)

    @property
    def seats_in_words(self) -> str:
        """Say how many may play."""
        if self.min_players == self.max_players:
            return f"{self.min_players} players"
        return f"{self.min_players} to {self.max_players} players"
