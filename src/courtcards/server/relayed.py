"""Requests that another node has passed on: their clients were let in there."""

from starlette.types import Scope

# What a request is marked with.
RELAYED = "courtcards.relayed"


def is_relayed(scope: Scope) -> bool:
    """Say whether a request comes from another node."""
    return RELAYED in scope


def is_of_a_node(scope: Scope) -> bool:
    """Say whether another node asks by itself, and for none of its clients."""
    return RELAYED in scope and scope["client"] is None
