"""Schema: the tables of the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
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
    text,
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
    Column("due", Double),  # when a bot or the clock has to act, or somebody is missed
    Column("bot", Boolean, nullable=False, default=False),  # whether a bot has to
    Column("owner", String(ID), nullable=False, default=""),  # the process that acts for it
    Column("stray", Boolean, nullable=False, default=False),  # another one wrote the last entry
    Column("claimed_until", Double, nullable=False, default=0.0),  # by older programs
    Column("pushed", Integer, nullable=False, default=-1),  # the last question devices were told of
    Column("tried", Boolean, nullable=False, default=False),  # plays on from a finished game
    Index("tables_due", "owner", "bot", "due"),
    Index("tables_stray", "owner", postgresql_where=text("stray"), sqlite_where=text("stray")),
    Index("tables_touched", "status", "touched"),
)

# The processes that serve this database, where others find them, and until when they count on them.
workers = Table(
    "workers",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("address", String(255), nullable=False),
    Column("until", Double, nullable=False),
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
