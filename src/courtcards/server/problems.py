"""What the API answers when something is not possible."""

from msgspec import UNSET, Struct, UnsetType, json
from starlette.responses import Response

from courtcards.table.messages import Refused, Update
from courtcards.table.referee import Reason, RefusedError

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
    """What is wrong, for programs and for people; with a stale command what has changed since."""

    reason: str
    message: str
    missed: list[Update] | UnsetType = UNSET


class ProblemError(Exception):
    """An answer other than the one that was asked for."""

    def __init__(
        self,
        status: int,
        reason: str,
        message: str,
        missed: list[Update] | UnsetType = UNSET,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(reason, message, missed)


def answer_problem(error: ProblemError) -> Response:
    """Return the answer that tells of a problem."""
    headers = {"cache-control": "no-store"}
    if error.status == 401:
        headers["www-authenticate"] = "Bearer"
    return Response(json.encode(error.problem), error.status, headers, JSON)


def refusal(refused: RefusedError) -> ProblemError:
    """Turn something refused into an answer."""
    return ProblemError(STATUS[refused.reason], refused.reason, refused.message)


def command_refusal(refused: Refused) -> ProblemError:
    """Turn a refused command into an answer."""
    return ProblemError(STATUS[refused.reason], refused.reason, refused.message, refused.missed)
