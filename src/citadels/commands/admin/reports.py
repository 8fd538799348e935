"""`citadels admin reports`: what guests reported, with the chat around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...server.configuration import Configuration
from ...terminal.style import make_console
from ...words import phrase
from ..common import HERE, Flag
from ..configured import configured
from .common import ask, plain, print_found, show_time

if TYPE_CHECKING:
    from ...server.order.overview import ReportLine


@configured("database")
def admin_reports(
    *,
    everything: Flag = False,
    configuration: Configuration,
    json: Flag = False,
    language: str = HERE,
) -> int:
    """Show reports that wait to be looked at."""
    from ...server.order.overview import open_reports  # noqa: PLC0415 - needs the server's extra

    found = ask(configuration, lambda store: open_reports(store, everything=everything))
    if json:
        return print_found(found)
    for one in found:
        _show(one, language)
    if not found:
        make_console().print(phrase("admin-nothing", language))
    return 0


def _show(one: ReportLine, language: str) -> None:
    console = make_console()
    reason = phrase(f"order-reason-{one.reason}", language)
    console.print(f"{one.number}  {show_time(one.at)}  {reason}", style="bold")
    for column, text in (
        ("table", one.table),
        ("about", f"{one.about} {one.about_name} {' '.join(one.networks)}"),
        ("author", f"{one.author} {one.author_name}"),
        ("words", one.words),
        ("outcome", one.outcome),
    ):
        if text.strip():
            console.print(f"  {phrase(f'admin-{column}', language)}: {plain(text.strip())}")
    for said in one.chat:
        who = plain(said.name or said.guest)
        sign = ">" if said.guest == one.about else " "
        console.print(f"  {sign} {show_time(said.at)}  {who}: {plain(said.text)}")
