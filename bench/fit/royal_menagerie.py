"""Royal Menagerie: what menageries are worth, who wins by that, and what acts say about roles."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from bench.fit.games import Played, play_all
from bench.fit.likelihood import choice_weights, errors_over_games, most_likely
from bench.fit.table import GUESSES, Array, Fitted, Progress, Task
from courtcards.bots.catalogue import personality
from courtcards.bots.choosing import REMEMBER, work
from courtcards.bots.minds import mind_of
from courtcards.bots.royal_menagerie.effects import LEFT_NODES
from courtcards.bots.royal_menagerie.guesses import WORTH_NODES
from courtcards.bots.royal_menagerie.odds import LEAD_WIDTH, MARGIN_WIDTH
from courtcards.bots.search.desk import Desk, make_desk
from courtcards.bots.spec import THUMB, Spec
from courtcards.engine.gate import hide
from courtcards.games.royal_menagerie.scoring import POINTS
from courtcards.games.royal_menagerie.state import (
    DECK,
    LOYALIST,
    MAMMOTH,
    ROOM,
    SEATS,
    SPECIES,
    VIZIER,
)
from courtcards.play.game import game

# With no cards left the rules alone count (8.2 to 8.5, 9.1 to 9.6): half a point makes a difference.
WORTH_AT_THE_END = np.array([*POINTS[0, 1:], *POINTS[MAMMOTH, 1:], 0, 0], float)
ODDS_AT_THE_END = np.array([0.5, 0.3, 0.5, -0.5, 0.3])
NODES, COLUMNS = len(LEFT_NODES), len(WORTH_AT_THE_END)
# How much each node counts, by how many cards are left: linear between nodes, as in `between`.
LEFT = np.arange(2 * DECK)
SHARES = np.stack([np.interp(LEFT, LEFT_NODES, row) for row in np.eye(NODES)], axis=1)
SIZES = ("1", "2", "3", "1 mammoth", "2 mammoths", "3 mammoths", "4 species", "5 species")
WIDTHS = [MARGIN_WIDTH, LEAD_WIDTH]
ODDS = ("margin bar", "margin width", "lead bar", "tie bar", "lead width")
# Where the way to the most likely odds begins.
SOME_ODDS = np.array([4.0, 3.0, 1.0, 0.0, 6.0])
# Where a lead says hardly anything yet, any width is as good as any larger one.
NARROWEST, WIDEST = 0.01, 20.0
SIGN_NAMES = ("gifts", "shots", "thefts", "trades")


def somebody(number: int) -> list[Spec]:
    """Return four people of all characters, as careful as a good player."""
    return [Spec(THUMB, personality(SEATS * number + seat)) for seat in range(SEATS)]


def anybody(number: int) -> list[Spec]:
    """Return four people of all characters, from careful to careless."""
    seats = range(SEATS * number, SEATS * (number + 1))
    return [Spec(THUMB, replace(personality(n), whim=0.5 + 3.5 * (n % 8) / 7)) for n in seats]


class Moments(NamedTuple):
    """What lay in front of everyone at each decision of some games, and how those ended.

    `games` are the numbers of those; `sizes` counts, by moment, seat and column of `WORTH_NODES`; `seats` are
    the Vizier's and the Loyalist's.
    """

    games: Array
    left: Array
    sizes: Array
    points: Array
    seats: Array


def moments_of(number: int, played: Played) -> Moments:
    """Return the moments of one game."""
    records, end = played.records[:-1], played.records[-1]
    role = end["role"].tolist()
    count = len(records)
    return Moments(
        np.full(count, number),
        cards_left(records),
        sizes_of(records["menagerie"]),
        np.tile(end["points"].astype(int), (count, 1)),
        np.tile([role.index(VIZIER), role.index(LOYALIST)], (count, 1)),
    )


def cards_left(records: Array) -> Array:
    """Count the cards still to be played, as `count_left` does."""
    open_frames = np.arange(records["lying"].shape[1]) < records["depth"][:, None]
    lying = (records["lying"].sum(axis=2) * open_frames).sum(axis=1)
    return records["deck_size"] + (records["taken"] >= 0) + records["hand_size"].sum(1) + lying


def sizes_of(menageries: Array) -> Array:
    """Count the animals of menageries by the columns of `WORTH_NODES`."""
    animals, mammoths = menageries[..., :MAMMOTH], menageries[..., MAMMOTH]
    species = (menageries > 0).sum(axis=-1)
    columns = [(animals == size).sum(axis=-1) for size in range(1, ROOM + 1)]
    columns += [mammoths == size for size in range(1, ROOM + 1)]
    columns += [species == SPECIES - 2, species == SPECIES - 1]
    return np.stack(columns, axis=-1).astype(float)


def fit_worth(games: int, progress: Progress) -> list[Fitted]:
    """Make `ODDS_NODES` for the worths that the bots go by, and measure what these are in the same games."""
    table = play_all(game("royal-menagerie"), somebody, games, progress)
    found = [moments_of(number, played) for number, played in enumerate(table)]
    moments = Moments(*map(np.concatenate, zip(*found, strict=True)))
    worth, error = least_squares(moments)
    odds = odds_of(moments, WORTH_NODES)
    rows = [f"{left} left:" for left in LEFT_NODES]
    what = f"{len(moments.left):,} decisions in {games:,} games of all characters"
    return [
        Fitted(
            "royal_menagerie",
            "WORTH_NODES",
            "The points that a menagerie can expect of one, two or three of a species, the same of mammoths, "
            "and of four or five species, when a stampede is near; by the cards left to play, linear between "
            "the rows "
            f"(`LEFT_NODES`): least squares over {what}. The first row is the rules. With these the bots are "
            "weaker (above), and play with the others.",
            worth,
            SIZES,
            rows,
            error=error,
            module=GUESSES,
        ),
        Fitted(
            "royal_menagerie",
            "ODDS_NODES",
            "Where the Vizier's solo victory, and the larger sum of their side, are as likely as not, "
            f"and how far chance may carry them: most likely values for {what}. The first row is the "
            f"rules; {WIDEST:.0f}, the widest there is, means that a lead says nothing yet.",
            odds,
            ODDS,
            rows,
            module=GUESSES,
        ),
    ]


def least_squares(moments: Moments) -> tuple[Array, Array]:
    """Return what every size is worth at every node, with standard errors; the first node is given.

    What everybody gets in the rest of a game, whatever they have, is a column of its own, and left out: it
    makes no difference between seats.
    """
    size = (NODES - 1) * (COLUMNS + 1)
    products, sums = np.zeros((size, size)), np.zeros(size)
    for _, terms, rest in _equations(moments):
        products += terms.T @ terms
        sums += terms.T @ rest
    inverse = np.linalg.inv(products)
    found = inverse @ sums
    pulls = np.zeros((int(moments.games.max()) + 1, size))
    for games, terms, rest in _equations(moments):
        np.add.at(pulls, games, terms * (rest - terms @ found)[:, None])
    error = errors_over_games(inverse, pulls, np.arange(len(pulls)))
    return _with_the_end(found, WORTH_AT_THE_END), _with_the_end(error, np.zeros(COLUMNS))


def _equations(moments: Moments) -> Iterator[tuple[Array, Array, Array]]:
    """Yield part by part, for each moment and seat, the game, what counts, and what it came to."""
    for part in np.array_split(np.arange(len(moments.left)), 1 + len(moments.left) // 20_000):
        shares, sizes = SHARES[moments.left[part]], moments.sizes[part]
        rest = moments.points[part] - shares[:, :1] * (sizes @ WORTH_AT_THE_END)
        columns = np.concatenate([sizes, np.ones((*sizes.shape[:2], 1))], axis=2)
        terms = shares[:, None, 1:, None] * columns[:, :, None, :]
        yield np.repeat(moments.games[part], SEATS), terms.reshape(rest.size, -1), rest.ravel()


def _with_the_end(numbers: Array, end: Array) -> Array:
    """Return the table of the nodes, the first of which is the end of the game."""
    return np.vstack([end, numbers.reshape(NODES - 1, -1)[:, :COLUMNS]])


@dataclass(frozen=True)
class Leads:
    """The Vizier's margin and the lead of their side at each moment, and what they came to."""

    margin: Array
    lead: Array
    solo: Array
    ahead: Array
    level: Array

    def at(self, moments: Array) -> "Leads":
        """Return some of the moments."""
        return Leads(*(getattr(self, name)[moments] for name in self.__dataclass_fields__))


