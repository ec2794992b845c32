"""People come and go: their clocks wait a little, and bots that stood in for them hand back."""

from leadlight.server.tables.messages import changed
from leadlight.server.tables.playing import begin_decision, hand_back
from leadlight.server.tables.starting import seat_anew_when_wanted
from leadlight.server.tables.table import Table


def arrive(table: Table, guest: str, now: float) -> None:
    table.present.add(guest)
    table.away.pop(guest, None)
    seat = table.seat_of(guest)
    if seat is not None:
        hand_back(table, seat, now)
        if table.clock is not None and table.clock.running == seat:
            table.clock.book(now)
        elif table.match is not None and table.match.actor == seat:
            begin_decision(table, now)
    table.notify(changed(now))


def depart(table: Table, guest: str, now: float) -> None:
    table.present.discard(guest)
    table.away[guest] = now
    seat = table.seat_of(guest)
    if seat is not None and table.clock is not None and table.clock.running == seat:
        table.clock.hold(now)
    seat_anew_when_wanted(table)
    table.notify(changed(now))
