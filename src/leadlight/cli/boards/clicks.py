"""Drawn choices that can be clicked: their text carries the path of choices that leads to them."""

from rich.style import Style
from rich.text import Text

from leadlight.cli.boards.board import Scene
from leadlight.cli.picker import Choice


def clickable(text: Text, scene: Scene, *path: Choice) -> Text:
    """The text, on which a click follows the path, if some legal action has such a path."""
    if scene.picker is not None and scene.front == scene.view.actor and scene.picker.leads_on(path):
        text.stylize(click_style(path))
    return text


def click_style(path: tuple[Choice, ...]) -> Style:
    """A style that changes no colour and only marks a part of a text that can be clicked."""
    return Style(meta={"path": path})
