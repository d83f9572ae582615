"""`make fit`: every table is found, made from few games, and compared with the one in use."""

import numpy as np
import pytest

from bench.fit.__main__ import tasks
from bench.fit.likelihood import choice_weights, falling, most_likely
from bench.fit.table import Task

# Enough for every table to have all its numbers.
GAMES = {"cockroach-poker danger": 8}
FEW = 120


@pytest.mark.parametrize("task", tasks(), ids=lambda task: task.name)
def test_every_table_is_made_anew(task: Task) -> None:
    games = GAMES.get(task.name, FEW)
    played: list[int] = []
    for table in task.fit(games, played.append):
        assert table.now.shape == table.new.shape
        assert np.isfinite(table.new).all()
        assert table.lines()[0] == f"### `{table.name}`"
    assert len(played) in (games, games // 7 * 7)


def test_the_same_games_give_the_same_numbers() -> None:
    task = next(task for task in tasks() if task.name == "royal-gambit scores")
    one, other = (task.fit(FEW, lambda done: None)[0].new.tolist() for _ in range(2))
    assert one == other


def test_weights_of_a_choice_are_found() -> None:
    chance = np.random.default_rng(1)
    features = chance.normal(size=(20_000, 3, 2))
    scores = features @ np.array([0.5, -1.0]) + chance.gumbel(size=(20_000, 3))
    weights, errors = choice_weights(features, scores.argmax(axis=1))
    assert np.allclose(weights, [0.5, -1.0], atol=0.05)
    assert (errors < 0.02).all()


def test_the_top_of_a_likelihood_is_found() -> None:
    top = most_likely(lambda x: -((x[0] - 2) ** 2) - (x[1] + x[0]) ** 2, np.array([9.0, 9.0]))
    assert np.allclose(top, [2, -2], atol=1e-3)


def test_numbers_that_rise_are_averaged() -> None:
    assert falling(np.array([3.0, 4.0, 1.0]), np.array([1.0, 3.0, 1.0])).tolist() == [3.75, 3.75, 1]
