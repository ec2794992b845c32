"""Words of the reader's language, as people type them."""

from collections.abc import Mapping

SHORTEST = 3  # letters that are enough to recognise a word
LETTERS = r"[^\W\d_]"  # of any alphabet, for regular expressions
WORD = rf"{LETTERS}{{{SHORTEST},}}"


def find_by_beginning(word: str, meanings: Mapping[str, str]) -> str | None:
    """The meaning of the first name that begins with this word, or None. The keys of `meanings` are the names."""
    return next((meaning for name, meaning in meanings.items() if name.casefold().startswith(word)), None)
