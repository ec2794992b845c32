"""Leases of tables for several nodes, and the oldest version that can use the database."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0005"

# Holds the leases until the end of the transaction, so that nobody takes a table over before it is committed.
HOLD_LEASES = """
create function hold_leases(codes varchar[], fences bigint[]) returns void language plpgsql as $$
declare held integer;
begin
    select count(*) into held from (
        select leases.code from leases
        join unnest(codes, fences) as asked(code, fence)
            on asked.code = leases.code and asked.fence = leases.fence
        for share of leases
    ) as found;
    if held < cardinality(codes) then
        raise exception 'another node has taken over one of %', codes using errcode = 'LL001';
    end if;
end
$$
"""


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("code", sa.String(length=6), nullable=False),
        sa.Column("node", sa.String(length=64), nullable=True),
        sa.Column("fence", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code"),
    )
    with op.batch_alter_table("leases", schema=None) as batch_op:
        batch_op.create_index("leases_by_node", ["node"], unique=False)
    compatibility = op.create_table(
        "compatibility",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("oldest", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.bulk_insert(compatibility, [{"id": 1, "oldest": revision}])
    if op.get_context().dialect.name == "postgresql":
        op.execute(HOLD_LEASES)
