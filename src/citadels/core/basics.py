"""Small words of the game: seats, ranks, colours, holders of cards, and the errors."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Seat = int  # a player's place, 0...7, clockwise
Rank = int  # a character's number, 1...9
Colour = int  # what the rulebook calls a district's type
Bits = i64  # a set of small numbers: seats, ranks or hooks
Kinds = int  # a set of kinds of district, by number: there may be more than a machine word holds

RULES_VERSION: Final = 2  # raised when an old record would replay differently

KILLED: Final = "killed"  # the marker under which a character stays silent
BEWITCHED: Final = "bewitched"  # the marker of a character that somebody else will play
THREAT: Final = "threat"  # the marker of a character who must pay or dare before all else

MAX_PLAYERS: Final = 8
NOBODY: Final = -1

SPECTATOR: Final = 8  # the observer without a seat: knows what everybody knows
ALL_SEEING: Final = 15  # the observer of replays and reviews, from whom nothing is hidden
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


def wrong(what: str, thing: object) -> TypeError:
    """The error for a thing that is not even of the right type."""
    return TypeError(f"{what}, not {thing!r}")


Fact = str | int | tuple[str, ...]  # what an error speaks of: ids, numbers, lists of them


class Refusal(ValueError):
    """Something that was refused: a text for programmers, a code and facts for everyone else.

    `citadels.words` turns the code and facts into a sentence in any of its languages.

    >>> from citadels import Config, Refusal
    >>> try:
    ...     Config(players=12)
    ... except Refusal as error:
    ...     print(error.code, error.facts)
    players {'edition': 'deluxe', 'most': 8, 'amount': 12}
    """

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
    """A choice that is not among the options of the open question; nothing has changed.

    >>> from citadels import Config, Game, IllegalChoice
    >>> try:
    ...     Game(Config(players=4, crown=0), seed=1).play("thief")
    ... except IllegalChoice as error:
    ...     print(error)
    'thief' is not offered; seat 0 has: magician, king, bishop, merchant, architect
    """


class InvalidConfig(Refusal):
    """A configuration that breaks a rule of the game; the message says what would be right.

    >>> from citadels import Config, InvalidConfig
    >>> try:
    ...     Config(players=4, rank9="queen")
    ... except InvalidConfig as error:
    ...     print(error)
    the queen needs 5 players or more, not 4
    """


class InvalidRecord(Refusal):
    """A record, position or scene that cannot be read; the message says what would be right.

    >>> from citadels import InvalidRecord, read_position
    >>> try:
    ...     read_position("@0 king: purse 3")
    ... except InvalidRecord as error:
    ...     print(error)
    line 1: a player has gold, hand, city, crown, not 'purse'; write one of these
    """

    def __init__(self, text: str) -> None:
        super().__init__(text, "record")
