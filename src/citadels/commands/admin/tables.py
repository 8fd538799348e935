"""`citadels admin tables`: the tables that are not over."""

from __future__ import annotations

from ...server.configuration import Configuration
from ...words import phrase
from ..common import HERE, Flag
from ..configured import configured
from .common import ask, print_found, show_list, show_time


@configured("database")
def admin_tables(*, configuration: Configuration, json: Flag = False, language: str = HERE) -> int:
    """List tables with who sits there; nothing of their games."""
    from ...server.order.overview import open_tables  # noqa: PLC0415 - needs the server's extra

    found = ask(configuration, open_tables)
    if json:
        return print_found(found)
    rows = []
    for one in found:
        pairs = zip(one.seats, one.names, strict=True)
        people = "\n".join(f"{who} {name}".strip() or "-" for who, name in pairs)
        status = phrase(f"admin-status-{one.status}", language)
        rows.append((one.table, status, people, show_time(one.touched)))
    show_list(("table", "status", "players", "when"), rows, language)
    return 0
