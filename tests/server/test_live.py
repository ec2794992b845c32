"""The socket of a table: who may speak, what is answered, and what a broken line loses (nothing)."""

import asyncio
import json
import socket as sockets
from typing import Any

import pytest

from leadlight.server.limits import MESSAGE_BYTES
from leadlight.server.routes.live import REFUSED

from .conftest import Server, Visitors
from .visitor import PATIENCE, Json, Line, Visitor, start_match

UNKNOWN = "ZZZZZZ"


async def two_at_a_table(visitors: Visitors, **fields: Any) -> tuple[str, Visitor, Visitor]:
    """A running match; Ann decides."""
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    code = await ann.open_table(**{"options": {"starter": "first"}, **fields})
    await start_match(code, ann, ben)
    return code, ann, ben


async def listen(visitor: Visitor, code: str) -> tuple[Line, Json]:
    line = await visitor.connect(code)
    return line, await line.hear()


async def resolve(line: Line) -> None:
    """Everything that was on its way before this has been heard."""
    await line.send("preview", ply=0, actions=[])
    await line.hear_until("failed", "previewed")


async def test_a_line_begins_with_everything(visitors: Visitors) -> None:
    code, ann, _ = await two_at_a_table(visitors)
    _, snapshot = await listen(ann, code)
    assert snapshot["type"] == "snapshot"
    assert snapshot["you"] == {"seat": 0, "host": True}
    assert snapshot["match"]["legal"]
    assert [turn["seat"] for turn in snapshot["steps"]] == [-1]


async def test_an_action_reaches_everybody_who_listens(visitors: Visitors) -> None:
    code, ann, ben = await two_at_a_table(visitors)
    eve = await visitors.enter("Eve")
    lines = {who: await listen(who, code) for who in (ann, ben, eve)}
    line, snapshot = lines[ann]
    await line.send("act", ply=snapshot["match"]["ply"], action=snapshot["match"]["legal"][0])
    heard = [await line.hear_until("stepped") for line, _ in lines.values()]
    assert {message["step"]["action"] for message in heard} == {snapshot["match"]["legal"][0]}
    assert [bool(message["match"]["legal"]) for message in heard] == [False, True, False]


async def test_the_same_action_twice_is_done_once(visitors: Visitors) -> None:
    code, ann, _ = await two_at_a_table(visitors)
    line, snapshot = await listen(ann, code)
    ply, action = snapshot["match"]["ply"], snapshot["match"]["legal"][0]
    for _ in range(3):
        await line.send("act", ply=ply, action=action)
    kinds = [(await line.hear_until("stepped", "done"))["type"] for _ in range(3)]
    assert kinds == ["stepped", "done", "done"]
    assert len((await ann.look(code))["steps"]) == 2


async def test_what_changes_nothing_is_answered_too(visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    line, _ = await listen(ann, await ann.open_table())
    assert await line.ask("sit", "done", seat=0) == {"type": "done"}


@pytest.mark.parametrize(
    ("who", "fields", "code"),
    [
        ("ben", {"ply": 0, "action": "ACTION"}, "stale"),
        ("ann", {"ply": 999_999, "action": "ACTION"}, "stale"),
        ("ben", {"ply": "PLY", "action": "ACTION"}, "not_your_turn"),
        ("eve", {"ply": "PLY", "action": "ACTION"}, "seat-none"),
        ("ann", {"ply": "PLY", "action": "9 blue > 1"}, "no_such_source"),
        ("ann", {"ply": "PLY", "action": "please"}, "action-unreadable"),
        ("ann", {"ply": "PLY", "action": ""}, "action-unreadable"),
    ],
)
async def test_an_action_that_cannot_be_changes_nothing(visitors: Visitors, who: str, fields: Json, code: str) -> None:
    table, ann, ben = await two_at_a_table(visitors)
    people = {"ann": ann, "ben": ben, "eve": await visitors.enter("Eve")}
    line, _ = await listen(people[who], table)
    before = await ann.look(table)
    match = before["match"]
    real = {"PLY": match["ply"], "ACTION": match["legal"][0]}
    answer = await line.ask("act", **{name: real.get(value, value) for name, value in fields.items()})
    assert answer["code"] == code
    await resolve(line)
    assert await ann.look(table) == before


BAD_MESSAGES: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "42",
    '"resign"',
    "{}",
    '{"type":"explode"}',
    '{"type":5}',
    '{"type":"act"}',
    '{"type":"act","ply":"1","action":"x"}',
    '{"type":"act","ply":-1,"action":"x"}',
    '{"type":"act","ply":1.5,"action":"x"}',
    '{"type":"act","ply":true,"action":"x"}',
    '{"type":"act","ply":1e999,"action":"x"}',
    '{"type":"act","ply":1,"action":7}',
    '{"type":"act","ply":1,"action":"' + "x" * 121 + '"}',
    '{"type":"resign","seat":1}',
    '{"type":"resign"}{"type":"resign"}',
    '{"type":"say","text":" "}',
    '{"type":"say","text":"\\u0007"}',
    '{"type":"say","text":"\\ud800"}',
    '{"type":"say","text":"' + "x" * 401 + '"}',
    '{"x":' + "[" * 3500 + "]" * 3500 + ',"type":"resign"}',
    "[" * 8000,
    '{"type":"configure","options":' + '{"a":' * 1000 + "1" + "}" * 1000 + "}",
    b'{"type":"resign"}',
    b"\xff\xfe\x00",
    b"",
]


