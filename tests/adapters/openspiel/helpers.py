"""Games small enough for tests, and ways to play them at random."""

import random
from collections.abc import Iterator
from typing import Any

import pyspiel

import courtcards.adapters.openspiel  # noqa: F401  # makes the games known

COCKROACH = "courtcards_cockroach_poker"
ROYAL = "courtcards_cockroach_poker_royal"
GAMBIT = "courtcards_royal_gambit"
MENAGERIE = "courtcards_royal_menagerie"

# The sizes of the games that the solver's own tests solve.
TINY = [
    "players=2,creatures=2,copies=2,limit=2,removed=0",
    "players=2,creatures=3,copies=2,limit=2,removed=4",
    "players=2,creatures=2,copies=4,limit=3,removed=5",
]
VARIANTS = [
    f"{COCKROACH}(players=2,creatures=3,copies=3,limit=2,removed=3)",
    f"{COCKROACH}(players=3,creatures=3,copies=3,limit=2,one_of_each_loses=True)",
    f"{COCKROACH}(players=4,chance=seed,taker=round_starter)",
    f"{ROYAL}(players=2)",
    f"{ROYAL}(players=3,preset=japanese,specials_pay=True)",
    f"{ROYAL}(players=5,limit=3,chance=seed,special_penalty=inert)",
    f"{GAMBIT}(players=2,target=10,max_hands=1)",
    f"{GAMBIT}(players=3,target=10,max_hands=3,deck=running,turns=run,chance=seed)",
    f"{MENAGERIE}()",
    f"{MENAGERIE}(chance=seed,tie=conspirators)",
]


def load(name: str) -> Any:
    return pyspiel.load_game(name)


def tiny(number: int) -> Any:
    return load(f"{COCKROACH}({TINY[number]})")


def draw_all(state: Any, luck: random.Random) -> None:
    """Let chance draw up to the next decision or the end."""
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(outcomes, weights)[0])


def decisions(game: Any, seed: int) -> Iterator[Any]:
    """Play a random game and yield its state at every decision, then at the end."""
    luck = random.Random(seed)
    state = game.new_initial_state()
    draw_all(state, luck)
    while not state.is_terminal():
        yield state
        state.apply_action(luck.choice(state.legal_actions()))
        draw_all(state, luck)
    yield state


def every_state(game: Any) -> Iterator[Any]:
    """Yield every state of a small game."""
    waiting = [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        yield state
        waiting += [state.child(action) for action in state.legal_actions()]


def deals(state: Any, chance: float = 1.0) -> list[tuple[Any, float]]:
    """Return every state after the first chance nodes, with its probability."""
    if not state.is_chance_node():
        return [(state, chance)]
    return [
        end
        for outcome, probability in state.chance_outcomes()
        for end in deals(state.child(outcome), chance * probability)
    ]
