"""How many games are asked for never decides how much memory is taken."""

import pickle
import tracemalloc
from collections.abc import Callable
from itertools import islice

import courtcards as cc
from courtcards.lab.arena import Contest, make_match
from courtcards.lab.local import Local
from courtcards.lab.matches import play_compiled_batch
from courtcards.lab.simulate import BATCH, MOST_GAMES, Series, Simulation, Tally
from courtcards.lab.standings import Totals

GAME = cc.game("cockroach-poker")
SEED = bytes(32)
# More of them than there are line-ups one would want to list.
MANY_BOTS = ["random", "thumb", "liar", "judge", "truthful", "novice", "regular"] * 30


def peak(work: Callable[[], object]) -> int:
    """Return how many bytes were taken at most."""
    work()
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_a_series_takes_the_same_memory_however_long_it_is() -> None:
    def some_batches(games: int) -> None:
        simulation = Simulation(GAME, games, SEED, workers=1)
        force = Local(1).hire(simulation._job(False, False), simulation.step)
        pieces = force.pieces(simulation._bounds(BATCH))
        for tally, _ in islice(pieces, 5):
            assert tally.games == BATCH
        pieces.close()

    assert peak(lambda: some_batches(MOST_GAMES)) < 2 * peak(lambda: some_batches(20 * BATCH))


def test_a_match_takes_the_same_memory_however_long_it_is() -> None:
    def prepare(games: int) -> None:
        match = make_match(GAME, MANY_BOTS, games, SEED)
        assert len(match.schedule.lineup(games // 8)) == 4
        Contest(match, games)

    assert peak(lambda: prepare(MOST_GAMES)) < 2 * peak(lambda: prepare(1000))


def test_what_is_kept_of_games_does_not_grow_with_them() -> None:
    series = Series(GAME, SEED)
    tally = Tally(GAME)
    sizes = []
    for first in range(0, 5000, 1000):
        tally.add(series.play(first, first + 1000))
        sizes.append(len(pickle.dumps(tally)))
    assert max(sizes) - min(sizes) < 16, "only numbers become longer"
    assert tally.games == 5000


def test_what_is_kept_of_a_match_does_not_grow_with_it() -> None:
    match = make_match(GAME, ["random", "thumb"], 80, SEED)
    totals = Totals(GAME, 2)
    sizes = []
    for first in match.batches:
        for deal in play_compiled_batch(match, first):
            totals.add(deal)
        sizes.append(sum(len(pickle.dumps(part)) for part in vars(totals).values()))
    assert max(sizes) - min(sizes) < 64, "only numbers become longer"
    assert totals.games == 80


def test_as_many_games_as_there_are_numbers_can_be_asked_for() -> None:
    for games in (10**11, 10**15, MOST_GAMES):
        assert Simulation(GAME, games, SEED, workers=1).asked == games
    last = Series(GAME, SEED).play(MOST_GAMES - 3, MOST_GAMES)
    assert last["decisions"].min() > 0
