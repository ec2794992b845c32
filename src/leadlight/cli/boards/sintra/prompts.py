"""Asks for the next choice, and says what the choice under the cursor would bring."""

from collections.abc import Sequence

from rich.text import Text

from leadlight.cli.boards import marks
from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.clicks import clickable
from leadlight.cli.boards.layout import row
from leadlight.cli.boards.prompts import draw_prompt
from leadlight.cli.boards.sintra.choices import RETURN_KEY, key_action
from leadlight.cli.boards.sintra.panes import MARKS, with_pane
from leadlight.cli.picker import Picker
from leadlight.core.event import Event
from leadlight.games.sintra import events
from leadlight.locales import translate


def ask(scene: Scene) -> Text:
    return draw_prompt(scene, draw_question, describe_choice, list_offered)


def draw_question(scene: Scene, picker: Picker) -> Text:
    if picker.options[0][0] == "keep":
        return Text(translate("sintra-pick-keep"))
    if not picker.picked:
        may_return = key_action(RETURN_KEY) in picker.paths
        return Text(translate("sintra-pick-group" if may_return else "sintra-pick-group-only"))
    _, source, colour = picker.picked[0]
    count = scene.view.sources[int(source)][int(colour)]
    return with_pane(
        "sintra-pick-break" if picker.current == ("slot", 0) else "sintra-pick-slot", int(colour), count=count
    )


def describe_choice(scene: Scene, picker: Picker) -> Text:
    """The panes that can be kept, or what placing on the strip under the cursor would bring."""
    if picker.current[0] == "keep":
        return draw_keeps(scene, picker)
    slot = int(picker.current[1])
    tag = tag_for(scene.previews.get(picker.current, ()))
    return Text(f"{slot}: {tag}" if slot else tag, style="bold")


def list_offered(scene: Scene, picker: Picker) -> list[Text]:
    """The panes that can be kept. There are too many groups and strips to list on one line."""
    return [draw_keeps(scene, picker)] if picker.current[0] == "keep" else []


def draw_keeps(scene: Scene, picker: Picker) -> Text:
    """The panes that can be kept; the one under the cursor is in brackets."""
    return row(
        clickable((marks.chosen if option == picker.current else marks.piece)(MARKS[int(option[1])]), scene, option)
        for option in picker.options
    )


def tag_for(happened: Sequence[Event]) -> str:
    """What a choice brings, in short facts. The points of a completed strip include the window that it will score."""
    placed = sum(event.count for event in happened if isinstance(event, events.PanesPlaced))
    broken = sum(event.count for event in happened if isinstance(event, events.PanesBroke))
    lost = sum(event.points for event in happened if isinstance(event, events.GlassStepped))
    completed = [event for event in happened if isinstance(event, events.StripCompleted)]
    facts = []
    if completed:
        facts.append(translate("sintra-tag-completes", points=completed[0].bonus + sum(completed[0].window)))
    elif placed:
        facts.append(translate("sintra-tag-fits", count=placed))
    if broken:
        facts.append(translate("sintra-tag-breaks", broken=broken))
    if any(isinstance(event, events.MarkerTaken) for event in happened):
        facts.append(translate("sintra-tag-marker"))
    if lost:
        facts.append(translate("sintra-log-wrap", points=lost))
    return ", ".join(facts)
