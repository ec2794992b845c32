"""What the process that computes a review says to its owner."""

from collections.abc import Callable
from typing import Protocol

import msgspec

from leadlight.server.reviews.order import Order


class Reported(msgspec.Struct, frozen=True, tag=True):
    share: float
    part: bytes | None  # the review as far as it is known, as JSON


class Finished(msgspec.Struct, frozen=True, tag=True):
    review: bytes  # as JSON
    summary: bytes


class Crashed(msgspec.Struct, frozen=True, tag=True):
    trace: str


AnyReply = Reported | Finished | Crashed
REPLIES: msgspec.msgpack.Decoder[AnyReply] = msgspec.msgpack.Decoder(AnyReply)


class Report(Protocol):
    """Is told which share is done, and sometimes what is known so far, as JSON."""

    def __call__(self, share: float, part: bytes | None = None) -> None: ...


Work = Callable[[Order, Report], Finished]  # a function of a module
