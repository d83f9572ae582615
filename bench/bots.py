"""Measure the bots: the ladder of levels, who exploits them and how far, roles and beliefs, time and speed.

    python -m bench.bots ladder habits targets roles beliefs speed [--games N] [--workers W]
    python -m bench.bots ladder --bots novice,regular --game royal-gambit
    python -m bench.bots exploit --bots master,expert --game cockroach-poker --players 2,4
    python -m bench.bots exact --bots thumb,master --decks 2x3,3x3
    python -m bench.bots learning --decks 2x3 --seeds 3
    python -m bench.bots old pool

prints tables in Markdown; docs/bots.md and bench/BOTS.md show them with the command that made them.
"""

import argparse
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

import courtcards as cc
from bench import exploiting
from bench.against_old import against_old
from bench.exact import SMALLEST, print_deck
from bench.markdown import table
from bench.pool import rate_pool
from courtcards.bots.bot_games import BotGames
from courtcards.bots.budget import Budget
from courtcards.bots.catalogue import LEVELS, make_bot, personality
from courtcards.bots.compiled_bot import CompiledBot
from courtcards.bots.habits import HABITS
from courtcards.bots.royal_menagerie import loyalist_chances
from courtcards.bots.search.desk import size_of
from courtcards.bots.spec import THUMB, Spec
from courtcards.bots.warm import warm
from courtcards.engine.errors import CourtCardsError
from courtcards.games import GAMES
from courtcards.lab.arena import arena
from courtcards.play.game import Game

SEED = 20261116
# How many games a match of exploiters has at most, one with the yardstick, and one of all bots.
MANY = 400
# Games for a match of the ladder, by the challenger: stronger bots think longer.
LADDER_GAMES = {"novice": 800, "regular": 800, "expert": 800, "master": 600}
# Where levels lie closer together, more games are needed to tell them apart.
CLOSE_GAMES = {"novice": 800, "regular": 4000, "expert": 4000, "master": 3200}


@dataclass(frozen=True)
class Wish:
    """What was asked for; a part takes from it what concerns it."""

    games: int | None
    workers: int
    bots: tuple[str, ...]
    challengers: tuple[str, ...]
    names: tuple[str, ...]
    players: tuple[int, ...]
    decks: tuple[str, ...]
    seeds: int


def challenge(game: Game, challenger: str, others: str, games: int, workers: int) -> list[str]:
    """Play one bot against a table of another; return a row with both their rates."""
    report = arena(game, [challenger, others], games, SEED, None, workers)
    rates = {standing.bot: standing.rate for standing in report.standings}
    one, rest = rates[challenger], rates[others]
    assert one is not None
    assert rest is not None
    apart = one.high < rest.low or rest.high < one.low
    cells = [f"{challenger} against {others}", f"{report.games:,}", one.percent(), rest.percent()]
    return [*cells, "yes" if apart else "no"]


def sit_down(name: str, game: Game, seat: int, budget: Budget | None = None) -> CompiledBot:
    """Return a bot that plays a game in a seat."""
    bot = make_bot(name, game, budget)
    assert isinstance(bot, CompiledBot)
    bot.reset(game, seat, 1)
    return bot


def ladder(wish: Wish) -> None:
    """Every level at a table filled with the one below it."""
    sizes = [(kind.name, 4) for kind in GAMES] + [("cockroach-poker", 2)]
    for name, players in sizes:
        if wish.names and name not in wish.names:
            continue
        game = cc.game(name, players=players)
        what = "loses" if "poker" in name else "wins"
        print(f"### {name}, {players} players\n")
        rows = []
        for level, below in zip(LEVELS, ("random", *LEVELS), strict=False):
            if wish.bots and level not in wish.bots:
                continue
            planned = CLOSE_GAMES if name == "royal-gambit" else LADDER_GAMES
            count = wish.games or planned[level]
            rows.append(challenge(game, level, below, count, wish.workers))
        head = ["match", "games", f"challenger {what}", f"each of the others {what}", "apart"]
        table(head, rows)


def habits(wish: Wish) -> None:
    """Bots with a fixed habit, each alone against three experts."""
    for name in ("cockroach-poker", "cockroach-poker-royal"):
        game = cc.game(name)
        print(f"### {name}, against three experts\n")
        rows = [
            challenge(game, habit, "expert", wish.games or 800, wish.workers) for habit in HABITS
        ]
        table(["match", "games", "loses", "each expert loses", "apart"], rows)


