"""`citadels backup`: all games in one file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from ..server.configuration import Configuration
from ..terminal.style import make_console
from ..words import phrase
from .common import HERE
from .configured import configured
from .storing import database_of, database_trouble, step_progress, stoppable

STDOUT: Final = "-"
Target = Annotated[str, Parameter(allow_leading_hyphen=True)]  # - is none of the options


@configured("database")
def backup(file: Target, /, *, configuration: Configuration, language: str = HERE) -> int:
    """Write the whole database to a file, as it is at this moment."""
    from ..server.storage.backup import back_up  # noqa: PLC0415 - slow, and not everybody's
    from ..server.verification import write_whole  # noqa: PLC0415 - as above

    url = database_of(configuration.settings)
    with stoppable(), step_progress(language) as tell, database_trouble():

        def count(done: int, of: int) -> None:
            tell("backup", done, of)

        if file == STDOUT:
            digest = back_up(url, sys.stdout.buffer, count)
            sys.stdout.flush()
        else:
            digest = write_whole(Path(file), lambda stream: back_up(url, stream, count))
    console = make_console(stderr=True)
    console.print(phrase("backup-written", language, file=file, text=digest[:16]))
    return 0
