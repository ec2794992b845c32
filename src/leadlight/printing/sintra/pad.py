"""The score pad of Sintra: the parts of its score, those of both sides of the palace."""

from typing import Final

from leadlight.locales import Texts
from leadlight.printing.pad import Pad, Row

PLAYERS: Final = 4
SIDES: Final = {"ornaments": "A", "palace": "B"}  # parts that only one side has
REASONS: Final = ("colour_bonus", "windows", "wraps", "strip_panes", "glass_row", "ornaments", "palace")


def fill(texts: Texts) -> Pad:
    rows = [Row(reason, label(texts, reason)) for reason in REASONS]
    return Pad(PLAYERS, rows, tie=texts.translate("sintra-aid-pad-lost"))


def label(texts: Texts, reason: str) -> str:
    words = texts.translate(f"sintra-part-{reason}")
    return f"{words} ({SIDES[reason]})" if reason in SIDES else words
