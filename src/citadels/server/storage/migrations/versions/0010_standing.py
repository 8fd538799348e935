"""Standing: results of finished games, ratings, leagues; who shows their profile."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

ID = 32
TABLES = ("league_results", "members", "leagues", "ratings", "results", "finished")
UNRATED = sa.text("rated AND number IS NULL")


def upgrade() -> None:
    """Make the tables; nobody shows a profile until they say so."""
    op.add_column(
        "guests", sa.Column("open", sa.Boolean, nullable=False, server_default=sa.false())
    )
    _make_results()
    _make_leagues()


def _make_results() -> None:
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(ID), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("number", sa.Integer, unique=True),
    )
    op.create_index(
        "finished_unrated", "finished", ["at"], postgresql_where=UNRATED, sqlite_where=UNRATED
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(ID), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(ID), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
        sa.Column("drafts", sa.LargeBinary, nullable=False),
    )
    op.create_index("results_of_who", "results", ["who"])
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(ID), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )


def _make_leagues() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", sa.String(ID), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(ID), nullable=False),
        sa.Column("token", sa.String(ID), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
    )
    op.create_table(
        "members",
        sa.Column("id", sa.String(ID), primary_key=True),
        sa.Column("league", sa.String(ID), sa.ForeignKey("leagues.id"), nullable=False),
        sa.Column("guest", sa.String(ID), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("removed", sa.Boolean, nullable=False),
        sa.UniqueConstraint("league", "guest", name="members_of_league"),
    )
    op.create_index("members_of_guest", "members", ["guest"])
    op.create_table(
        "league_results",
        sa.Column("league", sa.String(ID), sa.ForeignKey("leagues.id"), primary_key=True),
        sa.Column("table_id", sa.String(ID), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    )


def downgrade() -> None:
    """Drop them again."""
    for table in TABLES:
        op.drop_table(table)
    op.drop_column("guests", "open")
