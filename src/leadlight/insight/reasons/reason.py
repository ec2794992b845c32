"""A reason for or against an action: the message that says it, and the facts that are filled in."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from leadlight.core.event import Event
from leadlight.core.state import State

MOST = 3  # reasons for one action


class Reason(msgspec.Struct, frozen=True):
    """`message` names a sentence in the catalogues, and `facts` are filled into it. Seats in facts count from 1."""

    message: str
    facts: dict[str, str | int | float]


class Weighed(NamedTuple):
    """A reason with its weight, about as many points as it is worth."""

    weight: float
    reason: Reason


class Played(NamedTuple):
    """An action tried in a world of the seat: the positions before and after it, and what the seat would see happen."""

    seat: int
    action: int
    before: State
    after: State
    events: tuple[Event, ...]


def weigh(weight: float, message: str, **facts: str | int | float) -> Weighed:
    return Weighed(weight, Reason(message, facts))


def strongest(weighed: Sequence[Weighed]) -> tuple[Reason, ...]:
    """The reasons of most weight, the first one first."""
    return tuple(each.reason for each in sorted(weighed, key=lambda each: -each.weight)[:MOST])
