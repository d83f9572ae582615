"""Refusals: why something is not done, as a key and its fields, so that clients say it in any language.

The sentences are in `refusals.ftl` of each language; programmers get the English one with every refusal.
"""

from typing import Literal

from courtcards.engine.languages import FALLBACK, texts

# Why something is refused, for programs.
Reason = Literal[
    "stale",  # what it depends on has changed since
    "illegal",  # no legal move
    "not_now",  # not in this phase, not on this turn
    "not_yours",  # for somebody else to do
    "taken",  # the seat is not free
    "invalid",  # it makes no sense
    "busy",  # too much at once
    "storage",  # it could not be stored
    "damaged",  # what was stored cannot be read any more
]
RefusalField = str | int
RefusalFields = dict[str, RefusalField]

FILE = "refusals"


class RefusedError(Exception):
    """A command that is not accepted; nothing has changed.

    `refusal` is the key of a message and `fields` are its parameters. `said` has details for programmers:
    the complaint of the engine or of the request parser.
    """

    def __init__(
        self, reason: Reason, refusal: str, said: str | None = None, **fields: RefusalField
    ) -> None:
        self.reason: Reason = reason
        self.refusal = refusal
        self.fields: RefusalFields = fields
        self.message = said or in_english(refusal, **fields)
        super().__init__(self.message)


def in_english(refusal: str, **fields: RefusalField) -> str:
    """Say a refusal in English, for programmers.

    >>> in_english("seats-free", count=1), in_english("seats-free", count=3)
    ('One seat is still free.', '3 seats are still free.')
    """
    return texts(FALLBACK, FILE).say(refusal, **fields)
