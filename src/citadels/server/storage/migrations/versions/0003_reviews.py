"""Reviews: what decided a finished game."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add reviews, kept beside the log of their game."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("effort", sa.String(32), nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("value", sa.String(32), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("done", sa.Double, nullable=False),
        sa.Column("claimed_until", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("reviews")
