import json
from collections import Counter

import numpy as np
import pytest

import courtcards as cc
from courtcards.lab.intervals import mean, share
from courtcards.lab.simulate import Series, simulate, transcripts
from courtcards.play import kernels
from courtcards.play.state import Decision
from courtcards.play.transcript import check_line
from tests.variants import DEFAULTS

GAMES = pytest.mark.parametrize("game", DEFAULTS, ids=lambda game: game.name)


@GAMES
def test_a_series_does_not_depend_on_how_it_is_divided(game: cc.Game) -> None:
    one = simulate(game, 2500, seed=1, workers=1)
    two = simulate(game, 2500, seed=1, workers=2)
    assert one.summaries.tobytes() == two.summaries.tobytes()
    assert one.summaries.tobytes() != simulate(game, 2500, seed=2, workers=1).summaries.tobytes()


@GAMES
def test_compiled_games_are_the_games_of_the_transcripts(game: cc.Game) -> None:
    report = simulate(game, 20, seed=3, workers=1)
    series = Series(game, (3).to_bytes(32, "big"))
    for number in range(20):
        state = series.play_one(number)
        summary = report.summaries[number]
        decisions = sum(isinstance(entry, Decision) for entry in state.log)
        assert decisions == summary["decisions"]
        assert state.result is not None
        assert state.result.winners == np.flatnonzero(summary["rewards"]).tolist()
        assert state.result.reason == game.kind.words.REASONS[summary["reason"]]
        assert state.first_player == summary["first"]


@GAMES
def test_transcripts_come_in_order_and_verify(game: cc.Game) -> None:
    one = list(transcripts(game, 12, seed=4, workers=1, legal=True))
    assert [check_line(line) for line in one] == [[]] * 12
    seeds = [json.loads(line)["seed"] for line in one]
    assert len(set(seeds)) == 12
    two = list(transcripts(game, 12, seed=4, workers=2, legal=True))
    assert one == two


def test_everyone_begins_in_turn() -> None:
    report = simulate(DEFAULTS[0], 100, seed=1, workers=1)
    assert Counter(report.summaries["first"].tolist()) == dict.fromkeys(range(4), 25)


@GAMES
def test_the_report_adds_up(game: cc.Game) -> None:
    report = simulate(game, 500, seed=5, workers=1)
    data = json.loads(json.dumps(report.data))
    assert data["games"] == 500
    assert sum(part["value"] for part in data["reasons"].values()) == pytest.approx(1)
    rewards = report.summaries["rewards"][:, : game.players]
    wins = sum(part["value"] for part in data["wins"])
    assert wins == pytest.approx((rewards > 0).sum() / 500, abs=1e-4)
    assert data["decisions"] == sum(report.summaries["decisions"])


def test_observed_playouts_play_the_same_games() -> None:
    from courtcards.lab.speed import Runner

    for game in DEFAULTS:
        assert Runner(game).play(50) == Runner(game, observed=True).play(50)


def test_intervals_are_wilsons() -> None:
    estimate = share(1, 10)
    assert (estimate.low, estimate.high) == pytest.approx((0.01788, 0.40415), abs=1e-4)
    assert share(0, 0).high == 1
    assert mean(total=10, squares=100, count=1).low == 10


def test_a_mask_is_one_where_moves_are() -> None:
    mask = np.ones(6, np.int8)
    kernels.write_mask(np.array([1, 4, 5], np.int16), 2, mask)
    assert mask.tolist() == [0, 1, 0, 0, 1, 0]
