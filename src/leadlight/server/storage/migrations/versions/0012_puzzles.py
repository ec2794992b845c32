"""Puzzles that guests have tried, and their attempts at the daily challenge."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "puzzle_attempts",
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("puzzle", sa.String(length=16), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=True),
        sa.Column("status", sa.String(length=6), nullable=False),
        sa.Column("tried", sa.Text(), nullable=False),
        sa.Column("hinted", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest", "puzzle"),
    )
    with op.batch_alter_table("puzzle_attempts", schema=None) as batch_op:
        batch_op.create_index("puzzle_attempts_by_puzzle", ["puzzle", "status"], unique=False)
    op.create_table(
        "challenge_attempts",
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("actions", sa.Text(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest", "day"),
    )
    with op.batch_alter_table("challenge_attempts", schema=None) as batch_op:
        batch_op.create_index("challenge_attempts_by_day", ["day", "points"], unique=False)
