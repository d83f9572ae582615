"""Games played through OpenSpiel: its own checks, our rules, and what is refused."""

import pickle
import random
from typing import Any

import pyspiel
import pytest

from courtcards.adapters.openspiel.draws import digits_of
from tests.adapters.openspiel.helpers import (
    COCKROACH,
    GAMBIT,
    MENAGERIE,
    VARIANTS,
    decisions,
    load,
)


@pytest.mark.parametrize("name", VARIANTS)
def test_openspiel_finds_nothing_wrong_with_random_games(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_game_played_here_is_the_game_played_by_our_state(name: str) -> None:
    *_, end = decisions(load(name), seed=3)
    position = end.position
    words = position.game.kind.words
    piles = [
        (words.SHUFFLES[pile.label], [words.pile_words(pile.label)[card] for card in pile.cards])
        for pile in position.piles_so_far
    ]
    state = position.game.deal(seed=0, piles=piles)
    for step in position.steps:
        if step.decided:
            state.play(step.move)
    assert (state.history == position.history).all()
    assert state.result is not None
    assert end.returns() == [-1.0 + 2.0 * (seat in state.result.winners) for seat in seats_of(end)]


def seats_of(state: Any) -> range:
    return range(state.num_players())


def test_a_seed_deals_the_same_game_as_anywhere() -> None:
    for name in (COCKROACH, GAMBIT, MENAGERIE):
        game = load(f"{name}(chance=seed)")
        state = game.new_initial_state()
        for digit in digits_of(12345678):
            state.apply_action(digit)
        ours = game.game.deal(seed=12345678)
        assert state.current_player() == ours.turn
        assert state.position.view(0).data == ours.view(0).data


@pytest.mark.parametrize("name", VARIANTS)
def test_a_state_survives_being_written_down(name: str) -> None:
    game = load(name)
    for number, state in enumerate(decisions(game, seed=5)):
        if number % 20 == 0:
            _, again = pyspiel.deserialize_game_and_state(
                pyspiel.serialize_game_and_state(game, state)
            )
            assert again.history() == state.history()
            assert str(again) == str(state)
            for seat in range(game.num_players()):
                assert again.information_state_string(seat) == state.information_state_string(seat)


def test_games_and_states_can_be_pickled() -> None:
    state = next(decisions(load(VARIANTS[0]), seed=1))
    game, again = pickle.loads(pickle.dumps((state.get_game(), state)))
    assert str(game) == str(state.get_game())
    assert (str(again), again.history()) == (str(state), state.history())


@pytest.mark.parametrize("name", VARIANTS)
def test_a_copy_goes_its_own_way(name: str) -> None:
    luck = random.Random(1)
    for number, state in enumerate(decisions(load(name), seed=7)):
        if number % 20 == 0 and not state.is_terminal():
            before, twin = str(state), state.clone()
            twin.apply_action(luck.choice(twin.legal_actions()))
            assert str(state) == before
            assert len(twin.history()) == len(state.history()) + 1


def test_winners_get_1_and_losers_minus_1() -> None:
    *_, end = decisions(load(f"{COCKROACH}(players=3,creatures=3,copies=3,limit=2)"), seed=2)
    assert sorted(end.returns()) == [-1.0, 1.0, 1.0]
    assert end.rewards() == end.returns()


def test_nobody_wins_what_all_win() -> None:
    game = load(f"{GAMBIT}(players=2,max_hands=1,chance=seed)")
    state = game.new_initial_state()
    for digit in digits_of(1):
        state.apply_action(digit)
    for _ in range(2):
        state.apply_action(1)
    assert state.is_terminal()
    assert state.position.rewards() == [1, 1]
    assert state.returns() == [0.0, 0.0]


def test_an_action_that_is_not_legal_is_refused_with_those_that_are() -> None:
    state = next(decisions(load(f"{GAMBIT}(chance=seed)"), seed=1))
    with pytest.raises(pyspiel.SpielError) as refused:
        state.apply_action(7)
    assert str(refused.value) == ("Action 7 is not legal now: P0 may play 0 (hit), 1 (stay).")
    assert state.legal_actions() == [0, 1]
    assert len(state.history()) == 5


def test_many_legal_actions_are_named_in_part() -> None:
    state = next(decisions(load(COCKROACH), seed=1))
    with pytest.raises(pyspiel.SpielError, match=r"43 \(offer bat to P1, .*\) and \d+ more\."):
        state.apply_action(0)


def test_an_outcome_that_chance_does_not_have_is_refused() -> None:
    state = load(
        f"{COCKROACH}(players=2,creatures=2,copies=2,limit=2,removed=0)"
    ).new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="chance may play 0 .deck, P0: 0 × bat"):
        state.apply_action(3)
    seeds = load(f"{COCKROACH}(chance=seed)").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="Action 32 is not legal now: chance may play 0"):
        seeds.apply_action(32)


def test_nothing_can_be_played_after_the_end() -> None:
    *_, end = decisions(load(f"{GAMBIT}(players=2,max_hands=1,chance=seed)"), seed=1)
    with pytest.raises(
        pyspiel.SpielError, match="The game is over: there is nothing left to play."
    ):
        end.apply_action(0)
    assert end.legal_actions() == []
    assert end.current_player() == pyspiel.PlayerId.TERMINAL


def test_only_who_decides_has_legal_actions() -> None:
    state = next(decisions(load(COCKROACH), seed=1))
    assert state.legal_actions(0) == state.legal_actions() != []
    assert state.legal_actions(1) == []
    assert [
        n for n, legal in enumerate(state.legal_actions_mask()) if legal
    ] == state.legal_actions()
