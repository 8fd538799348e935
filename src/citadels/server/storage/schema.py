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
    Column("reminded", Integer, nullable=False, default=-1),  # the same of who was reminded
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
    Column("epoch", Integer, nullable=False, default=0),  # cookies of an older one are void
    Column("open", Boolean, nullable=False, default=False),  # whether others may see the profile
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
    Column("seen", Integer, nullable=False, default=0),  # events, by correspondence
)

# While a guest is on vacation, their clock stands by correspondence. Counted for a year.
vacations = Table(
    "vacations",
    metadata,
    Column("guest", String(ID), primary_key=True),
    Column("since", Double, primary_key=True),
    Column("until", Double, nullable=False),
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
    Column("remind", Boolean, nullable=False, default=True),  # before their time is up, too
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

# Names that nobody else may take, by how they look.
reservations = Table(
    "reservations",
    metadata,
    Column("look", String(80), primary_key=True),
    Column("guest", String(ID), nullable=False, unique=True),
    Column("shield", String(ID), unique=True),  # not used any more: a name alone is reserved
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
    Column("value", String(ID), nullable=False),  # the version of the judge
    Column("body", LargeBinary, nullable=False),  # compressed JSON
    Column("done", Double, nullable=False),  # part of the work; negative if it failed
    Column("claimed_until", Double, nullable=False),
    Column("digests", LargeBinary, nullable=False, default=b""),  # what it says of each seat
)

# Finished games, and in which order they changed the ratings; tries and shared screens are none.
finished = Table(
    "finished",
    metadata,
    Column("table_id", String(ID), ForeignKey("tables.id"), primary_key=True),
    Column("at", Double, nullable=False),
    Column("rated", Boolean, nullable=False),  # whether it counts for ratings
    Column("number", Integer, unique=True),  # in the order of rating; nothing until then
    Index(
        "finished_unrated",
        "at",
        postgresql_where=text("rated AND number IS NULL"),
        sqlite_where=text("rated AND number IS NULL"),
    ),
)

# How it ended for whoever began in a seat, even if a bot has finished for them. The rating is the
# one that they came with, so that one player can be rated anew without all others.
results = Table(
    "results",
    metadata,
    Column("table_id", String(ID), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", String(ID), nullable=False),  # a guest, or the level of a bot
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("mu", Double),
    Column("sigma", Double),
    Column("drafts", LargeBinary, nullable=False, default=b""),  # JSON; empty until it is known
    Index("results_of_who", "who"),
)

# How strong guests and levels of bots are, as far as their games tell.
ratings = Table(
    "ratings",
    metadata,
    Column("who", String(ID), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

# Leagues of friends, who is in, and which seats of which games count there.
leagues = Table(
    "leagues",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("owner", String(ID), nullable=False),
    Column("token", String(ID), nullable=False),  # of the link: whoever has it may join
    Column("since", Double, nullable=False),
    Column("ended", Double),
)

members = Table(
    "members",
    metadata,
    Column("id", String(ID), primary_key=True),  # by which the page of the league names them
    Column("league", String(ID), ForeignKey("leagues.id"), nullable=False),
    Column("guest", String(ID), nullable=False),
    Column("since", Double, nullable=False),
    Column("removed", Boolean, nullable=False, default=False),  # by the owner: cannot come back
    UniqueConstraint("league", "guest", name="members_of_league"),
    Index("members_of_guest", "guest"),
)

league_results = Table(
    "league_results",
    metadata,
    Column("league", String(ID), ForeignKey("leagues.id"), primary_key=True),
    Column("table_id", String(ID), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(ID), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# Keeping order: whom a guest does not want to meet, what was reported, and what the operator did.
blocks = Table(
    "blocks",
    metadata,
    Column("guest", String(ID), primary_key=True),
    Column("other", String(ID), primary_key=True),
    Column("since", Double, nullable=False),
    Index("blocks_of_other", "other"),
)

# Who may not speak (mute) or not be here (ban), by guest or by network, until when.
penalties = Table(
    "penalties",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(ID), nullable=False),
    Column("guest", String(ID), nullable=False),  # empty for a network
    Column("network", String(64), nullable=False),  # empty for a guest
    Column("since", Double, nullable=False),
    Column("until", Double, nullable=False),
)

# Once a guest is forgotten, the bare fact stays: when, at which table, for which reason.
reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(ID), nullable=False),
    Column("author", String(ID), nullable=False),
    Column("about", String(ID), nullable=False),
    Column("reason", String(ID), nullable=False),
    Column("words", String(400), nullable=False),
    Column("chat", LargeBinary, nullable=False),  # JSON: what was said around it
    Column("at", Double, nullable=False),
    Column("resolved", Double),
    Column("outcome", String(200), nullable=False, default=""),
    Index("reports_at", "at"),
)

# What operators did. Every deed has a row, so the last number tells processes that there is news.
audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", Double, nullable=False),
    Column("who", String(64), nullable=False),
    Column("deed", String(ID), nullable=False),
    Column("target", String(128), nullable=False),
    Column("detail", String(400), nullable=False),
    Index("audit_at", "at"),
)

announcements = Table(
    "announcements",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("text", String(400), nullable=False),
    Column("since", Double, nullable=False),
    Column("until", Double, nullable=False),
)

# Tables that an operator wants closed; whichever process sees it first does it.
closings = Table(
    "closings",
    metadata,
    Column("table_id", String(ID), primary_key=True),
    Column("since", Double, nullable=False),
)

# The processes that serve, and who is connected to them from where: for a day, so that a network
# can be banned.
processes = Table(
    "processes",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("name", String(128), nullable=False),  # of the machine, and the number of the process
    Column("since", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("drained", Boolean, nullable=False, default=False),
)

visits = Table(
    "visits",
    metadata,
    Column("guest", String(ID), primary_key=True),
    Column("network", String(64), primary_key=True),
    Column("process", String(ID), primary_key=True),
    Column("here", Boolean, nullable=False),
    Column("seen", Double, nullable=False),
    Index("visits_seen", "seen"),
)

# Who may open the operator's page: the hash of a key for each name.
operators = Table(
    "operators",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("hash", String(64), nullable=False),
    Column("since", Double, nullable=False),
)
