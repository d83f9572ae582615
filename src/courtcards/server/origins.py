"""Who asks: the address, and from which site."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def address_of(connection: HTTPConnection) -> str:
    """Return the address of the other side, as far as it is known."""
    return connection.client.host if connection.client else "unknown"


def is_same_site(connection: HTTPConnection) -> bool:
    """Say whether a browser asks for a page of ours; programs that are no browsers do not say."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False
