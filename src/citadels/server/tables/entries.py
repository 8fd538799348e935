"""Entries: everything that ever happened at a table, as its append-only log holds it.

A table is the sum of its entries; nothing else about it is stored. Entries name guests by id: names
and chat are kept elsewhere, so that a guest can be forgotten without touching a game.

An entry is stored as a JSON array, its kind first and then its fields in order: names of fields
would take more room than all they say. New fields come last and have a default. Older logs have
objects: a field that was renamed keeps the name that it has there.
"""

from __future__ import annotations

from typing import Final, get_args

import msgspec

from .options import Pace, TableOptions


class Entry(msgspec.Struct, frozen=True, array_like=True, tag_field="kind", tag=str.lower):
    """One thing that happened; `at` is when, in seconds since 1970."""

    at: float


class Opened(Entry, frozen=True):
    """A guest opened the table."""

    host: str
    setup: str  # as `write_config` writes it
    options: TableOptions = msgspec.field(name="wishes")
    seed: str  # 64 hex digits; secret until the game is over
    rules: int  # version of the rules by which it is played


class Tried(Opened, frozen=True):
    """A guest opened the table to play a finished game on from one of its moments.

    The position is dealt from the seed, and has nothing in it that the seat's view did not allow,
    unless all lies as it was: the truth of the other game is not in this log.
    """

    origin: str  # the table of the game that is tried
    step: int  # choices that had been made by then
    round: int
    seat: int  # whose view it is dealt for
    as_it_was: bool
    position: str  # how the game begins


class Sat(Entry, frozen=True):
    """A guest took a seat; `token` is the hash of what proves it on another device."""

    seat: int
    guest: str
    token: str


class Assigned(Entry, frozen=True, tag="seated"):  # as logs have always called it
    """The host gave a seat to a bot, or with an empty level opened it again."""

    seat: int
    level: str


class Stood(Entry, frozen=True):
    """A guest gave the seat back before the game began, or left a running game for good."""

    seat: int


class Removed(Entry, frozen=True):
    """The host took a seat from a guest before the game began; the guest may not come back."""

    seat: int


class Started(Entry, frozen=True):
    """The game began."""


class Chose(Entry, frozen=True):
    """A seat answered the question that entry number `question` left open."""

    seat: int
    question: int = msgspec.field(name="asked")
    option: str
    by: str  # player, bot, sitter (a bot for somebody away) or clock (the careful answer)


class TookBack(Entry, frozen=True):
    """A seat took its last choices back."""

    seat: int
    count: int


class WentAway(Entry, frozen=True):
    """A player is gone, or too slow: a bot sits in."""

    seat: int


class CameBack(Entry, frozen=True):
    """The player has the seat again."""

    seat: int


class RanOut(Entry, frozen=True):
    """A player by correspondence had no time left: a bot plays for them until the turn is over."""

    seat: int


class OnVacation(Entry, frozen=True):
    """The clock of a player by correspondence stands until a time; a past one ends that."""

    seat: int
    until: float


class Agreed(Entry, frozen=True):
    """A player agrees to pause or to go on, done when all have; or to play again after all."""

    seat: int
    pause: bool


class WentOn(Entry, frozen=True):
    """A player goes on without the others' consent: the pause had lasted for its time."""

    seat: int


class AgreedToUndo(Entry, frozen=True):
    """A player wants choices to be taken back; it happens when all want it."""

    seat: int
    remain: int  # how many choices are to remain


class Disagreed(Entry, frozen=True):
    """A player declines what is asked for, or asks for it no more; after the game, the rematch."""

    seat: int


class Paced(Entry, frozen=True):
    """The host lets bots play at another pace."""

    pace: Pace


class Skipped(Entry, frozen=True):
    """The only person here waits no more for bots: they make no pause until a person is asked."""

    seat: int


class Closed(Entry, frozen=True):
    """The table is closed: by its host, or since nobody came any more."""

    reason: str  # host, abandoned


class Followed(Entry, frozen=True):
    """A rematch was opened at another table."""

    table: str


class Renamed(Entry, frozen=True):
    """Seats go by another guest: theirs was forgotten, or is one with the guest of another device.

    Earlier entries are written anew with that id: nothing here names the one that it was.
    """

    guest: str
    seats: tuple[int, ...]


AnyEntry = (
    Opened
    | Tried
    | Sat
    | Assigned
    | Stood
    | Removed
    | Started
    | Chose
    | TookBack
    | WentAway
    | CameBack
    | RanOut
    | OnVacation
    | Agreed
    | WentOn
    | AgreedToUndo
    | Paced
    | Skipped
    | Disagreed
    | Closed
    | Followed
    | Renamed
)

KINDS: Final = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyEntry)}
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    """Write an entry for the store."""
    return _encoder.encode(entry)


def decode(body: bytes) -> AnyEntry:
    """Read an entry from the store."""
    return _read_object(body) if body.startswith(b"{") else _decoder.decode(body)


def _read_object(body: bytes) -> AnyEntry:
    """Read an entry of an older log, with the names of its fields."""
    fields = msgspec.json.decode(body)
    kind = fields.pop("kind")
    values = [fields[name] for name in KINDS[kind].__struct_encode_fields__ if name in fields]
    entry: AnyEntry = msgspec.convert([kind, *values], AnyEntry)
    return entry
