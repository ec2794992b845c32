"""How large and how frequent requests may be, for each guest and for each address."""

import math
import time
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple

from leadlight.server.errors import TooMany

MESSAGE_BYTES = 8 * 1024
BODY_BYTES = 64 * 1024
RECORD_BYTES = 1024 * 1024

REFUSAL_DELAY = 1.0  # seconds before "too fast" is answered: a flood that waits for its answers slows itself down

MOST_KEYS = 10_000  # that a limiter remembers
LONGEST_KEY = 64  # characters of an address that is none, as a careless proxy may pass on


class Caller(NamedTuple):
    """Who asks: a guest, or somebody who is none yet, and the network that the request comes from."""

    guest: str | None
    network: str


def network_of(address: str) -> str:
    """What is counted as one address: an IPv4 address, or the /64 network of an IPv6 address.

    A household has a whole /64 network, so its single addresses say nothing: anybody can have billions of them.
    """
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST_KEY]
    if isinstance(parsed, IPv4Address) or parsed.is_loopback:
        return str(parsed)
    return str(parsed.ipv4_mapped or first_of_network(parsed))


def first_of_network(address: IPv6Address) -> IPv6Address:
    return IPv6Network((address, 64), strict=False).network_address


@dataclass(slots=True)
class Window:
    """The time in which the events of one key are counted."""

    end: float
    events: int = 0


class Limiter:
    """At most `most` events in `seconds`, for each key.

    The time of a key starts with its first event, and starts anew with the first event after that time. A limiter that
    knows too many keys forgets the one whose time ends first, so strangers in great number cannot fill the memory.
    """

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.windows: dict[str, Window] = {}  # in the order in which they end

    def allows(self, key: str, events: int = 1) -> bool:
        """Whether the key may have more events. If so, these are counted."""
        if self.is_reached(key):
            return False
        self.count(key, events)
        return True

    def count(self, key: str, events: int = 1) -> None:
        self.window_at(key, time.monotonic()).events += events

    def is_reached(self, key: str) -> bool:
        window = self.current_window(key)
        return window is not None and window.events >= self.most

    def seconds_left(self, key: str) -> int:
        """Whole seconds until the key may have events again; 0 if it may now."""
        window = self.current_window(key)
        if window is None or window.events < self.most:
            return 0
        return math.ceil(window.end - time.monotonic())

    def clear(self) -> None:
        """Forget every event."""
        self.windows.clear()

    def current_window(self, key: str) -> Window | None:
        window = self.windows.get(key)
        return window if window is not None and window.end > time.monotonic() else None

    def window_at(self, key: str, now: float) -> Window:
        """The window of a key, started where there is none."""
        window = self.windows.get(key)
        return window if window is not None and window.end > now else self.start_window(key, now)

    def start_window(self, key: str, now: float) -> Window:
        self.windows.pop(key, None)
        if len(self.windows) >= MOST_KEYS:
            del self.windows[next(iter(self.windows))]
        window = self.windows[key] = Window(now + self.seconds)
        return window


class RateLimit:
    """At most `most` events in `seconds` for each guest, and `people` times as many for all behind one address."""

    def __init__(self, most: int, seconds: float, people: int) -> None:
        self.by_guest = Limiter(most, seconds)
        self.by_address = Limiter(most * people, seconds)

    def count(self, caller: Caller, events: int = 1) -> None:
        """Count what the caller asks for. Raises `TooMany` when the guest or the address has asked for too much.

        Every message passes here, so each window is looked up once.
        """
        now = time.monotonic()
        own = self.by_guest.window_at(caller.guest, now) if caller.guest is not None else None
        shared = self.by_address.window_at(caller.network, now)
        if shared.events >= self.by_address.most or (own is not None and own.events >= self.by_guest.most):
            raise TooMany("too-fast", seconds=max(1, self.seconds_left(caller)))
        shared.events += events
        if own is not None:
            own.events += events

    def seconds_left(self, caller: Caller) -> int:
        """Whole seconds until the caller may ask again; 0 if it may now."""
        wait = self.by_guest.seconds_left(caller.guest) if caller.guest is not None else 0
        return max(wait, self.by_address.seconds_left(caller.network))

    def clear(self) -> None:
        self.by_guest.clear()
        self.by_address.clear()


class WrongCodes:
    """Slows down whoever tries codes of tables that do not exist, and nobody else behind the same address.

    A guest may be wrong ten times in a minute. When the guests of an address were wrong too often together, twice is
    enough, so that nobody gains by coming as one new guest after another. Whoever has a good link is never wrong.
    """

    def __init__(self) -> None:
        self.by_guest = Limiter(10, 60)
        self.by_address = Limiter(30, 60)
        self.by_suspect = Limiter(2, 60)  # a guest of an address that has reached its limit

    def count(self, caller: Caller) -> None:
        """Count a wrong code."""
        if caller.guest is not None:
            self.by_guest.count(caller.guest)
            self.by_suspect.count(caller.guest)
        self.by_address.count(caller.network)

    def seconds_left(self, caller: Caller) -> int:
        """Whole seconds until the caller may try codes again; 0 if it may now."""
        if caller.guest is None:
            return self.by_address.seconds_left(caller.network)
        strict = self.by_address.is_reached(caller.network)
        return (self.by_suspect if strict else self.by_guest).seconds_left(caller.guest)

    def clear(self) -> None:
        for limiter in (self.by_guest, self.by_address, self.by_suspect):
            limiter.clear()


class Limits:
    """The limits of a server. `people` is how many may share one address before they slow each other down."""

    def __init__(self, people: int) -> None:
        self.requests = Limiter(60 * people, 10)  # of any kind, by address
        self.new_guests = Limiter(100 * people, 3600)  # by address
        self.new_guests_at_once = Limiter(10 * people, 5)  # by address: each is written to the disk
        self.tables = RateLimit(60, 60, people)  # opened
        self.lists = RateLimit(30, 10, people)  # of tables: each is read from the database
        self.commands = RateLimit(200, 10, people)  # over HTTP
        self.frames = RateLimit(400, 4, people)  # over WebSockets
        self.previews = RateLimit(3000, 4, people)  # actions: each is played on a copy of the match
        self.replays = RateLimit(20, 60, people)
        self.boards = RateLimit(150, 10, people)  # without a table: a position or a preview of actions
        self.puzzles = RateLimit(120, 60, people)  # asked for, tried or given up
        self.opinions = RateLimit(150, 60, people)  # seconds of thought about hints and analysis
        self.histories = RateLimit(60, 60, people)  # pages and statistics; a whole export counts as several
        self.drawings = RateLimit(30, 60, people)  # QR codes and sheets to print
        self.reviews = RateLimit(20, 3600, people)  # that have to be computed
        self.wrong_codes = WrongCodes()
        self.wrong_tokens = Limiter(10, 60)  # of the owner, by address

    def count_new_guest(self, network: str) -> None:
        """Count a new guest. Raises `TooMany` when the address has brought too many."""
        spans = (self.new_guests, self.new_guests_at_once)
        wait = max(span.seconds_left(network) for span in spans)
        if wait > 0:
            raise TooMany("too-fast", seconds=wait)
        for span in spans:
            span.count(network)

    def clear(self) -> None:
        """Forget what everybody has asked for."""
        for limit in vars(self).values():
            limit.clear()
