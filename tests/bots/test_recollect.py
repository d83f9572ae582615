"""What seats remember as numbers: who lied, who doubted, and the same seen from every seat."""

import random
from typing import Any

import numpy as np
import pytest

import courtcards as cc
from courtcards.bots.recollect import recollect, recollection, recollection_size
from courtcards.play.game import Game
from courtcards.play.state import State
from courtcards.play.view import View
from courtcards.testing.hidden import random_moment
from courtcards.testing.variants import variant_name
from tests.variants import DEFAULTS, VARIANTS


def named(view: View) -> dict[str, list[int]]:
    """Return what is remembered by the fields' names."""
    numbers, found, start = recollect(view).tolist(), {}, 0
    for field in recollection(view.game):
        found[field.name] = numbers[start : start + field.size]
        start += field.size
    return found


def play(state: State, *moves: Any) -> None:
    for move in moves:
        state.play(move)


def test_a_lie_that_was_doubted_is_remembered_by_everybody() -> None:
    state = cc.game("cockroach-poker", 3).deal(seed=3)
    card = state.moves()[0].data["card"]
    lie = next(word for word in state.game.kind.words.CARDS if word != card)
    play(state, {"do": "offer", "card": card, "to": 1, "claim": lie}, {"do": "doubt"})
    of_liar, of_doubter = named(state.view(0)), named(state.view(1))
    assert (of_liar["claimed"], of_liar["lied"]) == ([1, 0, 0], [1, 0, 0])
    assert (of_doubter["claimed"], of_doubter["lied"]) == ([0, 0, 1], [0, 0, 1])
    assert (of_doubter["judged"], of_doubter["doubted"]) == ([1, 0, 0], [1, 0, 0])
    animal = state.game.kind.words.CARDS.index(lie)
    assert np.flatnonzero(of_doubter["lean"]).tolist() == [animal]


def test_hits_and_stays_are_counted() -> None:
    state = cc.game("royal-gambit", 2).deal(seed=1)
    play(state, "hit", "hit", "stay")
    assert named(state.view(0))["hits"] == [1, 1]
    assert named(state.view(1))["stays"] == [0, 1]


def test_deeds_in_royal_menagerie_are_seen_from_every_seat() -> None:
    game = cc.game("royal-menagerie")
    state = random_moment(game, random.Random(3))
    seats = [np.array(named(state.view(seat))["acts"]).reshape(4, -1) for seat in range(4)]
    assert seats[0].any()
    for seat in range(4):
        assert (np.roll(seats[0], -seat, axis=0) == seats[seat]).all()


@pytest.mark.parametrize("game", VARIANTS, ids=variant_name)
def test_numbers_are_within_the_bounds_that_are_told(game: Game) -> None:
    fields = recollection(game)
    low = np.repeat([field.low for field in fields], [field.size for field in fields])
    high = np.repeat([field.high for field in fields], [field.size for field in fields])
    chance = random.Random(variant_name(game))
    for _ in range(3):
        state = random_moment(game, chance)
        for seat in range(game.players):
            numbers = recollect(state.view(seat))
            assert (numbers >= low).all()
            assert (numbers <= high).all()


@pytest.mark.parametrize("game", DEFAULTS, ids=variant_name)
def test_a_spectator_remembers_nothing(game: Game) -> None:
    state = random_moment(game, random.Random(1))
    assert recollect(state.view()).tolist() == [0] * recollection_size(game)
