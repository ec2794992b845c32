"""A request for a bot's decision, the answer to it, and what may go wrong in between."""

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Progress, ignore

Failing = Literal["late", "crashed", "killed", "illegal"]


class Failure(msgspec.Struct, frozen=True):
    """What a bot did instead of answering; `details` are for the author of the bot."""

    bot: str
    kind: Failing
    details: str = ""


class Answer(msgspec.Struct, frozen=True):
    """A legal action, and what went wrong before it was found."""

    action: int
    failures: tuple[Failure, ...] = ()


@dataclass(eq=False)
class Request:
    """A request for a decision; somebody waits for the answer."""

    bot: str
    perspective: Perspective
    seed: int
    listener: Callable[[Progress], None] = ignore
    future: "Future[Answer]" = field(default_factory=Future)
    failures: list[Failure] = field(default_factory=list)
