"""`leadlight completion`: words after Tab, in bash, zsh and fish."""

import os
import re
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from leadlight.cli.help import translate_help
from leadlight.core.errors import LeadlightError

SHELLS: dict[str, Literal["bash", "zsh", "fish"]] = {"bash": "bash", "zsh": "zsh", "fish": "fish"}


def completion(
    *, shell: Annotated[str | None, Parameter(help="help-shell", completer=lambda _: SHELLS)] = None
) -> None:
    """Print the script; `leadlight completion > FILE` or `eval "$(leadlight completion)"` puts it to use."""
    from leadlight.cli.app import app

    name = shell or Path(os.environ.get("SHELL", "")).name
    if name not in SHELLS:
        raise LeadlightError("shell-unknown")
    script = app.generate_completion(shell=SHELLS[name])
    print(re.sub(r"\b(?:help|app)-[a-z]+(?:-[a-z]+)*\b", lambda found: describe(found[0]), script))


def describe(message: str) -> str:
    """The sentence for a message, without what a shell would read as its own."""
    return re.sub(r"""[][:'"`$\\(){}]""", " ", translate_help(message)).strip()
