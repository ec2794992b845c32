"""Players with preferences, so that random matches reach the rare cases of the rules."""

from random import Random

from .match import ReferenceSagrada

TEMPERS = ("even", "handy", "thrifty")
FIRST_ROUND_TO_SPEND_IN = 7


def choose(match: ReferenceSagrada, temper: str, rng: Random) -> str:
    """Choose for chance by weight, for an even player at random, and for the others mostly by preference."""
    choices = match.choices()
    texts = sorted(choices)
    if isinstance(choices, dict):
        return rng.choices(texts, [choices[text] for text in texts])[0]
    if temper == "even" or rng.random() < 0.15:
        return rng.choice(texts)
    rng.shuffle(texts)
    is_saving = temper == "thrifty" and match.table.round < FIRST_ROUND_TO_SPEND_IN
    return max(texts, key=lambda text: liking(text, is_saving))


def liking(text: str, is_saving: bool) -> int:
    """How much a player likes an action. Handy players use every tool they can; thrifty ones use tools only late."""
    match text.partition(" ")[0]:
        case "tool":
            return -2 if is_saving else 1
        case "end" | "leave":
            return -1
        case _:
            return 0
