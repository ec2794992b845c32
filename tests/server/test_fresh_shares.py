"""Tables with fresh shares: nobody foresees a draw, because no browser gives its share before the decision stands."""

import msgspec
import pytest

from leadlight.core.errors import IllegalAction, RecordError
from leadlight.core.record import Record
from leadlight.core.state import CHANCE
from leadlight.play.clock import ClockRule
from leadlight.play.fair import FairRng, commit, digest_record, fair_rng
from leadlight.play.fair_check import verify
from leadlight.server import wire
from leadlight.server.errors import Conflict, Damaged, Forbidden
from leadlight.server.tables.model import Drawing, SleepingTable
from leadlight.server.tables.moderation import person_key
from leadlight.server.tables.playing import act_for
from leadlight.server.tables.starting import record_of, reopen
from leadlight.server.tables.wake_time import find_wake_time

from .tabletop import GUESTS, Tabletop, chain_of


class Sharers:
    """A table with fresh shares whose browsers give theirs when asked."""

    def __init__(self, players: int = 2, clock: ClockRule | None = None, game: str = "uzory") -> None:
        self.tabletop = Tabletop(players, clock, game=game)
        self.tabletop.row.fresh_shares = True
        self.tabletop.start()
        self.given = dict.fromkeys(GUESTS, 0)

    def act_until_drawing(self) -> None:
        while self.tabletop.row.drawing is None:
            self.tabletop.act(-1)

    def share(self, guest: str) -> None:
        self.given[guest] += 1
        self.tabletop.do(guest, wire.Share(self.tabletop.ply, chain_of(guest)[self.given[guest]]))

    def share_all(self) -> None:
        for seat in self.tabletop.table.seats_missing_shares():
            self.share(self.tabletop.guest_at(seat))

    def play_out(self) -> Record:
        while self.tabletop.status == "playing":
            if self.tabletop.row.drawing is None:
                self.tabletop.act(-1)
            self.share_all()
        return record_of(self.tabletop.table)


def shown(sharers: Sharers) -> wire.DrawingInfo | None:
    match = sharers.tabletop.snapshot("eve").match
    assert match is not None
    return match.drawing


@pytest.mark.parametrize("game", ["sintra", "sagrada", "uzory"])
def test_a_match_with_fresh_shares_is_played_to_its_end_and_verifies(game: str) -> None:
    record = Sharers(game=game).play_out()
    assert record.proof is not None
    assert record.proof.shares is not None
    assert len(record.proof.shares) >= 5
    assert verify(record) > 40


def test_a_decision_that_leads_to_draws_is_announced_and_waits_for_every_share() -> None:
    sharers = Sharers()
    sharers.act_until_drawing()
    tabletop, ply = sharers.tabletop, sharers.tabletop.ply
    drawing = shown(sharers)
    assert drawing is not None
    assert drawing.missing == [0, 1]
    sharers.share("ben")
    assert (tabletop.ply, tabletop.table.seats_missing_shares()) == (ply, [0])
    sharers.share("ann")
    assert shown(sharers) is None
    assert tabletop.table.require_match().actors[ply : ply + 2] == [drawing.seat, CHANCE]


def test_the_draws_depend_on_shares_that_the_server_did_not_have_before() -> None:
    """With the same secret and the same contributions another share gives other draws."""
    sharers = Sharers()
    sharers.act_until_drawing()
    rng = fair_rng(sharers.tabletop.table.require_match())
    draws = set()
    for number in range(8):
        again = FairRng(rng.secret, rng.proof, rng.draws)
        again.take_shares([f"{number:064x}", chain_of("ben")[1]])
        draws.add(tuple(again.below(1000) for _ in range(3)))
    assert len(draws) == 8


def test_a_decision_that_waits_for_shares_cannot_be_changed() -> None:
    sharers = Sharers()
    sharers.act_until_drawing()
    tabletop = sharers.tabletop
    drawing = shown(sharers)
    assert drawing is not None
    sharers.share(tabletop.guest_at(1 - drawing.seat))
    actor = tabletop.guest_at(drawing.seat)
    other = next(text for text in tabletop.legal() if text != drawing.action)
    with pytest.raises(Conflict, match="drawing"):
        tabletop.do(actor, wire.Act(tabletop.ply, other))
    with pytest.raises(Conflict, match="drawing"):
        tabletop.do(actor, wire.Undo(tabletop.ply))
    assert tabletop.do(actor, wire.Act(tabletop.ply, drawing.action)) == wire.Done()
    seen = tabletop.snapshot(actor).match
    assert seen is not None
    assert (seen.legal, seen.undo) == ([], "none")


