"""What happened, in the past tense: for the log, animation, sound and explanation. No rule reads it."""

import msgspec


class Event(msgspec.Struct, frozen=True, tag=True):
    """A fact. Each game subclasses this once per kind of fact."""
