"""What can be chosen on the board in front, and which choice is under the cursor."""

from leadlight.cli.boards.board import Scene
from leadlight.cli.picker import Choice

NOTHING: Choice = ("nothing",)


def open_choices(scene: Scene) -> list[Choice]:
    """The choices of this step; none while the board of a seat that does not act is in front."""
    if scene.picker is None or scene.front != scene.view.actor:
        return []
    return scene.picker.options


def current_choice(scene: Scene) -> Choice:
    """The choice under the cursor, or `NOTHING` where there is none to make."""
    return scene.picker.current if scene.picker is not None and open_choices(scene) else NOTHING
