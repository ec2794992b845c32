"""Actions as text: ``3 orange > 5``, ``centre blue > break``, ``return``, ``keep pink``; and what chance brings.

Short forms are read too: ``3o5``, ``c b x``, ``r``, ``k p``.
"""

import re
from functools import lru_cache
from typing import Final

from leadlight.core.errors import NotationError, Refusal
from leadlight.games.sintra.actions import BREAK_ALL, Action, Dealt, Drawn, Keep, Place, Return, Started, decode, encode
from leadlight.games.sintra.components import COLOUR_NAMES, FACES, MAX_DISPLAYS, SLOTS

EXAMPLE: Final = "3 orange > 5"
CENTRE_WORDS: Final = ("centre", "center", "c", "0")
BREAK_WORDS: Final = ("break", "x", "-")
PLACE: Final = re.compile(
    r"(?P<source>cent(?:re|er)|c(?!ent)|\d{1,3}) *(?P<colour>[a-z]+) *>? *(?P<target>break|x|[^a-z >]+)", re.ASCII
)
ONE_WORD: Final = re.compile(r"(?:(?P<verb>keep|draw|deal|start)|k(?!e)) *(?P<what>\S+)")

# Texts that name something the rules forbid outright, so that the answer can name the rule.
SOURCE: Final = r"(?:cent(?:re|er)|c|\d+)"
FORBIDDEN: Final = (
    (re.compile(r"pass"), Refusal("no_pass", "S4.3")),
    (re.compile(r"(?:return|r) *\d+"), Refusal("return_target", "S8.3")),
    (re.compile(rf"{SOURCE}(?: *[+,] *{SOURCE})+ *[a-z]+.*"), Refusal("partial_take", "S5.1")),
    (re.compile(rf"{SOURCE} +\d+ *[x*]? *[a-z]+.*"), Refusal("partial_take", "S5.1")),
    (re.compile(rf"{SOURCE} *[a-z]+ *>? *\d(?: *[+,] *\d| +\d)+"), Refusal("split", "S6.1")),
)


def format_action(number: int) -> str:
    match action := decode(number):
        case Place(source, colour, target):
            whence = str(source) if source else "centre"
            whither = "break" if target == BREAK_ALL else str(target)
            return f"{whence} {COLOUR_NAMES[colour]} > {whither}"
        case Return():
            return "return"
        case Keep(colour):
            return f"keep {COLOUR_NAMES[colour]}"
        case Drawn(colour):
            return f"draw {COLOUR_NAMES[colour]}"
        case Dealt(face):
            return f"deal {format_face(face)}"
    return f"start {action.seat + 1}"


@lru_cache(maxsize=4096)
def parse_action(text: str) -> int:
    return encode(read_action(" ".join(text.casefold().split())))


def read_action(text: str) -> Action:
    if text in ("return", "r"):
        return Return()
    if found := ONE_WORD.fullmatch(text):
        return read_one_word(found["verb"] or "keep", found["what"], text)
    for pattern, refusal in FORBIDDEN:
        if pattern.fullmatch(text):
            raise NotationError("action-forbidden", refusal, text=text)
    if found := PLACE.fullmatch(text):
        return Place(read_source(found["source"]), read_colour(found["colour"]), read_target(found["target"]))
    raise NotationError("action-unreadable", text=text, example=EXAMPLE)


def read_one_word(verb: str, what: str, text: str) -> Action:
    match verb:
        case "keep":
            return Keep(read_colour(what))
        case "draw":
            return Drawn(read_colour(what))
        case "deal":
            return Dealt(parse_face(what))
        case _ if re.fullmatch(r"[1-4]", what):
            return Started(int(what) - 1)
    raise NotationError("action-unreadable", text=text, example=EXAMPLE)


def read_source(text: str) -> int:
    if text in CENTRE_WORDS:
        return 0
    if int(text) > MAX_DISPLAYS:
        raise unreadable("sintra-source", text, f"1-{MAX_DISPLAYS}")
    return int(text)


def read_colour(text: str) -> int:
    """A colour by its name or the beginning of it."""
    for colour, name in enumerate(COLOUR_NAMES):
        if name.startswith(text):
            return colour
    raise unreadable("sintra-colour", text, ", ".join(COLOUR_NAMES))


def read_target(text: str) -> int:
    if text in BREAK_WORDS:
        return BREAK_ALL
    if not re.fullmatch(rf"[1-{SLOTS}]", text):
        raise unreadable("sintra-target", text, f"1-{SLOTS}")
    return int(text)


def format_face(face: int) -> str:
    return f"{face // 2 + 1}{'ab'[face % 2]}"


def parse_face(text: str) -> int:
    if not re.fullmatch(r"[1-8][ab]", text):
        raise unreadable("sintra-face", text, f"1a-{len(FACES) // 2}b")
    return (int(text[0]) - 1) * 2 + "ab".index(text[1])


def unreadable(code: str, text: str, expected: str) -> NotationError:
    return NotationError(code, text=text, expected=expected)
