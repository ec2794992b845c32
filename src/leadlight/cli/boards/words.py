"""Words of the reader's language, as people type them."""

from collections.abc import Mapping

SHORTEST = 3  # letters of a word that is not written out
LETTERS = r"[^\W\d_]"  # of any alphabet, for regular expressions
WORD = rf"{LETTERS}{{{SHORTEST},}}"


def find_by_beginning(word: str, meanings: Mapping[str, str]) -> str | None:
    """The meaning of the first name that begins with this word, or None; `meanings` has the names as keys."""
    return next((meaning for name, meaning in meanings.items() if name.casefold().startswith(word)), None)
