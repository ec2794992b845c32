"""`leadlight migrate` and `leadlight move`: the database of several nodes."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from leadlight.cli.places import is_address, locked_place, require_address
from leadlight.cli.serve import DataFolder
from leadlight.core.errors import LeadlightError
from leadlight.locales import translate
from leadlight.server.settings import Settings, data_folder
from leadlight.server.storage.database import migrate as migrate_place
from leadlight.server.storage.moving import move as move_rows
from leadlight.server.storage.versions import NEWEST

Database = Annotated[str | None, Parameter(name="--database", help="help-database")]


def migrate(*, database: Database = None, data: DataFolder = None) -> None:
    """Bring a database to this version. Nodes of the version before go on with it."""
    migrate_place(require_address(database) if database is not None else Settings(data or data_folder()).file)
    print(translate("migrate-done", version=NEWEST))


def move(
    source: Annotated[str, Parameter(help="help-move-source")],
    target: Annotated[str, Parameter(help="help-move-target")],
    /,
) -> None:
    """Move everything to another database, which has to be empty."""
    if not is_address(source) and not Settings(Path(source)).file.exists():
        raise LeadlightError("moderate-nothing", folder=source)
    with locked_place(source) as old, locked_place(target) as new:
        rows = move_rows(old, new)
    print(translate("move-done", tables=rows["tables"], matches=rows["matches"], entries=rows["entries"]))
