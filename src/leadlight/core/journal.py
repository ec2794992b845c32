"""Where the rules write down what happened. A search passes no journal and saves that work."""

from mypy_extensions import mypyc_attr

from leadlight.core.event import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal:
    """Collects the events of the actions applied with it."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        """Add an event."""
        self.events.append(event)
