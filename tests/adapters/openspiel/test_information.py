"""What players see through OpenSpiel: everything they may know, nothing else, and nothing forgotten."""

import json
import random
from collections import Counter, defaultdict
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from courtcards.bots.equilibrium import solve
from courtcards.play.view import without_aids
from tests.adapters.openspiel.helpers import (
    COCKROACH,
    GAMBIT,
    VARIANTS,
    deals,
    decisions,
    every_state,
    load,
    tiny,
)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_information_states_are_those_of_the_solver(number: int) -> None:
    game = tiny(number)
    found = solve(game.game, iterations=1)
    keys: dict[str, set[int]] = defaultdict(set)
    tensors: dict[str, set[bytes]] = defaultdict(set)
    for state in every_state(game):
        if state.current_player() >= 0:
            text = state.information_state_string()
            keys[text].add(found.find(state.view(state.current_player())))
            tensors[text].add(np.array(state.information_state_tensor()).tobytes())
    assert all(len(same) == 1 for same in keys.values())
    assert len(set.union(*keys.values())) == len(keys) == found.information_states
    # The tensors tell just as much as the texts.
    assert all(len(same) == 1 for same in tensors.values())
    assert len(set.union(*tensors.values())) == len(tensors)


@pytest.mark.parametrize("name", VARIANTS)
def test_nothing_is_forgotten(name: str) -> None:
    game = load(name)
    texts = [""] * game.num_players()
    for state in decisions(game, seed=11):
        for seat in range(game.num_players()):
            story = state.information_state_string(seat).partition("\n")[2]
            assert story.startswith(texts[seat])
            texts[seat] = story


@pytest.mark.parametrize("name", VARIANTS)
def test_texts_and_tensors_are_what_our_views_say(name: str) -> None:
    game = load(name)
    observation = make_observation(game)
    recalled = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    for number, state in enumerate(decisions(game, seed=13)):
        if number % 15:
            continue
        for seat in range(game.num_players()):
            view = state.view(seat)
            observation.set_from(state, seat)
            recalled.set_from(state, seat)
            start = game.num_players()
            assert observation.tensor[start:].tolist() == view.observation.tolist()
            assert observation.dict["player"].tolist() == np.eye(start)[seat].tolist()
            events = recalled.dict["events"][: len(view.history)]
            assert (events == view.history + 1).all()
            assert not recalled.dict["events"][len(view.history) :].any()
            names = [f"P{other}" for other in range(game.num_players())]
            told = "\n".join(view.tell("en", names))
            assert recalled.string_from(state, seat).partition("\n")[2] == told


def test_a_tensor_with_little_room_keeps_what_is_newest() -> None:
    game = load(f"{GAMBIT}(chance=seed,recall=3)")
    observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    *_, end = decisions(game, seed=1)
    observation.set_from(end, 0)
    assert observation.dict["events"].tolist() == (end.view(0).history[-3:] + 1).tolist()


def test_before_the_deal_there_is_nothing_to_see() -> None:
    state = load(COCKROACH).new_initial_state()
    assert state.information_state_string(1) == "P1 knows: nothing is dealt yet"
    assert np.flatnonzero(state.observation_tensor(1)).tolist() == [1]


def test_what_is_public_is_the_same_for_all() -> None:
    game = load(f"{COCKROACH}(players=3,creatures=3,copies=3,limit=2)")
    public = pyspiel.IIGObservationType(
        perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    observation = make_observation(game, public)
    for state in decisions(game, seed=17):
        texts = {observation.string_from(state, seat) for seat in range(3)}
        assert len(texts) == 1
        tensors = []
        for seat in range(3):
            observation.set_from(state, seat)
            tensors.append(observation.tensor.copy())
            assert not observation.dict["hand"].any()
        assert (tensors[0] == tensors[1]).all()
        assert (tensors[0] == tensors[2]).all()


def test_what_is_private_is_what_not_everybody_knows() -> None:
    game = load(f"{COCKROACH}(players=3,creatures=3,copies=3,limit=2)")
    private = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    observer = game.make_py_observer(private, {})
    for state in decisions(game, seed=17):
        for seat in range(3):
            known = without_aids(state.view(seat).own)
            assert json.loads(observer.string_from(state, seat)) == known


@pytest.mark.parametrize(
    "kind",
    [
        {"perfect_recall": False, "private_info": pyspiel.PrivateInfoType.ALL_PLAYERS},
        {"perfect_recall": True, "public_info": False},
    ],
)
def test_an_observer_that_we_do_not_have_is_refused(kind: dict[str, Any]) -> None:
    with pytest.raises(pyspiel.SpielError, match="see what is public"):
        load(COCKROACH).make_py_observer(pyspiel.IIGObservationType(**kind), {})
    with pytest.raises(pyspiel.SpielError, match="take no parameters"):
        load(COCKROACH).make_py_observer(None, {"colour": 1})


@pytest.mark.parametrize("name", VARIANTS)
def test_a_resampled_state_looks_the_same_and_can_be_another(name: str) -> None:
    game = load(name)
    luck = random.Random(19)
    others = 0
    for number, state in enumerate(decisions(game, seed=19)):
        if number % 12 or state.is_terminal():
            continue
        for seat in range(game.num_players()):
            twin = state.resample_from_infostate(seat, luck.random)
            assert twin.current_player() == state.current_player()
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert twin.observation_string(seat) == state.observation_string(seat)
            assert twin.legal_actions(seat) == state.legal_actions(seat)
            others += str(twin) != str(state)
    assert others


@pytest.mark.parametrize("name", [name for name in VARIANTS if "chance=seed" not in name])
def test_the_history_of_a_resampled_state_leads_to_it(name: str) -> None:
    game = load(name)
    luck = random.Random(23)
    for number, state in enumerate(decisions(game, seed=23)):
        if number % 25 == 0 and not state.is_terminal():
            twin = state.resample_from_infostate(state.current_player(), luck.random)
            again = game.new_initial_state()
            for action in twin.history():
                assert action in again.legal_actions()
                again.apply_action(action)
            assert str(again) == str(twin)


def test_states_are_resampled_as_often_as_chance_and_random_offers_bring_them() -> None:
    game = load(f"{COCKROACH}(players=2,creatures=3,copies=2,limit=2,removed=2)")
    luck = random.Random(29)
    states = decisions(game, seed=29)
    next(states)
    state = next(states)
    known = state.information_state_string(1)
    weights = {}
    for dealt, probability in deals(game.new_initial_state()):
        hand = dealt.position.states["hand"][0][0].tolist()
        for after in (dealt.child(action) for action in dealt.legal_actions()):
            if after.information_state_string(1) == known:
                weights[str(after)] = probability * hand[after.position.states["card"].item()]
    rounds = 1000
    drawn = Counter(str(state.resample_from_infostate(1, luck.random)) for _ in range(rounds))
    assert drawn.keys() == weights.keys()
    assert len(weights) > 5
    for text, weight in weights.items():
        assert drawn[text] / rounds == pytest.approx(weight / sum(weights.values()), abs=0.05)


def test_only_a_decision_can_be_resampled() -> None:
    state = load(COCKROACH).new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="Only a state in which a player decides"):
        state.resample_from_infostate(0, random.random)


def test_there_is_no_other_player() -> None:
    state = next(decisions(load(COCKROACH), seed=1))
    for ask in (state.view, lambda seat: state.resample_from_infostate(seat, random.random)):
        with pytest.raises(pyspiel.SpielError, match="no seat 4: seats go from 0 to 3"):
            ask(4)
