"""What the errors of PostgreSQL mean. They are told apart by their codes, so no driver is needed here."""

from typing import Literal

DRIVER = "psycopg"
# Something that passes.
PostgreSQLTrouble = Literal["full", "locked", "readonly", "unreachable"]

# Codes that say that what is stored is not what PostgreSQL wrote.
_DAMAGE = ("XX001", "XX002")
_TROUBLES: dict[str, PostgreSQLTrouble] = {
    "53100": "full",
    "25006": "readonly",
    # Too many connections.
    "53300": "unreachable",
    # It is being shut down, has crashed, or is starting.
    "57P01": "unreachable",
    "57P02": "unreachable",
    "57P03": "unreachable",
    # Nobody said anything on a connection for as long as PostgreSQL is told to wait.
    "57P05": "unreachable",
    # A transaction in which nobody did anything was ended.
    "25P03": "unreachable",
    # Somebody else holds a lock for too long, or each of two waits for the other.
    "55P03": "locked",
    "57014": "locked",
    "40P01": "locked",
}
# The class of all codes about connections.
_CONNECTION = "08"


def is_damage(error: BaseException | None) -> bool:
    """Say whether an error means that the database is damaged."""
    return _code(error) in _DAMAGE


def trouble_in(error: BaseException | None) -> PostgreSQLTrouble | None:
    """Return what an error complains about, if that may pass."""
    code = _code(error)
    if code is None:
        # What the driver itself complains about, without a code, is that there is no connection.
        kinds = [kind for kind in type(error).__mro__ if kind.__module__.startswith(DRIVER)]
        return "unreachable" if "OperationalError" in [kind.__name__ for kind in kinds] else None
    return "unreachable" if code.startswith(_CONNECTION) else _TROUBLES.get(code)


def _code(error: BaseException | None) -> str | None:
    code: str | None = getattr(error, "sqlstate", None)
    return code
