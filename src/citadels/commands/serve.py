"""`citadels serve`: tables for everybody, in the browser."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Final

from cyclopts import Parameter

from ..terminal.style import make_console
from ..words import phrase
from .common import HERE, Database, Push, Redis

HOST: Final = "127.0.0.1"
PORT: Final = 8000


def serve(
    *,
    host: str = HOST,
    port: int | None = None,
    database: Database = "",
    redis: Redis = "",
    workers: int = 1,
    thinkers: int = 1,
    relay: str = HOST,
    origin: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    push: Push = "",
    browser: bool = True,
    language: str = HERE,
) -> int:
    """Serve tables to browsers, with an embedded database or on PostgreSQL."""
    # Not before it is called for: a server takes long to import, and not everybody has it.
    from ..server.serve import (  # noqa: PLC0415 - as above
        check_database,
        embedded_database,
        find_port,
        run_server,
    )
    from ..server.settings import Settings  # noqa: PLC0415 - as above

    if redis:
        import_module("redis")  # before anything runs, so that a lack of it can be told
    if push:
        import_module("pywebpush")  # as above
    settings = Settings(
        database or embedded_database(), redis, origin, thinkers, push=push, relay=relay
    )
    settings.check(workers)
    check_database(settings)
    found = find_port(host, PORT) if port is None else find_port(host, port, 1)
    console = make_console()
    if port is None and found != PORT:
        console.print(phrase("ui-serve-port", language, port=str(PORT), free=str(found)))
    address = f"http://{_shown(host)}:{found}/"
    console.print(phrase("ui-serve-address", language, address=address), style="bold")
    console.print(phrase("ui-serve-stop", language))
    return run_server(settings, host, found, workers, address if browser else "")


def _shown(host: str) -> str:
    """A host as it stands in an address."""
    if host in ("127.0.0.1", "0.0.0.0", "::"):  # noqa: S104 - shown only
        return "localhost"
    return f"[{host}]" if ":" in host else host
