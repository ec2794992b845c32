"""Summaries of tables, for lists. An existing row gets its summary when its table is next opened."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("summary", sa.Text(), nullable=True))
