"""What each viewer is told, and what nobody is."""

import msgspec
import pytest

from leadlight.server import wire
from leadlight.server.errors import Forbidden, TooMany
from leadlight.server.replays import assemble, look_back
from leadlight.server.tables.chat import LINES, SECONDS
from leadlight.server.tables.messages import snapshot, table_info

from .tabletop import SECRET, Tabletop, started


def test_everybody_hears_the_chat_with_the_seat_of_who_speaks() -> None:
    tabletop = started()
    tabletop.do("ben", wire.Say("  Hello, “all”! "))
    tabletop.do("eve", wire.Say("Good luck"))
    lines = [message.line for message in tabletop.heard("ann") if isinstance(message, wire.Chatted)]
    assert [(line.id, line.name, line.seat, line.text) for line in lines] == [
        (1, "Ben", 1, "Hello, “all”!"),
        (2, "Eve", None, "Good luck"),
    ]
    assert tabletop.snapshot("dan").chat == lines


def test_too_many_lines_are_refused_for_a_while_and_only_for_whoever_wrote_them() -> None:
    tabletop = started()
    for _ in range(LINES):
        tabletop.do("ben", wire.Say("hey"))
    with pytest.raises(TooMany, match="chat-too-fast"):
        tabletop.do("ben", wire.Say("hey"))
    tabletop.do("ann", wire.Say("yes?"))
    tabletop.now += SECONDS
    tabletop.do("ben", wire.Say("hey"))
    assert len(tabletop.ledger.chat) == LINES + 2


def test_a_stranger_at_a_private_table_gets_no_match_no_turn_and_no_chat() -> None:
    tabletop = started(visibility="private")
    tabletop.heard("eve")
    tabletop.do("ann", wire.Say("Between us"))
    tabletop.act()
    tabletop.do("ann", wire.Undo(tabletop.ply))
    tabletop.do("ann", wire.Resign())
    told = tabletop.heard("eve")
    assert {type(message) for message in told} == {wire.Changed}
    assert all(isinstance(message, wire.Changed) and message.match is None for message in told)
    snapshot = tabletop.snapshot("eve")
    assert (snapshot.match, snapshot.steps, snapshot.chat) == (None, [], [])
    with pytest.raises(Forbidden, match="table-private"):
        tabletop.do("eve", wire.Say("Hello"))


def test_the_host_of_a_private_table_sees_it_without_a_seat() -> None:
    tabletop = Tabletop(visibility="private")
    tabletop.do("ann", wire.Stand())
    for seat, guest in enumerate(("ben", "cat")):
        tabletop.do(guest, wire.Sit(seat))
        tabletop.do(guest, wire.Ready())
    assert tabletop.snapshot("ann").match is not None
    assert tabletop.snapshot("dan").match is None


def test_who_looks_on_is_counted() -> None:
    tabletop = started()
    assert table_info(tabletop.table).watching == 3
    tabletop.depart("eve")
    assert table_info(tabletop.table).watching == 2


def test_strangers_at_a_private_table_do_not_look_on() -> None:
    assert table_info(started(visibility="private").table).watching == 0


def test_nothing_that_is_told_names_a_guest_or_the_secret() -> None:
    tabletop = started()
    tabletop.act()
    tabletop.do("ben", wire.Say("hello"))
    everything = msgspec.json.encode(
        [*tabletop.told.values(), tabletop.snapshot("eve"), assemble(look_back(tabletop.table, "eve"))]
    ).decode()
    assert SECRET not in everything
    assert not any(f'"{guest}"' in everything for guest in tabletop.told)


def test_the_replay_of_a_running_match_has_no_record_and_no_draws() -> None:
    tabletop = started()
    tabletop.act()
    replay = assemble(look_back(tabletop.table, "eve"))
    assert (replay.record, replay.draws, replay.standing) == (None, None, None)
    assert [frame.step.seat for frame in replay.frames] == [-1, 0]


def test_a_snapshot_has_the_turns_that_were_missed() -> None:
    tabletop = started()
    known = tabletop.ply
    tabletop.act()
    tabletop.act()
    missed = snapshot(tabletop.table, "ben", tabletop.now, since=known).steps
    assert [turn.seat for turn in missed] == [0, 1]
    assert snapshot(tabletop.table, "ben", tabletop.now, since=tabletop.ply).steps == []
    assert len(tabletop.snapshot("ben").steps) == 3


def test_the_table_tells_round_and_actor_only_while_it_is_played() -> None:
    assert (table_info(Tabletop().table).round, table_info(Tabletop().table).actor) == (None, None)
    info = table_info(started().table)
    assert (info.round, info.rounds, info.actor) == (1, 6, 0)
