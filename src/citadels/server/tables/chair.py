"""Chair: a seat of a table, and who has it."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.basics import NOBODY


class Chair:
    """A seat of the table, and who has it."""

    __slots__ = ("away", "bank", "guest", "last", "level", "missed", "token")

    def __init__(self) -> None:
        self.guest = ""  # the id of a person
        self.level = ""  # of the bot that has the seat, or sits in
        self.token = ""  # hash of what proves the seat
        self.away = False
        self.bank = 0.0  # seconds left besides those for each choice
        self.last = NOBODY  # choices that there were before the last one of the player
        self.missed = 0  # answers that others gave for the player since then

    @property
    def is_person(self) -> bool:
        """Whether a person is expected to answer."""
        return bool(self.guest) and not self.away

    @property
    def is_taken(self) -> bool:
        """Whether anybody has the seat."""
        return bool(self.guest or self.level)


def sharer_id(guest: str, table: str, seat: int) -> str:
    """Under which id the name of somebody is kept who shares a guest's screen at a table."""
    return f"{guest}.{table}.{seat}"


def sharer_ids(table: str, people: Sequence[str]) -> list[str]:
    """The ids of all who share a screen, by the guests of a table's seats."""
    several = {who for who in people if who and people.count(who) > 1}
    return [sharer_id(who, table, seat) for seat, who in enumerate(people) if who in several]
