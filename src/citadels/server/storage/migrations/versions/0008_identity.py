"""Identity: what brings guests back, whom they know, and where they are named."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

NAMING = ("opened", "tried", "sat")  # kinds of entries that name a guest
BEGINNINGS = (b'["o', b'["t', b'["s')  # of these, as they are stored
OBJECT = b"{"  # of any entry in older logs
FIELDS = ("host", "guest")  # of the same in older logs, which have objects


def upgrade() -> None:
    """Add all of it; who is named in which log is read once."""
    epoch = sa.Column("epoch", sa.Integer, nullable=False, server_default=sa.text("0"))
    op.add_column("guests", epoch)
    op.create_index("chat_of_guest", "chat", ["guest"])
    _create_keys()
    _create_people()
    op.create_table(
        "mentions",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    )
    _fill_mentions()


def _create_keys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("site", sa.String(255), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
    )
    op.create_index("passkeys_of_guest", "passkeys", ["guest"])
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.UniqueConstraint("guest", "kind", name="links_of_guest"),
    )
    op.create_table(
        "spent",
        sa.Column("challenge", sa.String(64), primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )


def _create_people() -> None:
    op.create_table(
        "reservations",
        sa.Column("look", sa.String(80), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, unique=True),
        sa.Column("shield", sa.String(32), unique=True),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_table(
        "friends",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("invited", sa.Double, nullable=False, server_default=sa.text("0")),
        sa.UniqueConstraint("guest", "other", name="friends_of_guest"),
    )
    op.create_index("friends_of_other", "friends", ["other"])


def _fill_mentions() -> None:
    connection = op.get_bind()
    entries = sa.table("entries", sa.column("table_id"), sa.column("body"))
    mentions = sa.table("mentions", sa.column("guest"), sa.column("table_id"))
    begin = sa.func.substr(entries.c.body, 1, 3, type_=sa.LargeBinary)
    some = sa.select(entries.c.table_id, entries.c.body)
    some = some.where(begin.in_(BEGINNINGS) | (sa.func.substr(begin, 1, 1) == OBJECT))
    known = set()
    for table, body in connection.execute(some):
        guest = _named(bytes(body))
        if guest:
            known.add((guest, table))
    rows = [{"guest": guest, "table_id": table} for guest, table in sorted(known)]
    if rows:
        connection.execute(sa.insert(mentions), rows)


def _named(body: bytes) -> str:
    """The guest whom an entry names; empty for most."""
    entry = json.loads(body)
    if isinstance(entry, dict):
        return next((str(entry[field]) for field in FIELDS if field in entry), "")
    if entry[0] not in NAMING:
        return ""
    return str(entry[3] if entry[0] == "sat" else entry[2])


def downgrade() -> None:
    """Drop it again."""
    for table in ("mentions", "friends", "reservations", "spent", "links", "passkeys"):
        op.drop_table(table)
    op.drop_index("chat_of_guest", "chat")
    op.drop_column("guests", "epoch")
