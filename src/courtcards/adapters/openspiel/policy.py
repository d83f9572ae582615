"""Our policies in OpenSpiel's interface."""

from typing import TYPE_CHECKING, Any

from open_spiel.python import policy

from courtcards.bots.equilibrium import Policy

if TYPE_CHECKING:
    from courtcards.adapters.openspiel.game import SpielGame


class SpielPolicy(policy.Policy):  # type: ignore[misc]
    """A policy over views, for instance an exact solution's, as a policy over OpenSpiel's states.

    >>> import pyspiel
    >>> from open_spiel.python.algorithms import exploitability
    >>> import courtcards.adapters.openspiel
    >>> from courtcards.bots.equilibrium import solve
    >>> tiny = "courtcards_cockroach_poker(players=2,creatures=2,copies=2,limit=2,removed=2)"
    >>> game = pyspiel.load_game(tiny)
    >>> found = solve(game.game, iterations=100)
    >>> conv = exploitability.nash_conv(game, SpielPolicy(game, found.policy))
    >>> print(f"{conv / 2 - found.exploitability:.9f}")
    0.000000000
    """

    def __init__(self, game: "SpielGame", asked: Policy) -> None:
        super().__init__(game, list(range(game.num_players())))
        self._asked = asked

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        """Return how likely each action is in a state."""
        seat = state.current_player() if player_id is None else player_id
        return dict(self._asked(state.view(seat)))
