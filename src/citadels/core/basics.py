"""Small words of the game: seats, ranks, colours, holders of cards, and the errors."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Seat = int  # a player's place, 0...7, clockwise
Rank = int  # a character's number, 1...9
Colour = int  # what the rulebook calls a district's type
Bits = i64  # a set of small numbers: seats, ranks, hooks or kinds of district

RULES_VERSION: Final = 1  # raised when an old record would replay differently

MAX_PLAYERS: Final = 8
NOBODY: Final = -1

SPECTATOR: Final = 8  # the observer without a seat: knows what everybody knows
ASIDE: Final = 9  # as a holder of cards: those drawn but not yet placed
POOL: Final = 10  # as a holder of cards: the shuffled part of the deck
EVERYBODY: Final = 0x1FF  # the observers, as bits: eight seats and the spectator

NOBLE: Final = 0
RELIGIOUS: Final = 1
TRADE: Final = 2
MILITARY: Final = 3
UNIQUE: Final = 4
NO_COLOUR: Final = -1
COLOUR_NAMES: Final = ("noble", "religious", "trade", "military", "unique")


Fact = str | int | tuple[str, ...]  # what an error speaks of: ids, numbers, lists of them


class Refusal(ValueError):
    """A wish that is refused: a text for programmers, a code and facts for everybody else."""

    def __init__(self, text: str, code: str = "other", **facts: Fact) -> None:
        super().__init__(text)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        """Keep code and facts on the way to another process."""
        return _refusal, (type(self), str(self), self.code, self.facts)


def _refusal(kind: type[Refusal], text: str, code: str, facts: dict[str, Fact]) -> Refusal:
    error = kind(text)
    error.code = code
    error.facts = facts
    return error


class IllegalChoice(Refusal):
    """A choice that is not among the options of the open question."""


class InvalidConfig(Refusal):
    """A configuration that breaks a rule of the game."""


class InvalidRecord(Refusal):
    """A record, position or scene that cannot be read."""

    def __init__(self, text: str) -> None:
        super().__init__(text, "record")
