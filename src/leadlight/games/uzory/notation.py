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
from functools import lru_cache
from typing import Final

from leadlight.core.errors import NotationError, Refusal
from leadlight.games.uzory.actions import KINDS, REACH, Laying, decode, decode_laying, encode_laying
from leadlight.games.uzory.components import COLOUR_NAMES, HAND, MOST_PLAYERS, PLAYER_COLOURS, SIDE_CODES, TILES

EXAMPLE: Final = "lay 2@1 (0,-1)+N"
FIRST: Final = {kind: int(first) for first, kind in KINDS}
NUMBERED: Final = {"draw": int(TILES), "start": int(MOST_PLAYERS), "name": int(MOST_PLAYERS)}
PLAYED_COLOURS: Final = COLOUR_NAMES[: int(PLAYER_COLOURS)]
LAY: Final = re.compile(
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
    action = decode(number)
    if action.kind == "lay":
        return f"lay {format_laying(decode_laying(action.index))}"
    if action.kind == "discard":
        places = [str(place + 1) for place in range(HAND) if action.index & (1 << place)]
        return f"discard {' '.join(places) or 'none'}"
    if action.kind == "colour":
        return f"colour {COLOUR_NAMES[action.index]}"
    return "skip" if action.kind == "skip" else f"{action.kind} {action.index + 1}"


def format_laying(laying: Laying) -> str:
    shard = "" if laying.shard is None else f"+{SIDE_CODES[laying.shard]}"
    return f"{laying.place + 1}@{laying.turn} ({laying.row},{laying.column}){shard}"


@lru_cache(maxsize=16384)
def parse_action(text: str) -> int:
    text = " ".join(text.casefold().split())
    text = SHORT.get(text, text)
    if text == "skip":
        return FIRST["skip"]
    if found := LAY.fullmatch(text):
        return FIRST["lay"] + encode_laying(parse_laying(found, text))
    kind, _, rest = text.partition(" ")
    if kind == "discard" and re.fullmatch(r"none|[123](?: [123])?", rest):
        return FIRST["discard"] + parse_places(rest, text)
    if kind == "colour":
        return FIRST["colour"] + parse_colour(rest)
    if kind in NUMBERED and re.fullmatch(r"[0-9]{1,3}", rest) and 1 <= int(rest) <= NUMBERED[kind]:
        return FIRST[kind] + int(rest) - 1
    raise refuse_text(text)


def cell_name(row: int, column: int) -> str:
    """A cell as boards call it: a letter for the column, a number for the row, H8 for the start tile's."""
    return f"{chr(ord('H') + column)}{row + 8}"


def parse_cell(found: re.Match[str]) -> tuple[int, int]:
    if found["letter"]:
        return int(found["number"]) - 8, ord(found["letter"]) - ord("h")
    return int(found["row"]), int(found["column"])


def parse_laying(found: re.Match[str], text: str) -> Laying:
    place, (row, column) = int(found["place"]) - 1, parse_cell(found)
    if not 0 <= place < HAND:
        raise forbidden(text, Refusal("not_in_hand", "U3.2"))
    if max(abs(row), abs(column)) > REACH:
        raise forbidden(text, Refusal("outside_field", "U4.2"))
    shard = SIDE_CODES.index(found["shard"].upper()) if found["shard"] else None
    return Laying(place, row, column, int(found["turn"] or 0), shard)


def parse_places(text: str, whole: str) -> int:
    places = [] if text == "none" else text.split()
    if len(set(places)) < len(places):
        raise refuse_text(whole)
    return sum(1 << (int(place) - 1) for place in places)


def parse_colour(text: str) -> int:
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
