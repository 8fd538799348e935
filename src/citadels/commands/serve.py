"""`citadels serve`: tables for everybody, in the browser."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Final

from ..server.configuration import Configuration
from ..server.settings import Settings
from ..terminal.style import make_console
from ..words import phrase
from .common import HERE, Flag
from .configured import configured

PORT: Final = 8000
NEEDS: Final = {
    "redis": "redis",
    "push": "pywebpush",
    "telemetry": "opentelemetry.sdk",
}  # what some settings need


@configured()
def serve(
    *,
    configuration: Configuration,
    show_config: Flag = False,
    language: str = HERE,
) -> int:
    """Serve tables to browsers, with an embedded database or on PostgreSQL."""
    settings = configuration.settings
    if show_config:
        default = phrase("ui-serve-default", language)
        sys.stdout.write("".join(f"{line}\n" for line in configuration.lines(default)))
        return 0
    for name, package in NEEDS.items():
        if getattr(settings, name):
            import_module(package)  # before anything runs, so that a lack of it can be told
    return _run(settings, language)


def _run(settings: Settings, language: str) -> int:
    # Not before it is called for: a server takes long to import, and not everybody has it.
    from ..server.serve import (  # noqa: PLC0415 - as above
        check_database,
        find_port,
        run_server,
        with_database,
    )

    settings.check()
    settings = with_database(settings)
    check_database(settings)
    wanted = settings.port
    found = find_port(settings.host, wanted, 1) if wanted else find_port(settings.host, PORT)
    console = make_console()
    if not wanted and found != PORT:
        console.print(phrase("ui-serve-port", language, port=str(PORT), free=str(found)))
    address = f"http://{_shown(settings.host)}:{found}/"
    console.print(phrase("ui-serve-address", language, address=address), style="bold")
    console.print(phrase("ui-serve-stop", language))
    return run_server(
        settings, settings.host, found, settings.workers, address if settings.browser else ""
    )


def _shown(host: str) -> str:
    """A host as it stands in an address."""
    if host in ("127.0.0.1", "0.0.0.0", "::"):  # noqa: S104 - shown only
        return "localhost"
    return f"[{host}]" if ":" in host else host
