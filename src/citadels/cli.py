"""The `citadels` command: finds out what it needs, and does it."""

from __future__ import annotations

import io
import os
import signal
import sys

from . import __version__
from .commands.ending import INTERRUPTED, MISUSED, complain

# Which extra brings a package; all others are the server's.
EXTRAS = {
    **dict.fromkeys(("cyclopts", "rich", "fluent"), "terminal"),
    "asyncpg": "postgres",
    "redis": "redis",
    "mcp": "mcp",
    "pyarrow": "report",
    "ray": "cluster",
    "resvg_py": "pictures",
    "webauthn": "passkeys",
    "opentelemetry": "telemetry",
    **dict.fromkeys(("aiohttp", "cryptography", "http_ece", "py_vapid", "pywebpush"), "push"),
}

# The extra of a command that needs more than the terminal.
NEEDS = {
    **dict.fromkeys(("serve", "sit", "backup", "restore", "admin"), "server"),
    "mcp": "mcp",
    "report": "report",
}


def main(arguments: list[str] | None = None) -> None:
    """Do what the command line asks for, and end with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a letter that it cannot show must not end a game
            stream.reconfigure(errors="replace")
    if os.getpid() == 1:  # in a container: there a stop is not heard unless somebody listens
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(INTERRUPTED))
    sys.exit(_run(sys.argv[1:] if arguments is None else arguments))


def _run(arguments: list[str]) -> int:
    command = arguments[0] if arguments else "serve"
    if command == "--version":  # which needs nothing
        sys.stdout.write(f"{__version__}\n")
        return 0
    try:
        from .commands.app import run  # noqa: PLC0415 - what it needs may not be installed

        return run(arguments or [command])
    except ImportError as error:
        package = _missing(error)
        if not package:
            raise
        extra = NEEDS.get(command, "terminal")
        found = EXTRAS.get(package, "server")
        lack = f"{command} needs {package}, which is not installed"
        complain(f'{lack}: pip install "citadels[{extra if found == "terminal" else found}]"')
        if not arguments and found != "terminal":
            run(["--help"])  # what else there is to do
        return MISUSED


def _missing(error: BaseException | None) -> str:
    """The package of somebody else's that could not be found, if that is what went wrong."""
    if isinstance(error, ModuleNotFoundError):
        package = str(error.name).partition(".")[0]
        return "" if package == "citadels" else package
    return _missing(error.__cause__) if error else ""  # a late import is reported with its cause