async def test_a_message_that_cannot_be_read_changes_nothing_and_the_line_stays(visitors: Visitors) -> None:
    code, ann, _ = await two_at_a_table(visitors)
    line, _ = await listen(ann, code)
    before = await ann.look(code)
    for message in BAD_MESSAGES:
        await line.socket.send(message)
        answer = await line.hear_until("failed")
        assert answer["code"] == "message-malformed", message
    assert await ann.look(code) == before
    assert (await line.ask("say", "chatted", text="Still here"))["type"] == "chatted"


async def test_a_message_that_is_too_large_is_refused_and_the_line_stays(visitors: Visitors) -> None:
    code, ann, _ = await two_at_a_table(visitors)
    line, _ = await listen(ann, code)
    await line.socket.send(json.dumps({"type": "say", "text": "x" * MESSAGE_BYTES}))
    assert (await line.hear_until("failed"))["code"] == "message-too-large"
    assert (await line.ask("say", "chatted", text="Still here"))["type"] == "chatted"


async def test_a_message_beyond_all_measure_ends_the_line_and_harms_nobody(visitors: Visitors) -> None:
    code, ann, ben = await two_at_a_table(visitors)
    line, _ = await listen(ann, code)
    other, _ = await listen(ben, code)
    await line.socket.send("x" * (MESSAGE_BYTES * 64))
    assert await line.closed() == 1009
    while (await other.hear_until("presence"))["present"][0]:
        pass
    assert (await other.ask("say", "chatted", text="Where are you?"))["type"] == "chatted"


async def test_too_many_messages_are_refused_for_a_while(visitors: Visitors) -> None:
    code, ann, _ = await two_at_a_table(visitors)
    line, _ = await listen(ann, code)
    for _ in range(850):  # more than may come before and after any pause
        await line.socket.send("{}")
    codes = [(await line.hear_until("failed"))["code"] for _ in range(850)]
    assert set(codes) == {"message-malformed", "too-fast"}
    assert codes[0] == "message-malformed"


async def test_messages_count_for_the_guest_however_many_lines_there_are(
    server: Server, visitors: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.limits.frames.by_guest, "most", 20)
    monkeypatch.setattr(server.limits.frames.by_guest, "seconds", PATIENCE)
    code, ann, ben = await two_at_a_table(visitors)
    lines = [(await listen(ann, code))[0] for _ in range(3)]
    codes = [(await line.ask("preview", "previewed", ply=0, actions=[]))["code"] for line in lines for _ in range(10)]
    assert codes == ["stale"] * 20 + ["too-fast"] * 10
    other, _ = await listen(ben, code)
    assert (await other.ask("preview", "previewed", ply=0, actions=[]))["code"] == "stale"


@pytest.mark.parametrize(
    ("headers", "code", "error"),
    [
        ({"Origin": "https://evil.example"}, None, "origin-foreign"),
        ({"Origin": "null"}, None, "origin-foreign"),
        ({"Cookie": "leadlight=forged"}, None, "guest-unknown"),
        ({"Cookie": "other=1"}, None, "guest-unknown"),
        ({}, UNKNOWN, "table-unknown"),
    ],
)
async def test_a_line_that_may_not_be_is_refused_with_its_reason(
    visitors: Visitors, headers: dict[str, str], code: str | None, error: str
) -> None:
    ann = await visitors.enter("Ann")
    table = code or await ann.open_table()
    line = await ann.connect(table, **headers)
    assert (await line.hear())["code"] == error
    assert await line.closed() == REFUSED


async def test_a_page_of_this_server_may_connect(visitors: Visitors, server: Server) -> None:
    ann = await visitors.enter("Ann")
    line = await ann.connect(await ann.open_table(), Origin=f"http://{server.address}")
    assert (await line.hear())["type"] == "snapshot"


