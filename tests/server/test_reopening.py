"""Whatever is done at a table, what was written gives the same table back."""

import random
from collections.abc import Callable

import msgspec
import pytest

from leadlight.core.errors import LeadlightError
from leadlight.play.clock import ClockRule
from leadlight.server import wire
from leadlight.server.tables.messages import snapshot
from leadlight.server.tables.playing import act_for, run_out
from leadlight.server.tables.table import Table

from .tabletop import GUESTS, Tabletop, chain_of, contribution_of

STEPS = 200
CLOCKS = [ClockRule(), ClockRule("move", 30), ClockRule("bank", 200, 5)]
WAITING: list[Callable[[random.Random], wire.Command]] = [
    lambda rng: wire.Sit(rng.randrange(4)),
    lambda rng: wire.Sit(rng.randrange(4)),
    lambda _: wire.Stand(),
    lambda rng: wire.PlaceBot(rng.randrange(4), "random"),
    lambda rng: wire.Free(rng.randrange(4)),
    lambda rng: wire.Configure(options={"players": rng.choice([2, 3, 4])}, clock=rng.choice(CLOCKS)),
    lambda rng: wire.Configure(visibility=rng.choice(["open", "link", "private"])),
    lambda _: wire.Ready(),
    lambda rng: wire.Ready(commitment=rng.choice(["ab", "cd"]) * 32),
    lambda _: wire.Ready(ready=False),
]
PLAYING: list[Callable[[random.Random], wire.Command]] = [
    lambda rng: wire.TakeOver(rng.randrange(4)),
    lambda _: wire.Rematch(),
    lambda rng: wire.Say(f"line {rng.random()}"),
]


def any_command(tabletop: Tabletop, guest: str, rng: random.Random) -> wire.Command:
    """Mostly what makes sense at this moment, sometimes what does not."""
    if tabletop.row.revealing and rng.random() < 0.5:
        return wire.Reveal(contribution_of(guest))
    if tabletop.status == "waiting" and rng.random() < 0.2:
        return tabletop.ready(guest)
    if tabletop.status == "waiting" or rng.random() < 0.05:
        return rng.choice(WAITING)(rng)
    if tabletop.row.drawing is not None and rng.random() < 0.7:
        return wire.Share(tabletop.ply, next_share(tabletop, guest))
    if tabletop.status == "over" or rng.random() < 0.15:
        return wire.Resign() if rng.random() < 0.05 else rng.choice(PLAYING)(rng)
    if tabletop.table.offer is not None and rng.random() < 0.5:
        return wire.Answer(tabletop.table.offer.ply, rng.random() < 0.8)
    if rng.random() < 0.2:
        return wire.Undo(tabletop.ply)
    return wire.Act(tabletop.ply - (rng.random() < 0.1), rng.choice(tabletop.legal()))


def next_share(tabletop: Tabletop, guest: str) -> str:
    seat = tabletop.table.seat_of(guest) or 0
    return chain_of(guest)[1 + sum(shares[seat] is not None for shares in tabletop.row.shares)]


def any_step(tabletop: Tabletop, rng: random.Random) -> None:
    tabletop.now += rng.choice([0.5, 2.0, 5.0, 40.0]) if rng.random() < 0.3 else 0.25
    kind = rng.random()
    if kind < 0.06:
        tabletop.depart(rng.choice(GUESTS))
    elif kind < 0.12:
        tabletop.arrive(rng.choice(GUESTS))
    elif kind < 0.2:
        run_out(tabletop.table, tabletop.now)
        tabletop.publish()
    elif tabletop.table.bot_to_act() is not None and kind < 0.7:
        match = tabletop.table.require_match()
        act_for(tabletop.table, match.actor, rng.choice(match.state.legal_actions()), tabletop.now)
        tabletop.publish()
    else:
        command_by_somebody(tabletop, rng)


def command_by_somebody(tabletop: Tabletop, rng: random.Random) -> None:
    playing = tabletop.status == "playing" and rng.random() < 0.6
    asked = [tabletop.guest_at(seat) for seat in tabletop.table.seats_missing_shares()]
    guest = tabletop.guest_at(tabletop.actor) if playing else rng.choice([*GUESTS, "eve"])
    guest = rng.choice(asked) if asked and rng.random() < 0.7 else guest
    before = state_of(tabletop.table, tabletop.now)
    try:
        tabletop.do(guest, any_command(tabletop, guest, rng))
    except LeadlightError:
        assert state_of(tabletop.table, tabletop.now) == before
        assert not tabletop.table.changes


def state_of(table: Table, now: float) -> tuple[bytes, bytes]:
    """Everything that any guest can see, and what is kept."""
    seen = [snapshot(table, guest, now) for guest in (*GUESTS, "eve")]
    return msgspec.json.encode(seen), msgspec.json.encode(table.row)


def kept_of(table: Table) -> object:
    """What a restart must not lose: all but offers, whose time runs, and whom it ran out for just now."""
    table.late = table.offer = None
    if table.clock is not None:
        table.clock.running = None
    seen: list[wire.Snapshot] = [snapshot(table, guest, 0.0) for guest in (*GUESTS, "eve")]
    return msgspec.json.encode([seen, table.row, table.entry_count])


def compare_clocks(table: Table, again: Table) -> None:
    """The seat that decides may get back what it has used since the last entry; nobody else gets or loses any."""
    if table.clock is None or again.clock is None or table.row.status != "playing":
        return
    running = table.clock.running if table.clock.running is not None else again.clock.running
    for seat, (left, left_again) in enumerate(zip(table.clock.left, again.clock.left, strict=True)):
        assert seat == running or left == left_again or table.player(seat) is not None
        again.clock.left[seat] = left


@pytest.mark.parametrize("seed", range(14))
def test_the_table_comes_back_as_it_was_after_every_step(seed: int) -> None:
    rng = random.Random(seed)
    tabletop = Tabletop(rng.choice([2, 3, 4]), rng.choice(CLOCKS))
    tabletop.do("ann", wire.Configure(fresh_shares=seed % 3 == 0))
    if seed % 2:
        tabletop.start()
    for _ in range(STEPS):
        any_step(tabletop, rng)
        again = tabletop.reopened()
        offer, late = tabletop.table.offer, tabletop.table.late
        running = tabletop.table.clock.running if tabletop.table.clock else None
        compare_clocks(tabletop.table, again)
        assert kept_of(again) == kept_of(tabletop.table)
        tabletop.table.offer, tabletop.table.late = offer, late
        if tabletop.table.clock is not None:
            tabletop.table.clock.running = running


@pytest.mark.parametrize("seed", range(4))
def test_a_match_that_is_interrupted_after_every_action_ends_as_if_it_never_was(seed: int) -> None:
    rng, other = random.Random(seed), random.Random(seed)
    whole, broken = Tabletop(3), Tabletop(3)
    whole.start()
    broken.start()
    broken.ledger, broken.table = whole.ledger, whole.reopened()
    while broken.status == "playing":
        broken.act(rng.randrange(len(broken.legal())))
        broken.table = broken.reopened()
    whole.table.changes.clear()
    whole.ledger = type(whole.ledger)()
    while whole.status == "playing":
        whole.act(other.randrange(len(whole.legal())))
    assert broken.table.match is not None
    assert whole.table.match is not None
    assert broken.table.match.record() == whole.table.match.record()
