"""Cockroach Poker as a game of OpenSpiel, on our State: a second opinion on solutions.

Information states are the views' data as text, so the numbers that the solver gives them are not
used here.
"""

import json
from typing import Any

import pyspiel
from open_spiel.python import policy as spiel_policy

from courtcards.bots.equilibrium.deals import Deal
from courtcards.bots.equilibrium.solution import Policy
from courtcards.play.game import Game
from courtcards.play.state import State
from courtcards.play.view import View

TYPE = pyspiel.GameType(
    short_name="courtcards_small",
    long_name="Small Cockroach Poker",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The game: chance chooses the deal, then the two seats play."""

    def __init__(self, game: Game, deals: list[Deal]) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=game.move_count,
            max_chance_outcomes=len(deals),
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=100,
        )
        super().__init__(TYPE, info, {})
        self.deals = deals

    def new_initial_state(self, state: Any = None) -> "SpielState":
        return SpielState(self)


class Position:
    """The deals, and the game once it is dealt; copied in our way, which is much faster."""

    def __init__(self, deals: list[Deal], state: State | None) -> None:
        self.deals = deals
        self.state = state

    def __deepcopy__(self, memo: Any) -> "Position":
        return Position(self.deals, self.state and self.state.copy())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position: nothing before the deal, then one of our states."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.deals, None)

    @property
    def state(self) -> State:
        assert self.position.state is not None
        return self.position.state

    def current_player(self) -> int:
        if self.position.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self.state.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def _legal_actions(self, player: int) -> list[int]:
        return [int(number) for number in self.state.legal]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, deal.probability) for number, deal in enumerate(self.position.deals)]

    def _apply_action(self, action: int) -> None:
        if self.position.state is None:
            self.position.state = self.position.deals[action].state.copy()
        else:
            self.state.play(action)

    def is_terminal(self) -> bool:
        return self.position.state is not None and self.state.over

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0, 0.0]
        assert self.state.result is not None
        return [1.0 if seat in self.state.result.winners else -1.0 for seat in range(2)]

    def information_state_string(self, player: int | None = None) -> str:
        data = self.state.view(self.state.turn if player is None else player).data
        return json.dumps([data["viewer"], data["table"], data["events"]])

    def view(self) -> View:
        return self.state.view(self.state.turn)

    def __str__(self) -> str:
        return "chance" if self.position.state is None else str(self.state.log)


class SpielPolicy(spiel_policy.Policy):  # type: ignore[misc]
    """One of our policies as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame, policy: Policy) -> None:
        super().__init__(game, [0, 1])
        self.policy = policy

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        return dict(self.policy(state.view()))
