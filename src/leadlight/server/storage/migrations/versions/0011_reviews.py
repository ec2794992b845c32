"""Reviews of matches that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("match", sa.String(length=32), nullable=True),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("key"),
    )
    with op.batch_alter_table("reviews", schema=None) as batch_op:
        batch_op.create_index("reviews_by_match", ["match"], unique=False)
        batch_op.create_index("reviews_by_time", ["made"], unique=False)
