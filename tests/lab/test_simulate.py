import json
from collections import Counter

import numpy as np
import pytest

import courtcards as cc
from courtcards.lab.intervals import mean, share
from courtcards.lab.simulate import BATCH, Series, Simulation, simulate
from courtcards.play import kernels
from courtcards.play.moves import Decision
from courtcards.play.transcript import check_line
from tests.variants import DEFAULTS

SEED = (1).to_bytes(32, "big")
GAMES = pytest.mark.parametrize("game", DEFAULTS, ids=lambda game: game.name)


@GAMES
def test_a_series_does_not_depend_on_how_it_is_divided(game: cc.Game) -> None:
    series = Series(game, SEED)
    whole = series.play(0, 2500)
    parts = [series.play(first, first + 500).tobytes() for first in range(0, 2500, 500)]
    assert b"".join(parts) == whole.tobytes()
    assert Series(game, bytes(32)).play(0, 2500).tobytes() != whole.tobytes()
    reports = [simulate(game, 2 * BATCH + 500, SEED, workers) for workers in (1, 2)]
    one, two = ({**vars(report.tally), "game": None} for report in reports)
    assert str(one) == str(two)


@GAMES
def test_compiled_games_are_the_games_of_the_transcripts(game: cc.Game) -> None:
    series = Series(game, SEED)
    for number, summary in enumerate(series.play(0, 20)):
        state = series.play_one(number)
        decisions = sum(isinstance(entry, Decision) for entry in state.log)
        assert decisions == summary["decisions"]
        assert state.result is not None
        assert state.result.winners == np.flatnonzero(summary["rewards"]).tolist()
        assert state.result.reason == game.kind.words.REASONS[summary["reason"]]
        assert state.first_player == summary["first"]


@GAMES
def test_transcripts_come_in_order_and_verify(game: cc.Game) -> None:
    one: list[str] = []
    alone = Simulation(game, 12, SEED, workers=1)
    alone.run(keep=one.append, legal=True)
    assert [check_line(line) for line in one] == [[]] * 12
    seeds = [json.loads(line)["seed"] for line in one]
    assert len(set(seeds)) == 12
    two: list[str] = []
    Simulation(game, 12, SEED, workers=2).run(keep=two.append, legal=True)
    assert one == two
    # What is told of them is what is told of the same games without transcripts.
    assert alone.report().wins == simulate(game, 12, SEED, workers=1).wins
    assert alone.report().length == simulate(game, 12, SEED, workers=1).length


class Clock:
    """Goes on only when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def perf_counter(self) -> float:
        return self.now


@pytest.mark.parametrize("are_kept", [False, True], ids=["figures", "transcripts"])
def test_compiling_is_not_counted_as_playing(
    monkeypatch: pytest.MonkeyPatch, are_kept: bool
) -> None:
    clock, calls = Clock(), Counter[str]()

    def slowly(name: str) -> None:
        play = getattr(Series, name)

        def wrapped(series: Series, *numbers: int) -> object:
            clock.now += 1 if calls[name] else 1000
            calls[name] += 1
            return play(series, *numbers)

        monkeypatch.setattr(Series, name, wrapped)

    slowly("play")
    slowly("play_one")
    monkeypatch.setattr("courtcards.lab.undertaking.time", clock)
    simulation = Simulation(DEFAULTS[0], 3, SEED, workers=1)
    lines: list[str] = []
    simulation.run(keep=lines.append if are_kept else None)
    assert len(lines) == (3 if are_kept else 0)
    assert simulation.games == 3
    assert 0 < simulation.report().seconds <= 3


def test_everyone_begins_in_turn() -> None:
    summaries = Series(DEFAULTS[0], SEED).play(0, 100)
    assert Counter(summaries["first"].tolist()) == dict.fromkeys(range(4), 25)


@GAMES
def test_the_report_adds_up(game: cc.Game) -> None:
    report = simulate(game, 500, SEED, workers=1)
    summaries = Series(game, SEED).play(0, 500)
    data = json.loads(json.dumps(report.data))
    assert data["games"] == 500
    assert sum(part["value"] for part in data["reasons"].values()) == pytest.approx(1)
    rewards = summaries["rewards"][:, : game.players]
    wins = sum(part["value"] for part in data["wins"])
    assert wins == pytest.approx((rewards > 0).sum() / 500, abs=1e-4)
    assert data["decisions"] == sum(summaries["decisions"])
    assert data["length"]["min"] == min(summaries["decisions"])
    assert data["length"]["max"] == max(summaries["decisions"])
    assert report.length == mean(sum(summaries["decisions"]), sum(summaries["decisions"] ** 2), 500)


def test_observed_playouts_play_the_same_games() -> None:
    from courtcards.lab.speed import RandomGames

    for game in DEFAULTS:
        assert RandomGames(game).play(50) == RandomGames(game, observed=True).play(50)


def test_intervals_are_wilsons() -> None:
    estimate = share(1, 10)
    assert (estimate.low, estimate.high) == pytest.approx((0.01788, 0.40415), abs=1e-4)
    assert share(0, 0).high == 1
    assert mean(total=10, squares=100, count=1).low == 10


def test_a_mask_is_one_where_moves_are() -> None:
    mask = np.ones(6, np.int8)
    kernels.write_mask(np.array([1, 4, 5], np.int16), 2, mask)
    assert mask.tolist() == [0, 1, 0, 0, 1, 0]
