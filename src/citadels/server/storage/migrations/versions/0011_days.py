"""Days: play by correspondence: vacations, reminders, and what somebody has seen of a game."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody was reminded of anything, and nobody has seen anything."""
    op.create_table(
        "vacations",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("since", sa.Double, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    reminded = sa.Column("reminded", sa.Integer, nullable=False, server_default="-1")
    op.add_column("tables", reminded)
    remind = sa.Column("remind", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("devices", remind)
    op.add_column("places", sa.Column("seen", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop all that again."""
    op.drop_column("places", "seen")
    op.drop_column("devices", "remind")
    op.drop_column("tables", "reminded")
    op.drop_table("vacations")