def leads_of(moments: Moments, worth: Array) -> Leads:
    """Compare the sides at every moment, and at the end."""
    prices = SHARES[moments.left] @ worth
    worths = np.einsum("nsc,nc->ns", moments.sizes, prices)
    margin, lead = compare(worths, moments.seats)
    final_margin, final_lead = compare(moments.points.astype(float), moments.seats)
    return Leads(margin, lead, final_margin > 0, final_lead > 0, final_lead >= 0)


def compare(worths: Array, seats: Array) -> tuple[Array, Array]:
    """Return the Vizier's margin over the best of the others, and the lead of their side."""
    cases = np.arange(len(worths))
    own, loyal = worths[cases, seats[:, 0]], worths[cases, seats[:, 1]]
    others = worths.copy()
    others[cases, seats[:, 0]] = -np.inf
    return own - others.max(axis=1), 2 * (own + loyal) - worths.sum(axis=1)


def odds_of(moments: Moments, worth: Array) -> Array:
    """Return the most likely odds at every node but the first."""
    leads = leads_of(moments, worth)
    odds = np.tile(ODDS_AT_THE_END, (NODES, 1))
    for node in range(1, NODES):
        shares = SHARES[moments.left, node]
        near = shares > 0
        odds[node] = odds_at(leads.at(near), shares[near])
    odds[:, WIDTHS] = np.minimum(odds[:, WIDTHS], WIDEST)
    return odds


