"""Our games as games of OpenSpiel."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pyspiel

from courtcards.adapters.openspiel.draws import BASE, DIGITS
from courtcards.adapters.openspiel.lengths import most_decisions, most_remembered, most_shuffles
from courtcards.adapters.openspiel.machine import PastStep, machine_of
from courtcards.adapters.openspiel.observer import Observer, PrivateObserver, make_observer
from courtcards.adapters.openspiel.parameters import (
    is_by_cards,
    read_game,
    read_recall,
    said,
    specification,
)
from courtcards.adapters.openspiel.position import SpielPosition
from courtcards.adapters.openspiel.state import SpielState
from courtcards.bots.worlds import Worlds
from courtcards.engine.contract import Kind
from courtcards.engine.errors import CourtCardsError
from courtcards.engine.trace import MAX_PILE
from courtcards.games import GAMES
from courtcards.play.game import Game


def short_name(kind: Kind) -> str:
    """Return the name that OpenSpiel knows a game by.

    >>> [short_name(kind) for kind in GAMES][:2]
    ['courtcards_cockroach_poker', 'courtcards_cockroach_poker_royal']
    """
    return f"courtcards_{kind.name.replace('-', '_')}"


def game_type(kind: Kind, *, zero_sum: bool = False) -> Any:
    """Return what OpenSpiel wants to know of a game before it is loaded."""
    of = pyspiel.GameType
    return of(
        short_name=short_name(kind),
        long_name=f"Court Cards: {kind.name.replace('-', ' ').title()}",
        dynamics=of.Dynamics.SEQUENTIAL,
        chance_mode=of.ChanceMode.EXPLICIT_STOCHASTIC,
        information=of.Information.IMPERFECT_INFORMATION,
        utility=of.Utility.ZERO_SUM if zero_sum else of.Utility.GENERAL_SUM,
        reward_model=of.RewardModel.TERMINAL,
        max_num_players=kind.max_players,
        min_num_players=kind.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification(kind),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with players and options fixed, for OpenSpiel.

    `game` is the same game in our own terms.
    """

    kind: Kind

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        with clear_errors():
            given = said(self.kind, parameters or {})
            self.game = read_game(self.kind, given)
            self.recall = read_recall(given, most_remembered(self.game))
            self.start = SpielPosition(self.game, by_cards=is_by_cards(given))
        # The newest worlds that were asked for: the past, the player, and the worlds.
        self.recent: tuple[PastStep | None, int, Worlds] | None = None
        super().__init__(
            game_type(self.kind, zero_sum=self.game.players == 2), _info_of(self), given
        )

    def new_initial_state(self, state: Any = None) -> SpielState:
        """Return the game before the deal."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> Observer | PrivateObserver:
        """Return what turns states into observations or, with perfect recall, information states."""
        with clear_errors():
            return make_observer(self.game, self.recall, iig_obs_type, params)

    def __reduce__(self) -> tuple[Any, ...]:
        # Its class cannot be found by name, but the game can.
        return _load, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """Return how many chance nodes there are on the way to an end, at most."""
        if not self.start.by_cards:
            return DIGITS
        opening = machine_of(self.game).opening
        nodes = [min(len(place.positions), len(opening.left)) for place in opening.places]
        return most_shuffles(self.game) * max(sum(nodes), MAX_PILE)


def _load(name: str) -> SpielGame:
    game: SpielGame = pyspiel.load_game(name)
    return game


def _info_of(game: SpielGame) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=game.game.move_count,
        max_chance_outcomes=_most_outcomes(game.game) if game.start.by_cards else BASE,
        num_players=game.game.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if game.game.players == 2 else None,
        max_game_length=most_decisions(game.game),
    )


def _most_outcomes(game: Game) -> int:
    """Return how many outcomes a chance node has at most: cards, or how many lie in a place."""
    words = game.kind.words
    kinds = max(len(words.pile_words(label)) for label in range(len(words.SHUFFLES)))
    counts = max(len(place.positions) for place in machine_of(game).opening.places) + 1
    return max(kinds, counts)


@contextmanager
def clear_errors() -> Iterator[None]:
    """Turn our errors into OpenSpiel's, with the same sentence."""
    try:
        yield
    except CourtCardsError as error:
        raise pyspiel.SpielError(str(error)) from None


# OpenSpiel makes a game by calling its class.
CLASSES: tuple[Any, ...] = tuple(
    type(short_name(kind), (SpielGame,), {"kind": kind}) for kind in GAMES
)


def register() -> None:
    """Make our games known to OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for made in CLASSES:
        if made.__name__ not in known:
            pyspiel.register_game(game_type(made.kind), made)
