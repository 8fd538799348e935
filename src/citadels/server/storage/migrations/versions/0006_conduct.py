"""Conduct: who left games, or let others wait, is told before people play together."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keep it of games that begin from now on."""
    op.add_column("places", sa.Column("conduct", sa.Integer))


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("places", "conduct")
