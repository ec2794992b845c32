"""The start of a match: everybody commits to a contribution before any is revealed; nobody can quietly try again."""

import msgspec
import pytest

from leadlight.core.record import Proof, Seat
from leadlight.play.fair import FairRng, commit, commit_contribution, name_match
from leadlight.play.fair_check import verify
from leadlight.play.fair_seen import Seen
from leadlight.play.match import Match
from leadlight.server import wire
from leadlight.server.errors import Conflict, Forbidden
from leadlight.server.tables.moderation import person_key
from leadlight.server.tables.revealing import CALLED_OFF_KEPT
from leadlight.server.tables.seating import rename_guest
from leadlight.server.tables.starting import record_of, reopen
from leadlight.server.tables.table import Asker

from .tabletop import SECRET, Tabletop, contribution_of, started


def committed() -> Tabletop:
    """Ann and Ben are ready and have committed; nobody has revealed anything."""
    tabletop = Tabletop()
    tabletop.seat_everybody()
    for guest in ("ann", "ben"):
        tabletop.do(guest, tabletop.ready(guest))
    return tabletop


def shown(tabletop: Tabletop) -> wire.Revealing | None:
    return tabletop.snapshot("eve").table.revealing


def reveal(tabletop: Tabletop, guest: str) -> None:
    tabletop.do(guest, wire.Reveal(contribution_of(guest)))


def test_nobody_reveals_before_everybody_has_committed() -> None:
    tabletop = Tabletop()
    tabletop.seat_everybody()
    tabletop.do("ann", tabletop.ready("ann"))
    assert shown(tabletop) is None
    with pytest.raises(Conflict, match="reveal-early"):
        reveal(tabletop, "ann")
    tabletop.do("ben", tabletop.ready("ben"))
    assert tabletop.status == "waiting"
    revealing = shown(tabletop)
    assert revealing is not None
    assert revealing.missing == [0, 1]
    assert revealing.commitments == [chair.commitment for chair in tabletop.table.chairs]


def test_the_match_starts_with_the_last_contribution() -> None:
    tabletop = committed()
    reveal(tabletop, "ben")
    revealing = shown(tabletop)
    assert revealing is not None
    assert (tabletop.status, revealing.missing) == ("waiting", [0])
    reveal(tabletop, "ann")
    assert tabletop.status == "playing"
    proof = tabletop.table.require_match().proof
    assert proof is not None
    assert proof.contributions == [contribution_of("ann"), contribution_of("ben")]
    assert (proof.scheme, proof.secret, proof.digest) == (2, None, None)
    assert shown(tabletop) is None


def test_no_contribution_is_told_to_anybody_before_the_end() -> None:
    tabletop = committed()
    reveal(tabletop, "ben")
    reveal(tabletop, "ann")
    said = repr([tabletop.heard(guest) for guest in ("ann", "ben", "eve")])
    assert contribution_of("ann") not in said
    assert contribution_of("ben") not in said


def test_another_contribution_than_the_committed_one_is_refused() -> None:
    tabletop = committed()
    with pytest.raises(Conflict, match="reveal-other"):
        tabletop.do("ann", wire.Reveal("ab" * 32))
    with pytest.raises(Conflict, match="reveal-other"):
        tabletop.do("ann", wire.Reveal(contribution_of("ben")))
    with pytest.raises(Forbidden, match="seat-none"):
        tabletop.do("eve", wire.Reveal("ab" * 32))


def test_a_commitment_cannot_be_changed_while_contributions_are_revealed() -> None:
    tabletop = committed()
    before = shown(tabletop)
    reveal(tabletop, "ben")
    tabletop.do("ann", wire.Ready(commitment="ab" * 32))
    after = shown(tabletop)
    assert before is not None
    assert after is not None
    assert after.commitments == before.commitments


def test_before_that_a_commitment_may_be_changed() -> None:
    tabletop = Tabletop()
    tabletop.seat_everybody()
    tabletop.do("ann", wire.Ready(commitment="ab" * 32))
    tabletop.do("ann", wire.Ready(ready=False))
    tabletop.do("ann", tabletop.ready("ann"))
    assert tabletop.table.chairs[0].commitment == commit_contribution(
        tabletop.table.commitment() or "", contribution_of("ann")
    )


def test_the_same_contribution_again_does_no_harm() -> None:
    tabletop = committed()
    for guest in ("ben", "ben", "ann"):
        reveal(tabletop, guest)
    assert tabletop.status == "playing"
    assert tabletop.do("ann", wire.Reveal(contribution_of("ann"))) == wire.Done()


def test_seats_without_a_commitment_are_not_waited_for() -> None:
    tabletop = Tabletop(3)
    tabletop.do("ann", wire.PlaceBot(2, "random"))
    tabletop.do("ben", wire.Sit(1))
    tabletop.do("ben", wire.Ready())
    tabletop.do("ann", tabletop.ready("ann"))
    revealing = shown(tabletop)
    assert revealing is not None
    assert revealing.missing == [0]
    reveal(tabletop, "ann")
    proof = tabletop.table.require_match().proof
    assert proof is not None
    assert proof.contributions == [contribution_of("ann"), None, None]