async def test_a_stranger_hears_nothing_of_a_private_match(visitors: Visitors) -> None:
    code, ann, ben = await two_at_a_table(visitors, visibility="private")
    eve = await visitors.enter("Eve")
    line, snapshot = await listen(eve, code)
    assert (snapshot["match"], snapshot["steps"], snapshot["chat"]) == (None, [], [])
    match = (await ann.look(code))["match"]
    await ann.command(code, "act", ply=match["ply"], action=match["legal"][0])
    await ben.command(code, "say", text="Between us")
    await ann.command(code, "resign")
    over = await line.hear_until("changed")
    while over["table"]["status"] != "over":
        over = await line.hear_until("changed", "stepped", "undone", "chatted")
        assert over["type"] == "changed"
        assert over["match"] is None
    assert not any(b"Between us" in data for data in eve.received)


async def test_who_comes_back_gets_exactly_what_was_missed(visitors: Visitors) -> None:
    code, ann, ben = await two_at_a_table(visitors)
    line, snapshot = await listen(ben, code)
    known = snapshot["match"]["ply"]
    await line.close()
    for player in (ann, ben, ann):
        match = (await player.look(code))["match"]
        await player.command(code, "act", ply=match["ply"], action=match["legal"][0])
    again = await ben.connect(code, since=known)
    missed = (await again.hear())["steps"]
    assert [turn["seat"] for turn in missed] == [0, 1, 0]
    everything = (await ben.look(code))["steps"]
    assert everything[-3:] == missed


@pytest.mark.parametrize("since", [-5, 10**9, 10**30])
async def test_a_strange_since_does_no_harm(visitors: Visitors, since: int) -> None:
    code, ann, _ = await two_at_a_table(visitors)
    line = await ann.connect(code, since=since)
    assert len((await line.hear())["steps"]) == (1 if since < 0 else 0)


async def test_two_lines_of_one_guest_are_one_person(visitors: Visitors) -> None:
    code, ann, ben = await two_at_a_table(visitors)
    other, _ = await listen(ben, code)
    first, snapshot = await listen(ann, code)
    second, _ = await listen(ann, code)
    await second.send("act", ply=snapshot["match"]["ply"], action=snapshot["match"]["legal"][0])
    assert (await first.hear_until("stepped"))["step"] == (await second.hear_until("stepped"))["step"]
    await first.close()
    await resolve(other)
    await resolve(second)
    assert (await ben.look(code))["table"]["seats"][0]["present"]
    await second.close()
    while (await other.hear_until("presence"))["present"][0]:
        pass


async def test_who_looks_on_is_counted_once_and_only_while_there(visitors: Visitors) -> None:
    code, ann, _ = await two_at_a_table(visitors)
    eve = await visitors.enter("Eve")
    first, _ = await listen(eve, code)
    _, snapshot = await listen(eve, code)
    assert snapshot["table"]["watching"] == 1
    line, _ = await listen(ann, code)
    for each in eve.lines:
        await each.close()
    assert first
    while (await line.hear_until("presence"))["watching"]:
        pass


async def test_a_bot_answers_by_itself_and_undo_takes_its_move_back(visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    code = await ann.open_table(options={"starter": "first"}, bots=["random"])
    line, _ = await listen(ann, code)
    await line.send("ready")
    match = (await line.hear_until("stepped"))["match"]
    await line.send("act", ply=match["ply"], action=match["legal"][0])
    turned = await line.hear_until("stepped")
    while turned["match"]["actor"] != 0:
        turned = await line.hear_until("stepped")
    assert turned["step"]["seat"] == 1
    undone = await line.ask("undo", "undone", ply=turned["match"]["ply"])
    assert undone["match"]["ply"] == match["ply"]


async def test_who_does_not_read_holds_nobody_up(visitors: Visitors, server: Server) -> None:
    """Everybody else hears a hundred large answers while one line reads nothing at all."""
    code, ann, ben = await two_at_a_table(visitors)
    deaf = open_deaf_line(server, ben, code)
    line, _ = await listen(ann, code)
    for _ in range(100):
        match = (await ann.look(code))["match"]
        turned = await line.ask("act", "stepped", ply=match["ply"], action=match["legal"][0])
        await line.ask("undo", "undone", ply=turned["match"]["ply"])
    deaf.close()


def open_deaf_line(server: Server, visitor: Visitor, code: str) -> sockets.socket:
    host, port = server.address.split(":")
    deaf = sockets.create_connection((host, int(port)))
    deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    request = (
        f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: leadlight={visitor.cookie}\r\n\r\n"
    )
    deaf.sendall(request.encode())
    return deaf


async def test_many_who_come_and_go_at_once_leave_nothing_behind(visitors: Visitors) -> None:
    code, ann, _ = await two_at_a_table(visitors)
    line, _ = await listen(ann, code)
    people = [await visitors.enter(f"Guest {number}") for number in range(6)]

    async def come_and_go(visitor: Visitor) -> None:
        for _ in range(4):
            visit = await visitor.connect(code)
            await visit.hear()
            await visit.close()

    await asyncio.gather(*map(come_and_go, people))
    while (await line.hear_until("presence"))["watching"]:
        pass
    assert (await ann.look(code))["table"]["watching"] == 0
