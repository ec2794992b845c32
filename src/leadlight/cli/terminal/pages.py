"""Pages over the board: points, keys."""

from collections.abc import Sequence

from rich.markup import escape
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from leadlight.locales import translate


class Page(ModalScreen[None]):
    """A text in a frame; any key but the scrolling ones closes it."""

    def __init__(self, text: Text, title: str) -> None:
        super().__init__()
        self.text = text
        self.heading = title

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            yield Static(self.text)
            yield Static(Text(f"\n{translate('keys-close')}", style="dim"))

    def on_mount(self) -> None:
        self.query_one("#page").border_title = escape(self.heading)

    def on_key(self, event: events.Key) -> None:
        if event.key not in ("up", "down", "pageup", "pagedown", "home", "end", "ctrl+c", "ctrl+q"):
            event.stop()
            self.dismiss()


def draw_keys(game: str, legend: Sequence[Text]) -> Text:
    own = [*(f"{game}-keys-{name}" for name in ("arrows", "enter", "digits")), f"{game}-keys"]
    common = [f"keys-{name}" for name in ("escape", "type", "undo", "boards", "score", "moves", "leave")]
    messages = [*own, *common]
    return Text("\n").join([*(Text(translate(message)) for message in messages), Text(""), *legend])
