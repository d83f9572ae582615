"""OpenSpiel's CFR+ on a small Cockroach Poker, compared with our own exact solution.

    pip install ".[openspiel]"
    python examples/cfr.py --iterations 30

It prints how much the policy still gives away to an opponent who knows it, then how often the
starting player lies, and what our solver says of the same game.
"""

import argparse

import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import courtcards.adapters.openspiel  # noqa: F401  # makes the games known
from courtcards.bots.equilibrium import solve

GAME = "courtcards_cockroach_poker(players=2,creatures=2,copies=2,limit=2,removed=0)"


def main():
    """Solve the game twice."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--iterations", type=int, default=30)
    arguments = parser.parse_args()
    game = pyspiel.load_game(GAME)
    average = learn(game, arguments.iterations)
    value = expected_game_score.policy_value(game.new_initial_state(), [average, average])[0]
    print(f"P0, who begins, wins {value:+.3f} on average and lies in {lies(game, average):.0%}.")
    found = solve(game.game)
    print(f"Our solver: {found.value:+.3f}, exploitability {found.exploitability:.4f}.")


def learn(game, iterations):
    """Run CFR+ and return its average policy."""
    solver = cfr.CFRPlusSolver(game)
    for done in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if done % 10 == 0 or done == iterations:
            given_away = exploitability.exploitability(game, solver.average_policy())
            print(f"After {done} iterations: exploitability {given_away:.4f}.", flush=True)
    return solver.average_policy()


def lies(game, policy):
    """Return how often the first claim is a lie."""
    return sum(chance * lying(state, policy) for state, chance in deals(game.new_initial_state()))


def deals(state, chance=1.0):
    """Yield every deal with its probability."""
    if not state.is_chance_node():
        yield state, chance
        return
    for outcome, probability in state.chance_outcomes():
        yield from deals(state.child(outcome), chance * probability)


def lying(state, policy):
    """Return how likely the player to move lies; the words of an offer say so."""
    offers = {move.number: move.data for move in state.view(state.current_player()).moves}
    chances = policy.action_probabilities(state)
    return sum(chances[n] for n, offer in offers.items() if offer["card"] != offer["claim"])


if __name__ == "__main__":
    main()
