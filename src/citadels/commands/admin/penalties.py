"""`citadels admin penalties`: who may not speak, or not be here."""

from __future__ import annotations

from ...server.configuration import Configuration
from ...words import phrase
from ..common import HERE, Flag
from ..configured import configured
from .common import ask, print_found, show_list, show_time


@configured("database")
def admin_penalties(
    *, configuration: Configuration, json: Flag = False, language: str = HERE
) -> int:
    """List the bans and mutes that have not ended."""
    from ...server.storage.order import penalties  # noqa: PLC0415 - needs the server's extra

    found = ask(configuration, penalties)
    if json:
        return print_found(found)
    rows = [
        (phrase(f"admin-{one.kind}", language), one.guest or one.network, show_time(one.until))
        for one in found
    ]
    show_list(("deed", "target", "until"), rows, language)
    return 0
