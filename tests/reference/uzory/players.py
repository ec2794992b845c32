"""Players with preferences, so that random matches reach the rare cases of the rules."""

from random import Random

from .box import FACES
from .laying import NEXT, beside
from .match import ReferenceUzory
from .table import Spot, Table

TEMPERS = ("even", "lavish", "closing", "gloomy", "idle")


def choose(match: ReferenceUzory, temper: str, rng: Random) -> str:
    """Choose for chance by weight, for an even player at random, and for the others mostly by preference."""
    choices = match.choices()
    texts = sorted(choices)
    if isinstance(choices, dict):
        return rng.choices(texts, [choices[text] for text in texts])[0]
    if temper == "even" or rng.random() < 0.15:
        return rng.choice(texts)
    rng.shuffle(texts)
    return max(texts, key=lambda text: liking(match.table, text, temper))


def liking(table: Table, text: str, temper: str) -> int:
    """How much a player likes an action. Lavish players use shards, closing ones fill holes, gloomy ones lay black
    tiles, and idle ones skip and discard often.
    """
    if text == "skip":
        return 5 if temper == "idle" and len(table.floor) % 3 == 0 else -1
    if not text.startswith("lay"):
        return len(text) if temper == "idle" else 0  # the longest text discards the most tiles
    match temper:
        case "lavish":
            return int("+" in text)
        case "closing" | "idle":
            return sum(beside(cell_of(text), side) in table.floor for side in NEXT)
        case _:
            tile = table.hands[table.seat][int(text[4]) - 1]
            return FACES[tile][0].count("k") if tile else 0


def cell_of(text: str) -> Spot:
    row, column = text[text.index("(") + 1 : text.index(")")].split(",")
    return int(row), int(column)
