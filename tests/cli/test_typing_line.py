"""The line in which actions are typed."""

import pytest

from leadlight.cli.terminal.typing_line import TypingLine


def typed(text: str, *keys: str) -> TypingLine:
    line = TypingLine()
    line.open()
    line.insert(text)
    for key in keys:
        line.press(key)
    return line


@pytest.mark.parametrize(
    ("keys", "text", "cursor"),
    [
        (["backspace"], "1 pink >", 8),
        (["left", "left", "delete"], "1 pink  ", 7),
        (["home", "delete"], " pink > ", 0),
        (["home", "backspace", "left"], "1 pink > ", 0),
        (["right", "delete", "end"], "1 pink > ", 9),
        (["ctrl+w"], "1 pink ", 7),
        (["ctrl+w", "ctrl+w"], "1 ", 2),
        (["ctrl+u"], "", 0),
        (["home", "ctrl+k"], "", 0),
        (["f1", "tab", "up"], "1 pink > ", 9),
    ],
)
def test_keys_move_the_cursor_and_erase(keys: list[str], text: str, cursor: int) -> None:
    line = typed("1 pink > ", *keys)
    assert (line.text, line.cursor) == (text, cursor)


def test_text_goes_in_at_the_cursor_and_only_its_first_line() -> None:
    line = typed("14", "left")
    line.insert("2\x073\nq\nq")
    assert line.text == "1234"
    assert line.close() == "1234"
    assert (line.is_open, line.text, line.cursor) == (False, "", 0)
    line.insert("")
    assert line.text == ""


@pytest.mark.parametrize("text", ["", "x" * 10, "x" * 200, "宽" * 100])
@pytest.mark.parametrize("keys", [[], ["home"], ["left"]])
def test_the_cursor_is_always_in_sight(text: str, keys: list[str]) -> None:
    drawn = typed(text, *keys).draw(40, "1 pink > 3")
    assert drawn.cell_len <= 40
    assert [span for span in drawn.spans if span.style == "reverse" and span.start < len(drawn.plain)]
    assert ("1 pink > 3" in drawn.plain) == (not text)
