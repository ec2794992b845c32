"""`leadlight backup` and `leadlight restore`: the online tables as one file."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from leadlight.cli.serve import DataFolder
from leadlight.locales import translate
from leadlight.server.data_lock import lock_data_folder
from leadlight.server.settings import Settings, data_folder
from leadlight.server.storage import backup as files

BackupFile = Annotated[Path, Parameter(help="help-backup-file")]


def backup(file: BackupFile, /, *, data: DataFolder = None) -> None:
    files.back_up(Settings(data or data_folder()).file, file)
    print(translate("backup-done", file=str(file)))


def restore(file: BackupFile, /, *, data: DataFolder = None) -> None:
    settings = Settings(data or data_folder())
    with lock_data_folder(settings.data):
        old = files.restore(file, settings.file)
    print(translate("restore-done", file=str(file)))
    if old is not None:
        print(translate("restore-old", file=str(old)))
