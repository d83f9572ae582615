"""Games between bots: one batch at a time, whoever asks for it and in whatever order.

A deal is played once for each rotation of its line-up over the seats, with the same cards and the
same first player, so that the luck of the deal is the same for every bot. Bots are created afresh for every
batch and may remember what they like from one game of it to the next: the result of a batch follows only
from the match and its number, not from who plays the other batches.

A bot that raises an error or does not return a legal move forfeits the game: it has lost,
and nobody else has. Where games end because somebody loses, the others have won; elsewhere nobody
knows who would have, and the game is left out of their figures.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from courtcards.bots.bot import Bot
from courtcards.bots.bot_games import BotGames
from courtcards.bots.budget import Budget
from courtcards.bots.compiled_bot import CompiledBot
from courtcards.bots.entrants import Maker
from courtcards.bots.loading import describe_error, shorten
from courtcards.engine.compile import Array
from courtcards.figures import Figures, figures_of
from courtcards.lab.lineups import Lineup, Schedule, rotate
from courtcards.play.game import Game
from courtcards.play.moves import Move
from courtcards.play.series import deal_in_series
from courtcards.play.state import State
from courtcards.play.transcript import dump

# How many deals a batch has: a fixed number, so that batches are the same for any number of workers.
BATCH = 5

# What a seat got from a game.
LOST, WON, NOT_COUNTED = 0, 1, -1


@dataclass(frozen=True)
class Forfeit:
    """A game that a bot did not play by the rules, and what it did."""

    bot: str
    seat: int
    deal: int
    rotation: int
    what: str

    def __str__(self) -> str:
        return f"{self.bot} (seat {self.seat}, deal {self.deal}) forfeits: it {self.what}."


class ForfeitError(Exception):
    """A bot broke the rules of a match."""

    def __init__(self, seat: int, what: str) -> None:
        super().__init__(what)
        self.seat = seat
        self.what = what


@dataclass(frozen=True)
class Results:
    """What came of some games: for each its deal, and for each seat the bot, its result and counts."""

    deals: Array
    seats: Array
    rewards: Array
    counts: Array
    forfeits: list[Forfeit]
    lines: list[str]
    # How many decisions all games had together.
    decisions: int

    @property
    def did_well(self) -> Array:
        """For each game and seat, whether it did better than those that lost or forfeited."""
        return self.rewards != LOST


@dataclass(frozen=True)
class Match:
    """A match, as every worker gets it."""

    game: Game
    names: tuple[str, ...]
    makers: tuple[Maker, ...]
    schedule: Schedule
    budget: Budget | None = None
    keep_lines: bool = False

    @property
    def batches(self) -> range:
        """The first deals of all batches."""
        return range(0, self.schedule.deals, BATCH)

    @cached_property
    def figures(self) -> Figures:
        """What is counted in its games."""
        return figures_of(self.game.kind)

    def make(self, bot: int) -> Bot:
        """Make a bot by its number."""
        return self.makers[bot](self.game, self.budget)

    def __getstate__(self) -> dict[str, object]:
        # What can be found again is not sent to workers.
        return {name: value for name, value in vars(self).items() if name != "figures"}


# Plays the batch that begins with a deal, and yields what came of each deal.
BatchPlayer = Callable[[Match, int], Iterator[Results]]


def batch_player(match: Match) -> BatchPlayer:
    """Return what plays a match's batches: compiled code, where all bots are that can wait."""
    team = [match.make(bot) for bot in range(len(match.makers))]
    if all(isinstance(bot, CompiledBot) and not bot.is_timed for bot in team):
        return play_compiled_batch
    return play_batch


def play_batch(match: Match, first_deal: int) -> Iterator[Results]:
    """Play a batch of deals with any bots, step by step in Python."""
    team = Team(match)
    rotations = range(match.game.players)
    for deal in deals_of(match, first_deal):
        yield collect(match, [play_game(match, team, deal, rotation) for rotation in rotations])


def play_compiled_batch(match: Match, first_deal: int) -> Iterator[Results]:
    """Play a batch of deals in compiled code: the same games, and much faster."""
    team = Team(match)
    games = BotGames(match.game)
    rotations = range(match.game.players)
    for deal in deals_of(match, first_deal):
        played = [play_compiled_game(match, team, games, deal, rotation) for rotation in rotations]
        yield collect(match, played)


def play_compiled_game(
    match: Match, team: "Team", games: BotGames, deal: int, rotation: int
) -> "Played":
    """Play a deal with one rotation of its line-up in compiled code."""
    state, base = deal_out(match, deal, rotation)
    seats = rotate(match.schedule.lineup(deal), rotation)
    bots = [bot for bot in team.seated(seats) if isinstance(bot, CompiledBot)]
    specs = [bot.spec(base + seat) for seat, bot in enumerate(bots)]
    turn = rotation * match.game.players
    for move in games.play(specs, match.schedule.seed, deal, turn)[1]:
        state.play(move)
    return Played(deal, seats, state, None)


def deals_of(match: Match, first_deal: int) -> range:
    """Return the deals of a batch."""
    return range(first_deal, min(first_deal + BATCH, match.schedule.deals))


def deal_out(match: Match, deal: int, rotation: int) -> tuple[State, int]:
    """Deal a game; return it with the seed of the bot in seat 0, which the others count on from."""
    state, luck = deal_in_series(match.game, match.schedule.seed, deal)
    # Every rotation has its own seeds: otherwise bots that play themselves would repeat a game.
    return state, (int(luck[0]) >> 2) + rotation * match.game.players


