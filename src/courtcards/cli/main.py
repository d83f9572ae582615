"""The beginning of the `courtcards` command: it hears Ctrl-C first, and loads the rest then."""

from courtcards.cli import stopping


def main() -> None:
    """Run the command."""
    stopping.listen()
    from courtcards.cli.app import run

    run()
