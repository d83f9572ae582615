"""What the API answers when something is not possible."""

from msgspec import UNSET, Struct, UnsetType, json
from starlette.responses import Response

from courtcards.table.messages import Update
from courtcards.table.refusals import Reason, RefusalField, RefusalFields, RefusedError

JSON = "application/json"
# The HTTP status for every reason to refuse a command.
STATUS: dict[Reason, int] = {
    "stale": 409,
    "illegal": 422,
    "not_now": 409,
    "not_yours": 403,
    "taken": 409,
    "invalid": 422,
    "busy": 429,
    "storage": 503,
    "damaged": 410,
}


class Problem(Struct, frozen=True):
    """What is wrong: a reason for programs, and for people a message.

    `refusal` is the key of a message in `refusals.ftl`, with its `fields`; `message` says it in English, to
    programmers. With a stale command `missed` is what has changed since.
    """

    reason: Reason
    refusal: str
    fields: RefusalFields
    message: str
    missed: list[Update] | UnsetType = UNSET


class ProblemError(RefusedError):
    """A refusal with its own HTTP status, which may differ from that of its reason."""

    def __init__(
        self,
        status: int,
        reason: Reason,
        refusal: str,
        said: str | None = None,
        **fields: RefusalField,
    ) -> None:
        super().__init__(reason, refusal, said, **fields)
        self.status = status


def problem(error: RefusedError, missed: list[Update] | UnsetType = UNSET) -> Problem:
    """Return the payload of a refusal; `missed` is what has changed since a stale command."""
    return Problem(error.reason, error.refusal, error.fields, error.message, missed)


def answer_problem(error: RefusedError, missed: list[Update] | UnsetType = UNSET) -> Response:
    """Return the HTTP response for a refusal."""
    status = error.status if isinstance(error, ProblemError) else STATUS[error.reason]
    headers = {"cache-control": "no-store"}
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    return Response(json.encode(problem(error, missed)), status, headers, JSON)
