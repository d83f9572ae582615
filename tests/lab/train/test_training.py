"""Training: the same network in PyTorch and compiled, the same weights from the same seed, stopped or not."""

from pathlib import Path

import numpy as np
import pytest

from courtcards.bots.habits import DOUBTER
from courtcards.bots.learned.brain import grids
from courtcards.bots.learned.samples import make_samples
from courtcards.bots.spec import LEARNED, THUMB, Spec
from courtcards.engine.errors import OptionError
from courtcards.engine.phrases import Data
from courtcards.games import GAMES
from courtcards.play.game import make_game

torch = pytest.importorskip("torch", reason="PyTorch is not installed")

from courtcards.lab.train import training  # noqa: E402
from courtcards.lab.train.model import Model, shape_of  # noqa: E402
from courtcards.lab.train.plan import (  # noqa: E402
    Against,
    Plan,
    SelfPlay,
    senses_of,
)
from courtcards.lab.train.selfplay import how_often_wins, new_games, play_part  # noqa: E402
from courtcards.lab.train.training import Training, TrainingError, read_curve  # noqa: E402

SMALL = Plan(iterations=3, decisions=300, snapshot_every=1)
GAME = "cockroach-poker"


class EnoughError(Exception):
    """Stops a training in the middle."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Test as little as possible."""
    monkeypatch.setattr(training, "TEST_GAMES", 8)


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_pytorch_and_compiled_code_are_the_same_network(kind) -> None:  # type: ignore[no-untyped-def]
    senses = senses_of(kind.name)
    model = Model(senses)
    weights = np.random.default_rng(1).normal(0, 0.1, len(model.weights())).astype(np.float32)
    model.load(weights)
    assert (model.weights() == weights).all()
    for players in {kind.min_players, kind.max_players}:
        table = make_game(kind.name, players, None, {})
        samples = make_samples(1500, grids(senses, table)[0].size, table.move_count)
        games = new_games(table, weights[np.newaxis], samples)
        games.play([Spec(LEARNED)] * players, bytes(32), 0)
        count = int(samples.used[1])
        with torch.no_grad():
            ratings, hope = model(torch.from_numpy(samples.x[:count]), shape_of(table))
        illegal = torch.from_numpy(samples.legal[:count]) == 0
        chances = torch.softmax(ratings.masked_fill(illegal, -1e9), -1)
        taken = chances.gather(1, torch.from_numpy(samples.move[:count, None]))[:, 0]
        assert np.allclose(taken.numpy(), samples.chance[:count], atol=1e-5)
        assert np.allclose(hope.numpy(), samples.hope[:count], atol=1e-5)


def test_a_training_that_was_stopped_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    Training(GAME, SMALL, tmp_path / "whole").run()
    stopped = Training(GAME, SMALL, tmp_path / "stopped")

    def stop(line: Data) -> None:
        raise EnoughError

    with pytest.raises(EnoughError):
        stopped.run(stop)
    # As if it had died between the curve and the checkpoint.
    with (tmp_path / "stopped" / training.CURVE).open("a") as file:
        file.write('{"iteration": 2}\n')
    going_on = Training(GAME, SMALL, tmp_path / "stopped", workers=2)
    assert going_on.done == 1
    going_on.run()
    whole, parts = (
        (tmp_path / name / training.WEIGHTS).read_bytes() for name in ("whole", "stopped")
    )
    assert whole == parts
    assert read_curve(tmp_path / "whole") == read_curve(tmp_path / "stopped")
    assert (tmp_path / "whole" / training.CHART).read_text().startswith("<svg")


def test_another_seed_brings_other_weights(tmp_path: Path) -> None:
    for seed in (1, 2):
        plan = Plan(seed=seed, iterations=1, decisions=200, snapshot_every=1)
        Training(GAME, plan, tmp_path / str(seed)).run()
    one, two = ((tmp_path / name / training.WEIGHTS).read_bytes() for name in "12")
    assert one != two


def test_a_folder_with_another_training_is_refused(tmp_path: Path) -> None:
    Training(GAME, SMALL, tmp_path).run()
    with pytest.raises(TrainingError, match="has another training: its game is"):
        Training("royal-gambit", SMALL, tmp_path)
    (tmp_path / training.CHECKPOINT).write_bytes(b"nonsense")
    with pytest.raises(TrainingError, match="has no training to go on from"):
        Training(GAME, SMALL, tmp_path)


