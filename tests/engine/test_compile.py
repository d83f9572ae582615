import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from courtcards.engine import compile as policy

PROGRAM = """
import sys
sys.path.insert(0, {folder!r})
import kernel
print(kernel.answer())
"""


@pytest.mark.skipif(not policy.JIT, reason="nothing is cached without the compiler")
def test_a_change_anywhere_in_the_package_makes_compiled_code_stale(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stamp = policy.source_stamp()
    policy.source_stamp.cache_clear()
    real = Path.stat

    def touched(path: Path, **rest: bool) -> object:
        if path.name != "phrases.py":
            return real(path, **rest)
        return type("Status", (), {"st_size": 1, "st_mtime_ns": 1})

    monkeypatch.setattr(Path, "stat", touched)
    try:
        assert policy.source_stamp() != stamp
    finally:
        policy.source_stamp.cache_clear()


@pytest.mark.skipif(not policy.JIT, reason="nothing is cached without the compiler")
def test_a_change_above_the_compiled_layers_makes_only_its_own_folder_stale(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stamps() -> list[str]:
        policy.source_stamp.cache_clear()
        return [policy.source_stamp(folder) for folder in ("", "adapters/core")]

    below, own = stamps()
    real = Path.stat

    def touched(path: Path, **rest: bool) -> object:
        if path.name != "batch.py":
            return real(path, **rest)
        return type("Status", (), {"st_size": 1, "st_mtime_ns": 1})

    monkeypatch.setattr(Path, "stat", touched)
    try:
        assert stamps()[0] == below
        assert stamps()[1] != own
    finally:
        policy.source_stamp.cache_clear()


@pytest.mark.skipif(not policy.JIT, reason="nothing is cached without the compiler")
def test_compiled_code_is_kept_on_disk(tmp_path: Path) -> None:
    source = "from courtcards.engine.compile import kernel\n\n\n@kernel\ndef answer():\n"
    (tmp_path / "kernel.py").write_text(source + "    return 42\n")
    program = PROGRAM.format(folder=str(tmp_path))
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
        assert done.stdout == "42\n"
    assert list(tmp_path.rglob("*.nbi"))


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
