"""Tries: marked in their row, so that a list of games can leave them out."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Mark tries; what their summary says is read once."""
    mark = sa.Column("tried", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", mark)
    tables = sa.table("tables", sa.column("id"), sa.column("summary"), sa.column("tried"))
    connection = op.get_bind()
    for id, summary in connection.execute(sa.select(tables.c.id, tables.c.summary)).all():
        if json.loads(bytes(summary)).get("tried"):
            connection.execute(sa.update(tables).where(tables.c.id == id).values(tried=True))


def downgrade() -> None:
    """Drop the mark again."""
    op.drop_column("tables", "tried")
