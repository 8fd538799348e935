"""The application: all commands under one name, and what goes wrong in one line."""

from __future__ import annotations

import sys
import warnings

from cyclopts import App, CycloptsError, UnusedCliTokensError

from .. import __version__
from ..core.basics import InvalidConfig, Refusal
from ..words import LANGUAGES, Reader, say_to
from .arena import arena
from .cards import cards
from .common import HERE
from .ending import FAILED, INTERRUPTED, MISUSED, complain
from .play import play
from .replay import replay
from .setup import setup
from .simulate import simulate
from .verify import verify

app = App(
    name="citadels",
    version=__version__,
    help=(
        "Citadels: build a city, guess who everyone is, and do not get murdered.\n\n"
        "Without a command, the server starts and the browser opens."
    ),
    suppress_keyboard_interrupt=False,
)
for command in (play, simulate, arena, replay, verify, cards, setup):
    app.command(command)
# Found when it is called for: a server takes long to import, and not everybody has it installed.
app.command(
    "citadels.commands.serve:serve",
    name="serve",
    help="Serve tables to browsers, with an embedded database or on PostgreSQL.",
)


def run(arguments: list[str]) -> int:
    """Do what the command line asks for; give the exit code."""
    warnings.showwarning = _warn
    try:
        code = app(
            arguments,
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
    except KeyboardInterrupt:
        print(file=sys.stderr)  # noqa: T201 - the cursor stands behind ^C
        complain("interrupted")
        return INTERRUPTED
    except (CycloptsError, OSError, ValueError) as error:
        complain(_explained(error, _language_of(arguments)))
        return MISUSED if isinstance(error, CycloptsError | InvalidConfig) else FAILED
    return code if isinstance(code, int) else 0


def _language_of(arguments: list[str]) -> str:
    """The language that a command line asks for, even if it is wrong in other ways."""
    words = " ".join(arguments).replace("=", " ").split()
    wish = words[words.index("--language") + 1 :][:1] if "--language" in words else []
    return wish[0] if wish and wish[0] in LANGUAGES else HERE


def _explained(error: Exception, language: str) -> str:
    """Say in one line what went wrong."""
    if isinstance(error, Refusal):
        return say_to(Reader(language), error)
    if isinstance(error, UnusedCliTokensError):
        words = " ".join(error.unused_tokens or ())
        return f"there is no command or option {words!r} (`citadels --help` lists them)"
    if isinstance(error, CycloptsError):
        return f"{' '.join(str(error).split())} (see `citadels --help`)"
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).split())


def _warn(message: Warning | str, *_: object, **__: object) -> None:
    complain(str(message))
