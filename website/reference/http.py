"""The pages about the server's API, made from its description in docs/api."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from website.reference.tables import table

API = Path(__file__).parents[2] / "docs" / "api"
FOLDER = "reference/http"
Data = dict[str, Any]
INDEX = """\
# The HTTP API

Every request that a server answers, made from [openapi.json](../../api/openapi.json), which a running
server has at `/api/openapi.json`. [The server](../../server.md) explains how they go together,
[messages](messages.md) has what goes through the socket, and
[Play by program](../../how-to/play-by-program.md) is an example. This page is made by `make docs`.

A token goes into the header `Authorization: Bearer …`. Whatever is refused is answered with a
[`Problem`](#problem).

## Requests

"""
MESSAGES = """\
# Messages of the socket

All that goes through `WS /api/tables/{table}/socket`, made from [messages.json](../../api/messages.json).
[The socket](../../server.md#the-socket) explains the order of things. This page is made by `make docs`.

"""


def pages() -> Iterator[tuple[str, str]]:
    """Yield every page with its place in docs/."""
    openapi, messages = (_read(name) for name in ("openapi.json", "messages.json"))
    yield f"{FOLDER}/README.md", INDEX + _written(_requests(openapi))
    yield f"{FOLDER}/messages.md", MESSAGES + _written(_messages(messages))


def _read(name: str) -> Data:
    return dict(json.loads((API / name).read_text(encoding="utf-8")))


def _written(lines: Iterator[str]) -> str:
    return "\n".join(lines).rstrip() + "\n"


def _requests(openapi: Data) -> Iterator[str]:
    for path, methods in openapi["paths"].items():
        for method, operation in methods.items():
            yield from _request(f"{method.upper()} {path}", operation)
    yield "## Types"
    yield ""
    for name, schema in openapi["components"]["schemas"].items():
        yield from _type(name, schema)


def _request(title: str, operation: Data) -> Iterator[str]:
    yield from (f"### `{title}`", "", f"{operation['summary']}.", "")
    if "description" in operation:
        yield from (operation["description"], "")
    if operation.get("security"):
        yield from ("Takes a token." if {} in operation["security"] else "Needs a token.", "")
    parameters = operation.get("parameters", [])
    if parameters:
        rows = ((f"`{one['name']}`", one["in"], type_of(one["schema"])) for one in parameters)
        yield from table(("parameter", "in", "type"), rows)
    if "requestBody" in operation:
        yield from (f"Body: {_content(operation['requestBody'])}.", "")
    answers = operation["responses"].items()
    told = (
        (code, _content(one), one["description"] if code >= "4" else "") for code, one in answers
    )
    yield from table(("status", "answer", "when"), told)


def _content(holder: Data) -> str:
    kinds = holder.get("content", {})
    return ", ".join(
        type_of(one["schema"]) if one.get("schema") else f"`{name}`" for name, one in kinds.items()
    )


def _messages(messages: Data) -> Iterator[str]:
    sent, told = (messages["properties"][way]["discriminator"]["mapping"] for way in ("in", "out"))
    for title, mapping in (("What a client sends", sent), ("What the server sends", told)):
        yield from (f"## {title}", "")
        yield from table(
            ("`type`", "message"), ((f"`{word}`", _link(ref)) for word, ref in mapping.items())
        )
    yield from ("## Types", "")
    for name, schema in messages["$defs"].items():
        yield from _type(name, schema)


def _type(name: str, schema: Data) -> Iterator[str]:
    yield from (f"### {name}", "", _first(schema.get("description", "")), "")
    required = schema.get("required", [])
    fields = schema.get("properties", {})
    if fields:
        rows = (
            (f"`{field}`", type_of(one), "" if field in required else _default(one))
            for field, one in fields.items()
        )
        yield from table(("field", "type", "if left out"), rows)


def _first(description: str) -> str:
    """Return a description without its examples, which are Python."""
    return description.partition("\n\n>>>")[0]


def _default(schema: Data) -> str:
    return f"`{json.dumps(schema['default'])}`" if "default" in schema else "may be missing"


def type_of(schema: Data) -> str:
    """Return a type in words.

    >>> type_of({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}})
    'list of (`integer` or `null`)'
    """
    match schema:
        case {"$ref": ref}:
            return _link(ref)
        case {"anyOf": parts}:
            return " or ".join(dict.fromkeys(map(type_of, parts)))
        case {"enum": values}:
            return " or ".join(f"`{json.dumps(value)}`" for value in values)
        case {"type": "array", "items": items} if items:
            inner = type_of(items)
            return f"list of ({inner})" if " or " in inner else f"list of {inner}"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"object of {type_of(values)}"
        case {"type": kind}:
            return f"`{kind}`{_bounds(schema)}"
    return "anything"


def _bounds(schema: Data) -> str:
    low = schema.get("minimum", schema.get("minLength"))
    high = schema.get("maximum", schema.get("maxLength"))
    if low is None and high is None:
        return ""
    unit = " characters" if schema["type"] == "string" else ""
    if low is None or high is None:
        return f", at most {high}{unit}" if low is None else f", at least {low}{unit}"
    return f", {low} to {high}{unit}"


def _link(ref: str) -> str:
    name = ref.rpartition("/")[2]
    return f"[{name}](#{name.lower()})"
