"""Cockroach Poker: who is in danger, what a card does, and how often a card comes back."""

import numpy as np

from bench.fit.games import Played, play_all
from bench.fit.likelihood import choice_weights
from bench.fit.table import Array, Fitted, Progress, Task
from courtcards.bots.catalogue import personality
from courtcards.bots.cockroach_poker.policy import COMES_BACK, HARM
from courtcards.bots.cockroach_poker.value import DANGER, STARTS
from courtcards.bots.spec import SEARCH, THUMB, Spec
from courtcards.engine.record import OVER
from courtcards.engine.trace import CODE, SEAT
from courtcards.games.cockroach_poker.rules import LAID, OFFERED, PASSED
from courtcards.games.cockroach_poker.state import OFFER
from courtcards.play.game import game

PLAYERS = 4
ITERATIONS = 150
# Rows that want more than this many of a kind for the loss are no danger yet.
MOST_MISSING = 3


def seating(number: int) -> list[Spec]:
    """Return two who search and two who go by rules of thumb, in every order."""
    thumbs = [Spec(THUMB, personality(PLAYERS * number + seat)) for seat in range(2)]
    search = Spec(SEARCH, iterations=ITERATIONS)
    orders = ([search, search, *thumbs], [search, thumbs[0], search, thumbs[1]])
    order = orders[number % 2]
    turn = number // 2 % PLAYERS
    return order[turn:] + order[:turn]


def rounds_of(played: Played) -> tuple[Array, Array, int]:
    """Return what the seats have at the beginning of each round, the records, and who loses.

    The features of a seat are how many kinds want one, two, three of them for the loss, as far as
    they can still come, and whether it starts.
    """
    records, end = played.records, played.records[-1]
    starts = records[(records["turn"] != OVER) & (records["phase"] == OFFER)]
    rows = starts["rows"][:, :PLAYERS].astype(int)
    missing = starts["limit"][:, None, None] - rows
    left = (starts["copies"][:, None] - rows.sum(axis=1))[:, None, :]
    features = [((missing == k) & (k <= left)).sum(axis=2) for k in range(1, MOST_MISSING + 1)]
    features.append(starts["turn"][:, None] == np.arange(PLAYERS))
    return np.stack(features, axis=-1).astype(float), starts, int(end["loser"])


def fit_danger(games: int, progress: Progress) -> list[Fitted]:
    """Make `DANGER` and `STARTS`, and measure what a card does and how often it comes back."""
    features, losers, laid, returned = [], [], [], []
    for played in play_all(game("cockroach-poker"), seating, games, progress):
        own, starts, loser = rounds_of(played)
        features.append(own)
        losers.append(np.full(len(own), loser))
        laid.append(cards_laid(starts, played.records[-1]))
        returned.append(passes_that_return(played.events))
    chosen = np.concatenate(losers)
    weights, errors = choice_weights(np.concatenate(features), chosen)
    what = f"{len(chosen):,} beginnings of rounds in {games:,} games of `search` and `thumb`"
    names = [f"{k} missing" for k in range(1, MOST_MISSING + 1)]
    now = np.append(DANGER[1 : MOST_MISSING + 1], STARTS)
    back = np.concatenate(returned)
    return [
        Fitted(
            "cockroach_poker/value.DANGER, STARTS",
            "By how many of a kind are missing for the loss, and whether one starts: most likely values "
            f"(conditional logistic regression of who loses) for {what}. The errors take rounds of one "
            "game for news of each other, and are too small.",
            now,
            weights,
            [*names, "starts"],
            error=errors,
        ),
        harm_of_cards(features, laid, weights),
        Fitted(
            "cockroach_poker/policy.COMES_BACK",
            f"How often a card that was passed on ends with who passed it; {len(back):,} passes.",
            np.array([COMES_BACK]),
            np.array([back.mean()]),
            ["share"],
            error=np.array([np.sqrt(back.mean() * (1 - back.mean()) / len(back))]),
        ),
    ]


def cards_laid(starts: Array, end: Array) -> Array:
    """Return for each round who got its card, and how many of the kind are missing then."""
    rows = np.concatenate([starts["rows"], end["rows"][None]])[:, :PLAYERS].astype(int)
    rounds, seats, kinds = np.nonzero(np.diff(rows, axis=0))
    missing = starts["limit"][rounds] - rows[rounds + 1, seats, kinds]
    return np.stack([rounds, seats, missing], axis=1)


def harm_of_cards(features: list[Array], laid: list[Array], weights: Array) -> Fitted:
    """Measure how much likelier a seat loses for one more card, by how many are missing then."""
    sums, counts = np.zeros(len(HARM)), np.zeros(len(HARM))
    for own, cards in zip(features, laid, strict=True):
        # Nobody's danger counts here but that of rows: who starts is no matter of cards.
        scores = np.exp(own[..., :MOST_MISSING] @ weights[:MOST_MISSING])
        chances = scores / scores.sum(axis=1, keepdims=True)
        for at, seat, missing in cards.tolist():
            after = 1.0 if missing == 0 else chances[at + 1, seat] if at + 1 < len(own) else None
            if after is not None:
                sums[missing] += after - chances[at, seat]
                counts[missing] += 1
    rise = sums / np.maximum(counts, 1)
    return Fitted(
        "cockroach_poker/policy.HARM",
        "What one more card does, by how many of the kind are missing then: a guess, and a weight for rules "
        "of thumb rather than a chance. Beside it, how much likelier the seat loses with the card than "
        f"before, as a part of what the last card does ({rise[0]:.2f}: whoever loses was likely to before).",
        HARM,
        rise / rise[0],
        [f"{k} missing" for k in range(len(HARM))],
    )


def passes_that_return(events: Array) -> Array:
    """Say of each pass of a game whether its card ended with the one who passed it."""
    returned = []
    passers: list[int] = []
    for code, seat in zip(events[:, CODE].tolist(), events[:, SEAT].tolist(), strict=True):
        if code == OFFERED:
            passers = []
        elif code == PASSED:
            passers.append(seat)
        elif code == LAID:
            returned += [seat == passer for passer in passers]
            passers = []
    return np.array(returned, bool)


TASKS = [Task("cockroach-poker danger", 1_200, fit_danger)]
