"""The `citadels` command: finds out what it needs, and does it."""

from __future__ import annotations

import sys

from .commands.ending import MISUSED, complain

EXTRAS = {"asyncpg": "postgres", "redis": "redis"}  # of packages that only some servers need


def main(arguments: list[str] | None = None) -> None:
    """Do what the command line asks for, and end with its exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    sys.exit(_run(given or ["serve"]))


def _run(arguments: list[str]) -> int:
    try:
        from .commands.app import run  # noqa: PLC0415 - what it needs may not be installed

        return run(arguments)
    except ImportError as error:
        package = _missing(error)
        if not package:
            raise
        extra = EXTRAS.get(package, "server" if arguments[0] == "serve" else "terminal")
        lack = f"{arguments[0]} needs {package}, which is not installed"
        complain(f'{lack}: pip install "citadels[{extra}]"')
        return MISUSED


def _missing(error: BaseException | None) -> str:
    """The package of somebody else's that could not be found, if that is what went wrong."""
    if isinstance(error, ModuleNotFoundError):
        package = str(error.name).partition(".")[0]
        return "" if package == "citadels" else package
    return _missing(error.__cause__) if error else ""  # a late import is reported with its cause
