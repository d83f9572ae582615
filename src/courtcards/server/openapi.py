"""The schema of the API, generated from the types in the code.

`python -m courtcards.server.openapi docs/api` writes it down.
"""

import json
import re
import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any

from msgspec.json import schema_components

from courtcards import __version__
from courtcards.server.api import ENDPOINTS
from courtcards.server.endpoints import Endpoint
from courtcards.server.problems import Problem
from courtcards.server.sockets import AnyInput
from courtcards.table.messages import AnyMessage

Description = dict[str, Any]

_REF = "#/components/schemas/{name}"
# What any endpoint may answer.
ALWAYS = (429, 503)
_MEANINGS = {
    400: "The body is not JSON.",
    401: "The token is missing, wrong or has expired.",
    403: "The request comes from another site, or only somebody else may make it.",
    404: "Not found.",
    409: "It conflicts with the current state; get the newest version and try again.",
    410: "Its stored data is damaged.",
    413: "The body is too long.",
    422: "The request does not match the schema, or the move is not legal.",
    429: "Too many requests, or a limit is reached.",
    503: "It could not be stored.",
}


def openapi() -> Description:
    """Describe the HTTP API.

    >>> openapi()["paths"]["/api/tables"]["post"]["summary"]
    'Make a table'
    """
    types = [Problem]
    types += [kind for one in ENDPOINTS for kind in (one.answer, one.body) if kind is not None]
    schemas, components = schema_components(types, ref_template=_REF)
    found = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, Description] = {}
    for endpoint in ENDPOINTS:
        path = re.sub(r"{(\w+):\w+}", r"{\1}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = _operation(endpoint, found)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Court Cards",
            "version": __version__,
            "description": "Tables for four card games. The messages of the WebSocket at "
            "/api/tables/{table}/socket are described by /api/messages.json.",
        },
        "paths": paths,
        "components": {
            "schemas": _described(components),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def message_schema() -> Description:
    """Describe what goes through a table's WebSocket: `in` from the client, `out` to it."""
    (inward, outward), components = schema_components(
        [AnyInput, AnyMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a table",
        "type": "object",
        "properties": {"in": inward, "out": outward},
        "$defs": _described(components),
    }


def _described(components: dict[str, Description]) -> dict[str, Description]:
    """Return types with docstrings that are alike, though a Python before 3.13 keeps their indentation."""
    return {
        name: schema | {"description": cleandoc(schema["description"])}
        if "description" in schema
        else schema
        for name, schema in components.items()
    }


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> Description:
    operation: Description = {
        "summary": endpoint.summary,
        "operationId": endpoint.handle.__name__,
        "parameters": _parameters(endpoint),
        "responses": _responses(endpoint, schemas),
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": schemas[repr(endpoint.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    if endpoint.needs_token is not None:
        operation["security"] = [{"token": []}] if endpoint.needs_token else [{}, {"token": []}]
    return operation


def _parameters(endpoint: Endpoint) -> list[Description]:
    found: list[Description] = []
    for name, kind in re.findall(r"{(\w+):?(\w*)}", endpoint.path):
        # A number that does not parse is a 404, like any unknown address.
        schema = (
            {"type": "integer", "minimum": 1, "maximum": 999_999} if kind else {"type": "string"}
        )
        found.append({"name": name, "in": "path", "required": True, "schema": schema})
    for name, type_ in endpoint.query.items():
        (schema,), _ = schema_components([type_])
        found.append({"name": name, "in": "query", "required": False, "schema": schema})
    return found


def _responses(endpoint: Endpoint, schemas: dict[str, Any]) -> Description:
    content = {endpoint.media: {"schema": schemas[repr(endpoint.answer)]}}
    responses: Description = {
        str(endpoint.status): {"description": endpoint.summary, "content": content}
    }
    if endpoint.lasts:
        responses["304"] = {"description": "You have it already (`If-None-Match`)."}
    possible = {*endpoint.problems, *ALWAYS}
    if endpoint.body is not None:
        possible |= {400, 403, 413, 422}
    if endpoint.query:
        possible |= {422}
    if "{table}" in endpoint.path:
        possible |= {410}
    problem = {"application/json": {"schema": schemas[repr(Problem)]}}
    for status in sorted(possible):
        responses[str(status)] = {"description": _MEANINGS[status], "content": problem}
    return responses


def files() -> dict[str, str]:
    """Return the files that hold the descriptions, by name."""
    described = {"openapi.json": openapi(), "messages.json": message_schema()}
    return {
        name: json.dumps(data, indent=2, ensure_ascii=False) + "\n"
        for name, data in described.items()
    }


def main(folder: str) -> None:
    """Write the descriptions into a folder."""
    path = Path(folder)
    path.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (path / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
