"""Royal Gambit: the scores of hands, the chances of a chase, and how much care is best."""

from dataclasses import replace

import numpy as np

from bench.fit.games import SEED, Played, play_all
from bench.fit.likelihood import falling
from bench.fit.table import Array, Fitted, Progress, Task
from courtcards.bots.bot_games import BotGames
from courtcards.bots.royal_gambit.policy import MOST_CARE
from courtcards.bots.spec import THUMB, Persona, Spec
from courtcards.engine.trace import CODE, SEAT, VALUE
from courtcards.games.royal_gambit.events import BANKED, BUSTED
from courtcards.games.royal_gambit.state import CATCH_UP, DUEL, NORMAL
from courtcards.play.game import game

# Of how many hands the scores are counted, and up to how many points a chase is tried: others are too rare.
HANDS = 256
FARTHEST = 60
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
    new = np.bincount(parts)
    mean = float(new @ np.arange(len(new))) / HANDS
    return [
        Fitted(
            "royal_gambit",
            "COUNTS",
            f"How many of {HANDS} normal hands of four neutral players bring 0, 1, 2 … points; "
            f"{len(scores):,} hands of {games:,} games.",
            new,
            [str(score) for score in range(len(new))],
            digits=0,
            notes=[f"On average {mean:.2f} points; all hands had {scores.mean():.2f}."],
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
    near = need < FARTHEST
    tried = np.bincount(need[near], minlength=FARTHEST).astype(float)
    reached = np.bincount(need[near & (got >= need)], minlength=FARTHEST)
    beside = np.ones(3)
    around = np.convolve(tried[1:], beside, "same")
    share = np.convolve(reached[1:], beside, "same") / np.maximum(around, 1)
    new = np.concatenate([[1.0], falling(share, around), [0.0]])
    error = np.zeros(FARTHEST + 1)
    error[1:FARTHEST] = np.sqrt(share * (1 - share) / np.maximum(around, 1))
    more = (got - need)[got >= need]
    return [
        Fitted(
            "royal_gambit",
            "CHASES",
            "How likely a player gets at least 0, 1, 2 … points by hitting until they have them; "
            f"{len(chases):,} catch-up hands of {games:,} games of two neutral players, averaged over "
            "neighbours.",
            new,
            [str(points) for points in range(FARTHEST + 1)],
            digits=3,
            error=error,
        ),
        Fitted(
            "royal_gambit",
            "OVERSHOOT",
            "One more than the most points that whoever gets there has too many, if all numbers up to it are "
            f"equally likely: on average they have {more.mean():.2f}, in the same games.",
            1 + 2 * more.mean(),
            ["points"],
            digits=0,
        ),
    ]


def fit_care(games: int, progress: Progress) -> list[Fitted]:
    """Make `CARE`: let one who weighs a bust more or less play three who weigh it once, and see who wins."""
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
    each = games // len(CARES)
    error = 100 * np.sqrt(0.25 * 0.75 / each)
    told = ", ".join(f"{rate:.2f} with {care}" for care, rate in zip(CARES, rates, strict=True))
    return [
        Fitted(
            "royal_gambit",
            "CARE",
            "How many times a neutral player weighs what a bust would cost: what won most often, one "
            f"against three who weigh it once; {each:,} games each.",
            np.array(CARES[int(np.argmax(rates))]),
            ["times"],
            digits=1,
            notes=[f"In % of the games (each ± {error:.2f}) they won {told}."],
        )
    ]


def _careful(care: float) -> Persona:
    return replace(NEUTRAL, nerve=MOST_CARE - care)


TASKS = [
    Task("royal-gambit scores", 40_000, fit_scores),
    Task("royal-gambit chases", 150_000, fit_chases),
    Task("royal-gambit care", 140_000, fit_care),
]
