"""Actions as text: ``lay 2@1 (0,-1)+N``, ``skip``, ``name 2``, ``discard 1 3``; and what chance brings.

=======================  ==========================================================================
``lay 2@1 (0,-1)+N``     lay the second tile of the hand, one quarter turn clockwise, on the cell in
                         row 0, column -1, with a shard on its north side as it lies; ``lay``, ``@0``
                         and the brackets may be left out: ``2 0,-1`` is read too, and ``2 G8``
``skip``                 lay nothing, discard all three tiles; ``pass`` is read too
``name 2``               seat 2 scores the tied frame
``discard 1 3``          the first and the third tile of the hand; ``discard none`` or ``keep`` for no tile
``colour red``           play this colour
=======================  ==========================================================================
"""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from leadlight.core.errors import NotationError, Refusal
from leadlight.games.uzory.actions import (
    REACH,
    Action,
    ChooseColour,
    Discard,
    Drawn,
    Lay,
    Name,
    Skip,
    Started,
    decode,
    encode,
)
from leadlight.games.uzory.components import COLOUR_NAMES, HAND, MOST_PLAYERS, PLAYER_COLOURS, SIDE_CODES, TILES

EXAMPLE: Final = "lay 2@1 (0,-1)+N"
# Words that a number follows, with the last one.
NUMBERED: Final[dict[str, tuple[Callable[[int], Action], int]]] = {
    "draw": (Drawn, int(TILES)),
    "start": (Started, int(MOST_PLAYERS)),
    "name": (Name, int(MOST_PLAYERS)),
}
PLAYED_COLOURS: Final = COLOUR_NAMES[: int(PLAYER_COLOURS)]
LAYING: Final = re.compile(
    r"(?:lay )?(?P<place>\d{1,3})(?: ?@ ?(?P<turn>[0-3]))?(?: | ?(?=\())"
    r"(?:\(?(?P<row>-?\d{1,3})(?: ?, ?| )(?P<column>-?\d{1,3})\)?|(?P<letter>[a-z])(?P<number>\d{1,2}))"
    r"(?: ?\+ ?(?P<shard>[nesw]))?",
    re.ASCII,
)
SHORT: Final = {"pass": "skip", "keep": "discard none", "discard": "discard none"}

# Texts that name something the rules forbid outright, so that the answer can name the rule.
FORBIDDEN: Final = (
    (re.compile(r".*\bmirror.*|.*\bflip.*|(?:lay )?\d+ ?@ ?m.*"), Refusal("mirrored", "U1.5")),
    (re.compile(r"(?:lay )?\d.*\d\.\d.*"), Refusal("off_grid", "U4.7")),
    (re.compile(r".*\+ ?[nesw] ?: ?[a-z]+"), Refusal("foreign_shard", "U5.1")),
    (re.compile(r".*\+ ?[nesw] ?\+ ?[nesw].*"), Refusal("second_shard", "U5.5")),
    (re.compile(r"shard\b.*|\+ ?[nesw]\b.*"), Refusal("old_tile", "U5.5")),
    (re.compile(r"(?:skip|pass) .+"), Refusal("partial_skip", "U3.4")),
    (re.compile(r"name(?: (?:none|nobody|-))?"), Refusal("not_candidate", "U7.10")),
    (re.compile(r"discard [\d ]+|discard all"), Refusal("bad_discard", "U9.1")),
)


def format_action(number: int) -> str:
    """The action with this number, as `parse_action` reads it."""
    match action := decode(number):
        case Lay():
            return format_laying(action)
        case Skip():
            return "skip"
        case Discard(places):
            return f"discard {' '.join(str(place + 1) for place in places) or 'none'}"
        case Name(seat):
            return f"name {seat + 1}"
        case ChooseColour(colour):
            return f"colour {COLOUR_NAMES[colour]}"
        case Drawn(tile):
            return f"draw {tile + 1}"
    return f"start {action.seat + 1}"


def format_laying(lay: Lay) -> str:
    shard = "" if lay.shard is None else f"+{SIDE_CODES[lay.shard]}"
    return f"lay {lay.place + 1}@{lay.turn} ({lay.row},{lay.column}){shard}"


@lru_cache(maxsize=16384)
def parse_action(text: str) -> int:
    """The number of the action that a text names, in any case and spacing; a `NotationError` when it names none."""
    text = " ".join(text.casefold().split())
    return encode(read_action(SHORT.get(text, text)))


def read_action(text: str) -> Action:
    if text == "skip":
        return Skip()
    if found := LAYING.fullmatch(text):
        return read_laying(found, text)
    word, _, rest = text.partition(" ")
    if word == "discard" and re.fullmatch(r"none|[123](?: [123])?", rest):
        return Discard(read_places(rest, text))
    if word == "colour":
        return ChooseColour(read_colour(rest))
    if word in NUMBERED and re.fullmatch(r"[0-9]{1,3}", rest):
        return read_numbered(word, int(rest), text)
    raise refuse_text(text)


def read_numbered(word: str, number: int, text: str) -> Action:
    make, last = NUMBERED[word]
    if not 1 <= number <= last:
        raise refuse_text(text)
    return make(number - 1)


def cell_name(row: int, column: int) -> str:
    """A cell as boards call it: a letter for the column, a number for the row, H8 for the start tile's."""
    return f"{chr(ord('H') + column)}{row + 8}"


def read_cell(found: re.Match[str]) -> tuple[int, int]:
    if found["letter"]:
        return int(found["number"]) - 8, ord(found["letter"]) - ord("h")
    return int(found["row"]), int(found["column"])


def read_laying(found: re.Match[str], text: str) -> Lay:
    place, (row, column) = int(found["place"]) - 1, read_cell(found)
    if not 0 <= place < HAND:
        raise forbidden(text, Refusal("not_in_hand", "U3.2"))
    if max(abs(row), abs(column)) > REACH:
        raise forbidden(text, Refusal("outside_field", "U4.2"))
    shard = SIDE_CODES.index(found["shard"].upper()) if found["shard"] else None
    return Lay(place, row, column, int(found["turn"] or 0), shard)


def read_places(text: str, whole: str) -> tuple[int, ...]:
    places = [] if text == "none" else text.split()
    if len(set(places)) < len(places):
        raise refuse_text(whole)
    return tuple(sorted(int(place) - 1 for place in places))


def read_colour(text: str) -> int:
    """A colour by its name or the beginning of it."""
    for colour, name in enumerate(PLAYED_COLOURS):
        if text and name.startswith(text):
            return colour
    raise NotationError("uzory-colour", text=text, expected=", ".join(PLAYED_COLOURS))


def refuse_text(text: str) -> NotationError:
    for pattern, refusal in FORBIDDEN:
        if pattern.fullmatch(text):
            return forbidden(text, refusal)
    return NotationError("action-unreadable", text=text, example=EXAMPLE)


def forbidden(text: str, refusal: Refusal) -> NotationError:
    return NotationError("action-forbidden", refusal, text=text)
