"""The server's own time, in seconds. It goes on evenly, whatever happens to the computer's clock.

Whatever the server compares or stores is of this time: clocks of matches, absences, the age of tables. It begins with
the computer's clock when a database is new, and goes on from there. A computer's clock that is set forward or back
neither takes nor gives time in a match; only chat is shown in the computer's time.

Across a restart it goes on by as much as the computer's clock did meanwhile, because nothing else measures that. A
clock that was set back then counts as no pause, and no pause counts for more than `LONGEST_PAUSE`, so that a wrong
clock cannot make everything old at once. While the computer sleeps it may stand still, as the system's even count does.
"""

import time
from typing import NamedTuple

LONGEST_PAUSE = 30 * 86400.0


class Reading(NamedTuple):
    """Both times at one moment, stored so that the next server goes on from there."""

    steady: float
    wall: float


class SteadyClock:
    def __init__(self, last: Reading | None = None, shared: float | None = None) -> None:
        """`last` is the last reading that an earlier server stored, or another node that still runs.

        `shared` is what the clock says that all nodes go by, that of the database; without it this computer's counts.
        """
        wall = time.time() if shared is None else shared
        self.skew = wall - time.time()  # of the shared clock
        self.start = wall if last is None else last.steady + measure_pause(last.wall, wall)
        self.begun = time.monotonic()

    def now(self) -> float:
        return self.start + (time.monotonic() - self.begun)

    def read(self) -> Reading:
        return Reading(self.now(), time.time() + self.skew)

    def wall_offset(self) -> float:
        """What to add to a steady time to get the time that people read off their own clocks, in whole seconds."""
        return round(time.time() - self.now())


def measure_pause(last: float, now: float) -> float:
    """For how long no server ran, by the computer's clock."""
    return min(max(0.0, now - last), LONGEST_PAUSE)
