"""Actions as choices: a group of panes and then a strip, or only the pane to keep; and what keys point at."""

from leadlight.cli.boards import cursor
from leadlight.cli.boards.board import Scene
from leadlight.cli.picker import Choice
from leadlight.games.sintra.actions import Keep, Place, Return, decode, encode
from leadlight.games.sintra.components import SLOTS
from leadlight.games.sintra.view import SintraView

RETURN_KEY = "r"


def path_of(action: int) -> tuple[Choice, ...]:
    """The choices for an action; none for the return, which has a key of its own."""
    match decode(action):
        case Place(source, colour, target):
            return (("group", source, colour), ("slot", target))
        case Keep(colour):
            return (("keep", colour),)
        case _:
            return ()


def key_action(key: str) -> int | None:
    return encode(Return()) if key == RETURN_KEY else None


def aim(scene: Scene, key: str) -> int | None:
    """Once a group is picked, a digit points at a strip."""
    picked = scene.picker.picked if scene.picker else ()
    if not picked or not key.isdecimal() or not 1 <= int(key) <= SLOTS:
        return None
    _, source, colour = picked[0]
    return encode(Place(int(source), int(colour), int(key)))


def is_midway(view: SintraView) -> bool:
    return view.phase == "keep"


def chosen_group(scene: Scene) -> tuple[int, int] | None:
    """The source and colour that are picked or under the cursor, whichever board is in front of the shared market."""
    picker = scene.picker
    if picker is None or not picker.options:
        return None
    group = picker.picked[0] if picker.picked else picker.current
    return (int(group[1]), int(group[2])) if group[0] == "group" else None


def open_strips(scene: Scene) -> list[int]:
    """The numbers of the strips that can be chosen now; none while something else is chosen."""
    return [int(choice[1]) for choice in cursor.open_choices(scene) if choice[0] == "slot"]
