"""Chair: a seat of a table, and who has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...core.basics import NOBODY

# What others may know of how somebody played, as the database keeps it: one bit each.
LATE: Final = 1  # the clock answered
LEFT: Final = 2  # others waited, and a bot had to sit in
RETURNED: Final = 4  # the player came back after that


class Chair:
    """A seat of the table, and who has it."""

    __slots__ = (
        *("alone", "away", "bank", "conduct", "guest", "lapsed", "last", "late", "level"),
        *("missed", "missed_turns", "token", "until"),
    )

    def __init__(self) -> None:
        self.guest = ""  # the id of a person
        self.level = ""  # of the bot that has the seat, or sits in
        self.token = ""  # hash of what proves the seat
        self.away = False
        self.bank = 0.0  # seconds left besides those for each choice
        self.last = NOBODY  # choices that there were before the last one of the player
        self.alone = False  # whether nobody else was there to see it
        self.late = False  # whether the clock gave the last answer
        self.conduct = 0  # the bits above
        self.missed = 0  # answers that others gave for the player since then
        self.lapsed = False  # by correspondence: whether a bot plays this turn
        self.missed_turns = 0  # ... and how many it has played in a row
        self.until = 0.0  # ... and until when the player is on vacation

    @property
    def is_person(self) -> bool:
        """Whether a person has the seat, and no bot sits in."""
        return bool(self.guest) and not self.away

    @property
    def plays(self) -> bool:
        """Whether a person is expected to answer."""
        return self.is_person and not self.lapsed

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
