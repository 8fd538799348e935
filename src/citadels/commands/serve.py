"""`citadels serve`: tables for everybody, in the browser."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated

from cyclopts import Parameter

from ..server.serve import check_database, embedded_database, find_port, run_server
from ..server.settings import Settings
from ..terminal.style import make_console
from ..words import phrase
from .common import HERE, Language

PORT = 8000


def serve(
    *,
    host: Annotated[str, Parameter(help="Address to listen at; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[
        int | None, Parameter(help="Port; if left out, 8000 or the next one that is free.")
    ] = None,
    database: Annotated[
        str, Parameter(help="URL of a PostgreSQL database; a file of the user's if left out.")
    ] = "",
    redis: Annotated[str, Parameter(help="URL of Redis, to tell processes of changes.")] = "",
    workers: Annotated[int, Parameter(help="Processes; several need PostgreSQL.")] = 1,
    thinkers: Annotated[int, Parameter(help="Processes of each worker in which bots think.")] = 1,
    origin: Annotated[
        tuple[str, ...], Parameter(help="Further sites that may connect, https://example.org.")
    ] = (),
    browser: Annotated[bool, Parameter(help="Open the browser.")] = True,
    language: Language = HERE,
) -> int:
    """Serve tables to browsers, with an embedded database or on PostgreSQL."""
    if redis:
        import_module("redis")  # before anything runs, so that a lack of it can be told
    settings = Settings(database or embedded_database(), redis, origin, thinkers)
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
