"""Other states that a player cannot tell from the actual one, with histories that lead to them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pyspiel

from courtcards.adapters.openspiel.draws import SeedDraw, digits_of, outcomes_of
from courtcards.adapters.openspiel.position import SpielPosition
from courtcards.adapters.openspiel.retelling import Story, retell
from courtcards.bots.worlds import Worlds
from courtcards.play.stepper import Shuffle

if TYPE_CHECKING:
    from courtcards.adapters.openspiel.state import SpielState

# A world may contradict what somebody could do long ago, which is rare; then another one is drawn.
TRIES = 1000


def resample(state: "SpielState", player: int, seed: int) -> "SpielState":
    """Return a state in which a player knows just the same, every arrangement equally likely."""
    if state.position.turn < 0:
        raise pyspiel.SpielError("Only a state in which a player decides can be resampled.")
    game = state.get_game()
    worlds = _worlds_of(game, state.position, player, seed)
    for _ in range(TRIES):
        states, _ = worlds.draw(1)
        story = retell(state.position, states[0], player)
        twin = story and _live_through(game, story, seed)
        if twin:
            return twin
    raise pyspiel.SpielError(f"No other state that P{player} may be in was found in {TRIES} tries.")


def _worlds_of(game: Any, position: SpielPosition, player: int, seed: int) -> Worlds:
    """Return the worlds that agree with what a player knows; a search asks many times for the same."""
    recent = game.recent
    if recent is None or recent[:2] != (position.past, player):
        recent = game.recent = (position.past, player, Worlds(position.view(player), seed))
    worlds: Worlds = recent[2]
    return worlds


def _live_through(game: Any, story: Story, seed: int) -> "SpielState | None":
    """Play a story from the deal on; None if it is not possible."""
    state: SpielState = game.new_initial_state()
    position = state.position
    if not position.by_cards:
        # Whatever comes after the story is dealt from the seed.
        position.piles = story.piles
    piles = iter(story.piles)
    while actions := _next_actions(position, story, piles, seed):
        for action in actions:
            state.apply_action(action)
    return state if position.moves == story.moves else None


def _next_actions(
    position: SpielPosition, story: Story, piles: Iterator[Shuffle], seed: int
) -> list[int]:
    """Return what chance draws, or what is decided; nothing if the story ends or cannot continue."""
    if isinstance(position.draw, SeedDraw):
        return digits_of(seed)
    if position.draw:
        return outcomes_of(position.draw, next(piles).cards)
    done = position.past.number if position.past else 0
    # What was forced in one world may be a decision in the other, so all moves are counted.
    if done < len(story.moves) and story.moves[done] in position.legal:
        return [story.moves[done]]
    return []
