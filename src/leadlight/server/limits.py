"""How much anybody may ask for."""

import time
from collections import defaultdict, deque

MESSAGE_BYTES = 8 * 1024
BODY_BYTES = 64 * 1024
RECORD_BYTES = 1024 * 1024


class Limiter:
    """At most `most` events per `seconds`, for each key."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.seen: defaultdict[str, deque[float]] = defaultdict(deque)

    def allows(self, key: str, count: int = 1) -> bool:
        """Counts this time, as so many, and says whether it is within the limit."""
        if self.is_reached(key):
            return False
        if len(self.seen) > 10_000:
            self.seen.clear()
        self.seen[key].extend([time.monotonic()] * count)
        return True

    def is_reached(self, key: str) -> bool:
        times = self.seen.get(key)
        while times and times[0] < time.monotonic() - self.seconds:
            times.popleft()
        return times is not None and len(times) >= self.most
