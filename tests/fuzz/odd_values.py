"""Values that nobody expects, and texts that are almost right."""

from random import Random
from typing import Any

NUMBERS = (-1, 0, 1, 9, 10, 2**31, 2**53 + 1, 2**64, -(2**70), 0.5, 1e308, -0.0)
LENGTHS = ("", " ", "x", "x" * 121, "x" * 401, "x" * 5000, "e\u0301" * 40)
LETTERS = ("\x00", "\u202etxt", "a\u200bb", "😀", "Żółć", "Їжак", "\ufeff", "\u2028")
TRICKS = ("null", "-1", "../../etc/passwd", "' or 1=1 --", "<script>", "%s%n", "{0}", "${x}")
SHAPES: tuple[Any, ...] = (None, True, False, [], {}, [[]], [None] * 70, {"a": {"a": {}}}, ["x"] * 65, {"": ""})
ODD: tuple[Any, ...] = (*NUMBERS, *LENGTHS, *LETTERS, *TRICKS, *SHAPES)
TOKENS = ('"', "{", "}", "[", "]", ",", ":", "\\", "\\u0000", "\\ud800", "null", "1e999", "-", "\x00", "\x7f", "é", "𝔘")


def pick_odd(rng: Random) -> Any:
    return rng.choice(ODD)


def distort(rng: Random, fields: dict[str, Any]) -> dict[str, Any]:
    """The same object with a field or two replaced, dropped or added."""
    changed = dict(fields)
    for name in fields:
        roll = rng.random()
        if roll < 0.2:
            changed[name] = pick_odd(rng)
        elif roll < 0.25:
            del changed[name]
    if rng.random() < 0.1:
        changed[rng.choice(("type", "seat", "x", "", "ply", "__class__"))] = pick_odd(rng)
    return changed


def garble(rng: Random, text: str) -> str:
    """The same text, cut, doubled or with something in the middle."""
    place = rng.randrange(len(text) + 1)
    roll = rng.randrange(4)
    if roll == 0:
        return text[:place]
    if roll == 1:
        return text[:place] + rng.choice(TOKENS) + text[place:]
    if roll == 2:
        return text + text[place:]
    return text[:place] + text[place + 1 :]


def nest(rng: Random) -> str:
    """JSON that is deep rather than long."""
    depth = rng.choice((100, 1000, 3500))
    opening, closing = rng.choice((("[", "]"), ('{"a":', "}")))
    return opening * depth + "1" + closing * rng.choice((0, depth))
