"""What somebody with a profile has played: added up, as it is, carried away or deleted."""

from asyncio import to_thread
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated

from msgspec import Meta, Struct

from courtcards.engine.errors import CourtCardsError
from courtcards.figures import Figure, figures_of
from courtcards.games import find
from courtcards.server.endpoints import Call, Endpoint
from courtcards.server.profiles import Profile
from courtcards.table.played import Opponent, PlayedGame

# A profile is as much work as so many plain requests, so that nobody makes thousands of them.
COST_OF_PROFILE = 10
# So many games are added up with as much work as a plain request is.
ADDED_UP = 200
MOST_RECENT = 30
MOST_RIVALS = 200

Secret = Annotated[
    str,
    Meta(
        max_length=100,
        description="The secret of your profile (`POST /api/you`): your games here count for it.",
    ),
]


class Identity(Struct, frozen=True):
    """A new profile. Whoever has the secret has the profile; nobody else can find it again."""

    secret: str


class OwnTally(Struct, frozen=True):
    """How games went. `streak` is how many were won in a row up to now, `longest` at any time."""

    games: int
    won: int
    lost: int
    left: int
    streak: int
    longest: int


class OwnFigure(Struct, frozen=True):
    """A statistic of how you play: so many out of so many."""

    name: str
    is_share: bool
    count: int
    out_of: int


class GameTally(Struct, frozen=True):
    """How you play one of the games."""

    game: str
    tally: OwnTally
    figures: list[OwnFigure]


class Rival(Struct, frozen=True):
    """Somebody you have played with, and how many of those games you have won."""

    who: Opponent
    games: int
    won: int


class OwnRecord(Struct, frozen=True):
    """What you have played.

    `figures` are those of all games together, `recent` the last games, the newest first.
    """

    since: int
    tally: OwnTally
    figures: list[OwnFigure]
    games: list[GameTally]
    rivals: list[Rival]
    recent: list[PlayedGame]


class Export(Struct, frozen=True):
    """Everything that is stored with a profile, in the order in which it was played."""

    since: int
    played: list[PlayedGame]


class Deleted(Struct, frozen=True):
    """A profile that is no more, and how many games went with it."""

    games: int


async def make_profile(call: Call) -> Identity:
    """Make a profile."""
    call.charge(COST_OF_PROFILE)
    return Identity(await call.hall.profiles.create())


async def read_profile(call: Call) -> OwnRecord:
    """Add up what whoever asks has played."""
    profile = await call.own_profile()
    return await to_thread(sum_up, profile.created_at, await _games(call, profile))


async def export_profile(call: Call) -> Export:
    """Return everything that is stored with a profile."""
    profile = await call.own_profile()
    return Export(profile.created_at, await _games(call, profile))


async def delete_profile(call: Call) -> Deleted:
    """Delete a profile, and everything that is stored with it."""
    profile = await call.own_profile()
    games = await _games(call, profile)
    await call.hall.profiles.delete(profile)
    return Deleted(len(games))


async def _games(call: Call, profile: Profile) -> list[PlayedGame]:
    games = await call.hall.profiles.games_of(profile)
    call.charge(len(games) / ADDED_UP)
    return games


def sum_up(since: int, games: Sequence[PlayedGame]) -> OwnRecord:
    """Add up games, of which the newest is the last."""
    kinds = Counter(game.game for game in games)
    by_kind = {
        kind: [game for game in games if game.game == kind] for kind, _ in kinds.most_common()
    }
    figures = {kind: _figures(kind, own) for kind, own in by_kind.items()}
    return OwnRecord(
        since=since,
        tally=tally(games),
        figures=_together(figures.values()),
        games=[GameTally(kind, tally(own), figures[kind]) for kind, own in by_kind.items()],
        rivals=_rivals(games),
        recent=list(reversed(games[-MOST_RECENT:])),
    )


def tally(games: Iterable[PlayedGame]) -> OwnTally:
    """Count how games went, in the order in which they were played.

    >>> tally([])
    OwnTally(games=0, won=0, lost=0, left=0, streak=0, longest=0)
    """
    outcomes: Counter[str] = Counter()
    streak = longest = 0
    for game in games:
        outcomes[game.outcome] += 1
        streak = streak + 1 if game.outcome == "won" else 0
        longest = max(longest, streak)
    won, lost, left = outcomes["won"], outcomes["lost"], outcomes["left"]
    return OwnTally(outcomes.total(), won, lost, left, streak, longest)


def _figures(kind: str, games: Iterable[PlayedGame]) -> list[OwnFigure]:
    """Add up the columns of a game's figures, then divide."""
    sums: Counter[str] = Counter()
    for game in games:
        sums.update(game.counts or {})
    return [
        OwnFigure(figure.name, figure.is_share, sums[figure.top], sums[figure.bottom])
        for figure in _told(kind)
        if sums[figure.bottom]
    ]


def _told(kind: str) -> tuple[Figure, ...]:
    try:
        return figures_of(find(kind)).told
    except CourtCardsError:
        # A game from a package that is not installed any more.
        return ()


def _together(figures: Iterable[Iterable[OwnFigure]]) -> list[OwnFigure]:
    """Add up figures with the same name of several games."""
    found: dict[str, OwnFigure] = {}
    for one in (figure for own in figures for figure in own):
        before = found.get(one.name, OwnFigure(one.name, one.is_share, 0, 0))
        count, out_of = before.count + one.count, before.out_of + one.out_of
        found[one.name] = OwnFigure(one.name, one.is_share, count, out_of)
    return list(found.values())


def _rivals(games: Iterable[PlayedGame]) -> list[Rival]:
    """Count the games with everybody, those met most often first."""
    met: Counter[Opponent] = Counter()
    won: Counter[Opponent] = Counter()
    for game in games:
        for who in dict.fromkeys(game.opponents):
            met[who] += 1
            won[who] += game.outcome == "won"
    return [Rival(who, count, won[who]) for who, count in met.most_common(MOST_RIVALS)]


_YOU = "/api/you"
YOUR_ENDPOINTS = (
    Endpoint(
        "POST",
        _YOU,
        "Make a profile: an anonymous identity for which games count",
        make_profile,
        Identity,
        status=201,
        problems=(403,),
    ),
    Endpoint(
        "GET",
        _YOU,
        "What you have played: results, opponents, streaks, and how you play; with the secret as token",
        read_profile,
        OwnRecord,
        needs_token=True,
        problems=(401,),
    ),
    Endpoint(
        "DELETE",
        _YOU,
        "Delete your profile, and everything that is stored with it",
        delete_profile,
        Deleted,
        needs_token=True,
        problems=(401, 403),
    ),
    Endpoint(
        "GET",
        _YOU + "/export",
        "Everything that is stored with your profile",
        export_profile,
        Export,
        needs_token=True,
        problems=(401,),
    ),
)
