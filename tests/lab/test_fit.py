"""`make fit`: the bots' numbers are what the kept figures say, and what games of the bots still give."""

import subprocess
import sys
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import bench.guests
from bench.fit.__main__ import tasks
from bench.fit.likelihood import choice_weights, falling, most_likely
from bench.fit.table import FITTED, GUESSES, Fitted, Task, module_of
from bench.fit.writing import documents, read_figures, section
from bench.guests import Guest
from courtcards.engine.registry import ROOT
from courtcards.lab.arena import arena
from courtcards.play.game import game

# Enough for every table to have all its numbers.
GAMES = {"cockroach-poker danger": 40, "royal-gambit scores": 600, "royal-gambit chases": 2500}
FEW = 150
# Many numbers are compared: one in a thousand may be more than three errors away.
FAR = 4.5


@cache
def fitted_to_few(task: Task) -> list[Fitted]:
    return task.fit(GAMES.get(task.name, FEW), lambda done: None)


def numbers_of(one: Fitted) -> tuple[np.ndarray, np.ndarray]:
    """Return what the bots play with and what few games give."""
    return one.now, np.round(one.new, one.digits)


def test_every_module_and_page_is_what_the_figures_make_it() -> None:
    for path, text in documents(read_figures()).items():
        assert path.read_text(encoding="utf-8") == text, path


def test_every_module_of_fitted_numbers_has_a_fit_and_nothing_else() -> None:
    written = set(documents(read_figures()))
    assert set(ROOT.glob(f"bots/*/{FITTED}.py")) == {
        path for path in written if path.suffix == ".py"
    }


def test_the_bots_play_with_what_was_fitted() -> None:
    for one in read_figures():
        now = getattr(module_of(one["game"], one["module"]), one["name"])
        kept = one["fitted"] if one["module"] == FITTED else one["before"]
        assert np.array_equal(now, kept), one["name"]


@pytest.mark.parametrize("task", tasks(), ids=lambda task: task.name)
def test_every_fit_makes_all_its_numbers(task: Task) -> None:
    kept = {(one["game"], one["module"], one["name"]) for one in read_figures()}
    for one in fitted_to_few(task):
        assert np.isfinite(one.new).all()
        assert (one.game, one.module, one.name) in kept
        assert section(one.figures())[0] == f"## `{one.game}/{one.module}.{one.name}`"


@pytest.mark.parametrize("task", tasks(), ids=lambda task: task.name)
def test_few_games_give_the_numbers_in_use_within_their_error(task: Task) -> None:
    for one in fitted_to_few(task):
        if one.error is not None and one.module != GUESSES:
            room = FAR * one.error + 0.5 * 10.0**-one.digits
            # Where few games have nothing to say, or all say the same, there is no error.
            known = one.error > 0
            assert (abs(one.new - one.now) <= room)[known].all(), one.name


def test_few_hands_score_as_the_hands_in_use() -> None:
    (counts,) = fitted_to_few(next(task for task in tasks() if task.name == "royal-gambit scores"))
    now, new = (np.repeat(np.arange(len(part)), part) for part in numbers_of(counts))
    assert abs(now.mean() - new.mean()) < 0.3
    assert abs(np.sort(now) - np.sort(new)).mean() < 0.4


def test_the_same_games_give_the_same_numbers() -> None:
    task = next(task for task in tasks() if task.name == "royal-gambit scores")
    one, other = (task.fit(FEW, lambda done: None)[0].new.tolist() for _ in range(2))
    assert one == other


def test_weights_of_a_choice_are_found() -> None:
    chance = np.random.default_rng(1)
    features = chance.normal(size=(20_000, 3, 2))
    scores = features @ np.array([0.5, -1.0]) + chance.gumbel(size=(20_000, 3))
    weights, errors = choice_weights(features, scores.argmax(axis=1), np.arange(20_000))
    assert np.allclose(weights, [0.5, -1.0], atol=0.05)
    assert (errors < 0.02).all()


def test_what_a_game_says_again_makes_no_error_smaller() -> None:
    chance = np.random.default_rng(1)
    features, chosen = chance.normal(size=(500, 3, 2)), chance.integers(0, 3, 500)
    _, errors = choice_weights(features, chosen, np.arange(500))
    again = np.repeat(np.arange(500), 10)
    _, repeated = choice_weights(features[again], chosen[again], again)
    assert np.allclose(errors, repeated, rtol=0.01)


def test_the_top_of_a_likelihood_is_found() -> None:
    top = most_likely(lambda x: -((x[0] - 2) ** 2) - (x[1] + x[0]) ** 2, np.array([9.0, 9.0]))
    assert np.allclose(top, [2, -2], atol=1e-3)


def test_numbers_that_rise_are_averaged() -> None:
    assert falling(np.array([3.0, 4.0, 1.0]), np.array([1.0, 3.0, 1.0])).tolist() == [3.75, 3.75, 1]


def test_a_guest_plays_as_it_does_at_home() -> None:
    table = game("cockroach-poker")
    lines: dict[bool, list[str]] = {True: [], False: []}
    for is_guest, kept in lines.items():
        bot = Guest(ROOT.parent, "thumb") if is_guest else "thumb"
        arena(table, [bot], 8, 1, keep=kept.append)
    there = [line.replace("thumb there", "thumb") for line in lines[True]]
    assert there == lines[False]


def test_a_folder_without_the_package_is_named_in_one_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bench.versus", str(tmp_path), "royal-gambit"]
    root = Path(bench.guests.__file__).parents[1]
    ended = subprocess.run(command, capture_output=True, text=True, cwd=root)
    assert ended.returncode == 2
    assert ended.stderr == f"There is no package courtcards in {tmp_path / 'src'}.\n"
