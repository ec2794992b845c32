"""What nodes tell each other on the bus. A version that does not know some news ignores them."""

import msgspec


class News(msgspec.Struct, frozen=True, tag_field="type", tag=True):
    """Something that other nodes may remember otherwise."""


class SessionsEnded(News, frozen=True):
    """Devices of a guest were signed out; an empty id stands for cookies without a session."""

    guest: str
    sessions: list[str]


class GuestRenamed(News, frozen=True):
    guest: str
    name: str


class GuestsForgotten(News, frozen=True):
    """Guests were deleted because they have not come for long."""

    guests: list[str]


class GuestSanctioned(News, frozen=True):
    guest: str
    muted: bool
    blocked: bool


class TablesDeleted(News, frozen=True):
    codes: list[str]


class NodeLeft(News, frozen=True):
    """A node has given its tables back and ends."""

    node: str


AnyNews = SessionsEnded | GuestRenamed | GuestsForgotten | GuestSanctioned | TablesDeleted | NodeLeft
