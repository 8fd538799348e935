"""`citadels admin ratings`: how strong bots and people are, and all games rated anew."""

from __future__ import annotations

from ...server.configuration import Configuration
from ...terminal.style import make_console
from ...words import phrase
from ..common import HERE, Flag
from ..configured import configured
from .common import Operator, ask, do, print_found, show_list


@configured("database")
def admin_ratings(
    *,
    recompute: Flag = False,
    operator: Operator = "",
    configuration: Configuration,
    json: Flag = False,
    language: str = HERE,
) -> int:
    """List the ratings of bots, and how many people have one; or rate all games anew first."""
    from ...server.tables.rerating import list_ratings  # noqa: PLC0415 - needs the server's extra

    if recompute:
        games = do(configuration, operator, lambda deeds: deeds.rate_again())
        make_console(stderr=True).print(phrase("admin-rerated", language, count=games))
    found = ask(configuration, list_ratings)
    if json:
        return print_found(found)
    rows = [
        (one.who or phrase("admin-rated-people", language), one.shown, str(one.games))
        for one in found
    ]
    show_list(("who", "rating", "games"), rows, language)
    return 0
