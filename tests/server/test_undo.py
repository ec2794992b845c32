"""Undo: freely, by consent, never across a draw."""

import pytest

from leadlight.core.errors import UndoRefused
from leadlight.core.state import CHANCE
from leadlight.server import wire
from leadlight.server.errors import Conflict, Forbidden
from leadlight.server.tables.playing import act_for

from .tabletop import Tabletop, started


def undo_right(tabletop: Tabletop, guest: str) -> str:
    match = tabletop.snapshot(guest).match
    assert match is not None
    return match.undo


def act_for_bot(tabletop: Tabletop) -> None:
    match = tabletop.table.require_match()
    act_for(tabletop.table, match.actor, match.state.legal_actions()[0], tabletop.now)
    tabletop.publish()


def yes_or_no(tabletop: Tabletop, *, accept: bool) -> wire.Answer:
    """To the offer that stands, or to the last one that did."""
    return wire.Answer(tabletop.table.offer.ply if tabletop.table.offer is not None else 0, accept)


def test_ones_own_last_action_goes_back_freely() -> None:
    tabletop = started()
    before = tabletop.snapshot("ann").match
    tabletop.act()
    assert undo_right(tabletop, "ann") == "free"
    tabletop.heard("eve")
    tabletop.do("ann", wire.Undo(tabletop.ply))
    assert tabletop.snapshot("ann").match == before
    (told,) = tabletop.heard("eve")
    assert isinstance(told, wire.Undone)
    assert told.seat == 0


def test_after_another_acted_the_others_must_agree() -> None:
    tabletop = started(3)
    ply = tabletop.ply
    tabletop.act()
    tabletop.act()
    assert undo_right(tabletop, "ann") == "ask"
    asked_at = tabletop.ply
    tabletop.do("ann", wire.Undo(asked_at))
    match = tabletop.snapshot("eve").match
    assert match is not None
    assert match.offer == wire.UndoOffer(0, ply, [])
    tabletop.do("ben", yes_or_no(tabletop, accept=True))
    assert tabletop.ply == asked_at
    tabletop.do("cat", yes_or_no(tabletop, accept=True))
    assert tabletop.ply == ply
    assert tabletop.table.offer is None


def test_one_no_is_enough() -> None:
    tabletop = started(3)
    tabletop.act()
    tabletop.act()
    ply = tabletop.ply
    tabletop.do("ann", wire.Undo(ply))
    tabletop.do("ben", yes_or_no(tabletop, accept=True))
    tabletop.do("cat", yes_or_no(tabletop, accept=False))
    assert tabletop.ply == ply
    with pytest.raises(Conflict, match="offer-none"):
        tabletop.do("ben", yes_or_no(tabletop, accept=True))


def test_an_offer_lapses_when_somebody_acts() -> None:
    tabletop = started()
    tabletop.act()
    tabletop.act()
    tabletop.do("ann", wire.Undo(tabletop.ply))
    tabletop.act()
    with pytest.raises(Conflict, match="offer-none"):
        tabletop.do("ben", yes_or_no(tabletop, accept=True))


def test_nobody_answers_their_own_offer_or_without_a_seat() -> None:
    tabletop = started()
    tabletop.act()
    tabletop.act()
    tabletop.do("ann", wire.Undo(tabletop.ply))
    with pytest.raises(Conflict, match="offer-none"):
        tabletop.do("ann", yes_or_no(tabletop, accept=True))
    with pytest.raises(Forbidden, match="seat-none"):
        tabletop.do("eve", yes_or_no(tabletop, accept=True))


def test_a_yes_to_one_offer_is_none_to_the_next() -> None:
    tabletop = started(3)
    tabletop.act()
    tabletop.act()
    tabletop.do("ann", wire.Undo(tabletop.ply))
    agreed = yes_or_no(tabletop, accept=True)
    tabletop.act()
    tabletop.do("ben", wire.Undo(tabletop.ply))
    assert tabletop.table.offer is not None
    with pytest.raises(Conflict, match="offer-none"):
        tabletop.do("cat", agreed)


def test_who_resigned_is_not_asked_and_cannot_refuse() -> None:
    tabletop = started(3)
    tabletop.act()
    tabletop.act()
    tabletop.do("cat", wire.Resign())
    ply = tabletop.ply
    tabletop.do("ann", wire.Undo(ply))
    with pytest.raises(Conflict, match="offer-none"):
        tabletop.do("cat", yes_or_no(tabletop, accept=False))
    tabletop.do("ben", yes_or_no(tabletop, accept=True))
    assert tabletop.ply < ply


def test_bots_always_agree() -> None:
    tabletop = Tabletop()
    tabletop.do("ann", wire.PlaceBot(1, "random"))
    tabletop.do("ann", wire.Ready())
    ply = tabletop.ply
    tabletop.act()
    act_for_bot(tabletop)
    assert undo_right(tabletop, "ann") == "free"
    tabletop.do("ann", wire.Undo(tabletop.ply))
    assert tabletop.ply == ply


def test_nothing_goes_back_across_a_draw() -> None:
    tabletop = started()
    while tabletop.table.require_match().actors[-1] != CHANCE or len(tabletop.table.steps) == 1:
        tabletop.act()
    last = tabletop.table.steps[-1].seat
    guest = tabletop.guest_at(last)
    assert undo_right(tabletop, guest) == "none"
    before = tabletop.snapshot(guest)
    with pytest.raises(UndoRefused, match="undo-chance"):
        tabletop.do(guest, wire.Undo(tabletop.ply))
    assert tabletop.snapshot(guest) == before


def test_there_must_be_something_of_ones_own() -> None:
    tabletop = started()
    tabletop.act()
    with pytest.raises(UndoRefused, match="undo-nothing"):
        tabletop.do("ben", wire.Undo(tabletop.ply))
    with pytest.raises(Conflict, match="stale"):
        tabletop.do("ann", wire.Undo(tabletop.ply - 1))
    with pytest.raises(Forbidden, match="seat-none"):
        tabletop.do("eve", wire.Undo(tabletop.ply))


def test_an_undone_action_can_be_played_again_and_the_chance_after_it_is_as_fair() -> None:
    tabletop = started()
    ply, action = tabletop.ply, tabletop.act()
    tabletop.do("ann", wire.Undo(tabletop.ply))
    assert tabletop.do("ann", wire.Act(ply, action)) is None
    assert [entry.kind for entry in tabletop.ledger.entries] == ["setup", "act", "undo", "act"]
