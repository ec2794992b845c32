"""How many things took how long, in buckets, as Prometheus wants them. Counting one takes less than a microsecond."""

from bisect import bisect_left

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


class Durations:
    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """Each bound with everything below it."""
        found, count = [], 0
        for bound, more in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            count += more
            found.append((bound, float(count)))
        return found