def test_an_illegal_action_is_not_announced() -> None:
    sharers = Sharers()
    tabletop = sharers.tabletop
    with pytest.raises(IllegalAction):
        tabletop.do(tabletop.guest_at(1 - tabletop.actor), wire.Act(tabletop.ply, tabletop.legal()[0]))
    assert tabletop.row.drawing is None


def test_a_share_that_does_not_continue_the_chain_is_refused() -> None:
    sharers = Sharers()
    sharers.act_until_drawing()
    tabletop = sharers.tabletop
    for wrong in (chain_of("ann")[0], chain_of("ann")[2], chain_of("ben")[1], "ab" * 32):
        with pytest.raises(Conflict, match="share-other"):
            tabletop.do("ann", wire.Share(tabletop.ply, wrong))
    with pytest.raises(Forbidden, match="seat-none"):
        tabletop.do("eve", wire.Share(tabletop.ply, "ab" * 32))


def test_a_share_that_is_not_asked_for_is_not_taken() -> None:
    sharers = Sharers()
    tabletop = sharers.tabletop
    assert tabletop.do("ann", wire.Share(tabletop.ply, chain_of("ann")[1])) == wire.Done()
    sharers.act_until_drawing()
    assert tabletop.do("ann", wire.Share(tabletop.ply - 1, chain_of("ann")[1])) == wire.Done()
    assert tabletop.table.seats_missing_shares() == [0, 1]


def test_bots_give_no_share_and_think_only_when_the_draws_are_made() -> None:
    tabletop = Tabletop(game="uzory")
    tabletop.row.fresh_shares = True
    tabletop.do("ann", wire.PlaceBot(1, "random"))
    tabletop.do("ann", tabletop.ready("ann"))
    tabletop.do("ann", wire.Reveal(chain_of("ann")[0]))
    given = 0
    for _ in range(60):
        table = tabletop.table
        if table.row.drawing is not None:
            assert (table.bot_to_act(), table.seats_missing_shares()) == (None, [0])
            given += 1
            tabletop.do("ann", wire.Share(tabletop.ply, chain_of("ann")[given]))
        elif table.bot_to_act() is not None:
            act_for(table, 1, table.require_match().state.legal_actions()[-1], tabletop.now)
            tabletop.publish()
        else:
            tabletop.act(-1)
    assert given > 5
    assert all(shares[1] is None for shares in tabletop.row.shares)


def test_a_match_goes_on_without_the_shares_of_somebody_for_whom_a_bot_decides() -> None:
    sharers = Sharers(3)
    tabletop = sharers.tabletop
    sharers.act_until_drawing()
    sharers.share("ann")
    tabletop.stay_away("cat")
    tabletop.do("ann", wire.TakeOver(2))
    tabletop.do("ben", wire.TakeOver(2))
    sharers.share("ben")
    assert tabletop.row.drawing is None
    assert tabletop.row.shares[0][2] is None
    tabletop.arrive("cat")
    sharers.act_until_drawing()
    sharers.share_all()
    assert None not in tabletop.row.shares[1]


def test_a_vote_for_a_bot_can_complete_a_drawing_and_so_can_resigning() -> None:
    sharers = Sharers(3)
    tabletop = sharers.tabletop
    for end in ("take over", "resign"):
        sharers.act_until_drawing()
        for guest in ("ann", "ben"):
            if tabletop.table.seat_of(guest) in tabletop.table.seats_missing_shares():
                sharers.share(guest)
        if end == "take over":
            tabletop.stay_away("cat")
            tabletop.do("ann", wire.TakeOver(2))
            tabletop.do("ben", wire.TakeOver(2))
            tabletop.arrive("cat")
        else:
            tabletop.do("cat", wire.Resign())
        assert tabletop.row.drawing is None
    assert [shares[2] for shares in tabletop.row.shares] == [None, None]


def test_resigning_ends_a_match_of_two_while_shares_are_missing() -> None:
    sharers = Sharers(game="sintra")
    sharers.act_until_drawing()
    sharers.tabletop.do("ann", wire.Resign())
    assert (sharers.tabletop.status, sharers.tabletop.row.drawing) == ("over", None)
    assert verify(record_of(sharers.tabletop.table)) > 0


def test_nobody_loses_time_while_shares_are_missing() -> None:
    sharers = Sharers(clock=ClockRule("bank", 600))
    sharers.act_until_drawing()
    clock = sharers.tabletop.table.clock
    assert clock is not None
    before = list(clock.left)
    sharers.tabletop.now += 100
    sharers.share_all()
    assert clock.left == before
    assert clock.running == sharers.tabletop.actor


