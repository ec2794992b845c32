"""Matches that begin with a decision: in Uzory colours are chosen before chance does anything."""

import msgspec
import pytest

from leadlight.core.state import CHANCE
from leadlight.server import wire
from leadlight.server.replays import assemble, look_back, replay_record
from leadlight.server.tables.messages import snapshot
from leadlight.server.tables.starting import record_of

from .tabletop import GUESTS, Tabletop, started


def begun() -> Tabletop:
    return started(3, game="uzory", starter="drawn")


def choose_colours(tabletop: Tabletop) -> None:
    while tabletop.table.require_match().actors.count(CHANCE) == 0:
        tabletop.act()


def resign_all_but_one(tabletop: Tabletop) -> None:
    for guest in GUESTS[:2]:
        tabletop.do(guest, wire.Resign())


def test_the_first_player_is_asked_before_anything_is_drawn() -> None:
    tabletop = begun()
    assert (tabletop.ply, tabletop.actor) == (0, 0)
    assert [(step.ply, step.seat, step.action, step.events) for step in tabletop.table.steps] == [(0, CHANCE, None, [])]


@pytest.mark.parametrize("actions", [0, 1, 3, 8])
def test_the_table_comes_back_as_it_was(actions: int) -> None:
    tabletop = begun()
    for _ in range(actions):
        tabletop.act(-1)
    for guest in (*GUESTS, "eve"):
        again = snapshot(tabletop.reopened(), guest, tabletop.now)
        assert msgspec.json.encode(again) == msgspec.json.encode(tabletop.snapshot(guest))


def test_the_first_choice_can_be_taken_back() -> None:
    tabletop = begun()
    tabletop.act()
    tabletop.do("ann", wire.Undo(tabletop.ply))
    assert (tabletop.ply, tabletop.actor, len(tabletop.table.steps)) == (0, 0, 1)
    assert tabletop.reopened().require_match().ply == 0


def test_the_first_choice_sent_twice_counts_once() -> None:
    tabletop = begun()
    tabletop.act()
    assert isinstance(tabletop.do("ann", wire.Act(0, "colour red")), wire.Done)


def test_who_sat_after_the_drawn_starter_sits_first_in_the_next_match() -> None:
    tabletop = begun()
    choose_colours(tabletop)
    starter = tabletop.actor
    resign_all_but_one(tabletop)
    for seat in tabletop.table.persons():
        tabletop.do(tabletop.guest_at(seat), wire.Rematch())
    assert tabletop.guest_at(0) == GUESTS[(starter + 1) % 3]


def test_a_replay_is_the_same_from_the_table_and_from_its_record() -> None:
    tabletop = begun()
    choose_colours(tabletop)
    resign_all_but_one(tabletop)
    table = assemble(look_back(tabletop.table, "ann", 1))
    record = replay_record(record_of(tabletop.table), 1)
    assert [(frame.step.ply, frame.view) for frame in table.frames] == [
        (frame.step.ply, frame.view) for frame in record.frames
    ]
