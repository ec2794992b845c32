"""Players with a taste, so that random matches reach the rare corners of the rules."""

from random import Random

from .match import ReferenceSagrada

TEMPERS = ("even", "handy", "thrifty")
FIRST_ROUND_TO_SPEND_IN = 7


def choose(match: ReferenceSagrada, temper: str, rng: Random) -> str:
    """One of the choices: chance by its weights, an even player by lot, the others mostly by their taste."""
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
    """Handy players use every tool that they can; thrifty ones fill their window first, and use the tools late."""
    match text.partition(" ")[0]:
        case "tool":
            return -2 if is_saving else 1
        case "end" | "leave":
            return -1
        case _:
            return 0
