"""`leadlight backup` and `leadlight restore`: the online tables as one file."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from leadlight.cli.serve import DataFolder
from leadlight.locales import tell
from leadlight.server.premises import occupy
from leadlight.server.settings import Settings, data_folder
from leadlight.server.storage import backup as files

BackupFile = Annotated[Path, Parameter(help="help-backup-file")]


def backup(file: BackupFile, /, *, data: DataFolder = None) -> None:
    files.back_up(Settings(data or data_folder()).database, file)
    print(tell("backup-done", file=str(file)))


def restore(file: BackupFile, /, *, data: DataFolder = None) -> None:
    settings = Settings(data or data_folder())
    with occupy(settings.data):
        old = files.restore(file, settings.database)
    print(tell("restore-done", file=str(file)))
    if old is not None:
        print(tell("restore-old", file=str(old)))
