"""Undo: freely while nobody else has acted, by consent of the others after that, never across a draw of chance."""

from leadlight.core.errors import UndoRefused
from leadlight.server.errors import Conflict
from leadlight.server.tables.changes import OfferChanged
from leadlight.server.tables.messages import others_to_ask
from leadlight.server.tables.model import StandInTime
from leadlight.server.tables.playing import add_entry
from leadlight.server.tables.table import Asker, Table
from leadlight.server.wire import Answer, Undo, UndoOffer


def undo(table: Table, asker: Asker, command: Undo) -> None:
    """Take back the asker's last decision at once, or ask those who must agree."""
    seat, match = table.require_seat(asker.guest), table.require_match()
    if command.ply != match.ply:
        raise Conflict("stale", ply=match.ply)
    table.require_no_drawing()
    ply = table.last_own_ply(seat)
    if ply is None or table.player(seat) is not None:
        raise UndoRefused("undo-nothing")
    if table.undo_ply(seat) is None:
        raise UndoRefused("undo-chance", ply=ply)
    table.offer = UndoOffer(seat, ply, [])
    resolve_offer(table, asker.now)


def answer(table: Table, asker: Asker, command: Answer) -> None:
    """Agree to the offer or refuse it; a refusal ends the offer."""
    seat, offer = table.require_seat(asker.guest), table.offer
    table.require_match()
    if offer is None or offer.ply != command.ply or seat not in others_to_ask(table, offer.seat, offer.ply):
        raise Conflict("offer-none")
    if not command.accept:
        table.offer = None
        table.changes.append(OfferChanged(None, asker.now))
        return
    table.offer = UndoOffer(offer.seat, offer.ply, sorted({*offer.agreed, seat}))
    resolve_offer(table, asker.now)


def resolve_offer(table: Table, now: float) -> None:
    """Take the actions back if all who must agree do. Bots are not asked."""
    offer = table.offer
    assert offer is not None
    if set(others_to_ask(table, offer.seat, offer.ply)) <= set(offer.agreed):
        take_back(table, offer, now)
    else:
        table.changes.append(OfferChanged(offer, now))


def take_back(table: Table, offer: UndoOffer, now: float) -> None:
    match = table.match
    assert match is not None
    if table.clock is not None:
        table.clock.rewind(now, offer.ply, set(range(len(table.chairs))) - set(match.actors[offer.ply :]))
    match.undo(offer.ply)
    table.steps = [step for step in table.steps if step.ply <= offer.ply]
    table.offer, table.late = None, None
    for chair in table.chairs:
        if chair.stand_in_time is not None:
            forget_decisions(chair.stand_in_time, offer.ply)
    add_entry(table, "undo", offer.seat, offer.ply, now)
    if table.clock is not None and table.player(offer.seat) is None:
        table.clock.resume(offer.seat, now, present=table.is_present(offer.seat))


def forget_decisions(time: StandInTime, ply: int) -> None:
    """What a bot decided beyond this ply never happened; what the person decides there now is not the bot's."""
    time.start = min(time.start, ply)
    time.end = min(time.end, ply) if time.end is not None else None
