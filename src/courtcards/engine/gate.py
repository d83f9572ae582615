"""The gate for hidden information, as far as it is the same in every game.

A viewer is a seat's number, `SPECTATOR` (public information only) or `EVERYTHING` (the full record,
for replays of finished games and for checks).
"""

import numpy as np

from courtcards.engine.chance import wide
from courtcards.engine.compile import Array, compiled, in_python, kernel
from courtcards.engine.trace import CARD, NONE, SEEN

SPECTATOR = -1
EVERYTHING = -2


@kernel
def may_see(viewer: int, seen: int) -> bool:
    """Say whether a viewer belongs to the set of seats that may know something."""
    if viewer == EVERYTHING or seen < 0:
        return True
    return viewer >= 0 and (seen >> viewer) & 1 == 1


# The same for Python code.
may_know = in_python(may_see)


def hide(events: Array, viewer: int) -> Array:
    """Return the events as a viewer saw them: cards not meant for that viewer are gone.

    >>> import numpy as np
    >>> from courtcards.engine.trace import EVERYONE
    >>> rows = np.array([[2, 0, 1, 5, 3, 0b01], [6, 1, 0, 5, 0, EVERYONE]], np.int16)
    >>> hide(rows, 1)[:, CARD]
    array([-1,  5], dtype=int16)
    """
    visible = np.empty((len(events), SEEN), np.int16)
    let_through(events, len(events), viewer, visible)
    return visible


@compiled
def card_seen(event: Array, viewer: int) -> int:
    """Return the card of an event as a viewer saw it; nobody learns of one in another way."""
    return wide(event[CARD]) if may_see(viewer, event[SEEN]) else NONE


@kernel
def let_through(events: Array, count: int, viewer: int, visible: Array) -> None:
    """Write the first `count` events as a viewer saw them."""
    for i in range(count):
        for column in range(SEEN):
            visible[i, column] = events[i, column]
        visible[i, CARD] = card_seen(events[i], viewer)
