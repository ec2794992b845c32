"""Measures the disk alone: how long it takes to append a page to a file and sync it, as every commit does."""

import os
import statistics
import tempfile
import time

import msgspec

PAGE = bytes(4096)
SYNCS = 1000


class DiskReport(msgspec.Struct):
    """Milliseconds to append a page and sync it."""

    p50_ms: float
    p99_ms: float


def measure_disk(syncs: int = SYNCS) -> DiskReport:
    """Time `syncs` pages one after the other, in the folder where a server that is measured keeps its data."""
    with tempfile.TemporaryFile(prefix="leadlight-bench-", buffering=0) as file:
        times = [time_sync(file.fileno()) for _ in range(syncs)]
    percentiles = statistics.quantiles(times, n=100)
    return DiskReport(percentiles[49], percentiles[98])


def time_sync(file: int) -> float:
    start = time.perf_counter()
    os.write(file, PAGE)
    os.fsync(file)
    return (time.perf_counter() - start) * 1000
