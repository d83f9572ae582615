"""Numbers of the bots that come from games, made anew: `make fit`.

Each game has a module of its name here, whose `TASKS` are found by `python -m bench.fit`.
"""
