"""Turns what changed into writes: one function for each kind of change that is kept."""

import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.dialects.postgresql import insert as insert_or  # `on conflict` is the same in SQLite

from leadlight.server.steady_clock import Reading
from leadlight.server.storage.schema import chats, entries, guests, matches, readings, results, seats, tables
from leadlight.server.storage.transactions import Write
from leadlight.server.tables.changes import (
    Change,
    ChatWritten,
    EntryAdded,
    MatchEnded,
    MatchStarted,
    OfferChanged,
    PersonModerated,
    PresenceChanged,
    TableChanged,
    TableOpened,
)
from leadlight.server.tables.model import Summary, TableRow

INSERT_TABLE = insert(tables)
UPDATE_TABLE = (
    update(tables)
    .where(tables.c.code == bindparam("key"))
    .values(
        status=bindparam("status"),
        visibility=bindparam("visibility"),
        changed=bindparam("changed"),
        body=bindparam("body"),
        summary=bindparam("summary"),
    )
)
UPDATE_SUMMARY = update(tables).where(tables.c.code == bindparam("key")).values(summary=bindparam("summary"))
DELETE_SEATS = delete(seats).where(seats.c.code == bindparam("key"))
INSERT_SEATS = insert(seats)
INSERT_MATCH = insert(matches)
INSERT_ENTRY = insert(entries)
INSERT_CHAT = insert(chats)
INSERT_RESULTS = insert_or(results).on_conflict_do_nothing()  # a match that ended is filled in once
INSERT_GUEST = insert(guests)
SEE_GUEST = update(guests).where(guests.c.id == bindparam("key")).values(seen=bindparam("seen"))
NEW_READING = insert_or(readings)
STORE_READING = NEW_READING.on_conflict_do_update(
    index_elements=["id"], set_={"steady": NEW_READING.excluded.steady, "wall": NEW_READING.excluded.wall}
)
RENAME_GUEST = update(guests).where(guests.c.id == bindparam("key")).values(name=bindparam("name"))


def writes_for(changes: Sequence[Change]) -> list[Write]:
    """What to write for the changes of one job, in order. A row that changed several times is written once, as it is
    at the end.
    """
    writes: list[Write] = []
    latest = next((change for change in reversed(changes) if type(change) is TableChanged), None)
    for change in changes:
        if type(change) is not TableChanged or change is latest:
            writes += WRITERS[type(change)](change)
    return writes


def write_opened(change: TableOpened) -> list[Write]:
    row = change.row
    return [Write(INSERT_TABLE, [{"code": row.code, **columns(row, change.summary)}]), *write_seats(row)]


def write_changed(change: TableChanged) -> list[Write]:
    row = change.row
    update_row = Write(UPDATE_TABLE, [{"key": row.code, **columns(row, change.summary)}])
    return [update_row, Write(DELETE_SEATS, [{"key": row.code}]), *write_seats(row)]


def columns(row: TableRow, summary: Summary) -> dict[str, Any]:
    return {
        "status": row.status,
        "visibility": row.visibility,
        "changed": row.changed,
        "body": to_text(row),
        "summary": to_text(summary),
    }


def to_text(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()


def write_seats(row: TableRow) -> list[Write]:
    sitting = [
        {"code": row.code, "number": number, "guest": chair.guest}
        for number, chair in enumerate(row.chairs)
        if chair.guest is not None
    ]
    return [Write(INSERT_SEATS, sitting)] if sitting else []


def write_match(change: MatchStarted) -> list[Write]:
    return [Write(INSERT_MATCH, [msgspec.structs.asdict(change.match)])]


def write_entry(change: EntryAdded) -> list[Write]:
    return [Write(INSERT_ENTRY, [msgspec.structs.asdict(change.entry)])]


def write_chat(change: ChatWritten) -> list[Write]:
    return [Write(INSERT_CHAT, [{"code": change.code, **msgspec.structs.asdict(change.line)}])]


def write_ended(change: MatchEnded) -> list[Write]:
    """A result for each person who played."""
    scores, places, standing = change.standing.scores, change.standing.places, to_text(change.standing)
    people = [
        {
            "match": change.match,
            "seat": seat,
            "guest": guest,
            "game": change.game,
            "ended": change.at,
            "points": scores[seat],
            "place": places[seat],
            "standing": standing,
        }
        for seat, guest in enumerate(change.guests)
        if guest is not None
    ]
    return [Write(INSERT_RESULTS, people)] if people else []


def write_nothing(_: Change) -> list[Write]:
    """Presence and offers end with the server; who is blocked stands in the row of the table."""
    return []


WRITERS: dict[type[Change], Callable[[Any], list[Write]]] = {
    TableOpened: write_opened,
    TableChanged: write_changed,
    MatchStarted: write_match,
    EntryAdded: write_entry,
    ChatWritten: write_chat,
    MatchEnded: write_ended,
    OfferChanged: write_nothing,
    PresenceChanged: write_nothing,
    PersonModerated: write_nothing,
}


def write_summary(code: str, summary: Summary) -> Write:
    return Write(UPDATE_SUMMARY, [{"key": code, "summary": to_text(summary)}])


def write_guest(guest: str, name: str, seen: float | None = None) -> Write:
    return Write(INSERT_GUEST, [{"id": guest, "name": name, "created": time.time(), "seen": seen}])


def rename_guest(guest: str, name: str) -> Write:
    return Write(RENAME_GUEST, [{"key": guest, "name": name}])


def write_seen(guest: str, now: float) -> Write:
    return Write(SEE_GUEST, [{"key": guest, "seen": now}])


def write_reading(reading: Reading) -> Write:
    return Write(STORE_READING, [{"id": 1, **reading._asdict()}])
