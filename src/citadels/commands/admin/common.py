"""What the commands of operators share: the database, who they are, times, lists."""

from __future__ import annotations

import asyncio
import getpass
import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

from cyclopts import Parameter
from rich.table import Table

from ...core.basics import InvalidConfig
from ...server.configuration import Configuration
from ...terminal.style import make_console
from ...words import phrase
from ..common import print_json
from ..storing import database_of

if TYPE_CHECKING:
    from ...server.order.deeds import Deeds
    from ...server.storage.store import Store

UNITS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800}
PATIENCE: Final = 10.0  # seconds in which the database has to answer

Operator = Annotated[str, Parameter(name="--as")]
Duration = Annotated[str, Parameter(name="--for")]
Target = Annotated[str, Parameter(allow_leading_hyphen=True)]  # ids of guests may begin with one
Result = TypeVar("Result")


def ask(configuration: Configuration, work: Callable[[Store], Awaitable[Result]]) -> Result:
    """Ask the database of a server something; it is neither made nor upgraded here."""
    from ...server.storage.order import last_deed  # noqa: PLC0415 - as above
    from ...server.storage.store import Store  # noqa: PLC0415 - as above

    trouble: type[Exception] = import_module("sqlalchemy.exc").SQLAlchemyError
    url = database_of(configuration.settings)
    file = url.partition(":///")[2]
    if url.startswith("sqlite") and not Path(file).is_file():
        raise InvalidConfig(f"there is no {file}", "no-database")

    async def run() -> Result:
        async with asyncio.timeout(PATIENCE):
            store = await Store.connect(url)
        try:
            try:
                await last_deed(store)
            except trouble as error:
                raise InvalidConfig("its version is not ours", "no-database") from error
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except (trouble, OSError) as error:
        said = str(error).strip().splitlines() or [type(error).__name__]
        raise InvalidConfig(said[0].rstrip("."), "no-database") from error


def do(
    configuration: Configuration, operator: str, deed: Callable[[Deeds], Awaitable[Result]]
) -> Result:
    """Do something as an operator; it is in the audit log."""
    from ...server.order.deeds import Deeds  # noqa: PLC0415 - as above

    who = operator or getpass.getuser()
    return ask(configuration, lambda store: deed(Deeds(store, who)))


def seconds_of(duration: str) -> float:
    """How long `30m`, `2h` or `7d` are."""
    found = re.fullmatch(r"(\d{1,6})([smhdw])", duration.strip())
    if not found or not int(found[1]):
        raise InvalidConfig("a time is a number and a unit", "duration", name=duration)
    return float(int(found[1]) * UNITS[found[2]])


def show_time(at: float) -> str:
    """A time as people here read it."""
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")


def show_list(columns: Sequence[str], rows: Iterable[Sequence[str]], language: str) -> None:
    """Print a list, its columns by the ids of their names."""
    table = Table(box=None, pad_edge=False)
    for column in columns:
        table.add_column(phrase(f"admin-{column}", language), overflow="fold")
    for row in rows:
        table.add_row(*(plain(cell) for cell in row))
    if table.row_count:
        make_console().print(table)
    else:
        make_console().print(phrase("admin-nothing", language))


def plain(text: str) -> str:
    """Text of strangers, which a terminal must neither obey nor dress up."""
    kept = (letter if letter.isprintable() or letter == "\n" else " " for letter in text)
    return "".join(kept).replace("[", "\\[")


def print_found(found: object) -> int:
    """Print what was found for other programs."""
    print_json(import_module("msgspec").to_builtins(found))
    return 0


def say_done(language: str) -> int:
    """Say that something was done."""
    make_console().print(phrase("admin-done", language))
    return 0
