"""Weights out of a file play as the network that comes with the package does."""

import pickle
import shutil
from pathlib import Path

import numpy as np
import pytest

import courtcards as cc
from courtcards.bots.budget import Budget
from courtcards.bots.entrants import bot_of, maker_of, origin_of
from courtcards.bots.learned.weights import path_of, write_weights
from courtcards.lab.arena import arena
from courtcards.play.game import Game

GAME = cc.game("cockroach-poker", players=3)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return Path(shutil.copy(path_of(GAME.name), tmp_path / "mine.npy"))


@pytest.mark.parametrize("way", ["learned", "guided"])
def test_the_same_weights_choose_the_same_moves(file: Path, way: str) -> None:
    budget = Budget(iterations=20)
    mine, packaged = bot_of(f"{way}:{file}", GAME, budget), bot_of(way, GAME, budget)
    state = GAME.deal(seed=4)
    for _ in range(60):
        if state.turn is None:
            break
        assert state.turn is not None
        view = state.view(state.turn)
        for bot in (mine, packaged):
            bot.reset(GAME, state.turn, 7)
        move = mine.choose(view)
        assert move == packaged.choose(view)
        state.play(pickle.loads(pickle.dumps(mine)).choose(view))


def test_it_plays_matches_beside_the_network_of_the_package(file: Path) -> None:
    write_weights(file, np.load(file) * 0)
    report = arena(GAME, ["learned", f"learned:{file}"], 90, seed=1)
    assert report.forfeits == []
    assert report.names == ("learned", "learned:mine.npy")
    learned, nothing = (standing.rate for standing in report.standings)
    assert learned is not None
    assert nothing is not None
    # Without any weight it plays by chance.
    assert learned.high < nothing.low


def test_what_results_are_kept_under_changes_with_the_weights(file: Path) -> None:
    before = origin_of(maker_of(f"learned:{file}"))
    write_weights(file, np.load(file) / 2)
    assert origin_of(maker_of(f"learned:{file}")) != before


@pytest.mark.parametrize("game", [cc.game("royal-gambit"), cc.game("cockroach-poker-royal")])
def test_weights_of_another_game_are_refused(file: Path, game: Game) -> None:
    with pytest.raises(cc.CourtCardsError, match=r"mine\.npy has not the .* weights"):
        bot_of(f"learned:{file}", game)
