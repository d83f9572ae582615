"""The beginning of a server process: as long as it loads, it does not look for garbage.

What is loaded stays for good: to look through it again and again takes a tenth of a start, and finds little.
"""

import gc


def main() -> None:
    """Run as a child of `supervisor`."""
    gc.disable()
    from courtcards.server.run import main as run

    run()


if __name__ == "__main__":
    main()