def odds_at(leads: Leads, shares: Array) -> Array:
    """Return the most likely odds of some moments, each of which counts for a share."""

    def solo(numbers: Array) -> float:
        return log_share(leads.margin, leads.solo, numbers[0], numbers[1], shares)

    # Only where the Vizier does not win alone the sums are looked at (9.1).
    sums = shares * ~leads.solo

    def side(numbers: Array) -> float:
        ahead = log_share(leads.lead, leads.ahead, numbers[0], numbers[2], sums)
        return ahead + log_share(leads.lead, leads.level, numbers[1], numbers[2], sums)

    return np.concatenate([most_likely(solo, SOME_ODDS[:2]), most_likely(side, SOME_ODDS[2:])])


def log_share(lead: Array, is_won: Array, bar: float, width: float, shares: Array) -> float:
    """Return how likely leads came to what they did, as a logarithm, by `smooth_step`."""
    x = (lead - bar) / np.clip(width, NARROWEST, WIDEST)
    chance = 0.5 + 0.5 * x / np.sqrt(1.0 + x * x)
    chance = np.clip(np.where(is_won, chance, 1.0 - chance), 1e-9, 1.0)
    return float(shares @ np.log(chance))


def fit_signs(games: int, progress: Progress) -> list[Fitted]:
    """Make `SIGN_WEIGHTS`: which of the three hidden seats was the Loyalist, by what each did so far."""
    table = game("royal-menagerie")
    desk = make_desk(mind_of(table.name), table)
    signs, loyalists, numbers = [], [], []
    for number, played in enumerate(play_all(table, anybody, games, progress)):
        role = played.records[-1]["role"]
        hidden = np.flatnonzero(role != VIZIER)
        found = signs_of(desk, played)[:, hidden]
        signs.append(found)
        loyalists += [int(np.flatnonzero(role[hidden] == LOYALIST)[0])] * len(found)
        numbers += [number] * len(found)
    weights, errors = choice_weights(np.concatenate(signs), np.array(loyalists), np.array(numbers))
    return [
        Fitted(
            "royal_menagerie",
            "SIGN_WEIGHTS",
            "How much gifts, shots, thefts and trades count as evidence: most likely values (conditional "
            f"logistic regression) at {len(loyalists):,} decisions in {games:,} games of all characters with "
            "a whim from 0.5 to 4.",
            weights,
            SIGN_NAMES,
            error=errors,
            module=GUESSES,
            notes=["The signs themselves are made with the numbers of before."],
        )
    ]


def signs_of(desk: Desk, played: Played) -> Array:
    """Return the evidence about each seat at every decision; memories are public, so any seat's will do."""
    desk.memories[0] = desk.new_memories[0]
    seen = hide(played.events, 0)
    signs = []
    for start, end in pairwise([0, *played.told[:-1]]):
        work(desk, REMEMBER, 0, 0, 0, seen[start:end])
        signs.append(desk.memories["signs"][0].copy())
    return np.array(signs)


TASKS = [
    Task("royal-menagerie worth and odds", 6_000, fit_worth),
    Task("royal-menagerie signs", 2_500, fit_signs),
]
