"""`citadels admin who`: who is connected."""

from __future__ import annotations

from ...server.configuration import Configuration
from ..common import HERE, Flag
from ..configured import configured
from .common import ask, print_found, show_list


@configured("database")
def admin_who(*, configuration: Configuration, json: Flag = False, language: str = HERE) -> int:
    """List who is connected, to any process."""
    from ...server.order.overview import people  # noqa: PLC0415 - needs the server's extra

    found = ask(configuration, people)
    if json:
        return print_found(found)
    rows = [(one.guest, one.name, "\n".join(one.networks), "\n".join(one.tables)) for one in found]
    show_list(("guest", "name", "network", "table"), rows, language)
    return 0
