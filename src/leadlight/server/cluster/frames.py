"""What nodes say to each other over a link. Fields are only ever added, at the end and with a default, because two
versions talk to each other during an upgrade.
"""

import msgspec


class Frame(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """`id` names a guest's connection or a question; whoever asks chooses it."""


class Challenge(Frame, frozen=True):
    """Whoever is called begins: prove that you belong to us."""

    nonce: bytes


class Hello(Frame, frozen=True):
    node: str
    proof: bytes


class Ping(Frame, frozen=True):
    """Nothing but a sign of life."""


class Open(Frame, frozen=True):
    """A guest connects to a table of yours by way of me."""

    id: int
    code: str
    guest: str
    name: str
    network: str
    since: int


class Said(Frame, frozen=True):
    """From the guest."""

    id: int
    text: str


class Told(Frame, frozen=True):
    """For the guest."""

    id: int
    message: bytes


class Closed(Frame, frozen=True):
    """The connection has ended, or has to end, with this code."""

    id: int
    code: int


class Flow(Frame, frozen=True):
    """Read no more from the guest for now, or go on."""

    id: int
    paused: bool


class Fetch(Frame, frozen=True):
    """A request for a table of yours."""

    id: int
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    client: str
    scheme: str


class Fetched(Frame, frozen=True):
    id: int
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Call(Frame, frozen=True):
    """Do something that has a name, with JSON."""

    id: int
    name: str
    given: bytes


class Returned(Frame, frozen=True):
    """What it brought, or an error as JSON."""

    id: int
    result: bytes
    failed: bool = False


AnyFrame = Challenge | Hello | Ping | Open | Said | Told | Closed | Flow | Fetch | Fetched | Call | Returned
