"""`leadlight completion`: words after Tab, in bash, zsh and fish."""

import os
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from leadlight.cli.complain import fail

SHELLS: dict[str, Literal["bash", "zsh", "fish"]] = {"bash": "bash", "zsh": "zsh", "fish": "fish"}


def completion(*, shell: Annotated[str | None, Parameter(help="help-shell")] = None) -> None:
    """Print the script; `leadlight completion > FILE` or `eval "$(leadlight completion)"` puts it to use."""
    from leadlight.cli.app import app

    name = shell or Path(os.environ.get("SHELL", "")).name
    if name not in SHELLS:
        fail("shell-unknown")
    print(app.generate_completion(shell=SHELLS[name]))
