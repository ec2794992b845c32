"""What people notice of several nodes: nothing. A table, the lobby, names, sessions and limits are the same at each."""

import asyncio
from typing import Any

import pytest

from leadlight.server.carrying import GOING_AWAY
from tests.server.visitor import Json, Line, Visitor, start_match

from .conftest import People
from .nodes import Nodes

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def eventually(visitor: Visitor, path: str, is_so: object) -> Json:
    """The answer, once it is as expected."""
    assert callable(is_so)
    for _ in range(100):
        answer = await visitor.get(path)
        if is_so(answer):
            return answer
        await asyncio.sleep(0.1)
    raise AssertionError(answer)


async def act(line: Line, match: Json) -> Json:
    return await line.ask("act", "stepped", ply=match["ply"], action=match["legal"][0])


async def test_people_at_different_nodes_play_one_match(people: People) -> None:
    ann, ben = await people.enter("Ann", 0), await people.enter("Ben", 1)
    code = await ann.open_table()
    await start_match(code, ann, ben)
    lines = [await ann.connect(code), await ben.connect(code)]
    shown = [await line.hear_until("snapshot") for line in lines]
    assert [message["you"]["seat"] for message in shown] == [0, 1]
    for _ in range(12):
        actor = next(seat for seat, message in enumerate(shown) if message["match"]["legal"])
        await lines[actor].send("act", ply=shown[actor]["match"]["ply"], action=shown[actor]["match"]["legal"][0])
        shown = [await line.hear_until("stepped") for line in lines]
        assert shown[0]["match"]["ply"] == shown[1]["match"]["ply"]
        assert shown[0]["match"]["view"] == shown[1]["match"]["view"]


async def test_requests_about_a_table_are_answered_by_every_node(people: People) -> None:
    ann, ben, eve = await people.enter("Ann", 0), await people.enter("Ben", 1), await people.enter("Eve", 2)
    code = await ann.open_table()
    await start_match(code, ann, ben)
    seen = [(await visitor.look(code))["match"]["ply"] for visitor in (ann, ben, eve)]
    assert len(set(seen)) == 1
    shown = await ann.look(code), await ben.look(code)
    mover = ann if shown[0]["match"]["legal"] else ben
    legal = (await mover.look(code))["match"]
    assert (await mover.command(code, "act", ply=legal["ply"], action=legal["legal"][0]))["type"] == "stepped"
    assert (await eve.look(code))["match"]["ply"] > legal["ply"]
    response = await eve.request("GET", f"/api/tables/{code}/replay")
    assert (response.status_code, response.headers["content-type"]) == (200, "application/json")
    assert (await eve.request("GET", f"/api/tables/{code}/people")).status_code == 403
    assert (await eve.request("POST", f"/api/tables/{code}/commands", content=b"x" * 70_000)).status_code == 413
    assert (await eve.request("GET", "/api/tables/NOSUCH")).status_code == 404


async def test_refusals_and_errors_come_through(people: People) -> None:
    ann, ben = await people.enter("Ann", 0), await people.enter("Ben", 1)
    code = await ann.open_table(visibility="private")
    await start_match(code, ann, ben)
    line = await ben.connect(code)
    await line.hear_until("snapshot")
    assert (await line.ask("act", ply=0, action="nonsense"))["type"] in ("refused", "failed")
    await line.send("say", text="x" * 5000)
    assert (await line.hear_until("failed"))["code"] == "message-malformed"
    await line.send("say", text="y" * 200)  # longer than what takes the short way through the socket
    assert (await line.hear_until("chatted"))["line"]["text"] == "y" * 200


async def test_whoever_is_removed_by_the_host_is_told_at_another_node(people: People) -> None:
    ann, eve = await people.enter("Ann", 0), await people.enter("Eve", 2)
    code = await ann.open_table()
    line = await eve.connect(code)
    await line.hear_until("snapshot")
    listed: Any = await ann.get(f"/api/tables/{code}/people")
    (person,) = [each for each in listed if each["name"] == "Eve"]
    await ann.command(code, "block", person=person["person"])
    assert (await line.hear_until("failed"))["code"] == "table-blocked"
    assert await line.closed() == GOING_AWAY
    again = await eve.connect(code)
    assert (await again.hear())["code"] == "table-blocked"
    assert await again.closed() == 4403


