"""Limits: what one guest and one address may ask for, and how little has to be remembered of it."""

import pytest

from leadlight.server import limits
from leadlight.server.errors import TooMany
from leadlight.server.limits import MOST_KEYS, Caller, Limiter, RateLimit, network_of


class Clock:
    """A monotonic clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    return clock


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::", "2001:db8:1:2::"),
        ("2001:DB8:1:2::ffff", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
        ("", ""),
        ("unknown", "unknown"),
        ("x" * 5000, "x" * 64),
    ],
)
def test_an_address_counts_as_its_network(address: str, network: str) -> None:
    assert network_of(address) == network


def test_a_key_may_have_so_many_events_in_a_time(clock: Clock) -> None:
    limiter = Limiter(3, 10)
    assert [limiter.allows("ann") for _ in range(4)] == [True, True, True, False]
    assert limiter.allows("ben")
    clock.now += 9.5
    assert limiter.is_reached("ann")
    assert limiter.seconds_left("ann") == 1
    clock.now += 0.5
    assert limiter.seconds_left("ann") == 0
    assert [limiter.allows("ann") for _ in range(4)] == [True, True, True, False]


def test_refused_events_are_not_counted(clock: Clock) -> None:
    limiter = Limiter(1, 10)
    limiter.allows("ann")
    clock.now += 9
    assert not limiter.allows("ann")
    clock.now += 1
    assert limiter.allows("ann")


@pytest.mark.usefixtures("clock")
def test_strangers_in_great_number_do_not_fill_the_memory() -> None:
    limiter = Limiter(1, 10)
    for number in range(MOST_KEYS + 5):
        limiter.count(str(number))
    assert len(limiter.windows) == MOST_KEYS
    assert not limiter.is_reached("4")  # the first are forgotten
    assert limiter.is_reached("5")


def test_the_key_whose_time_ends_first_is_forgotten_first(clock: Clock) -> None:
    limiter = Limiter(1, 10)
    limiter.count("ann")
    limiter.count("ben")
    clock.now += 10
    limiter.count("ann")
    for number in range(MOST_KEYS - 1):
        limiter.count(str(number))
    assert limiter.is_reached("ann")
    assert "ben" not in limiter.windows


@pytest.mark.usefixtures("clock")
def test_a_guest_with_many_addresses_is_one_guest() -> None:
    limit = RateLimit(3, 10, people=2)
    for number in range(3):
        limit.count(Caller("ann", f"192.0.2.{number}"))
    with pytest.raises(TooMany) as refused:
        limit.count(Caller("ann", "192.0.2.9"))
    assert refused.value.facts == {"seconds": 10}
    limit.count(Caller("ben", "192.0.2.0"))


@pytest.mark.usefixtures("clock")
def test_an_address_with_many_guests_is_one_address() -> None:
    limit = RateLimit(3, 10, people=2)
    for number in range(6):
        limit.count(Caller(f"guest {number}", "192.0.2.1"))
    with pytest.raises(TooMany):
        limit.count(Caller("another", "192.0.2.1"))
    with pytest.raises(TooMany):
        limit.count(Caller(None, "192.0.2.1"))
    limit.count(Caller("another", "192.0.2.2"))


@pytest.mark.usefixtures("clock")
def test_one_request_may_count_for_many() -> None:
    limit = RateLimit(100, 10, people=2)
    limit.count(Caller("ann", "192.0.2.1"), 99)
    limit.count(Caller("ann", "192.0.2.1"), 64)
    with pytest.raises(TooMany):
        limit.count(Caller("ann", "192.0.2.1"))


def test_every_limit_of_a_server_is_forgotten_at_once() -> None:
    every = limits.Limits(people=2)
    parts = [part for limit in vars(every).values() for part in [limit, *vars(limit).values()]]
    limiters = [part for part in parts if isinstance(part, Limiter)]
    assert len(limiters) > len(vars(every))
    for limiter in limiters:
        limiter.count("ann")
    every.clear()
    assert not any(limiter.windows for limiter in limiters)
