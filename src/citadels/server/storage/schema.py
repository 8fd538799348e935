"""Schema: the tables of the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

ID: Final = 32

metadata = MetaData()

# One row for each table: what the lobby shows and what is due next. A cache of the log, made anew
# in the same transaction as every entry.
tables = Table(
    "tables",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("status", String(ID), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("touched", Double, nullable=False),
    Column("due", Double),  # when a bot or the clock has to act
    Column("claimed_until", Double, nullable=False, default=0.0),
    Column("pushed", Integer, nullable=False, default=-1),  # the last question devices were told of
    Column("tried", Boolean, nullable=False, default=False),  # plays on from a finished game
    Index("tables_due", "due"),
    Index("tables_touched", "status", "touched"),
)

# The log of every table: the key decides who was first.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(ID), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("shield", String(ID), nullable=False),
    Column("language", String(8), nullable=False),
    Column("seen", Double, nullable=False),
    Column("epoch", Integer, nullable=False, default=0),  # cookies of an older one are void
)

# Which tables' logs name a guest: those where they opened, sat or were sent away, whatever has
# become of them. Whoever is forgotten, or comes with games of another browser, is renamed there.
mentions = Table(
    "mentions",
    metadata,
    Column("guest", String(ID), primary_key=True),
    Column("table_id", String(ID), ForeignKey("tables.id"), primary_key=True),
)

chat = Table(
    "chat",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(ID), ForeignKey("tables.id"), nullable=False),
    Column("guest", String(ID), nullable=False),
    Column("text", String(400), nullable=False),
    Column("at", Double, nullable=False),
    Index("chat_of_table", "table_id", "number"),
    Index("chat_of_guest", "guest"),
)

# Who sits where, for "my games", and when they were last connected there. Who came with the link
# of a seat, from another device, has its number here for as long as the link proves it.
places = Table(
    "places",
    metadata,
    Column("guest", String(ID), primary_key=True),
    Column("table_id", String(ID), ForeignKey("tables.id"), primary_key=True),
    Column("here", Double, nullable=False, default=0.0),
    Column("seat", Integer, nullable=False, default=-1),
    Column("conduct", Integer),  # how they played, in bits; nothing where nobody else did
)

# Where a guest wants to be told that it is their turn: one row for each browser.
devices = Table(
    "devices",
    metadata,
    Column("id", String(64), primary_key=True),  # hash of the endpoint
    Column("guest", String(ID), nullable=False),
    Column("endpoint", String(1024), nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("since", Double, nullable=False),
    Index("devices_of_guest", "guest"),
)

# What proves a guest on any device: the public half of a key that never leaves its owner.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  # hash of the credential's id
    Column("credential", LargeBinary, nullable=False),
    Column("guest", String(ID), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),  # of signatures, if the key counts them
    Column("site", String(255), nullable=False),  # the host that it was made for
    Column("name", String(40), nullable=False),
    Column("since", Double, nullable=False),
    Column("used", Double, nullable=False),
    Index("passkeys_of_guest", "guest"),
)

# Links that a guest has made: to come back with, or to find friends by; one of each kind.
links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(ID), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("since", Double, nullable=False),
    UniqueConstraint("guest", "kind", name="links_of_guest"),
)

# Challenges that were answered: none is answered twice. Those that are too old anyway are dropped.
spent = Table(
    "spent",
    metadata,
    Column("challenge", String(64), primary_key=True),
    Column("until", Double, nullable=False),
)

# Names that nobody else may take, by how they look; and the shield that goes with each.
reservations = Table(
    "reservations",
    metadata,
    Column("look", String(80), primary_key=True),
    Column("guest", String(ID), nullable=False, unique=True),
    Column("shield", String(ID), unique=True),
    Column("since", Double, nullable=False),
)

# Whom a guest wants as a friend. Two rows, one each way, make friends; one alone is a wish.
friends = Table(
    "friends",
    metadata,
    Column("id", String(ID), primary_key=True),  # by which the guest's own page names it
    Column("guest", String(ID), nullable=False),
    Column("other", String(ID), nullable=False),
    Column("since", Double, nullable=False),
    Column("table_id", String(ID)),  # where the guest invites the other to
    Column("invited", Double, nullable=False, default=0.0),  # since when
    UniqueConstraint("guest", "other", name="friends_of_guest"),
    Index("friends_of_other", "other"),
)

# What decided a finished game: computed when somebody asks, by one process, and kept.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(ID), ForeignKey("tables.id"), primary_key=True),
    Column("effort", String(ID), nullable=False),  # of what is kept; empty if nothing is
    Column("format", Integer, nullable=False),
    Column("value", String(ID), nullable=False),  # the version of the value that judged
    Column("body", LargeBinary, nullable=False),  # compressed JSON
    Column("done", Double, nullable=False),  # part of the work; negative if it failed
    Column("claimed_until", Double, nullable=False),
    Column("digests", LargeBinary, nullable=False, default=b""),  # what it says of each seat
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(ID), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
