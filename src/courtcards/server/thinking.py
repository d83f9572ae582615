"""Bots think in separate processes, so that nobody at another table waits for them."""

import asyncio
import gc
import hashlib
import math
import time
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from random import SystemRandom
from typing import TYPE_CHECKING

from courtcards.play.game import Game
from courtcards.play.view import View
from courtcards.server.logs import note
from courtcards.server.metrics import THINKING
from courtcards.server.worker import begin
from courtcards.table.commands import BotPace

if TYPE_CHECKING:
    from courtcards.bots.bot import Bot

# A bot that takes longer than this has lost its way; the levels take a small part of it.
LONGEST_THOUGHT = 20.0
# How long bots seem to take, in seconds: at least, how much more on average, and at most. Brisk is about as
# long as people.
PAUSES: dict[BotPace, tuple[float, float, float]] = {
    "calm": (1.4, 1.4, 6.0),
    "brisk": (0.6, 0.9, 4.0),
    "instant": (0.0, 0.0, 0.0),
}
# How many bots a process keeps ready between moves.
KEPT_BOTS = 16

_chance = SystemRandom()
_bots: dict[tuple[str, str, int, str], "Bot"] = {}


class Thinkers:
    """A few processes in which bots think."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: Executor | None = None
        self._expected: dict[str, Future[str]] = {}

    async def choose(self, view: View, bot: str, seed: int) -> int:
        """Return the number of the move that a bot chooses, knowing only the view."""
        begun = time.perf_counter()
        for _ in range(2):
            try:
                pool = self._started()
                await asyncio.wrap_future(self.expect(view.game.name))
                thought = asyncio.get_running_loop().run_in_executor(pool, think, view, bot, seed)
                number = await asyncio.wait_for(thought, LONGEST_THOUGHT)
            except BrokenProcessPool:
                self._replace(pool)
            except TimeoutError:
                break
            else:
                THINKING.observe(time.perf_counter() - begun)
                return number
        note("bot_gave_up", game=view.game.name, bot=bot)
        return _chance.choice(view.moves).number

    def expect(self, game: str) -> "Future[str]":
        """Load the bots of a game, or compile them the very first time, before they are needed."""
        if game not in self._expected:
            self._expected[game] = self._started().submit(load, game)
        return self._expected[game]

    def close(self) -> None:
        """Stop thinking."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():
                process.terminate()
            self._pool.shutdown(wait=True)

    def _replace(self, broken: Executor) -> None:
        # Others whose bots thought there may have done it already.
        if self._pool is broken:
            note("bots_restarted", reason="a process was lost")
            self._pool = None
            self._expected.clear()

    def _started(self) -> Executor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=get_context("spawn"), initializer=begin
            )
        return self._pool


def load(game: str) -> str:
    """Load the bots of a game: what a process does first."""
    # Only processes that think need the bots; a server starts in half of the time without them.
    from courtcards.bots.warm import compile_game

    name = compile_game(game)
    gc.freeze()
    gc.enable()
    return name


def think(view: View, bot: str, seed: int) -> int:
    """Choose a move: what a process does. A bot is a function of its seed and of what it saw."""
    player = _bot(bot, view.game)
    player.reset(view.game, view.viewer, seed)
    return player.choose(view).number


def pause(pace: BotPace) -> float:
    """Return how long a bot should seem to take, in seconds; it depends on nothing but the pace."""
    least, more, most = PAUSES[pace]
    return min(most, least - more * math.log(1.0 - _chance.random()))


def bot_seed(seed: str, seat: int) -> int:
    """Return the seed of a bot's choices; it reveals nothing about the cards.

    >>> bot_seed("00", 1) == bot_seed("00", 1), bot_seed("00", 1) == bot_seed("00", 2)
    (True, False)
    """
    digest = hashlib.sha256(f"bot {seat} of {seed}".encode()).digest()
    return int.from_bytes(digest[:7], "big")


def _bot(name: str, game: Game) -> "Bot":
    from courtcards.bots.catalogue import make_table_bot

    key = (name, game.name, game.players, repr(sorted(game.options.items())))
    if key not in _bots:
        if len(_bots) >= KEPT_BOTS:
            del _bots[next(iter(_bots))]
        _bots[key] = make_table_bot(name, game)
    return _bots[key]
