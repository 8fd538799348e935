"""Owners: which process acts for a table, and until when the others count on it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let nobody own anything; whoever needs a table takes it."""
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(255), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    owner = sa.Column("owner", sa.String(32), nullable=False, server_default="")
    op.add_column("tables", owner)
    for name in ("bot", "stray"):
        mark = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("tables", mark)
    op.drop_index("tables_due", "tables")
    op.create_index("tables_due", "tables", ["owner", "bot", "due"])
    op.create_index(
        "tables_stray",
        "tables",
        ["owner"],
        postgresql_where=sa.text("stray"),
        sqlite_where=sa.text("stray"),
    )


def downgrade() -> None:
    """Drop owners again."""
    op.drop_index("tables_stray", "tables")
    op.drop_index("tables_due", "tables")
    op.create_index("tables_due", "tables", ["due"])
    for name in ("stray", "bot", "owner"):
        op.drop_column("tables", name)
    op.drop_table("workers")
