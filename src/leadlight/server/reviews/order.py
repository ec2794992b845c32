"""What is to be reviewed: a match that is over, without the names of its players, and a key that says which it is."""

from hashlib import sha256

import msgspec

from leadlight.core.record import Record, Seat, parse_record
from leadlight.play.replay import replay
from leadlight.server.errors import Conflict
from leadlight.server.tables.table import Table

FORMAT = 1  # of reviews; another one makes all of them anew


class Order(msgspec.Struct, frozen=True):
    """`key` is equal for two orders whose review is the same. `match` is that of a table; an upload has none."""

    key: str
    record: str
    nodes: int | None  # positions examined for one decision; None: as many as insight finds right
    match: str | None = None
    processes: int = 1  # in which it is computed; the review is the same for any number


def order_match(table: Table, guest: str, nodes: int | None) -> Order:
    """The review of a table's match. Refused to whoever may not watch, and while the match is running."""
    table.require_watcher(guest)
    if table.match is None or not table.match.is_over:
        raise Conflict("match-running")
    return make_order(table.match.record(), nodes, table.row.match)


def encode_upload_order(body: bytes, nodes: int | None) -> bytes:
    """The order for an uploaded record, as JSON. Refused when it cannot be played, or its match is not over."""
    match = replay(parse_record(body))
    if not match.is_over:
        raise Conflict("match-running")
    return msgspec.json.encode(make_order(match.record(), nodes))


def make_order(record: Record, nodes: int | None, match: str | None = None) -> Order:
    nameless = [Seat(str(number)) for number in range(1, len(record.seats) + 1)]
    plain = Record(
        game=record.game,
        version=record.version,
        options=record.options,
        seats=nameless,
        actions=record.actions,
        result=record.result,
    )
    text = msgspec.json.encode(plain, order="deterministic")
    key = sha256(f"{FORMAT} {nodes} ".encode() + text).hexdigest()
    return Order(key, text.decode(), nodes, match)
