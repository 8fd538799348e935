"""Games: what the page of one's own games needs, so that it reads no review."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keep a digest beside every review, and which seat came from another device."""
    digests = sa.Column("digests", sa.LargeBinary, nullable=False, server_default="")
    op.add_column("reviews", digests)
    op.add_column("places", sa.Column("seat", sa.Integer, nullable=False, server_default="-1"))


def downgrade() -> None:
    """Drop them again."""
    op.drop_column("places", "seat")
    op.drop_column("reviews", "digests")
