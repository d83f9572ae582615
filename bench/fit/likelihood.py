"""Most likely values, and a few other ways to get numbers out of games."""

from collections.abc import Callable

import numpy as np

from bench.fit.table import Array

STEPS = 50
CLOSE = 1e-7
# Few games may be told apart without a doubt, and then no weight is large enough: a grain of doubt is
# added, which means nothing beside thousands of them, and no step is longer than this.
DOUBT = 1e-3
STRIDE = 1.0


def choice_weights(features: Array, chosen: Array, games: Array) -> tuple[Array, Array]:
    """Return how much each feature counts in a choice of one of several, with standard errors.

    One of several seats is chosen with a probability in proportion to the exponential of its features
    times the weights (conditional logistic regression). `features` are by case, seat and feature. `games`
    says which game a case is of: those of one game may say the same again and again.

    >>> features = np.array([[[1.0], [0.0]]] * 4)
    >>> weights, errors = choice_weights(features, np.array([0, 0, 0, 1]), np.arange(4))
    >>> bool(np.isclose(weights[0], np.log(3), atol=0.01))
    True
    """
    cases = np.arange(len(features))
    weights = np.zeros(features.shape[2])
    for _ in range(STEPS):
        scores = features @ weights
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        mean = np.einsum("ns,nsf->nf", chances, features)
        slopes = features[cases, chosen] - mean
        slope = slopes.sum(axis=0) - DOUBT * weights
        spread = np.einsum("ns,nsf,nsg->fg", chances, features, features) - mean.T @ mean
        spread += DOUBT * np.eye(len(weights))
        step = np.linalg.solve(spread, slope)
        weights += np.clip(step, -STRIDE, STRIDE)
        if np.abs(step).max() < CLOSE:
            break
    return weights, errors_over_games(np.linalg.inv(spread), slopes, games)


def errors_over_games(inverse: Array, slopes: Array, games: Array) -> Array:
    """Return standard errors of numbers from each case's pull on them, if only games are independent."""
    pulls = np.zeros((int(games.max()) + 1, slopes.shape[1]))
    np.add.at(pulls, games, slopes)
    errors: Array = np.sqrt(np.diag(inverse @ pulls.T @ pulls @ inverse))
    return errors


def most_likely(log_likelihood: Callable[[Array], float], start: Array) -> Array:
    """Return the few numbers that make a likelihood highest: Newton's way, with measured slopes.

    >>> most_likely(lambda x: -((x[0] - 3) ** 2) - (x[1] + 1) ** 4, np.zeros(2)).round(1)
    array([ 3., -1.])
    """
    at, best = start.astype(float), log_likelihood(start)
    for _ in range(STEPS):
        slope, bend = _slope_and_bend(log_likelihood, at)
        step = -_downhill(bend) @ slope
        while np.abs(step).max() > CLOSE and not log_likelihood(at + step) > best:
            step = step / 2
        if np.abs(step).max() <= CLOSE:
            break
        at = at + step
        best = log_likelihood(at)
    return at


def _slope_and_bend(function: Callable[[Array], float], at: Array) -> tuple[Array, Array]:
    """Return the first and second derivatives, by small differences."""
    size, small = len(at), 1e-3
    ways = np.eye(size) * small
    here = function(at)
    ahead = [function(at + way) for way in ways]
    behind = [function(at - way) for way in ways]
    slope = np.array([(a - b) / (2 * small) for a, b in zip(ahead, behind, strict=True)])
    bend = np.empty((size, size))
    for i in range(size):
        for k in range(size):
            both = function(at + ways[i] + ways[k])
            bend[i, k] = (both - ahead[i] - ahead[k] + here) / small**2
    return slope, (bend + bend.T) / 2


def _downhill(bend: Array) -> Array:
    """Return the inverse of second derivatives, all of them taken to be below zero."""
    values, vectors = np.linalg.eigh(bend)
    inverse: Array = vectors @ np.diag(1.0 / np.minimum(-np.abs(values), -1e-9)) @ vectors.T
    return inverse


def falling(values: Array, weights: Array) -> Array:
    """Return numbers that never rise and are nearest to these: neighbours that do are averaged.

    >>> falling(np.array([4.0, 1.0, 3.0]), np.array([1.0, 1.0, 1.0]))
    array([4., 2., 2.])
    """
    blocks: list[list[float]] = []
    for value, weight in zip(values, weights, strict=True):
        blocks.append([float(value), float(weight), 1])
        while len(blocks) > 1 and blocks[-2][0] < blocks[-1][0]:
            last, before = blocks.pop(), blocks[-1]
            weight_of_both = max(last[1] + before[1], 1e-12)
            before[0] = (before[0] * before[1] + last[0] * last[1]) / weight_of_both
            before[1] = weight_of_both
            before[2] += last[2]
    return np.repeat([block[0] for block in blocks], [int(block[2]) for block in blocks])
