"""One thing after another for each guest, while others go on."""

import asyncio
from weakref import WeakValueDictionary


class GuestLocks:
    """A lock lives as long as somebody holds it or waits for it."""

    def __init__(self) -> None:
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, guest: str) -> asyncio.Lock:
        lock = self.locks.get(guest)
        if lock is None:
            lock = self.locks[guest] = asyncio.Lock()
        return lock
