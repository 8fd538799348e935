"""`citadels admin audit`: what operators did."""

from __future__ import annotations

from ...server.configuration import Configuration
from ..common import HERE, Flag
from ..configured import configured
from .common import ask, print_found, show_list, show_time


@configured("database")
def admin_audit(
    *, limit: int = 50, configuration: Configuration, json: Flag = False, language: str = HERE
) -> int:
    """List what operators did, the last first."""
    from ...server.storage.order import audited  # noqa: PLC0415 - needs the server's extra

    found = ask(configuration, lambda store: audited(store, limit))
    if json:
        return print_found(found)
    rows = [(show_time(one.at), one.who, one.deed, one.target, one.detail) for one in found]
    show_list(("when", "who", "deed", "target", "detail"), rows, language)
    return 0
