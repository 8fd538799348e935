"""Entries: everything that ever happened at a table, as its append-only log holds it.

A table is the sum of its entries; nothing else about it is stored. Entries name guests by id: names
and chat are kept elsewhere, so that a guest can be forgotten without touching a game.
"""

from __future__ import annotations

import msgspec

from .wishes import TableWishes


class Entry(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    """One thing that happened; `at` is when, in seconds since 1970."""

    at: float


class Opened(Entry, frozen=True):
    """A guest opened the table."""

    host: str
    setup: str  # as `write_config` writes it
    wishes: TableWishes
    seed: str  # 64 hex digits; secret until the game is over
    rules: int  # version of the rules by which it is played


class Sat(Entry, frozen=True):
    """A guest took a seat; `token` is the hash of what proves it on another device."""

    seat: int
    guest: str
    token: str


class Seated(Entry, frozen=True):
    """The host gave a seat to a bot, or with an empty level opened it again."""

    seat: int
    level: str


class Stood(Entry, frozen=True):
    """A guest gave the seat back before the game began, or left a running game for good."""

    seat: int


class Started(Entry, frozen=True):
    """The game began."""


class Chose(Entry, frozen=True):
    """A seat answered the question that entry number `asked` left open."""

    seat: int
    asked: int
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


class Agreed(Entry, frozen=True):
    """A player agrees to pause, or to go on; when all have, the table does."""

    seat: int
    pause: bool


class Closed(Entry, frozen=True):
    """The table is closed: by its host, or since nobody came any more."""

    reason: str  # host, abandoned


class Followed(Entry, frozen=True):
    """A rematch was opened at another table."""

    table: str


AnyEntry = (
    Opened
    | Sat
    | Seated
    | Stood
    | Started
    | Chose
    | TookBack
    | WentAway
    | CameBack
    | Agreed
    | Closed
    | Followed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    """Write an entry for the store."""
    return _encoder.encode(entry)


def decode(body: bytes) -> AnyEntry:
    """Read an entry from the store."""
    return _decoder.decode(body)
