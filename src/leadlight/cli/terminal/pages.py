"""Pages over the board: points, keys, moves, cards."""

from collections.abc import Sequence

from rich.markup import escape
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from leadlight.locales import translate


class Page(VerticalScroll, can_focus=False):
    """A text in a frame over the board. It is hidden instead of removed, so opening or closing it twice is harmless."""

    def compose(self) -> ComposeResult:
        yield Static(id="page-text")
        yield Static(id="page-hint")

    @property
    def is_open(self) -> bool:
        return self.display

    @property
    def heading(self) -> str:
        return str(self.border_title or "")

    def open(self, text: Text, title: str, hint: str) -> None:
        self.border_title = escape(title)
        self.query_one("#page-text", Static).update(text)
        self.query_one("#page-hint", Static).update(Text(f"\n{hint}", style="dim"))
        self.display = True
        self.scroll_home(animate=False)

    def close(self) -> None:
        self.display = False

    def scroll_by_key(self, key: str) -> bool:
        """Whether the key scrolls; it does not close the page then."""
        scroll = {
            "up": self.scroll_up,
            "down": self.scroll_down,
            "pageup": self.scroll_page_up,
            "pagedown": self.scroll_page_down,
            "home": self.scroll_home,
            "end": self.scroll_end,
        }.get(key)
        if scroll is not None:
            scroll(animate=False)
        return scroll is not None


def draw_keys(game: str, legend: Sequence[Text]) -> Text:
    """What each key does in this game, and what the marks on the board mean."""
    own = [*(f"{game}-keys-{name}" for name in ("arrows", "enter", "digits")), f"{game}-keys"]
    common = [f"keys-{name}" for name in ("escape", "type", "undo", "boards", "score", "moves", "mouse", "leave")]
    messages = [*own, *common]
    return Text("\n").join([*(Text(translate(message)) for message in messages), Text(""), *legend])
