"""Handles keys, pasted text and mouse events one at a time, in the order in which they arrive."""

from collections.abc import Callable

from rich.text import Text
from textual import events
from textual.app import App
from textual.containers import VerticalScroll
from textual.driver import Driver

from leadlight.cli.picker import Choice
from leadlight.cli.terminal.driver import forgiving_driver
from leadlight.cli.terminal.keys import LEAVE_KEYS, name_key
from leadlight.cli.terminal.pages import Page
from leadlight.locales import translate

THROUGH_PAGES = (":", "/", "n")  # keys that close a page and then act on the board as usual
ALWAYS = ("q", ":", "/")  # keys that work even when the board does not fit the terminal


class OrderedInput(App[None]):
    """Handles each key completely before the next, so that fast typing never reaches a page that is already closed.

    There is one Textual screen and nothing on it takes the focus. Pages are hidden and shown, never pushed and popped.
    """

    AUTO_FOCUS = None
    ALLOW_SELECT = False  # a double click plays a choice; it must not select text
    ENABLE_COMMAND_PALETTE = False

    def __init__(self) -> None:
        super().__init__()
        self.is_leaving = False
        self.commands: dict[str, Callable[[], None]] = {"q": self.leave}

    def get_driver_class(self) -> type[Driver]:
        return forgiving_driver(super().get_driver_class())

    @property
    def page(self) -> Page:
        return self.query_one(Page)

    @property
    def is_small(self) -> bool:
        """Whether the terminal is too small to draw the board; then only the keys in `ALWAYS` work."""
        return False

    async def on_event(self, event: events.Event) -> None:
        """Handle keys and pasted text here; if Textual passed them to a widget, they would be handled later."""
        if isinstance(event, events.Key):
            self.take_key(name_key(event), event.character or "")
        elif isinstance(event, events.Paste):
            self.take_paste(event.text)
        else:
            await super().on_event(event)

    def take_key(self, key: str, character: str) -> None:  # noqa: ARG002
        """Handle a key. Keys typed after the one that quits are ignored."""
        if self.is_leaving:
            return
        if key in LEAVE_KEYS:
            self.leave()
        elif self.page.is_open:
            self.press_on_page(key)
        else:
            self.press_on_board(key)

    def take_paste(self, text: str) -> None:
        """Handle pasted text, which is never treated as keys. Subclasses override this."""

    def press_on_page(self, key: str) -> None:
        if not self.page.scroll_by_key(key):
            self.close_page()
            if key in THROUGH_PAGES:
                self.press_on_board(key)

    def press_on_board(self, key: str) -> None:
        if self.is_small and key not in ALWAYS:
            return
        self.before_key(key)
        if command := self.commands.get(key):
            command()
        else:
            self.press(key)

    def before_key(self, key: str) -> None:
        """Called with each key before it does anything."""

    def press(self, key: str) -> None:
        """Handle a key that is not a command."""

    def on_click(self, event: events.Click) -> None:
        """Close the open page; without one, make the choice or press the key that is drawn under the mouse."""
        meta = event.style.meta
        if self.is_leaving:
            return
        if self.page.is_open:
            self.close_page()
        elif "path" in meta:  # checked before the key: a choice drawn inside a clickable question takes precedence
            self.click_path(meta["path"])
        elif "key" in meta:
            self.take_key(meta["key"], "")

    def click_path(self, path: tuple[Choice, ...]) -> None:
        """Handle a click on something that can be chosen; `path` is the series of choices that leads to it."""

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.turn_wheel(event, -1)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.turn_wheel(event, 1)

    def turn_wheel(self, event: events.MouseEvent, step: int) -> None:
        """Pass the wheel on to the board, unless the mouse is over text that scrolls, even at the end of that text."""
        widget, _ = self.screen.get_widget_at(int(event.screen_x), int(event.screen_y))
        over_text = any(isinstance(node, VerticalScroll) for node in widget.ancestors_with_self)
        if not (over_text or self.page.is_open or self.is_small or self.is_leaving):
            self.wheel(step)

    def wheel(self, step: int) -> None:
        """Handle one notch of the mouse wheel over the board."""

    def leave(self) -> None:
        self.is_leaving = True
        self.exit()

    def open_page(self, text: Text, title: str) -> None:
        self.page.open(text, title, self.page_hint())
        self.set_class(True, "paged")

    def close_page(self) -> None:
        self.page.close()
        self.set_class(False, "paged")

    def page_hint(self) -> str:
        """The line at the bottom of each page."""
        return translate("keys-close")
