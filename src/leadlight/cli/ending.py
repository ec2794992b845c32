"""What is printed when a match is over or was left."""

import os
import shlex
from pathlib import Path

from leadlight.cli.local_match import LocalMatch, matches_folder
from leadlight.locales import translate

COMMAND = os.environ.get("LEADLIGHT_COMMAND", "leadlight")  # the command that started this program


def name_winners(local_match: LocalMatch) -> str:
    result = local_match.match.result()
    assert result is not None
    winners = [name for name, place in zip(local_match.names, result.places, strict=True) if place == 1]
    if not winners:
        return translate("play-lost")
    return translate("play-winner" if len(winners) == 1 else "play-shared", names=", ".join(winners))


def describe_ending(local_match: LocalMatch) -> None:
    print(f"{translate('play-over')} {name_winners(local_match)}")
    print(translate("play-saved", file=str(local_match.file)))
    print(translate("play-look-again", command=COMMAND, file=str(local_match.file)))


def describe_leaving(local_match: LocalMatch) -> None:
    print(translate("play-left"))
    print(translate("play-saved", file=str(local_match.file)))
    print(translate("play-go-on", command=f"{COMMAND} resume{name_file(local_match.file)}"))


def name_file(file: Path) -> str:
    """The file as an argument of `resume`; nothing for a file in the folder where `resume` looks by itself."""
    return "" if file.parent == matches_folder() else f" {shlex.quote(str(file))}"
