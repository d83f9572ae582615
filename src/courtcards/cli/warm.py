"""`courtcards warm`: compile all rules now, so that nobody waits later."""


def command() -> None:
    """Compile the rules of every game now; the result is kept on disk."""
    from rich.console import Console

    from courtcards.games import GAMES
    from courtcards.play.warm import warm

    console = Console(stderr=True)
    for kind in GAMES:
        with console.status(f"Compiling {kind.name} …"):
            warm(kind)