async def test_the_lobby_of_every_node_says_who_is_there(people: People) -> None:
    ann, ben, eve = await people.enter("Ann", 0), await people.enter("Ben", 1), await people.enter("Eve", 2)
    code = await ann.open_table(visibility="open", name="Lobby of all")
    await start_match(code, ann, ben)
    lines = [await ann.connect(code), await ben.connect(code), await eve.connect(code)]
    for line in lines:
        await line.hear_until("snapshot")

    def shows(answer: Json) -> bool:
        found = [table for table in answer["open"] if table["code"] == code]
        return bool(found) and [seat["present"] for seat in found[0]["seats"]] == [True, True] and found[0]["watching"]

    for visitor in (ann, ben, eve):
        listed = await eventually(visitor, "/api/tables", shows)
        assert next(table for table in listed["open"] if table["code"] == code)["round"] == 1


async def test_a_new_name_is_known_everywhere(people: People) -> None:
    ann, ben = await people.enter("Ann", 0), await people.enter("Ben", 1)
    code = await ann.open_table()
    await ben.command(code, "sit", seat=1)
    await ben.put("/api/me", {"name": "Benjamin"})
    shown = await eventually(ann, f"/api/tables/{code}", lambda seen: seen["table"]["seats"][1]["name"] == "Benjamin")
    assert shown["table"]["seats"][1]["person"]
    assert (await people.move(ben, 2).get("/api/me"))["name"] == "Benjamin"


async def test_a_device_that_is_signed_out_is_nobodys_at_any_node(people: People) -> None:
    ann = await people.enter("Ann", 0)
    code = await ann.open_table()
    phone = await people.enter("Phone", 1)
    token = (await ann.post("/api/me/handover"))["token"]
    assert (await phone.post("/api/me/adopt", {"token": token}))["name"] == "Ann"  # the token came from another node
    assert (await phone.request("POST", "/api/me/adopt", json={"token": token})).status_code == 403
    line = await phone.connect(code)
    await line.hear_until("snapshot")
    people.move(phone, 2)
    assert (await phone.look(code))["you"]["seat"] == 0
    devices: Any = await ann.get("/api/me/sessions")
    other = next(device["id"] for device in devices if not device["current"])
    await ann.request("DELETE", f"/api/me/sessions/{other}")
    assert await line.closed() == GOING_AWAY
    await asyncio.sleep(0.5)
    assert (await phone.request("GET", f"/api/tables/{code}")).status_code == 403


async def test_wrong_codes_count_at_all_nodes_together(people: People) -> None:
    eve = await people.enter("Eve", 0)
    for node in range(3):
        people.move(eve, node)
        for number in range(4):
            assert (await eve.request("GET", f"/api/tables/WRONG{number}")).status_code == 404
        await asyncio.sleep(1.2)
    for node in range(3):
        assert (await people.move(eve, node).request("GET", "/api/tables/WRONG9")).status_code == 429


async def test_bots_decide_wherever_the_table_is(people: People) -> None:
    ann = await people.enter("Ann", 0)
    code = await ann.open_table(bots=["random"])
    await ann.command(code, "ready")
    line = await people.move(ann, 1).connect(code)
    shown = await line.hear_until("snapshot")
    while not shown["match"]["legal"]:
        shown = await line.hear_until("stepped")
    for _ in range(3):
        shown = await act(line, shown["match"])
        while not shown["match"]["legal"]:
            shown = await line.hear_until("stepped")


async def test_nothing_went_wrong_at_any_node(nodes: Nodes) -> None:
    assert "Traceback" not in nodes.logs()
    assert " ERROR " not in nodes.logs()
