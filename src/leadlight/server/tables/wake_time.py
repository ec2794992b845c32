"""When a table that nobody has opened since the server started needs the server, without playing its match again."""

from leadlight.play.clock import GRACE, charge_pause
from leadlight.server.tables.model import SleepingTable


def find_wake_time(sleeping: SleepingTable, started: float) -> float | None:
    """When a bot has to decide or somebody's time is over; None when the table waits for people alone.

    The match goes on as if it had been opened when the server started. Entries of older versions do not say who decides
    next: then it is the earliest time that is possible.
    """
    row = sleeping.row
    if row.drawing is not None:
        return None
    seats = range(len(row.chairs)) if sleeping.actor is None else [sleeping.actor]
    if any(is_decided_by_bot(sleeping, seat) for seat in seats):
        return started
    if row.clock.kind == "none" or sleeping.left is None:
        return None
    left = [float(seconds) for seconds in sleeping.left.split()]
    passed = started - sleeping.at
    return started + GRACE + min(charge_pause(full_time(sleeping, left[seat]), passed) for seat in seats)


def is_decided_by_bot(sleeping: SleepingTable, seat: int) -> bool:
    chair = sleeping.row.chairs[seat]
    has_resigned = sleeping.summary is not None and seat in sleeping.summary.resigned
    return chair.bot is not None or chair.stand_in is not None or chair.flagged or has_resigned


def full_time(sleeping: SleepingTable, left: float) -> float:
    """A move that is interrupted by a restart has all its time again."""
    rule = sleeping.row.clock
    return float(rule.seconds) if rule.kind == "move" else left
