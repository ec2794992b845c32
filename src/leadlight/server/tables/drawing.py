"""Tables with fresh shares: a decision that leads to draws waits until every player's browser has given one."""

from msgspec.structs import replace

from leadlight.play.fair import fair_rng, follows
from leadlight.server.errors import Conflict
from leadlight.server.tables.playing import play_held
from leadlight.server.tables.table import Asker, Table
from leadlight.server.wire import Done, Share


def share(table: Table, asker: Asker, command: Share) -> Done | None:
    """Take a share of the asker's seat. Returns `Done` for one that is not needed: two tabs may send the same."""
    seat, match, drawing = table.require_seat(asker.guest), table.require_match(), table.row.drawing
    if drawing is None or command.ply != match.ply or seat not in table.seats_missing_shares():
        return Done()
    if not follows(command.share, last_number(table, seat)):
        raise Conflict("share-other")
    table.row.drawing = replace(drawing, shares=drawing.shares | {seat: command.share})
    table.change(asker.now)
    play_held(table, asker.now)
    return None


def last_number(table: Table, seat: int) -> str:
    """The last number of the seat's chain that is known."""
    proof = fair_rng(table.require_match()).proof
    given = [numbers[seat] for numbers in [proof.contributions, *(proof.shares or [])]]
    return next(number for number in reversed(given) if number is not None)
