"""The log is one list of entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the list."""
    op.create_table(
        "entries",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("line", sa.String, nullable=False),
        sa.Column("seal", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_id", "seq", name="one_after_another"),
    )


def downgrade() -> None:
    """Throw the list away."""
    op.drop_table("entries")
