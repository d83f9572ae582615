"""Makes the bots' numbers that come from games: `make fit`.

Each game has a module of its name here, whose `TASKS` are found by `python -m bench.fit`.
"""
