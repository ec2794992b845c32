"""How large and how frequent requests may be."""

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
        """Whether the key may have `count` events more. If so, they are counted."""
        if self.is_reached(key):
            return False
        if len(self.seen) > 10_000:  # a bound on memory; forgetting everybody is cheap and does no harm
            self.seen.clear()
        self.seen[key].extend([time.monotonic()] * count)
        return True

    def is_reached(self, key: str) -> bool:
        times = self.seen.get(key)
        while times and times[0] < time.monotonic() - self.seconds:
            times.popleft()
        return times is not None and len(times) >= self.most
