"""`citadels completion`: lets a shell complete what is typed."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from typing import Annotated, Any, Literal, get_args

from cyclopts import App, Parameter
from cyclopts.completion.detect import ShellDetectionError, detect_shell

from ..bots import BOTS, OFFERED
from ..core.registry import EDITIONS
from ..terminal.style import make_console
from ..words import LANGUAGES, phrase
from .common import HERE, Flag
from .ending import MISUSED, complain

Shell = Literal["bash", "zsh", "fish", "powershell"]


def completion(
    shell: Annotated[Shell | None, Parameter(show_choices=False)] = None,
    /,
    *,
    install: Flag = False,
    language: str = HERE,
) -> int:
    """Print what a shell needs to complete our commands, or install it."""
    try:
        used = shell or detect_shell()
    except ShellDetectionError:
        known = "bash, zsh, fish, powershell"
        complain(phrase("help-no-shell", language, known=known))
        return MISUSED
    app = completed_app(language)
    if install:
        file = app.install_completion(shell=used)
        said = phrase("help-installed", language, file=str(file))
        hint = f" {phrase('help-installed', language, 'zsh')}" if used == "zsh" else ""
        make_console().print(said + hint)
    else:
        print(app.generate_completion(shell=used))  # noqa: T201 - for the shell
    return 0


def completed_app(language: str) -> App:
    """All commands, explained in a language, with the values that their options may have."""
    from .app import make_app  # noqa: PLC0415 - which holds this command, too

    app = make_app(language)
    for part in (app, app["admin"]):
        for name in part:
            _offer_values(part[name])
    return app


def _offer_values(part: App) -> None:
    """Let a shell offer what an option may be; a wrong one is explained by the command itself."""
    command: Any = part.default_command
    if command is None:
        return  # it only has others below it
    presets = dict.fromkeys(preset.id for box in EDITIONS.values() for preset in box.presets)
    values: dict[str, Iterable[str]] = {"language": LANGUAGES, "edition": EDITIONS}
    values |= {"preset": presets, "deck": ("random", *presets)}
    values |= {"bots": OFFERED, "challenger": BOTS, "against": BOTS}
    signature = inspect.signature(command)
    for name in values.keys() & signature.parameters:
        own, *words = get_args(signature.parameters[name].annotation)
        if own is str:
            command.__annotations__[name] = Annotated[Literal[tuple(values[name])], *words]
