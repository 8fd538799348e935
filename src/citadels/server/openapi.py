"""Types: the whole wire format as one OpenAPI document, for generators of client code.

`python -m citadels.server.openapi` prints it: the routes, and the messages of the socket.
"""

from __future__ import annotations

import json
import sys

import msgspec

from .app import make_app
from .settings import Settings
from .wire.commands import AnyCommand
from .wire.messages import AnyMessage

TEMPLATE = "#/components/schemas/{name}"


def document() -> dict[str, object]:
    """The OpenAPI document with the messages of the socket among its schemas."""
    app = make_app(Settings("sqlite+aiosqlite://"))
    whole: dict[str, dict[str, dict[str, object]]] = app.openapi_schema.to_schema()
    (command, message), parts = msgspec.json.schema_components(
        (AnyCommand, AnyMessage), ref_template=TEMPLATE
    )
    schemas = whole.setdefault("components", {}).setdefault("schemas", {})
    schemas.update(parts)
    schemas["AnyCommand"], schemas["AnyMessage"] = command, message
    return dict(whole)


if __name__ == "__main__":
    json.dump(document(), sys.stdout, indent=2)
