"""The last words of a sitting."""

import os
import shlex
from pathlib import Path

from leadlight.cli.sitting import Sitting, matches_folder
from leadlight.locales import tell

COMMAND = os.environ.get("LEADLIGHT_COMMAND", "leadlight")  # what was typed to get here


def name_winners(sitting: Sitting) -> str:
    result = sitting.match.result()
    assert result is not None
    winners = [name for name, place in zip(sitting.names, result.places, strict=True) if place == 1]
    if not winners:
        return tell("play-lost")
    return tell("play-winner" if len(winners) == 1 else "play-shared", names=", ".join(winners))


def tell_ending(sitting: Sitting) -> None:
    print(f"{tell('play-over')} {name_winners(sitting)}")
    print(tell("play-saved", file=str(sitting.file)))
    print(tell("play-look-again", command=COMMAND, file=str(sitting.file)))


def tell_leaving(sitting: Sitting) -> None:
    print(tell("play-left"))
    print(tell("play-saved", file=str(sitting.file)))
    print(tell("play-go-on", command=f"{COMMAND} resume{name_file(sitting.file)}"))


def name_file(file: Path) -> str:
    """The file as an argument; `resume` finds by itself what lies in the folder of matches."""
    return "" if file.parent == matches_folder() else f" {shlex.quote(str(file))}"
