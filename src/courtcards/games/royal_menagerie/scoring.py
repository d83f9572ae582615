"""The end of Royal Menagerie: points, winners and what each seat gets. Numbers are those of its rules."""

import numpy as np

from courtcards.engine.compile import Array, Record, compiled, kernel
from courtcards.engine.record import OVER
from courtcards.engine.trace import EVERYONE, NONE, note
from courtcards.games.royal_menagerie.state import (
    CONSPIRATOR,
    CONSPIRATORS,
    CONSPIRATORS_WIN,
    MAMMOTH,
    NO_WINNER,
    NOBODY_WON,
    REVEALED,
    SCORED,
    SEATS,
    SHARED,
    SOLO,
    SPECIES,
    VIZIER,
    WON,
)

# 8.2 to 8.5: what none, one, two or three animals of a species are worth.
POINTS = np.array([[0, 1, 3, 0]] * SPECIES, np.int8)
POINTS[MAMMOTH] *= 2


@compiled
def finish(s: Record, t: Record) -> None:
    """Reveal the roles, score, and note who has won (8.1, section 9)."""
    s.turn = OVER
    s.reason = decide(s)
    for seat in range(SEATS):
        note(t, REVEALED, seat, NONE, s.role[seat], NONE, EVERYONE)
    for seat in range(SEATS):
        note(t, SCORED, seat, NONE, NONE, s.points[seat], EVERYONE)
    if s.reason == NO_WINNER:
        note(t, NOBODY_WON, NONE, NONE, NONE, NONE, EVERYONE)
    for seat in range(SEATS):
        if wins(s.role[seat], s.reason):
            note(t, WON, seat, NONE, NONE, s.reason, EVERYONE)


@compiled
def decide(s: Record) -> int:
    """Say how the game ends."""
    # 9.1: the Vizier alone has the most points; this is checked first.
    if is_solo(s):
        return SOLO
    # 9.2, 9.4: the sums of the two teams.
    lead = team_points(s.points, s.role, False) - team_points(s.points, s.role, True)
    if lead > 0:
        return SHARED
    # 9.5, 9.6: equal sums.
    if lead < 0 or s.tie == CONSPIRATORS_WIN:
        return CONSPIRATORS
    return NO_WINNER


@kernel
def team_points(points: Array, roles: Array, conspires: bool) -> int:
    """Sum up the points of the Conspirators, or of Vizier and Loyalist.

    >>> import numpy as np
    >>> team_points(np.array([5, 3, 4, 2], np.int8), np.array([0, 2, 1, 2], np.int8), True)
    5
    """
    total = 0
    for seat in range(SEATS):
        if (roles[seat] == CONSPIRATOR) == conspires:
            total += points[seat]
    return total


@compiled
def is_solo(s: Record) -> bool:
    """Say whether the Vizier has more points than each other player."""
    best = 0
    vizier = 0
    for seat in range(SEATS):
        if s.role[seat] == VIZIER:
            vizier = s.points[seat]
        else:
            best = max(best, s.points[seat])
    return vizier > best


@compiled
def wins(role: int, reason: int) -> bool:
    """Say whether a role wins by a reason."""
    if reason == SOLO:
        return role == VIZIER
    if reason == SHARED:
        return role != CONSPIRATOR
    return role == CONSPIRATOR and reason == CONSPIRATORS


@compiled
def outcome(s: Record, rewards: Array) -> None:
    """Write 1 for every winner and 0 for everyone else."""
    for seat in range(SEATS):
        rewards[seat] = wins(s.role[seat], s.reason)