def test_it_learns_to_beat_whoever_it_plays_against(tmp_path: Path) -> None:
    plan = Plan(iterations=12, decisions=3000, batch=512, snapshot_every=5)
    deck = {"creatures": 2, "copies": 3, "limit": 2, "removed": 0}
    table = make_game(GAME, 2, None, deck)
    learning = Training(GAME, plan, tmp_path)
    learning.seating = Against("doubter")
    learning.tables = lambda moment: [table]
    lineup = [Spec(LEARNED), Spec(THUMB, habit=DOUBTER)]
    before = learning.learner.model.weights()[np.newaxis]
    learning.run()
    after = learning.learner.model.weights()[np.newaxis]
    rates = [how_often_wins(table, nets, lineup, 400, seed=1) for nets in (before, after)]
    assert rates[1] > rates[0] + 0.15


def test_decisions_of_older_selves_are_not_learned_from() -> None:
    table = make_game(GAME, 4, None, {})
    nets = np.zeros((6, len(Model(senses_of(GAME)).weights())), np.float32)
    (alone,) = play_part(SMALL, Against("thumb"), table, nets, 0, 0)
    (together,) = play_part(SMALL, SelfPlay(0.0, 0.0), table, nets, 0, 0)
    # One seat learns in the first, and all four in the second.
    assert {len(alone), len(together)} == {SMALL.decisions}
    assert alone.x.shape == together.x.shape


def test_who_begins_astray_is_learned_from_only_after_that() -> None:
    table = make_game(GAME, 3, None, {})
    nets = np.zeros((1, len(Model(senses_of(GAME)).weights())), np.float32)

    def noted(astray: int) -> int:
        samples = make_samples(1500, grids(senses_of(GAME), table)[0].size, table.move_count)
        new_games(table, nets, samples).play([Spec(LEARNED, astray=astray)] * 3, bytes(32), 0)
        return int(samples.used[1])

    assert 0 == noted(10_000) < noted(10) < noted(0)


def test_the_length_of_a_game_is_what_a_seat_decides_in_it() -> None:
    table = make_game(GAME, 2, None, {"creatures": 2, "copies": 3, "limit": 2, "removed": 0})
    nets = np.zeros((1, len(Model(senses_of(GAME)).weights())), np.float32)
    (short,) = play_part(SMALL, SelfPlay(0.0, 0.0), table, nets, 0, 0)
    (long,) = play_part(SMALL, SelfPlay(0.0, 0.0), make_game(GAME, 2, None, {}), nets, 0, 0)
    # With six cards each seat decides a few times, with 54 many times.
    assert 1 < short.length < 4 < long.length < 40


def test_the_spread_of_a_game_is_how_far_apart_its_results_lie() -> None:
    nets = np.zeros((1, len(Model(senses_of(GAME)).weights())), np.float32)
    for players in (2, 4):
        table = make_game(GAME, players, None, {})
        (played,) = play_part(SMALL, SelfPlay(0.0, 0.0), table, nets, 0, 0)
        # One loses the stake, the others share it.
        assert played.spread == pytest.approx((players - 1) ** -0.5)


def test_what_plays_in_the_end_is_the_average_of_late(tmp_path: Path) -> None:
    learning = Training(GAME, SMALL, tmp_path)
    learning.run()
    mean = np.mean(learning.snapshots[1:], axis=0)
    assert np.allclose(np.load(tmp_path / training.WEIGHTS), mean, atol=5e-4)
    assert not np.allclose(learning.snapshots[-1], mean, atol=5e-4)


def test_a_game_without_senses_cannot_be_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    from courtcards.bots.contract import Mind
    from courtcards.bots.plain import plain_mind
    from courtcards.games import find

    blind: Mind = plain_mind(find(GAME))
    monkeypatch.setattr("courtcards.lab.train.plan.mind_of", lambda name: blind)
    with pytest.raises(OptionError, match="No network can learn cockroach-poker"):
        senses_of(GAME)