CALLING_OFF = {
    "ready": ("ann", wire.Ready(ready=False)),
    "stand": ("ben", wire.Stand()),
    "free": ("ann", wire.Free(1)),
    "configure": ("ann", wire.Configure(options={"side": "B"})),
}


@pytest.mark.parametrize("how", CALLING_OFF)
def test_a_start_that_is_called_off_needs_another_secret_and_is_recorded(how: str) -> None:
    tabletop = committed()
    reveal(tabletop, "ann")
    before = tabletop.table.commitment()
    tabletop.do(*CALLING_OFF[how])
    assert tabletop.row.secret != SECRET
    assert not any(chair.ready or chair.commitment or chair.contribution for chair in tabletop.table.chairs)
    assert [(start.commitment, start.missing) for start in tabletop.row.called_off] == [(before, ["Ben"])]
    tabletop.start()
    proof = tabletop.table.require_match().proof
    assert proof is not None
    assert [start.commitment for start in proof.called_off] == [before]
    assert tabletop.row.called_off == []


def test_another_name_or_bot_calls_the_start_off_too() -> None:
    tabletop = committed()
    rename_guest(tabletop.table, Asker("ben", "Benedikt", tabletop.now))
    assert shown(tabletop) is None
    assert len(tabletop.row.called_off) == 1
    tabletop = Tabletop(3)
    tabletop.do("ann", wire.PlaceBot(2, "random"))
    tabletop.do("ann", wire.PlaceBot(1, "random"))
    tabletop.do("ann", tabletop.ready("ann"))
    tabletop.do("ann", wire.PlaceBot(1, "greedy"))
    assert (tabletop.status, len(tabletop.row.called_off)) == ("waiting", 1)


def test_a_refused_command_does_not_call_the_start_off() -> None:
    tabletop = committed()
    for guest, command in (("ben", wire.Free(0)), ("eve", wire.Sit(1)), ("ann", wire.PlaceBot(1, "random"))):
        with pytest.raises((Conflict, Forbidden)):
            tabletop.do(guest, command)
    assert shown(tabletop) is not None


def test_a_table_whose_starts_are_called_off_without_end_does_not_grow() -> None:
    tabletop = committed()
    for _ in range(CALLED_OFF_KEPT + 5):
        tabletop.do("ann", wire.Ready(ready=False))
        for guest in ("ann", "ben"):
            tabletop.do(guest, tabletop.ready(guest))
    assert len(tabletop.row.called_off) == CALLED_OFF_KEPT


def test_a_server_that_is_restarted_waits_for_the_same_contributions() -> None:
    tabletop = committed()
    reveal(tabletop, "ben")
    tabletop.table = tabletop.reopened()
    reveal(tabletop, "ann")
    assert tabletop.status == "playing"


def test_the_record_is_what_each_player_saw() -> None:
    """From the head that a browser computes of the table, to the digest that it is shown at the end."""
    tabletop = started()
    tabletop.act_until_over()
    record, end = record_of(tabletop.table), tabletop.snapshot("ann").match
    assert record.proof is not None
    assert end is not None
    assert end.standing is not None
    seen = Seen(
        "LIME42",
        record.proof.commitment,
        record.proof.match,
        contribution_of("ann"),
        record.proof.head,
        end.standing.digest,
        end.ply,
    )
    assert verify(record, [seen]) > 0
    again = reopen(tabletop.ledger.kept(), tabletop.now)
    assert record_of(again) == record


def test_a_match_that_leadlight_0_1_began_goes_on_under_its_scheme() -> None:
    """Its head in the database has neither scheme nor commitments. Its draws follow the first scheme to the end."""
    tabletop = started()
    secret = bytes.fromhex(SECRET)
    proof = Proof(name_match(commit(secret)), commit(secret), ["aa", None])
    match = Match(tabletop.table.game, tabletop.row.options, [Seat("Ann"), Seat("Ben")], FairRng(secret, proof))
    match.proof = proof
    head = match.record().to_json().decode()
    assert "scheme" not in head
    match.draw_chance()
    actions = "\n".join(match.record().actions)
    kept = tabletop.ledger.kept()
    assert kept.match is not None
    setup = msgspec.structs.replace(kept.entries[0], actions=actions)
    table = reopen(kept._replace(match=msgspec.structs.replace(kept.match, head=head), entries=[setup]), tabletop.now)
    tabletop.table = table
    tabletop.act_until_over()
    record = record_of(table)
    assert (record.leadlight, verify(record) > 43) == (1, True)


def test_a_host_who_plays_cannot_try_contributions_until_the_draws_suit() -> None:
    """Ann runs the server: she knows the secret, sees what Ben reveals, and looks for a contribution that suits her."""
    tabletop = committed()
    reveal(tabletop, "ben")
    before = tabletop.snapshot("ann")
    for number in range(50):
        with pytest.raises(Conflict, match="reveal-other"):
            tabletop.do("ann", wire.Reveal(f"{number:064x}"))
    assert tabletop.snapshot("ann") == before


def test_removing_somebody_calls_the_start_off() -> None:
    tabletop = committed()
    reveal(tabletop, "ann")
    tabletop.do("ann", wire.Remove(person_key(tabletop.table, "ben")))
    assert (shown(tabletop), len(tabletop.row.called_off), tabletop.status) == (None, 1, "waiting")
