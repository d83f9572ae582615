"""Royal Gambit: the scores of hands, the chances of a chase, and how much care is best."""

from dataclasses import replace

import numpy as np

from bench.fit.games import SEED, Played, play_all
from bench.fit.likelihood import falling
from bench.fit.table import Array, Fitted, Progress, Task
from courtcards.bots.bot_games import BotGames
from courtcards.bots.royal_gambit.policy import MOST_CARE
from courtcards.bots.royal_gambit.prospects import CHASES, COUNTS, OVERSHOOT
from courtcards.bots.spec import THUMB, Persona, Spec
from courtcards.engine.trace import CODE, SEAT, VALUE
from courtcards.games.royal_gambit.events import BANKED, BUSTED
from courtcards.games.royal_gambit.state import CATCH_UP, DUEL, NORMAL
from courtcards.play.game import game

HANDS = sum(COUNTS)
CARES = (0.6, 0.7, 0.8, 0.9, 1.0, 1.2, 1.4)
USUAL_CARE = 1.0
NEUTRAL = Persona()


def scores_of_hands(played: Played) -> Array:
    """Return the scores of all normal hands of a game; a bust is 0."""
    rows, kinds = _ends_of_hands(played)
    normal = rows[kinds == NORMAL]
    return np.where(normal[:, CODE] == BANKED, normal[:, VALUE], 0)


def _ends_of_hands(played: Played) -> tuple[Array, Array]:
    """Return the events by which players leave a hand, and the kind of each one's hand."""
    events = played.events
    begins = np.flatnonzero(events[:, CODE] <= DUEL)
    ends = np.flatnonzero(np.isin(events[:, CODE], (BANKED, BUSTED)))
    kinds = events[begins[np.searchsorted(begins, ends) - 1], CODE]
    return events[ends], kinds


def fit_scores(games: int, progress: Progress) -> list[Fitted]:
    """Make `COUNTS`: the scores at the middle of each of 256 equal parts of all hands."""
    neutral = [Spec(THUMB, NEUTRAL)] * 4
    table = play_all(game("royal-gambit"), lambda number: neutral, games, progress)
    scores = np.sort(np.concatenate([scores_of_hands(played) for played in table]))
    parts = scores[((np.arange(HANDS) + 0.5) * len(scores) / HANDS).astype(int)]
    size = max(len(COUNTS), parts.max() + 1)
    new = np.bincount(parts, minlength=size)
    now = np.pad(np.array(COUNTS), (0, size - len(COUNTS)))
    points = np.arange(size)
    means = [float(counts @ points) / HANDS for counts in (now, new)]
    return [
        Fitted(
            "royal_gambit/prospects.COUNTS",
            f"Of {HANDS} normal hands of four neutral players, how many bring so many points; "
            f"{len(scores):,} hands of {games:,} games.",
            now,
            new,
            [str(score) for score in points],
            digits=0,
            notes=[
                f"On average {means[0]:.2f} points now, {means[1]:.2f} fitted; "
                f"all hands had {scores.mean():.2f}."
            ],
        )
    ]


def chase_of(played: Played) -> tuple[int, int] | None:
    """Return what the one who had to catch up needed and got; nothing if nobody had to."""
    rows, kinds = _ends_of_hands(played)
    chases = rows[kinds == CATCH_UP]
    if not len(chases):
        return None
    totals = np.zeros(2, int)
    normal = rows[(kinds == NORMAL) & (rows[:, CODE] == BANKED)]
    np.add.at(totals, normal[:, SEAT], normal[:, VALUE])
    (chase,) = chases
    need = int(totals.max() - totals[chase[SEAT]]) + 1
    return need, int(chase[VALUE]) if chase[CODE] == BANKED else 0


def fit_chases(games: int, progress: Progress) -> list[Fitted]:
    """Make `CHASES` and `OVERSHOOT`, from the catch-up hands of two players."""
    neutral = [Spec(THUMB, NEUTRAL)] * 2
    table = play_all(game("royal-gambit", players=2), lambda number: neutral, games, progress)
    chases = np.array([chase for played in table if (chase := chase_of(played))])
    need, got = chases.T
    size = len(CHASES) - 1
    tried = np.bincount(need[need < size], minlength=size).astype(float)
    reached = np.bincount(need[(need < size) & (got >= need)], minlength=size)
    beside = np.ones(3)
    around = np.convolve(tried[1:], beside, "same")
    share = np.convolve(reached[1:], beside, "same") / np.maximum(around, 1)
    new = np.concatenate([[1.0], falling(share, around), [0.0]])
    error = np.zeros(size + 1)
    error[1:size] = np.sqrt(share * (1 - share) / np.maximum(around, 1))
    more = (got - need)[got >= need]
    return [
        Fitted(
            "royal_gambit/prospects.CHASES",
            "How likely a player who hits until he has them gets at least so many points; "
            f"{len(chases):,} catch-up hands of {games:,} games of two neutral players.",
            CHASES,
            new,
            [str(points) for points in range(size + 1)],
            digits=3,
            error=error,
        ),
        Fitted(
            "royal_gambit/prospects.OVERSHOOT",
            f"One more than twice the points that whoever got there had too many: {more.mean():.2f}.",
            np.array([OVERSHOOT]),
            np.array([1 + 2 * more.mean()]),
            ["points"],
        ),
    ]


def fit_care(games: int, progress: Progress) -> list[Fitted]:
    """Try how often one who weighs a bust more or less wins against three who weigh it once."""
    table = BotGames(game("royal-gambit"))
    rates = []
    for care in CARES:
        wins = 0
        for number in range(games // len(CARES)):
            specs = [Spec(THUMB, _careful(USUAL_CARE))] * 4
            seat = number // 4 % 4
            specs[seat] = Spec(THUMB, _careful(care))
            summary, _ = table.play(specs, SEED, number)
            wins += int(summary["rewards"][seat])
            progress(1)
        rates.append(100 * wins / (games // len(CARES)))
    neutral = MOST_CARE - NEUTRAL.nerve
    return [
        Fitted(
            "royal_gambit/policy.MOST_CARE",
            "How often (in %) one wins who weighs a bust so many times, against three who weigh it "
            f"once; {games // len(CARES):,} games each. *Now* is what was found when the number was chosen: "
            f"a neutral player weighs it {neutral:.1f} times.",
            np.array([25.8, np.nan, 25.5, np.nan, np.nan, 24.3, 23.1]),
            np.array(rates),
            [str(care) for care in CARES],
            error=np.full(len(CARES), 100 * np.sqrt(0.25 * 0.75 / (games // len(CARES)))),
        )
    ]


def _careful(care: float) -> Persona:
    return replace(NEUTRAL, nerve=MOST_CARE - care)


TASKS = [
    Task("royal-gambit scores", 40_000, fit_scores),
    Task("royal-gambit chases", 150_000, fit_chases),
    Task("royal-gambit care", 140_000, fit_care),
]
