"""The line in which somebody types an action.

It is a plain value instead of a Textual `Input`: an `Input` handles a key some time after the key arrived, so the keys
of one burst could reach the board before the line is open or after it should have closed.
"""

from rich.cells import cell_len
from rich.text import Text

PROMPT = ": "
CURSOR = "reverse"


class TypingLine:
    """Text and a cursor. `text` is empty and `is_open` false while nobody types."""

    def __init__(self) -> None:
        self.is_open = False
        self.text = ""
        self.cursor = 0

    def open(self) -> None:
        self.is_open = True

    def close(self) -> str:
        """Close and empty the line. Returns the text that it held."""
        text = self.text
        self.is_open, self.text, self.cursor = False, "", 0
        return text

    def insert(self, text: str) -> None:
        """Insert text at the cursor: only its first line, and no control characters."""
        first = next(iter(text.splitlines()), "")
        written = "".join(sign for sign in first if sign.isprintable())
        self.text = self.text[: self.cursor] + written + self.text[self.cursor :]
        self.cursor += len(written)

    def press(self, key: str) -> None:
        """Move the cursor or erase; other keys do nothing."""
        match key:
            case "backspace" | "ctrl+h":
                self.erase(self.cursor - 1, self.cursor)
            case "delete":
                self.erase(self.cursor, self.cursor + 1)
            case "ctrl+w":
                before = self.text[: self.cursor].rstrip()
                self.erase(before.rfind(" ") + 1, self.cursor)
            case "ctrl+u":
                self.erase(0, self.cursor)
            case "ctrl+k":
                self.erase(self.cursor, len(self.text))
            case "left":
                self.cursor = max(0, self.cursor - 1)
            case "right":
                self.cursor = min(len(self.text), self.cursor + 1)
            case "home" | "ctrl+a":
                self.cursor = 0
            case "end" | "ctrl+e":
                self.cursor = len(self.text)

    def erase(self, start: int, end: int) -> None:
        start = max(0, start)
        self.text = self.text[:start] + self.text[end:]
        self.cursor = start

    def draw(self, width: int, example: str) -> Text:
        """The end of the text before the cursor, as much as fits, and the text behind it; an example while empty."""
        before, here = self.text[: self.cursor], self.text[self.cursor :][:1] or " "
        while cell_len(before) > max(1, width - cell_len(PROMPT) - 2):
            before = before[1:]
        line = Text.assemble((PROMPT, "bold"), before, (here, CURSOR), self.text[self.cursor + 1 :])
        if not self.text:
            line.append(example, style="dim")
        line.truncate(width)
        return line
