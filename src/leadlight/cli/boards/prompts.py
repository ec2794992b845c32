"""The line that asks the acting seat to choose."""

from collections.abc import Callable

from rich.text import Text

from leadlight.cli.boards.board import Scene
from leadlight.cli.picker import Picker

GAP = "  "


def draw_prompt(
    scene: Scene,
    draw_question: Callable[[Scene, Picker], Text],
    describe_choice: Callable[[Scene, Picker], Text],
    list_offered: Callable[[Scene, Picker], list[Text]],
) -> Text:
    """The question, then what the choice under the cursor would bring; nothing when nobody chooses.

    A scene without previews has no cursor that the reader can see. Then what is offered is listed instead.
    """
    picker = scene.picker
    if picker is None:
        return Text("")
    offered = [describe_choice(scene, picker)] if scene.previews else list_offered(scene, picker)
    return Text(GAP).join([draw_question(scene, picker), *offered])


def offer_by_number(names: list[tuple[int, str]]) -> list[Text]:
    """What is offered, each with the number that chooses it."""
    return [Text(f"{number}: {name}") for number, name in names]
