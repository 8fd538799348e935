"""Devices that are told whose turn it is, and who is connected at which table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add devices, the question they were told of, and presence at a table."""
    op.create_table(
        "devices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.String(1024), nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_index("devices_of_guest", "devices", ["guest"])
    op.add_column(
        "tables", sa.Column("pushed", sa.Integer, nullable=False, server_default=sa.text("-1"))
    )
    op.add_column(
        "places", sa.Column("here", sa.Double, nullable=False, server_default=sa.text("0"))
    )


def downgrade() -> None:
    """Drop them again."""
    op.drop_column("places", "here")
    op.drop_column("tables", "pushed")
    op.drop_table("devices")
