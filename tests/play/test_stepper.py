"""Single steps, and views made of a record, events and legal moves."""

import copy
import pickle

import numpy as np
import pytest

import courtcards as cc
from courtcards.engine.errors import TranscriptError
from courtcards.engine.gate import EVERYTHING, SPECTATOR
from courtcards.engine.record import copy_records
from courtcards.play.game import Game
from courtcards.play.stepper import Shuffle, Stepper
from courtcards.play.view import View
from courtcards.testing.variants import variant_name
from tests.variants import DEFAULTS

each_game = pytest.mark.parametrize("game", DEFAULTS, ids=variant_name)


@each_game
def test_steps_are_those_of_a_state(game: Game) -> None:
    state = game.deal(seed=bytes(32))
    states, stepper = copy_records(game.blank), Stepper(game)
    stepper.deal(states, 0)
    events = [stepper.events.copy()]
    for _ in range(200):
        if stepper.count == 0:
            break
        number = int(stepper.legal[-1])
        if stepper.count > 1:
            assert stepper.legal.tolist() == state.legal.tolist()
            state.play(number)
        assert stepper.step(states, number)
        events.append(stepper.events.copy())
    while stepper.count == 1:
        stepper.step(states, int(stepper.legal[0]))
        events.append(stepper.events.copy())
    assert states.tobytes() == state.to_bytes()
    assert np.concatenate(events).tolist() == state.history.tolist()


@each_game
def test_a_view_needs_no_state(game: Game) -> None:
    state = game.deal(seed=3)
    state.play(state.moves()[0])
    record = copy_records(state._states)
    for viewer in (EVERYTHING, SPECTATOR, *range(game.players)):
        view = View(game, record, state.history, state.legal, viewer)
        assert view.data == state.seen_by(viewer).data
        assert (view.turn, view.result) == (state.turn, None)
    assert record.tobytes() == state.to_bytes()


def test_where_nobody_has_a_move_nobody_decides() -> None:
    state = cc.game("royal-gambit").deal(seed=3)
    view = View(state.game, state._states, state.history, np.empty(0, np.int16), 0)
    assert (view.turn, view.moves, view.result) == (None, [], None)


def test_given_piles_are_for_one_step() -> None:
    game = cc.game("royal-gambit")
    given = Shuffle(0, tuple(range(52)))
    stepper = Stepper(game)
    stepper.deal(copy_records(game.blank), 0, [given])
    assert stepper.shuffles == (given,)
    stepper.deal(copy_records(game.blank), 0)
    assert stepper.shuffles != (given,)
    stepper.check_piles()


def test_a_pile_that_must_be_given_and_is_not_is_an_error() -> None:
    game = cc.game("royal-gambit")
    stepper = Stepper(game)
    stepper.must_stack()
    stepper.deal(copy_records(game.blank), 0)
    with pytest.raises(TranscriptError, match="its order is not given"):
        stepper.check_piles()


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])
def test_twins_go_on_by_themselves(twin_of: object) -> None:
    assert callable(twin_of)
    state = cc.game("royal-gambit").deal(seed=3)
    twin = twin_of(state)
    twin.play("hit")
    state.play("hit")
    assert twin == state
    assert twin.history.tolist() == state.history.tolist()
