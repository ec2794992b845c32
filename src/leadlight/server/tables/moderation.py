"""What the host of a table can do about the people there: remove them, mute them, block them."""

import hashlib

from leadlight.bots import STAND_IN
from leadlight.server.errors import Conflict
from leadlight.server.http_models import PersonInfo
from leadlight.server.tables.changes import Deed, PersonModerated
from leadlight.server.tables.model import Chair, KnownGuest
from leadlight.server.tables.playing import hand_over
from leadlight.server.tables.revealing import call_off
from leadlight.server.tables.starting import set_up_rematch_when_wanted
from leadlight.server.tables.table import Asker, Table
from leadlight.server.wire import Block, Mute, Remove

MOST_LISTED = 200  # people that a table keeps muted or blocked; with more, the first are forgotten


def list_people(table: Table, host: str) -> list[PersonInfo]:
    """Everybody but the host whom the table knows: those with a seat first, the muted and blocked last."""
    table.require_host(host)
    return [describe_person(table, known) for known in known_people(table) if known.guest != host]


def known_people(table: Table) -> list[KnownGuest]:
    seated = {chair.guest: chair.name or "" for chair in table.chairs if chair.guest is not None}
    listed = {known.guest: known.name for known in (*table.row.muted, *table.row.blocked)}
    return [KnownGuest(guest, name) for guest, name in {**seated, **table.names, **listed, **seated}.items()]


def describe_person(table: Table, known: KnownGuest) -> PersonInfo:
    guest = known.guest
    return PersonInfo(
        person=person_key(table, guest),
        name=known.name,
        seat=table.seat_of(guest),
        present=guest in table.present,
        muted=table.is_muted(guest),
        blocked=table.is_blocked(guest),
    )


def person_key(table: Table, guest: str) -> str:
    """A name for the guest at this table alone. It does not tell the guest's id."""
    return hashlib.sha256(f"{table.row.code} {guest}".encode()).hexdigest()[:16]


def find_person(table: Table, asker: Asker, key: str) -> KnownGuest:
    """Whom the host means. Refused to others, for the host, and when there is no such person."""
    table.require_host(asker.guest)
    for known in known_people(table):
        if known.guest != asker.guest and person_key(table, known.guest) == key:
            return known
    raise Conflict("person-unknown")


def remove(table: Table, asker: Asker, command: Remove) -> None:
    known = find_person(table, asker, command.person)
    vacate(table, known.guest, asker.now)
    table.changes.append(PersonModerated(known.guest, known.name, "removed", asker.guest))


def mute(table: Table, asker: Asker, command: Mute) -> None:
    known = find_person(table, asker, command.person)
    table.row.muted = change_list(table.row.muted, known, is_listed=command.muted)
    table.say_changed(asker.now)
    deed: Deed = "muted" if command.muted else "unmuted"
    table.changes.append(PersonModerated(known.guest, known.name, deed, asker.guest))


def block(table: Table, asker: Asker, command: Block) -> None:
    known = find_person(table, asker, command.person)
    table.row.blocked = change_list(table.row.blocked, known, is_listed=command.blocked)
    if command.blocked:
        vacate(table, known.guest, asker.now)
    table.say_changed(asker.now)
    deed: Deed = "blocked" if command.blocked else "unblocked"
    table.changes.append(PersonModerated(known.guest, known.name, deed, asker.guest))


def change_list(listed: list[KnownGuest], known: KnownGuest, *, is_listed: bool) -> list[KnownGuest]:
    others = [each for each in listed if each.guest != known.guest]
    return [*others, known][-MOST_LISTED:] if is_listed else others


def vacate(table: Table, guest: str, now: float) -> None:
    """Free the seat of a guest. In a match a bot takes it, so that the others can finish."""
    seat = table.seat_of(guest)
    if seat is None:
        return
    table.offer = None
    call_off(table)
    for chair in table.chairs:
        chair.votes = [vote for vote in chair.votes if vote != seat]
    playing = table.row.status == "playing"
    table.chairs[seat] = Chair(name=STAND_IN, bot=STAND_IN) if playing else Chair()
    hand_over(table, seat, now)
    set_up_rematch_when_wanted(table, now)
