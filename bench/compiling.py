"""Where the time of compiling goes: kernel by kernel, game by game, step by step.

`python -m bench.compiling --write bench/COMPILING.md` compiles every game in a process of its own,
into an empty cache, and adds up processor time, which does not depend on what else the machine does.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

STEPS = ("types and translation", "optimisation", "machine code")


class Clock:
    """Adds up the processor time of steps that may go on inside of each other."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = defaultdict(float)
        self._inner: list[float] = []

    def measured(self, step: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """Return a function that does the same, and whose time counts for a step."""

        def run(*arguments: Any, **more: Any) -> Any:
            begun = time.process_time()
            self._inner.append(0.0)
            try:
                return function(*arguments, **more)
            finally:
                took = time.process_time() - begun
                self.seconds[step] += took - self._inner.pop()
                if self._inner:
                    self._inner[-1] += took

        return run

    def measure(self, owner: Any, name: str, step: str) -> None:
        """Count all calls of a method for a step."""
        setattr(owner, name, self.measured(step, getattr(owner, name)))


def compile_one(game: str) -> dict[str, dict[str, float]]:
    """Compile a game here, and return the seconds by kernel and by step."""
    from numba.core import codegen

    from courtcards.bots.warm import compile_game
    from courtcards.engine.parts import WholeLibrary

    machinery: Any = import_module("numba.core.dispatcher")
    steps, kernels = Clock(), Clock()
    steps.measure(machinery._FunctionCompiler, "compile", STEPS[0])
    for library in (codegen.CPUCodeLibrary, WholeLibrary):
        steps.measure(library, "_optimize_final_module", STEPS[1])
    steps.measure(codegen.CPUCodeLibrary, "_optimize_functions", STEPS[1])
    steps.measure(codegen.JITCodeLibrary, "_finalize_specific", STEPS[2])
    compile_any = machinery.Dispatcher.compile

    def compile_timed(dispatcher: Any, sig: Any) -> Any:
        # Only kernels are kept.
        is_kernel = hasattr(dispatcher._cache, "_function")
        timed = kernels.measured(dispatcher.py_func.__name__, compile_any)
        return (timed if is_kernel else compile_any)(dispatcher, sig)

    machinery.Dispatcher.compile = compile_timed
    compile_game(game)
    return {"steps": dict(steps.seconds), "kernels": dict(kernels.seconds)}


def measure(game: str) -> dict[str, dict[str, float]]:
    """Compile a game in a process of its own, with nothing on the disk."""
    with tempfile.TemporaryDirectory() as empty:
        environment = {**os.environ, "NUMBA_CACHE_DIR": empty}
        command = [sys.executable, "-m", "bench.compiling", "--game", game]
        done = subprocess.run(command, env=environment, check=True, capture_output=True)
    found: dict[str, dict[str, float]] = json.loads(done.stdout)
    return found


def table(found: dict[str, dict[str, dict[str, float]]], what: str) -> str:
    """Return a table of all games, in seconds, the longest first."""
    parts = [one[what] for one in found.values()]
    names = sorted({name for one in parts for name in one}, key=lambda name: -_total(parts, [name]))
    rows = [f"| {' | '.join([what, *found, 'all'])} |", f"|---{'|---:' * (len(found) + 1)}|"]
    for title, chosen in [*((name, [name]) for name in names), ("all", names)]:
        times = [*(_total([one], chosen) for one in parts), _total(parts, chosen)]
        rows.append(f"| {title} | {' | '.join(f'{one:.1f}' for one in times)} |")
    return "\n".join(rows)


def _total(parts: list[dict[str, float]], names: list[str]) -> float:
    return sum(one.get(name, 0.0) for one in parts for name in names)


def main() -> None:
    from courtcards.games import GAMES

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game")
    parser.add_argument("--write", type=Path)
    chosen = parser.parse_args()
    if chosen.game:
        print(json.dumps(compile_one(chosen.game)))
        return
    found = {kind.name: measure(kind.name) for kind in GAMES}
    text = f"{HEAD}\n{table(found, 'steps')}\n\n{table(found, 'kernels')}\n{BEFORE}"
    print(text)
    if chosen.write:
        chosen.write.write_text(text)


HEAD = """# Where the time of compiling goes

Processor seconds, every game compiled in a process of its own with nothing on the disk, by
`make bench-compile`. The kernel `work` is all that bots do: memory, worlds, policy, search, whole games.
"""

BEFORE = """
## Before

While Numba optimised every function again in each of its callers (measured once, in the same way):

| steps | cockroach-poker | cockroach-poker-royal | royal-gambit | royal-menagerie | all |
|---|---:|---:|---:|---:|---:|
| optimisation | 17.1 | 21.3 | 28.9 | 27.0 | 94.3 |
| machine code | 10.2 | 13.0 | 17.3 | 18.1 | 58.6 |
| types and translation | 12.7 | 15.9 | 20.9 | 20.3 | 69.8 |
| all | 40.0 | 50.2 | 67.1 | 65.4 | 222.7 |
"""

if __name__ == "__main__":
    main()
