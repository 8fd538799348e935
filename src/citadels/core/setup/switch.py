"""Switches: the rules that editions, or versions of the rules, read differently."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ..card import Card


class Switch:
    """One rule that can be played in several ways; which, is agreed before the game."""

    def __init__(
        self,
        id: str,
        number: int,
        values: tuple[str, ...],
        default: str,
        versions: dict[str, Card] | None = None,
        since: int = 1,
        before: str = "",
        offered: bool = True,
    ) -> None:
        self.id = id
        self.number = number  # permanent and declared: set-up codes name a switch by it
        self.values = values  # only ever added to, at the end: set-up codes count them
        self.default = default  # in editions that say nothing else
        self.versions = versions or {}  # by value: the card that plays differently
        self.since = since  # the version of the rules that brought the switch
        self.before = before  # the value in games of older rules
        self.offered = offered  # whether people choose it; a mended ruling is not for choosing


DRAFT3: Final = Switch("draft3", 0, ("deluxe", "classic"), "deluxe")
TIE_BREAK_RANK: Final = Switch("tie_break_rank", 1, ("held", "revealed"), "held")
