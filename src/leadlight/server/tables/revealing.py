"""The start of a match: everybody has committed to a contribution to its chance; now the contributions are revealed."""

from leadlight.core.record import CalledOff
from leadlight.play.fair import commit_contribution
from leadlight.server.errors import Conflict
from leadlight.server.tables.starting import start
from leadlight.server.tables.table import Asker, Table
from leadlight.server.wire import Done, Reveal

CALLED_OFF_KEPT = 50  # starts; a table that somebody sets up and calls off without end does not grow


def start_when_revealed(table: Table, now: float) -> None:
    """Start the match, or wait for the contributions to which seats have committed."""
    table.row.revealing = bool(table.row.missing_seats)
    if not table.row.revealing:
        start(table, now)


def reveal(table: Table, asker: Asker, command: Reveal) -> Done | None:
    """Take the contribution of the asker's seat. Returns `Done` if the match has started: two tabs may send the same.

    Refused before everybody has committed: a host who saw it earlier could choose contributions of its own to it.
    """
    if table.row.status != "waiting":
        return Done()
    chair = table.chair(table.require_seat(asker.guest))
    if not table.row.revealing:
        raise Conflict("reveal-early")
    if chair.commitment != commit_contribution(table.commitment() or "", command.contribution):
        raise Conflict("reveal-other")
    chair.contribution = command.contribution
    table.change(asker.now)
    start_when_revealed(table, asker.now)
    return None


def call_off(table: Table) -> None:
    """Begin anew if contributions were being revealed. The host has seen some of them, so its secret is used up.

    The record of the next match names the start: nobody can look at the draws and quietly try again.
    """
    row = table.row
    if not row.revealing:
        return
    missing = [row.chairs[seat].name or "?" for seat in row.missing_seats]
    row.called_off = [*row.called_off, CalledOff(table.commitment() or "", missing)][-CALLED_OFF_KEPT:]
    row.revealing = False
    for chair in row.chairs:
        chair.ready, chair.commitment, chair.contribution = False, None, None
        chair.rematch = False  # whoever asked for the next match has not agreed to another start
    table.renew_secret()
