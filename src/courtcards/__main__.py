"""`python -m courtcards` is the `courtcards` command."""

from courtcards.cli.main import main

if __name__ == "__main__":
    main()
