"""Order: blocks, bans, reports, announcements, who is on, and what operators did."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

ID = 32
TABLES = (
    *("blocks", "penalties", "reports", "audit", "announcements", "closings", "processes"),
    *("visits", "operators"),
)


def upgrade() -> None:
    """Make the tables."""
    _make_what_players_do()
    _make_what_operators_do()
    _make_who_is_on()


def _make_what_players_do() -> None:
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String(ID), primary_key=True),
        sa.Column("other", sa.String(ID), primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_index("blocks_of_other", "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(ID), nullable=False),
        sa.Column("author", sa.String(ID), nullable=False),
        sa.Column("about", sa.String(ID), nullable=False),
        sa.Column("reason", sa.String(ID), nullable=False),
        sa.Column("words", sa.String(400), nullable=False),
        sa.Column("chat", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("resolved", sa.Double),
        sa.Column("outcome", sa.String(200), nullable=False),
    )
    op.create_index("reports_at", "reports", ["at"])


def _make_what_operators_do() -> None:
    op.create_table(
        "penalties",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(ID), nullable=False),
        sa.Column("guest", sa.String(ID), nullable=False),
        sa.Column("network", sa.String(64), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("deed", sa.String(ID), nullable=False),
        sa.Column("target", sa.String(128), nullable=False),
        sa.Column("detail", sa.String(400), nullable=False),
    )
    op.create_index("audit_at", "audit", ["at"])
    op.create_table(
        "announcements",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "closings",
        sa.Column("table_id", sa.String(ID), primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_table(
        "operators",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
    )


def _make_who_is_on() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(ID), primary_key=True),
        sa.Column("name", sa.String(128), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("drained", sa.Boolean, nullable=False),
    )
    op.create_table(
        "visits",
        sa.Column("guest", sa.String(ID), primary_key=True),
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("process", sa.String(ID), primary_key=True),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_index("visits_seen", "visits", ["seen"])


def downgrade() -> None:
    """Drop them again."""
    for table in TABLES:
        op.drop_table(table)