def test_a_server_that_is_restarted_waits_for_the_same_shares() -> None:
    sharers = Sharers()
    tabletop = sharers.tabletop
    for _ in range(3):
        sharers.act_until_drawing()
        sharers.share("ben")
        tabletop.table = tabletop.reopened()
        sharers.share("ann")
        assert tabletop.row.drawing is None
        tabletop.table = tabletop.reopened()
    assert verify(sharers.play_out()) > 40


def test_the_host_chooses_it_before_the_match_and_it_is_part_of_the_head() -> None:
    tabletop = Tabletop()
    tabletop.do("ann", wire.Configure(fresh_shares=True))
    assert tabletop.snapshot("eve").table.fresh_shares
    tabletop.do("ann", wire.Configure(name="Two"))
    assert tabletop.row.fresh_shares
    tabletop.do("ann", wire.Configure(fresh_shares=False))
    assert not tabletop.row.fresh_shares
    record = Sharers().play_out()
    assert refusal(with_proof(record, shares=None)) == "proof-head"


def with_proof(record: Record, **changes: object) -> Record:
    """The record with another proof, whose digest fits."""
    assert record.proof is not None
    edited = msgspec.structs.replace(record, proof=msgspec.structs.replace(record.proof, **changes))
    assert edited.proof is not None
    digest = digest_record(edited)
    return msgspec.structs.replace(edited, proof=msgspec.structs.replace(edited.proof, digest=digest))


def refusal(record: Record) -> str:
    with pytest.raises(RecordError) as refused:
        verify(record)
    return refused.value.code


def test_verify_catches_a_server_that_drops_replaces_or_reorders_shares() -> None:
    record = Sharers().play_out()
    assert record.proof is not None
    shares = record.proof.shares
    assert shares is not None
    assert refusal(with_proof(record, shares=[[None, shares[0][1]], *shares[1:]])) == "proof-share"
    assert refusal(with_proof(record, shares=[["ab" * 32, shares[0][1]], *shares[1:]])) == "proof-share"
    assert refusal(with_proof(record, shares=[shares[1], shares[0], *shares[2:]])) == "proof-share"
    assert refusal(with_proof(record, shares=[shares[0][:1], *shares[1:]])) == "proof-seats"
    assert refusal(with_proof(record, shares=shares[:-1])) == "proof-drawings"
    longer = [*shares, [chain_of(guest)[len(shares) + 1] for guest in ("ann", "ben")]]
    assert refusal(with_proof(record, shares=longer)) == "proof-drawings"
    last = [*shares[:-1], [None, shares[-1][1]]]
    assert refusal(with_proof(record, shares=last)) == "proof-draw"


def test_chains_in_these_tests_are_chains() -> None:
    assert commit(bytes.fromhex(chain_of("ann")[1])) == chain_of("ann")[0]


def test_a_table_whose_shares_are_lost_is_not_played_on() -> None:
    """Without them the draws cannot be made again, and nobody could check the match."""
    sharers = Sharers()
    sharers.act_until_drawing()
    sharers.share_all()
    kept = sharers.tabletop.ledger.kept()
    assert reopen(kept, 0.0).require_match().ply == sharers.tabletop.ply
    for shares in ([], [["ab" * 32, chain_of("ben")[1]]]):
        lost = kept._replace(row=msgspec.structs.replace(kept.row, shares=shares))
        with pytest.raises(Damaged, match="table-unreadable"):
            reopen(lost, 0.0)


def test_a_table_that_waits_for_shares_need_not_be_woken() -> None:
    row = Sharers(clock=ClockRule("bank", 600)).tabletop.row
    sleeping = SleepingTable(row, None, 0, "600.0 600.0", 0.0)
    assert find_wake_time(sleeping, 0.0) is not None
    held = msgspec.structs.replace(row, drawing=Drawing(0, "skip", []))
    assert find_wake_time(sleeping._replace(row=held), 0.0) is None


def test_a_match_goes_on_without_the_shares_of_somebody_who_was_removed() -> None:
    sharers = Sharers(3)
    tabletop = sharers.tabletop
    sharers.act_until_drawing()
    for guest in ("ann", "ben"):
        sharers.share(guest)
    tabletop.do("ann", wire.Remove(person_key(tabletop.table, "cat")))
    assert tabletop.row.drawing is None
    assert tabletop.row.shares[0][2] is None
