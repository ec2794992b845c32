"""What the owner of a server asks of it from the command line, and what comes back."""

from typing import Annotated

import msgspec

from leadlight.server.wire import Status, Visibility

Code = Annotated[str, msgspec.Meta(min_length=1, max_length=12)]
GuestId = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{4,32}$")]  # or how it begins


class Order(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """The owner of the server asks for something."""


class ListTables(Order, frozen=True):
    """The tables, the last changed first."""

    most: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = 50


class ListPeople(Order, frozen=True):
    """Whom a table knows."""

    code: Code


class ListSanctions(Order, frozen=True):
    """Who is muted or blocked on this server."""


class DeleteTable(Order, frozen=True):
    """Delete a table with its matches and its chat."""

    code: Code


class SanctionGuest(Order, frozen=True):
    """Mute or block a guest, or take that back; None leaves it as it is."""

    guest: GuestId
    muted: bool | None = None
    blocked: bool | None = None


AnyOrder = ListTables | ListPeople | ListSanctions | DeleteTable | SanctionGuest


class PersonReport(msgspec.Struct, frozen=True):
    """A guest; `seat` and `present` are about the table that was asked for."""

    guest: str
    name: str
    seat: int | None = None
    present: bool = False
    muted: bool = False
    blocked: bool = False


class TableReport(msgspec.Struct, frozen=True):
    code: str
    name: str
    game: str
    status: Status
    visibility: Visibility
    changed: float
    people: list[PersonReport]


class Report(msgspec.Struct, frozen=True):
    """What an order brought: the tables or the people that it is about."""

    tables: list[TableReport] = []
    people: list[PersonReport] = []
