"""Names of the keys that somebody pressed, the same on every keyboard layout."""

from textual import events

# Keys that leave whatever is open, and at last the program.
LEAVE_KEYS = ("ctrl+c", "ctrl+q")
# Letters of Cyrillic layouts and Czech letters in the row of digits, each with the key at the same place.
SAME_PLACE = (
    dict(zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm", strict=True))
    | {"і": "s"}
    | dict(zip("+ěščřžýáíé", "1234567890", strict=True))
)


def name_key(event: events.Key) -> str:
    """The small letter, digit or sign on the key, or Textual's name for a key that writes nothing."""
    if not event.is_printable or event.character == " ":
        return event.key
    sign = (event.character or "").casefold()
    return SAME_PLACE.get(sign, sign)
