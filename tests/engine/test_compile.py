import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import from_dtype

from courtcards.engine import compile as policy
from courtcards.engine import fingerprint as prints
from courtcards.engine import trace
from courtcards.games import GAMES, cockroach_poker, royal_gambit
from courtcards.play import kernels

# Two files, so that what a kernel calls stands in another one.
CALLED = (
    "from courtcards.engine.compile import compiled\n\n@compiled\ndef part(n):\n    return n + {}\n"
)
KERNEL = """
import sys
from courtcards.engine.compile import kernel
from part import part

@kernel
def answer(n):
    return part(n) * 2

print(answer(int(sys.argv[1])), sum(answer.stats.cache_hits.values()))
"""
# Some of what Numba loads when it gets ready to compile.
COMPILING = "import sys, kernel; print('numba.np.linalg' in sys.modules)"


class Workshop:
    """A kernel in a folder of its own, run by processes of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.kept = folder / "cache" / "courtcards"
        (folder / "kernel.py").write_text(KERNEL)
        self.add(1)

    def add(self, number: int, comment: str = "") -> None:
        """Write the function that the kernel calls."""
        (self.folder / "part.py").write_text(comment + CALLED.format(number))

    def start(self, *program: str) -> "subprocess.Popen[str]":
        environment = {
            "NUMBA_CACHE_DIR": str(self.folder / "cache"),
            "PYTHONDONTWRITEBYTECODE": "1",
            # What is tested here, wherever else the package is installed.
            "PYTHONPATH": str(Path(policy.__file__).parents[2]),
        }
        return subprocess.Popen(
            [sys.executable, *(program or ("kernel.py",)), "20"],
            cwd=self.folder,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, *program: str) -> str:
        """Return the kernel's answer and how often it came from the disk."""
        return self.start(*program).communicate()[0].strip()


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)


@pytest.mark.compiled
def test_compiled_code_is_kept_on_disk_and_loaded_without_what_compiles(workshop: Workshop) -> None:
    told = [workshop.run("-c", COMPILING) for _ in range(2)]
    assert told == ["42 0\nTrue", "42 1\nFalse"]


@pytest.mark.compiled
def test_a_change_of_what_a_kernel_calls_makes_it_stale_and_one_of_a_comment_does_not(
    workshop: Workshop,
) -> None:
    workshop.run()
    workshop.add(2)
    assert workshop.run() == "44 0"
    workshop.add(2, '"""What is said about a function is no part of it."""\n# Neither is this.\n')
    assert workshop.run() == "44 1"
    workshop.add(1)
    assert workshop.run() == "42 1"


@pytest.mark.compiled
def test_processes_that_compile_at_the_same_time_do_no_harm(workshop: Workshop) -> None:
    together = [workshop.start() for _ in range(4)]
    assert {process.communicate()[0].split()[0] for process in together} == {"42"}
    assert workshop.run() == "42 1"
    assert len(list(workshop.kept.iterdir())) == 1


@pytest.mark.compiled
def test_a_damaged_file_is_compiled_anew(workshop: Workshop) -> None:
    workshop.run()
    (file,) = workshop.kept.iterdir()
    sound = file.read_bytes()
    file.write_bytes(sound[:-1] + bytes([sound[-1] ^ 1]))
    assert [workshop.run(), workshop.run()] == ["42 0", "42 1"]


def _fingerprints() -> dict[str, str]:
    """Return the fingerprint of playing a move, for each game."""
    prints._describe.cache_clear()
    plain: Any = policy.in_python(kernels.step)
    return {kind.name: prints.fingerprint(plain, [from_dtype(kind.state)]) for kind in GAMES}


def _stale_after(monkeypatch: pytest.MonkeyPatch, module: Any, name: str, value: Any) -> set[str]:
    before = _fingerprints()
    with monkeypatch.context() as patch:
        patch.setattr(module, name, value)
        after = _fingerprints()
    # Whatever is loaded later in this process would be taken for stale, and compiled again.
    prints._describe.cache_clear()
    return {game for game in before if before[game] != after[game]}


@pytest.mark.compiled
def test_a_change_of_one_game_leaves_the_others_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = policy.compiled(lambda s, t, move: None)
    assert _stale_after(monkeypatch, royal_gambit.rules, "apply", changed) == {"royal-gambit"}
    # Cockroach Poker Royal is built on Cockroach Poker.
    passing = {"cockroach-poker", "cockroach-poker-royal"}
    assert _stale_after(monkeypatch, cockroach_poker.rules, "judge", changed) == passing


@pytest.mark.compiled
def test_a_change_of_the_engine_concerns_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    all_games = {kind.name for kind in GAMES}
    assert _stale_after(monkeypatch, trace, "MAX_EVENTS", 77) == all_games


def test_what_has_no_fingerprint_is_refused() -> None:
    thing = object()
    use: Any = lambda: thing  # noqa: E731  # a closure over it
    with pytest.raises(TypeError, match="has no fingerprint"):
        prints.fingerprint(use, [])


def test_functions_give_the_same_compiled_and_not() -> None:
    @policy.compiled
    def total(numbers: policy.Array) -> int:
        result = 0
        for number in numbers:
            result += number
        return result

    numbers = np.arange(10)
    plain = getattr(total, "py_func", total)
    assert total(numbers) == plain(numbers) == 45


def test_whole_numbers_wrap_around_without_a_word_compiled_and_not() -> None:
    @policy.kernel
    def product(numbers: policy.Array) -> None:
        numbers[0] = numbers[0] * numbers[1]

    # A warning would fail this test.
    numbers = np.array([1 << 63, 3], np.uint64)
    product(numbers)
    assert numbers.tolist() == [1 << 63, 3]
