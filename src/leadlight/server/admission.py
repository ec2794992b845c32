"""How many connections the server takes: in all, from one address, and of one guest."""

import ipaddress
import logging
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts

from leadlight.server.errors import TableError, TooMany, Unavailable
from leadlight.server.limits import Caller, network_of

BY_PERSON = 40  # connections: a browser opens up to six for requests, and one for every table
BY_GUEST = 20  # WebSockets
SPARE = 64  # connections beyond the limit that are told so; with still more, they are cut off without a word
RETRY_SECONDS = 30
LOG_SECONDS = 60.0
PROXY = ""  # stands for the network of a proxy, which is not limited: it speaks for everybody

log = logging.getLogger(__name__)


class Admission:
    """Counts connections, and refuses more than `total` and more than `by_address` from one network.

    WebSockets that come by way of a proxy are counted for the network that the proxy names.
    """

    def __init__(self, total: int, by_address: int, proxies: Sequence[str] = ()) -> None:
        self.total = total
        self.by_address = by_address
        self.proxies = _TrustedHosts(list(proxies))
        self.connections = 0
        self.networks: Counter[str] = Counter()  # connections by the network that they come from
        self.socket_networks: Counter[str] = Counter()  # WebSockets by the network that a proxy says they come from
        self.socket_guests: Counter[str] = Counter()
        self.refused = 0  # since the last line in the log
        self.logged = -LOG_SECONDS  # when that line was written

    def enter(self, address: str) -> str:
        """Count a connection that was opened, whether or not it may stay. Returns for which network it is counted."""
        network = PROXY if address in self.proxies else network_of(address)
        self.connections += 1
        self.networks[network] += 1
        return network

    def leave(self, network: str) -> None:
        self.connections -= 1
        release(self.networks, network)

    def find_refusal(self, network: str) -> TableError | None:
        """Why a connection from this network may not stay; None if it may."""
        if self.connections > self.total:
            return Unavailable("server-full", seconds=RETRY_SECONDS)
        if is_over(self.networks, network, self.by_address):
            return TooMany("network-full", seconds=RETRY_SECONDS)
        return None

    def is_overrun(self, network: str) -> bool:
        """Whether there are so many connections that not even a refusal can be sent to each."""
        return self.connections > self.total + SPARE or is_over(self.networks, network, self.by_address + SPARE)

    @contextmanager
    def admit(self, caller: Caller) -> Iterator[None]:
        """Count a guest's WebSocket while it is open. Refused when the guest or the network has too many."""
        guest, network = caller.guest or "", caller.network
        if self.socket_guests[guest] >= BY_GUEST:
            raise TooMany("windows-too-many", seconds=RETRY_SECONDS)
        if is_over(self.socket_networks, network, self.by_address - 1):
            refusal = TooMany("network-full", seconds=RETRY_SECONDS)
            self.note_refusal(refusal, network)
            raise refusal
        self.socket_guests[guest] += 1
        self.socket_networks[network] += 1
        try:
            yield
        finally:
            release(self.socket_guests, guest)
            release(self.socket_networks, network)

    def note_refusal(self, refusal: TableError, network: str) -> None:
        """Log refusals together, at most one line a minute: under an attack there are thousands."""
        self.refused += 1
        if time.monotonic() < self.logged + LOG_SECONDS:
            return
        words = "%s: %d connections are open; %d were refused since the last such line, the latest from %s"
        log.warning(words, refusal.code, self.connections, self.refused, network or "a proxy")
        self.refused, self.logged = 0, time.monotonic()


class ServerConfig(uvicorn.Config):
    """uvicorn's configuration, which every connection has, and with it who decides how many there may be."""

    admission: Admission


def is_over(counts: Counter[str], network: str, most: int) -> bool:
    return counts[network] > most and network != PROXY and not is_this_machine(network)


def is_this_machine(network: str) -> bool:
    try:
        return ipaddress.ip_address(network).is_loopback
    except ValueError:
        return False


def release(counts: Counter[str], key: str) -> None:
    """Count one less, and forget the key when nothing of it is left."""
    counts[key] -= 1
    if counts[key] <= 0:
        del counts[key]
