"""What happened in a match: for logs, animations, sounds and explanations. No rule reads events."""

import msgspec


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """A fact. Each game subclasses this once per kind of fact."""

    def seen_by(self, viewer: int | None) -> "Event":  # noqa: ARG002
        """The fact as a seat, or a spectator (None), may know it. A fact with a secret in it leaves the secret out."""
        return self


class Starting(Event, frozen=True):
    """Names the seat that takes the first turn of the match, which need not be the first to decide something."""

    seat: int
