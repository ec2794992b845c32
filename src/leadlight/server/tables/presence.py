"""People connect and disconnect. The clock pauses for a while for a lost connection, and a stand-in bot gives the seat
back when its person returns.
"""

from leadlight.server.tables.changes import PresenceChanged
from leadlight.server.tables.playing import begin_decision, hand_back
from leadlight.server.tables.table import Table


def arrive(table: Table, guest: str, now: float) -> None:
    """Record that a guest has connected, and give them back their seat if a bot was standing in."""
    table.present.add(guest)
    table.departed.pop(guest, None)
    seat = table.seat_of(guest)
    if seat is not None:
        hand_back(table, seat, now)
        if table.clock is not None and table.clock.running == seat:
            table.clock.book(now)
        elif table.match is not None and table.match.actor == seat:
            begin_decision(table, now)
    table.changes.append(PresenceChanged(guest, True, now))


def depart(table: Table, guest: str, now: float) -> None:
    """Record that a guest has disconnected. A rematch waits a while for them: they may only be reloading the page."""
    table.present.discard(guest)
    notice(table, guest, now)
    seat = table.seat_of(guest)
    if seat is not None:
        table.departed[guest] = now
    if seat is not None and table.clock is not None and table.clock.running == seat:
        table.clock.hold(now)
    table.changes.append(PresenceChanged(guest, False, now))


def notice(table: Table, guest: str, now: float) -> None:
    """Record that a guest with a seat is here at this moment, with a connection or without."""
    if table.seat_of(guest) is not None:
        table.seen[guest] = now


def come_back(table: Table, guest: str, now: float) -> None:
    """Record a request of a guest without a connection, who gets their seat back if a bot was standing in."""
    notice(table, guest, now)
    seat = table.seat_of(guest)
    if seat is not None:
        hand_back(table, seat, now)
