"""People come and go. A clock waits a little for a lost connection; a stand-in hands back to whoever returns."""

from leadlight.server.tables.changes import PresenceChanged
from leadlight.server.tables.playing import begin_decision, hand_back
from leadlight.server.tables.starting import seat_anew_when_wanted
from leadlight.server.tables.table import Table


def arrive(table: Table, guest: str, now: float) -> None:
    """A guest who was away is here."""
    table.present.add(guest)
    table.away.pop(guest, None)
    seat = table.seat_of(guest)
    if seat is not None:
        hand_back(table, seat, now)
        if table.clock is not None and table.clock.running == seat:
            table.clock.book(now)
        elif table.match is not None and table.match.actor == seat:
            begin_decision(table, now)
    table.changes.append(PresenceChanged(guest, True, now))


def depart(table: Table, guest: str, now: float) -> None:
    """A guest is gone. If nobody else was against a rematch, it comes about now."""
    table.present.discard(guest)
    table.away[guest] = now
    seat = table.seat_of(guest)
    if seat is not None and table.clock is not None and table.clock.running == seat:
        table.clock.hold(now)
    seat_anew_when_wanted(table, now)
    table.changes.append(PresenceChanged(guest, False, now))
