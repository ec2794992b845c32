"""Players with preferences, so that random matches reach the rare cases of the rules."""

from random import Random

from .rules import ReferenceSintra
from .table import COLOUR_LETTERS, Table

TEMPERS = ("even", "filler", "breaker")


def choose(match: ReferenceSintra, temper: str, rng: Random) -> str:
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
    """How much a player with this temper likes an action."""
    match text.split():
        case [source, name, ">", target]:
            return liking_to_place(table, table.source(source).count(COLOUR_LETTERS[name]), (name, target), temper)
        case ["return"]:
            return -1 if temper == "filler" else -100
        case _:
            return 0


def liking_to_place(table: Table, taken: int, move: tuple[str, str], temper: str) -> int:
    """A filler wants full strips, above all second faces; a breaker wants broken panes and to be far to the right."""
    name, target = move
    if target == "break":
        return -10 * taken if temper == "filler" else 10 * taken
    palace = table.palaces[table.seat]
    strip = palace.strips[int(target)]
    assert strip is not None
    placed = min(taken, len(strip.fitting_spaces(COLOUR_LETTERS[name])))
    broken = taken - placed
    if temper == "breaker":
        return 10 * broken + int(target)
    lying = len(strip.panes()) + placed
    return 2 * placed + lying + 10 * (lying == 5) + 4 * len(palace.windows[int(target)]) - 2 * broken
