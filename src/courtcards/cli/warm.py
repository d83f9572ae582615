"""`courtcards warm`: compile everything now, so that nobody waits later."""


def command() -> None:
    """Compile the rules and bots of every game now; the result is kept on disk."""
    import os
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from multiprocessing import get_context

    from rich.console import Console

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


def compile_game(name: str) -> str:
    """Compile the rules and bots of a game, and return its name."""
    from courtcards.bots.warm import warm as warm_bots
    from courtcards.games import find
    from courtcards.play.game import make_game
    from courtcards.play.warm import warm

    kind = find(name)
    warm(kind)
    warm_bots(make_game(name, kind.min_players, None, {}))
    return name
