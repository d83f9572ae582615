"""OpenSpiel's algorithms on small games, compared with our own solver."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import (
    best_response,
    cfr,
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
)

from courtcards.adapters.openspiel.policy import SpielPolicy
from courtcards.bots.equilibrium import Equilibrium, solve
from courtcards.play.view import View
from tests.adapters.openspiel.helpers import (
    COCKROACH,
    GAMBIT,
    MENAGERIE,
    ROYAL,
    decisions,
    draw_all,
    load,
    tiny,
)

# The cheapest of the tiny games to walk through.
SMALLEST = 1


@pytest.fixture(scope="module")
def found() -> Equilibrium:
    return solve(tiny(SMALLEST).game, iterations=300)


def uniform(view: View) -> dict[int, float]:
    return {move.number: 1 / len(view.moves) for move in view.moves}


def test_exploitability_is_what_our_solver_says(found: Equilibrium) -> None:
    game = tiny(SMALLEST)
    theirs = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    assert theirs / 2 == pytest.approx(found.exploitability_of(uniform), abs=1e-9)
    theirs = exploitability.exploitability(game, SpielPolicy(game, found.policy))
    assert theirs == pytest.approx(found.exploitability, abs=1e-9)


def test_a_best_response_wins_what_the_exploitability_promises(found: Equilibrium) -> None:
    game = tiny(SMALLEST)
    ours = SpielPolicy(game, found.policy)
    gains = []
    for seat in range(2):
        best = best_response.BestResponsePolicy(game, seat, ours)
        both = [ours, ours]
        both[seat] = best
        values = expected_game_score.policy_value(game.new_initial_state(), both)
        assert values[seat] == pytest.approx(best.value(game.new_initial_state()), abs=1e-9)
        gains.append(values[seat])
    assert sum(gains) / 2 == pytest.approx(found.exploitability, abs=1e-9)


def test_cfr_finds_the_value_that_our_solver_finds(found: Equilibrium) -> None:
    game = tiny(SMALLEST)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    given_away = exploitability.exploitability(game, average)
    assert given_away < 0.1
    value = expected_game_score.policy_value(game.new_initial_state(), [average] * 2)[0]
    # Nobody's policy is further from the value of the game than what it gives away to both.
    assert abs(value - found.value) <= 2 * (given_away + found.exploitability)


def test_sampling_cfr_comes_closer_to_the_solution() -> None:
    game = tiny(SMALLEST)
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    given_away = []
    for rounds in (30, 210):
        for _ in range(rounds):
            solver.iteration()
        given_away.append(exploitability.exploitability(game, solver.average_policy()))
    assert given_away[1] < 0.7 * given_away[0]


def test_openspiels_compiled_algorithms_say_the_same(found: Equilibrium) -> None:
    game = tiny(SMALLEST)
    uniform_policy = pyspiel.UniformRandomPolicy(game)
    theirs = pyspiel.exploitability(game, uniform_policy)
    assert theirs == pytest.approx(found.exploitability_of(uniform), abs=1e-9)
    # Its policies do not outlive their solvers.
    compiled, in_python = pyspiel.CFRPlusSolver(game), cfr.CFRPlusSolver(game)
    for _ in range(5):
        compiled.evaluate_and_update_policy()
        in_python.evaluate_and_update_policy()
    given_away = exploitability.exploitability(game, in_python.average_policy())
    theirs = pyspiel.exploitability(game, compiled.average_policy())
    assert theirs == pytest.approx(given_away, abs=1e-9)


def test_its_environment_for_learners_plays_whole_games() -> None:
    environment = rl_environment.Environment(load(f"{ROYAL}(players=3,chance=seed)"))
    environment.seed(1)
    luck = random.Random(1)
    step = environment.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = environment.step([luck.choice(step.observations["legal_actions"][seat])])
    assert sorted(step.rewards) == [-1.0, 1.0, 1.0]


@pytest.mark.parametrize(
    "name",
    [
        f"{COCKROACH}(players=2,creatures=3,copies=3,limit=2,removed=3)",
        f"{ROYAL}(players=2,chance=seed)",
        f"{GAMBIT}(players=2,target=10,max_hands=1,chance=seed)",
        f"{MENAGERIE}(chance=seed)",
    ],
)
def test_ismcts_plays_a_legal_move_in_every_game(name: str) -> None:
    state = next(decisions(load(name), seed=1))
    assert searcher(state.get_game(), 4).step(state) in state.legal_actions()


def searcher(game: object, simulations: int) -> ismcts.ISMCTSBot:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    luck = np.random.RandomState(2)
    return ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=luck)


def test_ismcts_sees_that_a_claim_cannot_be_true() -> None:
    """Who holds every bat doubts that the card is one."""
    game = load(f"{COCKROACH}(players=2,creatures=2,copies=2,limit=2,removed=0)")
    state = game.new_initial_state()
    # P0 has no bat, so P1 has both.
    state.apply_action(0)
    draw_all(state, random.Random(1))
    words = {state.action_to_string(action): action for action in state.legal_actions()}
    state.apply_action(words["offer fly to P1, claiming bat"])
    assert state.action_to_string(searcher(game, 60).step(state)) == "doubt it"
