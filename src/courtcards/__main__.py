"""`python -m courtcards` is the `courtcards` command."""

if __name__ == "__main__":
    # Only here: processes that a command starts load this module too, and nothing of the command.
    from courtcards.cli.main import main

    main()
