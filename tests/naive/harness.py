"""Plays one game with the engine and with the naive referee side by side, comparing every step."""

import json
import random
from collections import deque
from importlib import import_module
from typing import Any

from courtcards.play.game import Game
from courtcards.play.state import State
from courtcards.play.stepper import Shuffle
from tests.naive.positions import POSITIONS


def compare(game: Game, seed: int) -> State:
    """Play a random game on both; any difference is an AssertionError that names the step."""
    chance = random.Random(seed)
    state = game.deal(seed=seed, first_player=_first(game, chance))
    piles = _Piles(state)
    module = import_module(f"tests.naive.{game.name.replace('-', '_')}")
    referee = module.Referee(game.players, game.options, state.first_player, piles.shuffle)
    while True:
        _compare_position(state, referee, piles)
        if state.over:
            return state
        move = chance.choice(state.moves())
        state.play(move)
        piles.collect()
        referee.play(move.data)


class _Piles:
    """Hands the engine's shuffles to the referee, which must ask for the same piles."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.waiting: deque[Shuffle] = deque()
        self.collected = 0
        self.collect()

    def collect(self) -> None:
        new = self.state.log[self.collected :]
        self.waiting += [entry for entry in new if isinstance(entry, Shuffle)]
        self.collected = len(self.state.log)

    def shuffle(self, label: str, cards: list[str]) -> list[str]:
        assert self.waiting, f"the referee shuffles {label}, the engine does not"
        data = self.state.game.pile_data(self.waiting.popleft())
        assert data["shuffle"] == label
        assert sorted(data["cards"]) == sorted(cards)
        return list(data["cards"])


def _first(game: Game, chance: random.Random) -> int | None:
    return chance.randrange(game.players) if game.kind.first_is_free else None


def _compare_position(state: State, referee: Any, piles: _Piles) -> None:
    step = len(state.log)
    assert not piles.waiting, f"step {step}: the engine shuffled a pile, the referee did not"
    assert referee.turn == state.turn, f"step {step}: turn {referee.turn} != {state.turn}"
    expected = POSITIONS[state.game.name](state)
    found = referee.table()
    for name in expected:
        assert found[name] == expected[name], f"step {step}: {name} {found[name]}, {expected[name]}"
    if state.over:
        assert state.result is not None
        assert referee.result == state.result.data
        return
    ours = sorted(json.dumps(move.data, sort_keys=True) for move in state.moves())
    theirs = sorted(json.dumps(move, sort_keys=True) for move in referee.moves())
    assert ours == theirs, f"step {step}: legal moves differ"
