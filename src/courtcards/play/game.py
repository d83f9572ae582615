"""A game with its players and options fixed, ready to be dealt."""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

import numpy as np

from courtcards.engine.compile import Array
from courtcards.engine.contract import Kind
from courtcards.engine.errors import MoveError, OptionError, TranscriptError
from courtcards.engine.phrases import Data, Language
from courtcards.engine.record import as_records
from courtcards.engine.trace import MAX_PILE
from courtcards.games import find
from courtcards.play.kernels import settle
from courtcards.play.moves import Move, Result
from courtcards.play.state import State
from courtcards.play.stepper import Shuffle

Seed = int | bytes | str
# A pile in words: what was shuffled and the cards, top first.
Pile = tuple[str, Sequence[str]]
SEED_BYTES = 32


def game(name: str, players: int = 4, preset: str | None = None, **options: Any) -> "Game":
    """Return a game by name.

    >>> game("cockroach-poker", players=3, limit=5).options
    {'taker': 'last_claimant', 'limit': 5, 'one_of_each_loses': False,
     'creatures': 8, 'copies': 8, 'removed': 0}
    """
    return make_game(name, players, preset, options)


def make_game(name: str, players: int, preset: str | None, options: Mapping[str, Any]) -> "Game":
    """Return a game by name, its options in a dictionary."""
    kind = find(name)
    if isinstance(players, bool) or not isinstance(players, int):
        raise OptionError(f"The number of players must be a whole number, not {players!r}.")
    if not kind.min_players <= players <= kind.max_players:
        raise OptionError(f"{kind.name} is for {kind.seats_in_words}, not {players}.")
    resolved = kind.options.resolve(players, preset, options)
    return Game(kind, players, kind.options.preset(preset), resolved)


def read_seed(seed: Seed | None) -> bytes:
    """Return the 32 bytes of a seed: given as number, bytes or hex digits, or a random one.

    >>> read_seed(7).hex()[-4:]
    '0007'
    """
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, str):
        return _read_hex(seed)
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 1 << 256:
        return seed.to_bytes(SEED_BYTES, "big")
    raise OptionError(
        f"A seed is a number from 0 to 2**256 - 1, 32 bytes or 64 hex digits, not {seed!r}."
    )


