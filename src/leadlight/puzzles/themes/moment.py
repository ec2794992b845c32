"""What is known of a decision when its themes are named."""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from leadlight.core.event import Event
from leadlight.core.state import State

Kind = TypeVar("Kind", bound=Event)


class Moment(NamedTuple):
    """A decision: the best action and the one that tempts a weak player, with the events of both."""

    state: State
    best: int
    tempting: int
    events: Sequence[Event]
    tempted: Sequence[Event]
    ends: bool  # whether the best action ends the match


def pick(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
