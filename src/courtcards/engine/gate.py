"""The gate for hidden information, as far as it is the same in every game.

A viewer is a seat's number, `SPECTATOR` (public information only) or `EVERYTHING` (the full record,
for replays of finished games and for checks).
"""

import numpy as np

from courtcards.engine.compile import Array, kernel
from courtcards.engine.trace import CARD, NONE, SEEN

SPECTATOR = -1
EVERYTHING = -2


@kernel
def may_see(viewer: int, seen: int) -> bool:
    """Say whether a viewer belongs to the set of seats that may know something."""
    if viewer == EVERYTHING or seen < 0:
        return True
    return viewer >= 0 and (seen >> viewer) & 1 == 1


def hide(events: Array, viewer: int) -> Array:
    """Return the events as a viewer saw them: cards not meant for that viewer are gone.

    >>> from courtcards.engine.trace import EVERYONE
    >>> rows = np.array([[2, 0, 1, 5, 3, 0b01], [6, 1, 0, 5, 0, EVERYONE]], np.int16)
    >>> hide(rows, 1)[:, CARD]
    array([-1,  5], dtype=int16)
    """
    seen = events[:, SEEN]
    if viewer == EVERYTHING:
        known = np.ones(len(seen), bool)
    else:
        known = (seen < 0) | ((seen >> viewer) & 1 == 1) if viewer >= 0 else seen < 0
    visible = events[:, :SEEN].copy()
    visible[~known, CARD] = NONE
    return visible