def _read_hex(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise OptionError(f"A seed written as text has 64 hex digits, not {text!r}.")
    return seed


@dataclass(frozen=True)
class Game:
    """One of the games, for a number of players, with every option decided.

    >>> game("cockroach-poker-royal", preset="japanese", limit=5)
    <Game cockroach-poker-royal, 4 players, preset=japanese, limit=5>
    """

    kind: Kind
    players: int
    preset: str | None
    options: dict[str, Any] = field(hash=False)

    def __repr__(self) -> str:
        said = [self.name, f"{self.players} players", *self._unusual()]
        return f"<Game {', '.join(said)}>"

    def _unusual(self) -> Iterator[str]:
        """Return the options that differ from the defaults for this number of players."""
        options = self.kind.options
        if self.preset != options.preset(None):
            yield f"preset={self.preset}"
        usual = options.resolve(self.players, self.preset, {})
        for option in options.options:
            value = self.options[option.name]
            if value != usual[option.name]:
                yield f"{option.name}={option.written(value)}"

    @property
    def name(self) -> str:
        """The game's name, as in transcripts."""
        return self.kind.name

    def deal(
        self,
        seed: Seed | None = None,
        *,
        first_player: int | None = None,
        piles: Sequence[Pile] | None = None,
    ) -> State:
        """Begin a game.

        `piles` gives the order of the first shuffles, as `(label, cards)` with the top card first;
        later ones come from the seed.

        >>> game("cockroach-poker").deal(seed=7).turn
        0
        """
        stack = [self.read_pile(label, cards) for label, cards in piles or ()]
        return State.deal(self, read_seed(seed), self.check_first(first_player), stack)

    def check_first(self, first_player: int | None) -> int:
        """Return who begins; a game whose rules decide that accepts nobody else."""
        if first_player is None:
            return 0
        if not self.kind.first_is_free:
            raise OptionError(f"In {self.name} the rules decide who begins.")
        if first_player not in range(self.players):
            last = self.players - 1
            raise OptionError(f"The first player is a seat from 0 to {last}, not {first_player!r}.")
        return first_player

    def language(self, code: str) -> Language:
        """Return the game's words in a language."""
        return self.kind.language(code)

    def names(self, language: str = "en") -> list[str]:
        """Return names for seats without one."""
        return list(_names_of(self.kind, self.players, language))

    @cached_property
    def move_count(self) -> int:
        """How many numbers the moves use: the size of the mask."""
        return self.kind.words.move_count(self.players)

    @cached_property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return sum(part.size for part in self.kind.view.observation(self.players))

    @cached_property
    def blank(self) -> Array:
        """One state record with players and options set, before the deal."""
        states = np.zeros(1, self.kind.state)
        states["players"] = self.players
        self.kind.options.store(states[0], self.options)
        return as_records(states)

    def move_data(self, seat: int, number: int) -> Data:
        """Return the transcript form of a move's number."""
        return self._forms[seat][number].copy()

    def moves_data(self, seat: int, numbers: Array) -> list[Data]:
        """Return the transcript forms of many moves of a seat's, given by their numbers.

        >>> game("royal-gambit").moves_data(0, np.array([0, 1]))
        [{'do': 'hit'}, {'do': 'stay'}]
        """
        forms = self._forms[seat]
        return [forms[number].copy() for number in numbers.tolist()]

    def moves(self, seat: int, numbers: Array) -> list[Move]:
        """Return moves of a seat's by their numbers."""
        return [Move(self, seat, number) for number in numbers.tolist()]

    def result(self, states: Array, history: Array) -> Result:
        """Return how a game ended, by its record and its events."""
        rewards = np.zeros(self.players, np.int8)
        settle(states, rewards)
        words = self.kind.words
        return Result(
            game=self,
            winners=np.flatnonzero(rewards).tolist(),
            losers=np.flatnonzero(rewards == 0).tolist(),
            reason=words.REASONS[states["reason"][0]],
            scores=words.scores(states[0]),
            states=states,
            history=history,
        )

    @cached_property
    def _forms(self) -> "list[_Forms]":
        """The transcript forms of the moves of each seat."""
        return [_forms_of(self.kind, self.players, seat) for seat in range(self.players)]

    def __reduce__(self) -> tuple[Any, ...]:
        # What was computed is left out of pickles.
        return Game, (self.kind, self.players, self.preset, self.options)

    def move_number(self, seat: int, data: Data) -> int:
        """Return the number of a move in transcript form."""
        try:
            return self.kind.words.move_number(self.players, seat, data)
        except (KeyError, ValueError, TypeError, IndexError):
            raise MoveError(f"{data} is not a move in {self.name}.") from None

    def read_pile(self, label: str, cards: Sequence[str]) -> Shuffle:
        """Turn a pile in words into the game's numbers."""
        words = self.kind.words
        if label not in words.SHUFFLES:
            raise TranscriptError(f"No pile of {self.name} is called {label!r}.")
        number = words.SHUFFLES.index(label)
        known = {word: card for card, word in enumerate(words.pile_words(number))}
        for card in cards:
            if not isinstance(card, str) or card not in known:
                raise TranscriptError(f"{card!r} is not a card in {self.name}.")
        if len(cards) > MAX_PILE:
            raise TranscriptError(f"No pile of {self.name} has {len(cards)} cards.")
        return Shuffle(number, tuple(known[card] for card in cards))

    def pile_data(self, pile: Shuffle) -> Data:
        """Return the transcript form of a shuffle."""
        words = self.kind.words
        cards = words.pile_words(pile.label)
        return {
            "shuffle": words.SHUFFLES[pile.label],
            "cards": [cards[card] for card in pile.cards],
        }


@cache
def _names_of(kind: Kind, players: int, language: str) -> tuple[str, ...]:
    said = kind.language(language)
    return tuple(said.text("player", number=seat + 1) for seat in range(players))


class _Forms(dict[int, Data]):
    """The transcript forms of a seat's moves by number, each made when it is first asked for."""

    def __init__(self, kind: Kind, players: int, seat: int) -> None:
        self._words = kind.words
        self._players = players
        self._seat = seat

    def __missing__(self, number: int) -> Data:
        data = self[number] = self._words.move_data(self._players, self._seat, int(number))
        return data


@cache
def _forms_of(kind: Kind, players: int, seat: int) -> _Forms:
    # They do not depend on options, so all games of a kind share them.
    return _Forms(kind, players, seat)
