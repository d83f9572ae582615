"""`courtcards warm`: compile everything now, so that nobody waits later."""


def command() -> None:
    """Compile the rules and bots of every game now; the result is kept on disk."""
    import os
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from multiprocessing import get_context

    from rich.console import Console

    from courtcards.bots.warm import compile_game
    from courtcards.games import GAMES

    names = [kind.name for kind in GAMES]
    workers = min(os.cpu_count() or 1, len(names))
    console = Console(stderr=True)
    with (
        console.status(f"Compiling {len(names)} games …"),
        ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool,
    ):
        # The games with the most to compile first.
        for done in as_completed([pool.submit(compile_game, name) for name in reversed(names)]):
            console.print(f"{done.result()} is ready")
