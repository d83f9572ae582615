import numpy as np
import pytest

import courtcards as cc
from courtcards.adapters.core.batch import Batch
from courtcards.adapters.core.kernels import DEAL_NEXT_STEP, DEAL_SAME_STEP
from courtcards.engine.compile import Array
from courtcards.engine.errors import MoveError, OptionError
from courtcards.play.game import Game
from courtcards.play.state import State
from courtcards.testing.variants import variant_name
from tests.variants import VARIANTS

COUNT = 3
TINY = cc.game("cockroach-poker", 2, creatures=2, copies=2, limit=2, removed=0)


def state_of(batch: Batch, place: int) -> State:
    """Deal a game of a batch once more, with the house's own `State`."""
    seed, first = batch.origin(place)
    return State.deal(batch.game, seed, first)


def assert_same(batch: Batch, place: int, state: State) -> None:
    assert batch.state(place) == state
    turn = state.turn
    assert batch.turns[place] == (-1 if turn is None else turn)
    view = state.view(turn)
    assert np.array_equal(batch.observations[place], view.observation)
    assert np.array_equal(batch.masks[place], view.mask if turn is not None else 0 * view.mask)
    assert batch.choices[place] == len(state.legal)


@pytest.mark.parametrize("game", VARIANTS, ids=variant_name)
def test_every_step_is_that_of_the_rules(game: Game) -> None:
    batch = Batch(game, COUNT)
    batch.deal(seed=5)
    states = [state_of(batch, place) for place in range(COUNT)]
    ended = 0
    for _ in range(150):
        for place, state in enumerate(states):
            assert_same(batch, place, state)
        actions = batch.pick()
        was_over = [state.over for state in states]
        ended += batch.play(actions, DEAL_NEXT_STEP)
        for place, state in enumerate(states):
            if was_over[place]:
                states[place] = state_of(batch, place)
                continue
            state.play(int(actions[place]))
            assert batch.ended[place] == state.over
            winners = state.result.winners if state.result else []
            assert np.flatnonzero(batch.rewards[place]).tolist() == winners
    # Each variant has short games and long ones; most end a few times.
    assert ended or game.name == "royal-gambit"


@pytest.mark.parametrize("game", VARIANTS, ids=variant_name)
def test_observations_are_within_the_bounds_that_are_told(game: Game) -> None:
    fields = game.kind.view.observation(game.players)
    low = np.repeat([field.low for field in fields], [field.size for field in fields])
    high = np.repeat([field.high for field in fields], [field.size for field in fields])
    batch = Batch(game, 50)
    batch.deal(seed=1)
    for _ in range(60):
        batch.play(batch.pick(), DEAL_SAME_STEP)
        for seen in (batch.observations, batch.finals[batch.ended], batch.observe_all()):
            assert (seen >= low).all()
            assert (seen <= high).all()


def record_series(game: Game, count: int, place: int, rounds: int) -> list[tuple[bytes, int]]:
    batch = Batch(game, count)
    batch.deal(seed=9)
    origins = []
    for _ in range(rounds):
        origins.append(batch.origin(place))
        batch.deal()
    return origins


def test_a_place_has_a_series_of_games_of_its_own() -> None:
    game = TINY
    series = [record_series(game, 4, place, 5) for place in range(4)]
    seeds = [seed for games in series for seed, _ in games]
    assert len(set(seeds)) == len(seeds)
    # Who begins goes round in every place.
    assert [first for _, first in series[1]] == [1, 0, 1, 0, 1]
    assert series[2] == record_series(game, 4, 2, 5)


def test_the_games_of_a_place_do_not_depend_on_what_happens_elsewhere() -> None:
    game = TINY
    one, other = Batch(game, 2), Batch(game, 2)
    one.deal(seed=3)
    other.deal(seed=3)
    other.deal(which=np.array([False, True]))
    other.deal(which=np.array([False, True]))
    assert one.origin(0) == other.origin(0)
    assert one.origin(1) != other.origin(1)


def test_a_seed_decides_cards_and_picks() -> None:
    def play(seed: int) -> list[list[int]]:
        batch = Batch(cc.game("cockroach-poker", 3), 5)
        batch.deal(seed=seed)
        picked = []
        for _ in range(20):
            picked.append(batch.pick().tolist())
            batch.play(batch.actions, DEAL_SAME_STEP)
        return picked

    assert play(1) == play(1)
    assert play(1) != play(2)


def test_without_a_seed_the_system_gives_one() -> None:
    one, other = (Batch(cc.game("cockroach-poker", 3), 1) for _ in range(2))
    one.deal()
    other.deal()
    assert one.origin(0) != other.origin(0)


def one_legal_step(batch: Batch) -> Array:
    return batch.pick().copy()


def test_an_illegal_action_changes_nothing_in_any_game() -> None:
    batch = Batch(cc.game("royal-gambit", 2), 3)
    batch.deal(seed=1)
    for wrong in (-1, 5, 28, 1000):
        actions = one_legal_step(batch)
        actions[2] = wrong
        before = [batch.state(place) for place in range(3)]
        with pytest.raises(
            MoveError, match=rf"^Game 2: “move {wrong}” is not legal now: .*hit; stay"
        ):
            batch.play(actions)
        assert [batch.state(place) for place in range(3)] == before


def test_a_game_that_is_over_takes_no_action() -> None:
    batch = Batch(TINY, 1)
    batch.deal(seed=1)
    while not batch.play(batch.pick()):
        pass
    with pytest.raises(MoveError, match="The game is over"):
        batch.play(batch.actions)


def test_forced_steps_are_shown_if_asked_for() -> None:
    game = cc.game("royal-menagerie")
    shown, hidden = Batch(game, 20, forced=True), Batch(game, 20)
    seen_forced = False
    for batch in (shown, hidden):
        batch.deal(seed=4)
        for _ in range(50):
            if (batch.choices == 1).any():
                assert batch is shown
                seen_forced = True
            batch.play(batch.pick(), DEAL_SAME_STEP)
    assert seen_forced


def test_a_forced_step_leads_where_the_rules_lead() -> None:
    game = cc.game("cockroach-poker-royal", 2)
    batch = Batch(game, 1, forced=True)
    batch.deal(seed=8)
    state = state_of(batch, 0)
    while not batch.ended[0]:
        decides = batch.choices[0] > 1
        action = one_legal_step(batch)
        batch.play(action)
        if decides:
            state.play(int(action[0]))
    assert batch.state(0) == state


def test_picks_are_spread_over_the_legal_moves() -> None:
    batch = Batch(cc.game("royal-gambit", 2), 1000)
    batch.deal(seed=2)
    hits = int((batch.pick() == 0).sum())
    assert 400 < hits < 600


@pytest.mark.parametrize("count", [0, -1, 2.0, True])
def test_a_number_of_games_is_a_positive_whole_number(count: int) -> None:
    with pytest.raises(
        OptionError, match="The number of games must be a whole number of at least 1"
    ):
        Batch(cc.game("royal-gambit"), count)
