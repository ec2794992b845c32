"""How much may be under way at the same time: of one guest, of all guests of a network, and of everybody."""

from collections import Counter

from leadlight.server.errors import TooMany
from leadlight.server.limits import Caller


class OpenWork:
    """At most `most` in all, of them `of_guest` for one guest, and half for a network.

    So whoever asks for a lot, as one guest or as many, leaves room for everybody else.
    """

    def __init__(self, most: int, of_guest: int, seconds: int) -> None:
        self.most = most
        self.of_guest = of_guest
        self.of_network = most // 2
        self.seconds = seconds  # after which it is worth asking again
        self.count = 0
        self.by_guest: Counter[str] = Counter()
        self.by_network: Counter[str] = Counter()

    def require_room(self, caller: Caller) -> None:
        """Raises `TooMany` when too much is under way."""
        own, shared = self.by_guest.get(caller.guest or "", 0), self.by_network.get(caller.network, 0)
        if self.count >= self.most or own >= self.of_guest or shared >= self.of_network:
            raise TooMany("server-busy", seconds=self.seconds)

    def begin(self, caller: Caller) -> None:
        self.require_room(caller)
        self.add(caller, 1)

    def end(self, caller: Caller) -> None:
        self.add(caller, -1)

    def add(self, caller: Caller, change: int) -> None:
        self.count += change
        for counter, key in ((self.by_guest, caller.guest), (self.by_network, caller.network)):
            if key:
                counter[key] += change
                if counter[key] == 0:
                    del counter[key]
