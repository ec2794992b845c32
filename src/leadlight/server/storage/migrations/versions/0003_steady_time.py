"""The server's own time, who decides after an entry, and when a guest was last here."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "readings",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("steady", sa.Float(), nullable=False),
        sa.Column("wall", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.add_column("entries", sa.Column("actor", sa.Integer(), nullable=True))
    op.add_column("guests", sa.Column("seen", sa.Float(), nullable=True))
    # Nobody noted when the guests were here: count from now, so that none is deleted for having come long ago.
    op.execute(sa.text("update guests set seen = :now").bindparams(now=time.time()))
    op.create_index("guests_by_seen", "guests", ["seen"])
    op.create_index("chats_by_time", "chats", ["at"])
