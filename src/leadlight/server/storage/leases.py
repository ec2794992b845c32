"""Leases of tables: which node has one, and the number that every write to the table is checked against.

A node that was cut off or stood still may not know that another has taken its tables over. Whatever it still writes
comes with an old fence, and the database refuses it. Taking over waits for transactions that hold the old lease.
"""

from typing import NamedTuple


class Fence(NamedTuple):
    """The right to write to a table, until somebody takes it over."""

    code: str
    number: int


class LeaseLost(Exception):
    """Another node has the table by now."""
