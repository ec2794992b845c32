"""What happened, in the past tense: for the log, animation, sound and explanation. No rule reads it."""

import msgspec
from mypy_extensions import mypyc_attr


class Event(msgspec.Struct, frozen=True, tag=True):
    """A fact. Each game subclasses this once per kind of fact."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal:
    """Collects the events of the actions applied with it."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)