def targets(wish: Wish) -> None:
    """`thumb` against `random`, and `search` at 100 ms against `thumb`."""
    game = cc.game("cockroach-poker")
    rows = [challenge(game, "thumb", "random", wish.games or 4000, wish.workers)]
    budget = Budget(milliseconds=100)
    report = arena(game, ["search", "thumb"], wish.games or 200, SEED, budget, wish.workers)
    rates = {standing.bot: standing.rate for standing in report.standings}
    search, thumb = rates["search"], rates["thumb"]
    assert search is not None
    assert thumb is not None
    rows.append(
        ["search at 100 ms against thumb", f"{report.games}", search.percent(), thumb.percent(), ""]
    )
    table(["match", "games", "challenger loses", "each of the others loses", "apart"], rows)


def roles(wish: Wish) -> None:
    """Royal Menagerie: the expert in each role, against what thumb does in the same role."""
    game = cc.game("royal-menagerie")
    names = [["expert", "thumb"], ["thumb"]]
    found: dict[tuple[str, str], str] = {}
    for bots in names:
        report = arena(game, bots, wish.games or 1200, SEED, None, wish.workers)
        for standing in report.data["bots"]:
            if standing["bot"] == bots[0]:
                for figure, value in standing["habits"].items():
                    if value is not None:
                        low, high = 100 * value["low"], 100 * value["high"]
                        text = f"{100 * value['value']:.1f} % ({low:.1f} to {high:.1f})"
                        found[bots[0], figure] = text
    figures = list(dict.fromkeys(figure for _, figure in found))
    rows = [[figure, found["expert", figure], found["thumb", figure]] for figure in figures]
    table(["with three `thumb`s", "expert", "thumb"], rows)


def beliefs(wish: Wish) -> None:
    """Royal Menagerie: how often a seat is the Loyalist that is believed to be with a chance."""
    game = cc.game("royal-menagerie")
    expert = sit_down("expert", game, 0).spec(0)
    tables: list[tuple[str, int, Callable[[int], Spec]]] = [
        ("all sorts of people", 3, somebody),
        ("experts", 1, lambda number: expert),
    ]
    for name, factor, spec_of in tables:
        print(f"### tables of {name}\n")
        bins = np.zeros((10, 3))
        for number in range(factor * (wish.games or 200)):
            watch_beliefs(game, [spec_of(4 * number + seat) for seat in range(4)], number, bins)
        rows = [
            [
                f"{10 * i} to {10 * i + 10} %",
                f"{100 * p / n:.1f} %",
                f"{100 * hit / n:.1f} %",
                f"{n:,.0f}",
            ]
            for i, (n, p, hit) in enumerate(bins)
            if n
        ]
        table(["believed", "mean belief", "was the Loyalist", "beliefs"], rows)


def somebody(number: int) -> Spec:
    """Return a player by rules of thumb, careful or careless, with a personality."""
    return Spec(THUMB, replace(personality(number), whim=0.5 + 3.5 * (number % 8) / 7))


def watch_beliefs(game: Game, specs: list[Spec], number: int, bins: np.ndarray) -> None:
    """Play a game and compare what the Vizier and Conspirators believe at their turns."""
    match = BotGames(game)
    _, moves = match.play(specs, SEED.to_bytes(32, "big"), number)
    key = match.desk.state["key"][0].astype("<u4").tobytes()
    state = game.deal(key)
    bots = [sit_down("thumb", game, seat) for seat in range(4)]
    chances = np.empty(4)
    for move in moves:
        seat = state.turn
        assert seat is not None
        view = state.view(seat)
        if state.record["role"][seat] != 1:
            bots[seat].observe(view)
            loyalist_chances(view.states[0], bots[seat].memory[0], chances)
            for other in range(4):
                if other != seat and state.record["role"][other] != 0:
                    cell = bins[min(int(10 * chances[other]), 9)]
                    cell += [1, chances[other], state.record["role"][other] == 1]
        state.play(move)


