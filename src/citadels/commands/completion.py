"""`citadels completion`: lets a shell complete what is typed."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.completion.detect import ShellDetectionError, detect_shell

from ..terminal.style import make_console
from ..words import phrase
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
    from .app import make_app  # noqa: PLC0415 - which holds this command, too

    try:
        used = shell or detect_shell()
    except ShellDetectionError:
        known = "bash, zsh, fish, powershell"
        complain(phrase("help-no-shell", language, known=known))
        return MISUSED
    app = make_app(language)
    if install:
        file = app.install_completion(shell=used)
        make_console().print(phrase("help-installed", language, file=str(file)))
    else:
        print(app.generate_completion(shell=used))  # noqa: T201 - for the shell
    return 0
