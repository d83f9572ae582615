"""Cockroach Poker: who is in danger, and how often a card comes back."""

import numpy as np

from bench.fit.games import Played, play_all
from bench.fit.likelihood import choice_weights
from bench.fit.table import Array, Fitted, Progress, Task
from courtcards.bots.catalogue import personality
from courtcards.bots.spec import SEARCH, THUMB, Spec
from courtcards.engine.record import OVER
from courtcards.engine.trace import CODE, SEAT
from courtcards.games.cockroach_poker.rules import LAID, OFFERED, PASSED
from courtcards.games.cockroach_poker.state import CLAIMS, OFFER
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


def rounds_of(played: Played) -> tuple[Array, int]:
    """Return what the seats have at the beginning of each round, and who loses.

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
    return np.stack(features, axis=-1).astype(float), int(end["loser"])


def fit_danger(games: int, progress: Progress) -> list[Fitted]:
    """Make `DANGER`, `STARTS` and `COMES_BACK`."""
    features, losers, returned = [], [], []
    for played in play_all(game("cockroach-poker"), seating, games, progress):
        own, loser = rounds_of(played)
        features.append(own)
        losers.append(loser)
        returned.append(passes_that_return(played.events))
    numbers = np.repeat(np.arange(games), [len(own) for own in features])
    weights, errors = choice_weights(np.concatenate(features), np.array(losers)[numbers], numbers)
    what = f"{len(numbers):,} beginnings of rounds in {games:,} games of `search` and `thumb`"
    # Rows that want more are no danger yet; one that wants nothing has lost.
    far = (1, CLAIMS - MOST_MISSING)
    back = [sum(map(sum, returned)), sum(map(len, returned))]
    share = back[0] / back[1]
    astray = sum((sum(own) - share * len(own)) ** 2 for own in returned)
    return [
        Fitted(
            "cockroach_poker",
            "DANGER",
            "How a row adds to the danger to lose, by how many of the kind it wants for that: most likely "
            f"values (conditional logistic regression of who loses) for {what} of four players.",
            np.pad(weights[:MOST_MISSING], far),
            [f"{k} missing" for k in range(CLAIMS + 1)],
            error=np.pad(errors[:MOST_MISSING], far),
        ),
        Fitted(
            "cockroach_poker",
            "STARTS",
            "Whoever starts the round is in more danger: from the same fit.",
            weights[MOST_MISSING],
            ["starts"],
            error=errors[MOST_MISSING],
        ),
        Fitted(
            "cockroach_poker",
            "COMES_BACK",
            "How often a card that was passed on ends with the one who passed it; "
            f"{back[1]:,} passes in the same games.",
            np.array(share),
            ["share"],
            error=np.sqrt(astray) / back[1],
        ),
    ]


def passes_that_return(events: Array) -> list[bool]:
    """Say of each pass of a game whether its card ended with the one who passed it."""
    returned: list[bool] = []
    passers: list[int] = []
    for code, seat in zip(events[:, CODE].tolist(), events[:, SEAT].tolist(), strict=True):
        if code == OFFERED:
            passers = []
        elif code == PASSED:
            passers.append(seat)
        elif code == LAID:
            returned += [seat == passer for passer in passers]
            passers = []
    return returned


TASKS = [Task("cockroach-poker danger", 1_200, fit_danger)]