@dataclass
class Team:
    """The bots of a batch: as many copies of each as a line-up needs, made when needed."""

    match: Match
    bots: dict[tuple[int, int], Bot] = field(default_factory=dict)

    def seated(self, seats: Lineup) -> list[Bot]:
        """Return a bot for every seat; copies of one bot keep their order."""
        copies = [seats[:seat].count(bot) for seat, bot in enumerate(seats)]
        return [self._get(key) for key in zip(seats, copies, strict=True)]

    def _get(self, key: tuple[int, int]) -> Bot:
        if key not in self.bots:
            self.bots[key] = self.match.make(key[0])
        return self.bots[key]

    def dismiss(self, culprit: Bot) -> None:
        """Forget a bot that broke the rules: nobody knows what state it is in."""
        self.bots = {key: bot for key, bot in self.bots.items() if bot is not culprit}


@dataclass(frozen=True)
class Played:
    """One game that was played, to its end or to a forfeit."""

    deal: int
    seats: Lineup
    state: State
    forfeit: Forfeit | None


def play_game(match: Match, team: Team, deal: int, rotation: int) -> Played:
    """Play a deal with one rotation of its line-up."""
    state, base = deal_out(match, deal, rotation)
    seats = rotate(match.schedule.lineup(deal), rotation)
    bots = team.seated(seats)
    seeds = range(base, base + match.game.players)
    try:
        play_out(state, bots, seeds)
    except ForfeitError as error:
        team.dismiss(bots[error.seat])
        name = match.names[seats[error.seat]]
        return Played(deal, seats, state, Forfeit(name, error.seat, deal, rotation, error.what))
    return Played(deal, seats, state, None)


def play_out(state: State, bots: Sequence[Bot], seeds: Iterable[int]) -> None:
    """Let bots play a game to its end, each with its own view; whoever fails, forfeits."""
    for seat, (bot, seed) in enumerate(zip(bots, seeds, strict=True)):
        with answering(seat):
            bot.reset(state.game, seat, seed)
    watchers = [seat for seat, bot in enumerate(bots) if watches(bot)]
    _show(state, bots, watchers)
    while state.turn is not None:
        seat = state.turn
        view = state.view(seat)
        with answering(seat):
            move = bots[seat].choose(view)
        check_move(state, seat, move)
        state.play(move)
        _show(state, bots, watchers)


def _show(state: State, bots: Sequence[Bot], watchers: list[int]) -> None:
    """Show bots that watch what happened; views are costly, so nobody else is shown any."""
    for seat in watchers:
        view = state.view(seat)
        with answering(seat):
            bots[seat].observe(view)


def watches(bot: Bot) -> bool:
    """Say whether a bot needs to be shown what happened while others move.

    Compiled bots read what they missed out of the view they choose by.
    """
    return not isinstance(bot, CompiledBot) and type(bot).observe is not Bot.observe


@contextmanager
def answering(seat: int) -> Iterator[None]:
    """Hold a seat's bot responsible for any error in this block."""
    try:
        yield
    except (Exception, SystemExit) as error:
        raise ForfeitError(seat, f"raised {describe_error(error)}") from error


def check_move(state: State, seat: int, move: object) -> None:
    """Make a bot forfeit if it chose something that is not a legal move."""
    with answering(seat):
        # Whatever a bot returns may answer in its own way when it is compared or written.
        is_move = isinstance(move, Move)
        is_legal = is_move and is_legal_now(state, seat, move)
        text = "" if is_legal else shorten(_write(move))
    if not is_move:
        raise ForfeitError(seat, f"returned {text}, which is not a move")
    if not is_legal:
        raise ForfeitError(seat, f"chose “{text}”, which is not legal there")


def is_legal_now(state: State, seat: int, move: Any) -> bool:
    """Say whether a move is one of those a seat may choose from."""
    ours = (move.game, move.seat) == (state.game, seat) and type(move.number) is int
    return ours and move.number in state.legal.tolist()


def _write(move: object) -> str:
    if not isinstance(move, Move):
        return repr(move)
    try:
        return str(move)
    except (LookupError, ValueError, TypeError):
        return f"move {move.number!r}"


def collect(match: Match, games: Sequence[Played]) -> Results:
    """Turn games that were played into results."""
    return Results(
        deals=np.array([played.deal for played in games], np.int64),
        seats=np.array([played.seats for played in games], np.int16),
        rewards=np.array([rewards_of(played) for played in games], np.int8),
        counts=np.array([match.figures.count(played.state) for played in games], np.int32),
        forfeits=[played.forfeit for played in games if played.forfeit is not None],
        lines=[_line(match, played) for played in games] if match.keep_lines else [],
        decisions=sum(len(played.state.decisions) for played in games),
    )


def rewards_of(played: Played) -> list[int]:
    """Say what each seat got from a game."""
    game = played.state.game
    if played.forfeit is None:
        result = played.state.result
        assert result is not None
        return [WON if seat in result.winners else LOST for seat in range(game.players)]
    others = WON if game.kind.has_loser else NOT_COUNTED
    return [LOST if seat == played.forfeit.seat else others for seat in range(game.players)]


def _line(match: Match, played: Played) -> str:
    return dump(played.state.transcript(names=[match.names[bot] for bot in played.seats]))
