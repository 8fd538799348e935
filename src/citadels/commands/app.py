"""The application: all commands under one name, and what goes wrong in one line."""

from __future__ import annotations

import os
import sys
import warnings
from typing import Final

from cyclopts import App, CycloptsError, Group

from .. import __version__
from ..core.basics import InvalidConfig, Refusal
from ..words import Reader, phrase, say_to
from .admin import ADMIN
from .arena import arena
from .backup import backup
from .cards import cards
from .check_bot import check_bot
from .common import HERE
from .completion import completion
from .doctor import doctor
from .ending import FAILED, INTERRUPTED, MISUSED, complain
from .mcp import mcp
from .play import play
from .replay import replay
from .report import report
from .restore import restore
from .review import review
from .serve import serve
from .setup import setup
from .simulate import simulate
from .sit import sit
from .spoken import Command, Pages, command_name, page, say_misuse, spoken
from .verify import verify

COMMANDS: Final[tuple[Command, ...]] = (
    *(play, serve, replay, review, verify, cards, setup, simulate, report, arena),
    *(check_bot, sit, mcp, backup, restore, doctor, completion),
)

HELP: Final = frozenset({"--help", "-h"})


def make_app(language: str = HERE, *, explained: bool = True) -> App:
    """All commands, speaking a language; explained in it, too, where somebody will read that."""
    app = App(name="citadels", version=__version__, suppress_keyboard_interrupt=False)
    for command in COMMANDS:
        app.command(spoken(command, language, explained=explained))
    admin = App(name="admin")
    for command in ADMIN:
        name = command_name(command).removeprefix("admin-")
        admin.command(spoken(command, language, explained=explained), name=name)
    app.command(admin)
    if explained:
        _explain(app, language)
    return app


def _explain(app: App, language: str) -> None:
    app.help, app.help_formatter = page("citadels", language), Pages(language)
    app.group_commands = Group.create_default_commands(phrase("help-commands", language))
    admin = app["admin"]
    _explain_parts(app, [(command_name(command), command) for command in COMMANDS], language)
    admin.help, admin.sort_key = page("admin", language), len(COMMANDS)
    admin.help_formatter, admin.group_commands = app.help_formatter, app.group_commands
    names = [command_name(command).removeprefix("admin-") for command in ADMIN]
    _explain_parts(admin, list(zip(names, ADMIN, strict=True)), language)
    for flag in ("help", "version"):
        for part in (app, admin):
            if f"--{flag}" in part:
                part[f"--{flag}"].help = phrase(f"help-{flag}", language)


def _explain_parts(app: App, commands: list[tuple[str, Command]], language: str) -> None:
    for order, (name, command) in enumerate(commands):
        part = app[name]
        part.help, part.sort_key = page(command_name(command), language), order
        part.group_parameters = Group.create_default_parameters(phrase("help-options", language))
        part.group_arguments = Group.create_default_arguments(phrase("help-arguments", language))


def run(arguments: list[str]) -> int:
    """Do what the command line asks for; give the exit code."""
    warnings.showwarning = _warn
    language, rest = _spoken_to(arguments)
    try:
        explained = not HELP.isdisjoint(arguments) or rest == ["admin"]  # which shows its own page
        code = make_app(language, explained=explained)(
            rest,
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
        sys.stdout.flush()
    except KeyboardInterrupt:
        print(file=sys.stderr)  # noqa: T201 - the cursor stands behind ^C
        complain(phrase("help-interrupted", language))
        return INTERRUPTED
    except BrokenPipeError:  # whoever reads has enough, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # for what is still to come
        return 0
    except (CycloptsError, OSError, ValueError) as error:
        complain(_explained(error, language))
        return MISUSED if isinstance(error, CycloptsError | InvalidConfig) else FAILED
    return code if isinstance(code, int) else 0


def _spoken_to(arguments: list[str]) -> tuple[str, list[str]]:
    """The language that a command line asks for, even a wrong one; and the rest of it.

    Before the command it is for whatever follows: that may be `--help`, or nothing.
    """
    words = " ".join(arguments).replace("=", " ").split()
    wish = words[words.index("--language") + 1 :][:1] if "--language" in words else []
    language = wish[0] if wish else HERE
    if not arguments[0].startswith("--language") or not wish:
        return language, arguments
    return language, arguments[1 if "=" in arguments[0] else 2 :] or ["serve"]


def _explained(error: Exception, language: str) -> str:
    """Say in one line what went wrong."""
    if isinstance(error, Refusal):
        return say_to(Reader(language), error)
    if isinstance(error, CycloptsError):
        return say_misuse(error, language)
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).split())


def _warn(message: Warning | str, *_: object, **__: object) -> None:
    complain(str(message))
