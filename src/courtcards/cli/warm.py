"""`courtcards warm`: compile everything now, so that nobody waits later."""

from collections.abc import Iterator, Sequence
from threading import Lock

from courtcards.cli.stopping import Awaited


def command() -> None:
    """Compile the rules and bots of every game now; the result is kept on disk."""
    from rich.console import Console

    from courtcards.games import GAMES

    # The games with the most to compile first.
    names = [kind.name for kind in reversed(GAMES)]
    console = Console(stderr=True)
    done: list[str] = []
    step = Lock()

    def compile_all() -> None:
        for name in _compile_each(names, step):
            console.print(f"{name} is ready")
            done.append(name)

    with Awaited() as stop, console.status(f"Compiling {len(names)} games …"):
        stop.carry_out(compile_all, step)
    stop.conclude(f"Stopped after {len(done)} of {len(names)} games; what is compiled is kept.")


def _compile_each(names: Sequence[str], step: Lock) -> Iterator[str]:
    """Compile games side by side, and yield the name of each that is done."""
    import os
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    from courtcards.bots.warm import compile_game
    from courtcards.engine import helpers
    from courtcards.engine.errors import CourtCardsError

    workers = min(os.cpu_count() or 1, len(names))
    context = get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=helpers.begin) as pool:
        with step, helpers.undisturbed():
            games = [pool.submit(compile_game, name) for name in names]
        try:
            for done in as_completed(games):
                yield done.result()
        except BrokenProcessPool:
            raise CourtCardsError("A compiler process crashed.") from None
