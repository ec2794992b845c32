"""Versions of the schema, and whether this version of Leadlight can use a database of another one.

During a rolling upgrade two versions of Leadlight use the same database. So a migration names the oldest version of the
schema whose programs can live with what it did; a program that knows that version uses the newer database as it is.
"""

from collections.abc import Sequence
from pathlib import Path

from leadlight.core.errors import LeadlightError

MIGRATIONS = Path(__file__).parent / "migrations"
VERSIONS = sorted(file.stem.split("_")[0] for file in (MIGRATIONS / "versions").glob("*.py"))
NEWEST = VERSIONS[-1]
VERSION_TABLE = "alembic_version"


def require_usable(found: Sequence[str], oldest: str | None, name: str) -> str:
    """The version of a database; `oldest` is what its last migration asks for.

    Refused when another program wrote it, or a newer version of Leadlight that asks for more than this one knows.
    """
    version = str(found[0]) if len(found) == 1 else ""
    if version in VERSIONS or (version > NEWEST and oldest is not None and oldest <= NEWEST):
        return version
    raise LeadlightError("database-newer" if version > NEWEST else "database-foreign", file=name)
