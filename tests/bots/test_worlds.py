"""Worlds: the seat cannot tell them from the real one, and each has the right probability."""

import random
from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from courtcards.bots.worlds import Worlds
from courtcards.play.game import Game, make_game
from courtcards.play.state import State
from courtcards.play.view import View
from courtcards.testing.hidden import a_drawn_world_looks_like_the_real_one, random_moment
from courtcards.testing.variants import variant_name
from tests.variants import VARIANTS


@pytest.mark.parametrize("game", VARIANTS, ids=variant_name)
def test_the_view_of_a_drawn_world_is_the_real_one_byte_by_byte(game: Game) -> None:
    a_drawn_world_looks_like_the_real_one(game)


def test_worlds_differ() -> None:
    view = make_game("cockroach-poker", 4, None, {}).deal(seed=1).view(0)
    states, _ = Worlds(view, 1).draw(50)
    assert len({state.tobytes() for state in states}) == 50


def many(view: View, draws: int) -> np.ndarray:
    """Draw more worlds than fit at once."""
    worlds = Worlds(view, 5)
    return np.concatenate([worlds.draw(1000)[0] for _ in range(draws // 1000)])


SMALL = {"creatures": 2, "copies": 3, "removed": 1, "limit": 3}


def test_every_arrangement_of_a_small_deck_is_equally_likely() -> None:
    """Two creatures, three copies, one removed: all arrangements of the unseen cards, counted."""
    game = make_game("cockroach-poker", 2, None, SMALL)
    state = game.deal(seed=3)
    view = state.view(0)
    mine = [int(n) for n in view.record["hand"][0][:2]]
    unseen = [0] * (3 - mine[0]) + [1] * (3 - mine[1])
    size = int(view.record["hand_size"][1])
    arrangements = Counter(sum(order[:size]) for order in permutations(unseen))
    draws = 20_000
    states = many(view, draws)
    drawn = Counter(states["hand"][:, 1, 1].tolist())
    total = sum(arrangements.values())
    expected = {k: draws * n / total for k, n in arrangements.items()}
    assert set(drawn) == set(expected)
    chi = sum((drawn[k] - expected[k]) ** 2 / expected[k] for k in expected)
    assert chi < 15


def test_the_card_on_its_way_is_one_of_the_unseen_ones() -> None:
    game = make_game("cockroach-poker", 3, None, {})
    state = game.deal(seed=8)
    state.play(next(move for move in state.moves() if move.data["to"] == 1))
    view = state.view(1)
    draws = 40_000
    states = many(view, draws)
    unseen = 8 - view.record["hand"][1].astype(int)
    expected = draws * unseen / unseen.sum()
    drawn = np.bincount(states["card"], minlength=8)
    assert ((drawn - expected) ** 2 / expected).sum() < 30


def test_a_known_special_is_in_its_hand_or_on_its_way() -> None:
    """R3: everyone knows where a taken joker is; its owner may since have offered it."""
    game = make_game("cockroach-poker-royal", 3, None, {})
    chance = random.Random(4)
    found = 0
    while found < 5:
        state = random_moment(game, chance)
        holder = int(state.record["last_seen"][0])
        if holder == -1:
            continue
        viewer = (holder + 1) % 3
        states, _ = Worlds(state.view(viewer), 1).draw(50)
        on_its_way = (states["card"] == 14) & (states["path"][:, 0] == holder)
        assert (states["hand"][:, holder, 14] + on_its_way == 1).all()
        found += 1


def test_what_an_honest_player_claims_makes_that_card_likely() -> None:
    """Weighted worlds: the same claim weighs more from someone who was never caught lying."""
    shares = []
    for truthful in (True, False):
        state = make_game("cockroach-poker", 2, None, {}).deal(seed=6)
        for _ in range(4):
            play_round(state, truthful)
        state.play(offer(state, truthful))
        claim = int(state.record["said"][0])
        states, weights = Worlds(state.view(state.turn), 2).draw(2000)
        shares.append(weights[states["card"] == claim].sum() / weights.sum())
    assert shares[0] > 2 * shares[1]


def play_round(state: State, truthful: bool) -> None:
    """Offer truly or falsely, and judge so that the starter takes the card back."""
    state.play(offer(state, truthful))
    state.play({"do": "believe" if truthful else "doubt"})


def offer(state: State, truthful: bool) -> int:
    moves = [
        move for move in state.moves() if (move.data["card"] == move.data["claim"]) == truthful
    ]
    return moves[len(moves) // 2].number
