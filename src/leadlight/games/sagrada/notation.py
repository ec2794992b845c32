"""Actions as text: ``take R3``, ``place r2c3``, ``tool 6``, ``end``; the steps of tools; and what chance brings.

======================  ===========================================================================
``take R3``             take a die of the pool; ``R3`` alone is read too
``place r2c3``          place the die in hand; ``r2c3`` alone is read too
``tool 6``              use a tool; ``T6`` is read too
``change +1``           with T1, or ``change -1``
``swap 3 Y2``           with T5: the space of round 3, the die there
``value 4``             with T11; then ``place`` or ``leave``
``lift r1c1``           the die to move, then ``move r2c3``; ``stop`` for no second die with T12
``pay P2``              alone: the die that pays for the tool
``window 2``            choose a window: the sides of the first card are 1 and 2, of the second 3 and 4
``end``                 end the turn; ``pass`` is read too
======================  ===========================================================================
"""

import re
from functools import lru_cache
from typing import Final

from leadlight.core.errors import NotationError, Refusal
from leadlight.games.sagrada.actions import KINDS, decode, space_and_die
from leadlight.games.sagrada.components import (
    ALL_CARDS,
    CELL_CODES,
    COLOUR_NAMES,
    DIE_CODES,
    DIE_KINDS,
    OBJECTIVE_NAMES,
    ROUNDS,
    TOOLS,
)

EXAMPLE: Final = "take R3"
FIRST: Final = {kind: int(first) for first, kind in KINDS}
CHANGES: Final = ("-1", "+1")
ALONE: Final = ("end", "leave", "stop")
NUMBERED: Final = {"tool": int(TOOLS), "lay": int(TOOLS), "value": 6, "window": 4, "start": 4, "card": int(ALL_CARDS)}
CHOICES: Final = {
    **dict.fromkeys(("roll", "take", "pay"), DIE_CODES),
    **dict.fromkeys(("place", "lift", "move"), CELL_CODES),
    **dict.fromkeys(("draw", "private"), COLOUR_NAMES),
    "change": CHANGES,
    "goal": OBJECTIVE_NAMES,
    **{kind: tuple(str(number) for number in range(1, last + 1)) for kind, last in NUMBERED.items()},
}
# What a text that is none of the choices asks for, in the catalogues.
COMPLAINTS: Final = {
    **dict.fromkeys(("roll", "take", "pay"), ("sagrada-die", "R1-P6")),
    **dict.fromkeys(("place", "lift", "move"), ("sagrada-cell", "r1c1-r4c5")),
    **dict.fromkeys(("draw", "private"), ("sagrada-colour", ", ".join(COLOUR_NAMES))),
    "goal": ("sagrada-goal", ", ".join(OBJECTIVE_NAMES)),
}
SHORT: Final = (
    (re.compile(r"pass|e"), "end"),
    (re.compile(r"t(\d{1,3})"), r"tool \1"),
    (re.compile(r"([rygbp][1-6])"), r"take \1"),
    (re.compile(r"(r\d+c\d+)"), r"place \1"),
    (re.compile(r"([+-]\d+)"), r"change \1"),
)
# Texts that name something the rules forbid outright, so that the answer can name the rule.
FORBIDDEN: Final = (
    (re.compile(r"change [+-]?\d+"), Refusal("value_range", "G7.1")),
    (re.compile(r"value -?\d+"), Refusal("value_range", "G7.12")),
    (re.compile(r"tool \d+"), Refusal("tool_not_here", "G2.5")),
)


def format_action(number: int) -> str:
    action = decode(number)
    kind, index = action.kind, action.index
    if kind in ALONE:
        return kind
    if kind == "swap":
        space, die = space_and_die(index)
        return f"swap {space + 1} {DIE_CODES[die]}"
    return f"{kind} {CHOICES[kind][index]}"


@lru_cache(maxsize=4096)
def parse_action(text: str) -> int:
    text = spell_out(" ".join(text.casefold().split()))
    if text in ALONE:
        return FIRST[text]
    kind, _, rest = text.partition(" ")
    if kind == "swap":
        return FIRST["swap"] + parse_swap(rest, text)
    if kind in CHOICES:
        return FIRST[kind] + parse_choice(kind, rest, text)
    raise refuse_text(text)


def spell_out(text: str) -> str:
    for pattern, full in SHORT:
        if found := pattern.fullmatch(text):
            return found.expand(full)
    return text


def parse_choice(kind: str, text: str, whole: str) -> int:
    for index, choice in enumerate(CHOICES[kind]):
        if choice.casefold() == text or (choice in COLOUR_NAMES and text == choice[0]):
            return index
    if kind not in COMPLAINTS:
        raise refuse_text(whole)
    code, expected = COMPLAINTS[kind]
    raise NotationError(code, text=text, expected=expected)


def parse_swap(text: str, whole: str) -> int:
    found = re.fullmatch(r"(\d{1,3}) ([a-z]\d+)", text)
    if not found or not 1 <= int(found[1]) <= ROUNDS:
        raise refuse_text(whole)
    return (int(found[1]) - 1) * int(DIE_KINDS) + parse_choice("take", found[2], whole)


def refuse_text(text: str) -> NotationError:
    for pattern, refusal in FORBIDDEN:
        if pattern.fullmatch(text):
            return NotationError("action-forbidden", refusal, text=text)
    return NotationError("action-unreadable", text=text, example=EXAMPLE)
