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
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from leadlight.core.errors import NotationError, Refusal
from leadlight.games.sagrada import actions as act
from leadlight.games.sagrada.actions import Action, decode, encode
from leadlight.games.sagrada.components import (
    ALL_CARDS,
    CARDS_PER_PLAYER,
    CELL_CODES,
    COLOUR_NAMES,
    DIE_CODES,
    MOST_PLAYERS,
    OBJECTIVE_NAMES,
    ROUNDS,
    TOOLS,
    VALUES,
)

EXAMPLE: Final = "take R3"
LAST_NUMBERS: Final = {
    "tool": int(TOOLS),
    "lay": int(TOOLS),
    "value": int(VALUES),
    "window": 2 * int(CARDS_PER_PLAYER),
    "start": int(MOST_PLAYERS),
    "card": int(ALL_CARDS),
}
# What may follow each word, in order.
CHOICES: Final = {
    **dict.fromkeys(("roll", "take", "pay"), DIE_CODES),
    **dict.fromkeys(("place", "lift", "move"), CELL_CODES),
    **dict.fromkeys(("draw", "private"), COLOUR_NAMES),
    "change": ("-1", "+1"),
    "goal": OBJECTIVE_NAMES,
    **{word: tuple(str(number) for number in range(1, last + 1)) for word, last in LAST_NUMBERS.items()},
}
# The action for a word and the place of what follows it among the choices.
MAKERS: Final[dict[str, Callable[[int], Action]]] = {
    "roll": act.Rolled,
    "take": act.Take,
    "place": act.Place,
    "lift": act.Lift,
    "move": act.Move,
    "change": lambda place: act.Raise() if place else act.Lower(),
    "value": act.GiveValue,
    "tool": act.UseTool,
    "pay": act.Pay,
    "draw": act.Drawn,
    "window": act.ChooseWindow,
    "start": act.Started,
    "private": act.DealtPrivate,
    "card": act.DealtCard,
    "lay": act.LaidTool,
    "goal": act.LaidObjective,
}
ALONE: Final[dict[str, Action]] = {"end": act.End(), "leave": act.Leave(), "stop": act.Stop()}
# The message for a text that is none of the choices, and what it says was expected.
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


TEXTS: Final = {
    **{action: word for word, action in ALONE.items()},
    **{make(place): f"{word} {choice}" for word, make in MAKERS.items() for place, choice in enumerate(CHOICES[word])},
}


def format_action(number: int) -> str:
    """The action with this number, as `parse_action` reads it."""
    action = decode(number)
    if isinstance(action, act.Swap):
        return f"swap {action.space + 1} {DIE_CODES[action.die]}"
    return TEXTS[action]


@lru_cache(maxsize=4096)
def parse_action(text: str) -> int:
    """The number of the action that a text names, in any case and spacing; a `NotationError` when it names none."""
    return encode(read_action(spell_out(" ".join(text.casefold().split()))))


def read_action(text: str) -> Action:
    if text in ALONE:
        return ALONE[text]
    word, _, rest = text.partition(" ")
    if word == "swap":
        return read_swap(rest, text)
    if word in MAKERS:
        return MAKERS[word](read_choice(word, rest, text))
    raise refuse_text(text)


def spell_out(text: str) -> str:
    for pattern, full in SHORT:
        if found := pattern.fullmatch(text):
            return found.expand(full)
    return text


def read_choice(word: str, text: str, whole: str) -> int:
    """The place of a text among what may follow a word."""
    for place, choice in enumerate(CHOICES[word]):
        if choice.casefold() == text or (choice in COLOUR_NAMES and text == choice[0]):
            return place
    if word not in COMPLAINTS:
        raise refuse_text(whole)
    code, expected = COMPLAINTS[word]
    raise NotationError(code, text=text, expected=expected)


def read_swap(text: str, whole: str) -> act.Swap:
    found = re.fullmatch(r"(\d{1,3}) ([a-z]\d+)", text)
    if not found or not 1 <= int(found[1]) <= ROUNDS:
        raise refuse_text(whole)
    return act.Swap(int(found[1]) - 1, read_choice("take", found[2], whole))


def refuse_text(text: str) -> NotationError:
    for pattern, refusal in FORBIDDEN:
        if pattern.fullmatch(text):
            return NotationError("action-forbidden", refusal, text=text)
    return NotationError("action-unreadable", text=text, example=EXAMPLE)
