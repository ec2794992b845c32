"""A stage with an input line for typing or pasting actions."""

from textual.widgets import Static

from leadlight.cli.terminal.keys import LEAVE_KEYS
from leadlight.cli.terminal.stage import Stage
from leadlight.cli.terminal.typing_line import TypingLine
from leadlight.play.match import Match

ENTRY_WIDTH = 78


class TypingStage(Stage):
    """While the typing line is open it receives every key, and the board receives none."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.typing = TypingLine()
        self.commands |= {":": self.open_entry, "/": self.open_entry}

    def take_key(self, key: str, character: str) -> None:
        if self.typing.is_open and not self.is_leaving:
            self.type_key(key, character)
        else:
            super().take_key(key, character)

    def type_key(self, key: str, character: str) -> None:
        if key in (*LEAVE_KEYS, "escape"):
            self.close_entry()
        elif key == "enter":
            self.submit_entry()
        else:
            if character and character.isprintable():
                self.typing.insert(character)
            else:
                self.typing.press(key)
            self.draw_entry()

    def take_paste(self, text: str) -> None:
        """Open the typing line and insert the pasted text."""
        if not (self.is_leaving or self.page.is_open or self.is_small):
            self.open_entry()
            self.typing.insert(text)
            self.draw_entry()

    def open_entry(self) -> None:
        self.typing.open()
        self.draw()

    def close_entry(self) -> str:
        """Close the typing line and return the text that it held."""
        text = self.typing.close()
        self.draw()
        return text

    def submit_entry(self) -> None:
        """Play what was typed. While somebody else acts, the text stays in the line."""
        if not self.must_wait and (text := self.close_entry()).strip():
            self.submit(text)

    @property
    def must_wait(self) -> bool:
        """Whether typed actions have to wait, because somebody else acts."""
        return False

    def submit(self, text: str) -> None:
        """Play what was typed. Subclasses override this."""

    def example(self) -> str:
        """The placeholder of the empty line."""
        return ""

    def draw_now(self) -> None:
        super().draw_now()
        self.draw_entry()

    def draw_entry(self) -> None:
        entry = self.query_one("#entry", Static)
        entry.display = self.typing.is_open
        entry.update(self.typing.draw(min(ENTRY_WIDTH, self.size.width - 2), self.example()))