def speed(wish: Wish) -> None:
    """Iterations a second, and how late a move is after its budget of time."""
    rows = []
    for kind in GAMES:
        game = cc.game(kind.name)
        warm(game)
        match = BotGames(game)
        state = game.deal(seed=1)
        seat = state.turn
        assert seat is not None
        bot = sit_down("search", game, seat, Budget(iterations=20_000))
        start = time.perf_counter()
        bot.choose(state.view(seat))
        rate = 20_000 / (time.perf_counter() - start)
        start = time.perf_counter()
        moves = sum(
            int(match.play([Spec(THUMB)] * 4, bytes(32), n)[0]["decisions"]) for n in range(50)
        )
        thumb = 1e6 * (time.perf_counter() - start) / moves
        late = lateness(game, 50, 100)
        size = size_of(match.desk) / 1e6
        rows.append(
            [kind.name, f"{rate:,.0f}", f"{thumb:.1f} µs", f"{late:.1f} ms", f"{size:.1f} MB"]
        )
    head = ["game", "iterations/s", "thumb, a move", "worst of 100 moves after 50 ms", "memory"]
    table(head, rows)


def lateness(game: Game, budget: float, moves: int) -> float:
    """Return how many milliseconds after its budget the latest of some moves came."""
    bots = [make_bot("search", game, Budget(milliseconds=budget)) for _ in range(4)]
    worst = -budget
    state = game.deal(seed=0)
    for number in range(moves):
        if state.over:
            state = game.deal(seed=number)
        seat = state.turn
        assert seat is not None
        view = state.view(seat)
        start = time.perf_counter()
        move = bots[seat].choose(view)
        worst = max(worst, 1000 * (time.perf_counter() - start) - budget)
        state.play(move)
    return worst


def exploit(wish: Wish) -> None:
    """Every habit and exploiter alone against a table of each bot."""
    for name in wish.names or exploiting.GAMES:
        for bot in wish.bots or LEVELS:
            print(f"### {name}, against {bot}\n")
            exploiting.print_duels(
                {
                    players: exploiting.exploit(
                        bot, name, players, wish.games or MANY, SEED, wish.workers, wish.challengers
                    )
                    for players in wish.players or exploiting.PLAYERS
                }
            )


def exact(wish: Wish) -> None:
    """What can be won against bots at most, where decks are small."""
    for name in wish.decks or SMALLEST:
        print_deck(name, wish.bots or ("random", "thumb", *LEVELS), wish.seeds)


def learning(wish: Wish) -> None:
    """Ways to learn, compared by exact exploitability; needs PyTorch."""
    from bench.learning import print_ways

    for name in wish.decks or SMALLEST[:1]:
        print_ways(name, wish.seeds)


def old(wish: Wish) -> None:
    """The upper levels against what they were before."""
    for level in wish.bots or ("expert", "master"):
        old_one = f"old-{level}" if level in LEVELS else "old-master"
        against_old(level, old_one, wish.games or MANY, SEED, wish.workers)


def pool(wish: Wish) -> None:
    """Ratings of all bots together."""
    for name in wish.names or [kind.name for kind in GAMES]:
        for players in wish.players or (4,):
            rate_pool(cc.game(name, players=players), wish.games or 10 * MANY, SEED, wish.workers)


PARTS: dict[str, Callable[[Wish], None]] = {
    "ladder": ladder,
    "habits": habits,
    "targets": targets,
    "roles": roles,
    "beliefs": beliefs,
    "speed": speed,
    "exploit": exploit,
    "exact": exact,
    "learning": learning,
    "old": old,
    "pool": pool,
}


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    several = partial(parser.add_argument, type=_words, default=(), metavar="A,B")
    parser.add_argument("parts", nargs="+", choices=[*PARTS, "all"])
    parser.add_argument("--games", type=int)
    parser.add_argument("--workers", type=int, default=2)
    several("--bots", help="who is measured")
    several("--challengers", help="who challenges them, of `exploit`")
    several("--game", help="names of games")
    several("--players", help="sizes of tables, for example 2,4")
    several("--decks", help="small decks, for example 2x3,3x3")
    parser.add_argument("--seeds", type=int, default=1, help="how many a bot of a small deck has")
    given = parser.parse_args()
    wish = Wish(
        games=given.games,
        workers=given.workers,
        bots=given.bots,
        challengers=given.challengers,
        names=given.game,
        players=tuple(map(int, given.players)),
        decks=given.decks,
        seeds=given.seeds,
    )
    try:
        for part in PARTS if "all" in given.parts else given.parts:
            PARTS[part](wish)
    except CourtCardsError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
