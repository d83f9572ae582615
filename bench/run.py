"""Measures Court Cards next to its peers, in one run, and writes down the results.

    make bench        (or: python -m bench.run --write bench/RESULTS.md)

Everything is measured in turn, several rounds over; a ratio compares figures of the same round, and
what is printed are medians over the rounds.
"""

import argparse
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from bench.twin import built_twin, check_same_games, our_runner
from courtcards import __version__
from courtcards.games import GAMES
from courtcards.lab.speed import PLAYERS, RandomGames, Speed, games_in, measure
from courtcards.play.game import make_game

ROUNDS = 5
PEERS = ("liars_dice", "crazy_eights", "hearts")
TWIN_GAMES = 100_000

Rate = Callable[[], float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--write", type=Path, help="also write the figures to this file")
    arguments = parser.parse_args()
    report = "\n".join(
        [
            "# Results",
            "",
            f"Court Cards {__version__}, Python {platform.python_version()}, {processor()}.",
            "Made by `make bench`; medians of rounds in which everything was measured in turn.",
            "",
            *_ours(),
            *_peers(),
            *_twin(),
            *_starts(),
        ]
    )
    print(report)
    if arguments.write:
        arguments.write.write_text(report + "\n", encoding="utf-8")


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.machine()
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{len(models)} × {models[0]}" if models else platform.machine()


def say(what: str) -> None:
    print(f"measuring {what} …", file=sys.stderr)


def _ours() -> list[str]:
    say("our games")
    speeds = [measure(make_game(kind.name, PLAYERS, None, {})) for kind in GAMES]
    return [
        "## Random play, four players, one core, all legal moves listed at every decision",
        "",
        "| game | decisions/s | with observation and mask | two workers | state record |",
        "|---|---|---|---|---|",
        *(_our_row(speed) for speed in speeds),
        "",
    ]


def _our_row(speed: Speed) -> str:
    return (
        f"| {speed.game} | {speed.decisions_per_second / 1e6:.2f} million "
        f"| {100 * speed.observed_ratio:.0f} % | {speed.two_workers_ratio:.2f} × "
        f"| {speed.record_bytes} bytes |"
    )


def _our_rates() -> dict[str, Rate]:
    rates: dict[str, Rate] = {}
    for kind in GAMES:
        runner = RandomGames(make_game(kind.name, PLAYERS, None, {}))
        games = games_in(runner, 0.4)
        rates[kind.name] = partial(runner.rate, games)
    return rates


def _peers() -> list[str]:
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        return ["OpenSpiel is not installed; `make bench` installs it.", ""]
    say("OpenSpiel")
    ours = _our_rates()
    rounds = [
        ({name: rate() for name, rate in ours.items()}, {peer: _spiel(peer) for peer in PEERS})
        for _ in range(ROUNDS)
    ]
    rows = []
    for name in ours:
        ratios = [median(own[name] / theirs[peer] for own, theirs in rounds) for peer in PEERS]
        rows.append(f"| {name} | " + " | ".join(f"{ratio:.1f} ×" for ratio in ratios) + " |")
    theirs = [median(theirs[peer] for _, theirs in rounds) / 1e6 for peer in PEERS]
    return [
        "## Beside OpenSpiel",
        "",
        "Its C++ games, whole games by its own loop (`pyspiel.evaluate_bots` with its C++ uniform",
        "random bots). Decisions are counted, chance nodes are not.",
        "",
        "| | " + " | ".join(PEERS) + " |",
        "|---|" + "---|" * len(PEERS),
        "| decisions/s | " + " | ".join(f"{rate:.2f} million" for rate in theirs) + " |",
        *rows,
        "",
    ]


def _spiel(name: str) -> float:
    """Return decisions a second of one of OpenSpiel's games."""
    import pyspiel

    game = pyspiel.load_game(name)
    players = game.num_players()
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(players)]
    states: list[Any] = []
    spent = 0.0
    while spent < 0.4:
        state = game.new_initial_state()
        start = time.perf_counter()
        pyspiel.evaluate_bots(state, bots, len(states))
        spent += time.perf_counter() - start
        states.append(state)
    # Chance has a negative number; what is left are the players' decisions.
    decisions = sum(step.player >= 0 for state in states for step in state.full_history())
    return decisions / spent


def _twin() -> list[str]:
    compiler = shutil.which("cc")
    if compiler is None:
        return ["There is no C compiler here, so the C twin was not measured.", ""]
    say("the C twin")
    runner = our_runner()
    with built_twin(compiler) as twin:
        check_same_games(runner, twin, TWIN_GAMES)
        rounds = [(runner.rate(TWIN_GAMES), twin.rate(TWIN_GAMES)) for _ in range(ROUNDS)]
    ratio = median(ours / theirs for ours, theirs in rounds)
    return [
        "## Beside C",
        "",
        "`bench/twin.c`, the same Cockroach Poker in plain C with `cc -O3`, playing the very same",
        f"games (checked): {median(theirs for _, theirs in rounds) / 1e6:.2f} million decisions/s.",
        f"Our rules reach **{ratio:.2f} ×** of it; [TWIN.md](TWIN.md) counts the instructions of both.",
        "",
    ]


def _starts() -> list[str]:
    say("start-up")
    courtcards = str(Path(sys.executable).with_name("courtcards"))
    commands = {
        "courtcards --help": [courtcards, "--help"],
        **{
            f"courtcards simulate {kind.name} --games 10": [
                courtcards,
                "simulate",
                kind.name,
                "--games",
                "10",
                "--seed",
                "1",
            ]
            for kind in GAMES
        },
    }
    rows = [f"| `{name}` | {_seconds(command):.2f} s |" for name, command in commands.items()]
    return ["## Warm start", "", "| command | time |", "|---|---|", *rows, ""]


def _seconds(command: list[str]) -> float:
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        times.append(time.perf_counter() - start)
    return median(times)


if __name__ == "__main__":
    main()
