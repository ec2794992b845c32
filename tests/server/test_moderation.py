"""The host of a table removes, mutes and blocks people there; the owner of the server does it everywhere."""

import logging
import stat
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from leadlight.play.clock import ClockRule
from leadlight.server import wire
from leadlight.server.carrying import GOING_AWAY
from leadlight.server.control_token import FILE, control_token, read_token
from leadlight.server.errors import Conflict, Forbidden, NotFound
from leadlight.server.http_models import NewTable, PersonInfo
from leadlight.server.moderation import carry_out
from leadlight.server.orders import DeleteTable, ListPeople, ListSanctions, ListTables, SanctionGuest
from leadlight.server.routes.live import REFUSED
from leadlight.server.services import Services, open_services
from leadlight.server.tables.creating import create_table
from leadlight.server.tables.moderation import list_people, person_key
from leadlight.server.tables.table import Asker

from .conftest import Server, Visitors
from .databases import make_settings
from .tabletop import Tabletop, started
from .visitor import Json, Visitor, start_match


@pytest.fixture(autouse=True)
def heard(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.INFO, "leadlight.audit"):
        yield


def key(tabletop: Tabletop, guest: str) -> str:
    return person_key(tabletop.table, guest)


def seated(tabletop: Tabletop) -> list[str | None]:
    return [chair.guest for chair in tabletop.table.chairs]


# The host, before the match


def test_a_removed_person_loses_the_seat_and_may_come_back() -> None:
    tabletop = Tabletop()
    tabletop.seat_everybody()
    tabletop.heard("ben")
    tabletop.do("ann", wire.Remove(key(tabletop, "ben")))
    assert seated(tabletop) == ["ann", None]
    assert wire.Failed("table-removed", {}) in tabletop.heard("ben")
    assert wire.Failed("table-removed", {}) not in tabletop.heard("eve")
    tabletop.do("ben", wire.Sit(1))
    assert seated(tabletop) == ["ann", "ben"]


def test_a_blocked_person_stays_out_also_after_a_restart() -> None:
    tabletop = Tabletop()
    tabletop.seat_everybody()
    tabletop.do("ann", wire.Block(key(tabletop, "ben")))
    assert seated(tabletop) == ["ann", None]
    for table in (tabletop.table, tabletop.reopened()):
        with pytest.raises(Forbidden, match="table-blocked"):
            table.require_admitted("ben")
        table.require_admitted("eve")
        table.require_admitted(None)
    tabletop.do("ann", wire.Block(key(tabletop, "ben"), blocked=False))
    tabletop.reopened().require_admitted("ben")
    assert [known.name for known in list_people(tabletop.table, "ann")] == ["Ben"]


def test_a_muted_person_plays_in_silence_also_after_a_restart() -> None:
    tabletop = started()
    tabletop.do("ann", wire.Mute(key(tabletop, "ben")))
    with pytest.raises(Forbidden, match="chat-muted-here"):
        tabletop.do("ben", wire.Say("Hello"))
    assert tabletop.reopened().is_muted("ben")
    assert seated(tabletop) == ["ann", "ben"]
    tabletop.do("eve", wire.Say("Hello"))
    tabletop.do("ann", wire.Mute(key(tabletop, "ben"), muted=False))
    tabletop.do("ben", wire.Say("Hello"))
    assert [line.name for line in tabletop.table.chat] == ["Eve", "Ben"]


@pytest.mark.parametrize("command", [wire.Remove, wire.Mute, wire.Block])
def test_only_the_host_may_and_nobody_does_it_to_the_host(
    command: type[wire.Remove | wire.Mute | wire.Block],
) -> None:
    tabletop = started()
    for guest in ("ben", "eve"):
        with pytest.raises(Forbidden, match="not-host"):
            tabletop.do(guest, command(key(tabletop, "ann")))
    for person in (key(tabletop, "ann"), key(tabletop, "nobody"), "", "ben"):
        with pytest.raises(Conflict, match="person-unknown"):
            tabletop.do("ann", command(person))
    assert seated(tabletop) == ["ann", "ben"]


# The host, during and after the match


def test_in_a_match_a_bot_takes_the_seat_of_whoever_is_removed() -> None:
    tabletop = started(3, ClockRule("bank", 600))
    tabletop.act()
    assert tabletop.actor == 1
    tabletop.do("ann", wire.Remove(key(tabletop, "ben")))
    assert (tabletop.table.bot_to_act(), seated(tabletop)) == ("greedy", ["ann", None, "cat"])
    assert tabletop.table.clock is not None
    assert tabletop.table.clock.running is None  # a bot has no clock
    assert tabletop.reopened().bot_to_act() == "greedy"
    with pytest.raises(Forbidden, match="seat-none"):
        tabletop.do("ben", wire.Act(tabletop.ply, tabletop.legal()[0]))
    info = tabletop.snapshot("cat").table.seats[1]
    assert (info.bot, info.person) == ("greedy", False)


def test_votes_and_offers_of_whoever_is_removed_do_not_count() -> None:
    tabletop = started(4)
    tabletop.act()
    tabletop.act()
    tabletop.do("ben", wire.Undo(tabletop.ply))
    tabletop.stay_away("dan")
    tabletop.do("ben", wire.TakeOver(3))
    tabletop.do("ann", wire.Remove(key(tabletop, "ben")))
    assert tabletop.table.offer is None
    assert tabletop.table.chairs[3].votes == []


def test_a_rematch_does_not_wait_for_whoever_is_removed() -> None:
    tabletop = started(3)
    for guest in ("ann", "ben"):
        tabletop.do(guest, wire.Resign())
    assert tabletop.status == "over"
    for guest in ("ann", "cat"):
        tabletop.do(guest, wire.Rematch())
    assert tabletop.status == "over"
    tabletop.do("ann", wire.Remove(key(tabletop, "ben")))
    assert tabletop.status == "waiting"
    assert sorted(guest or "" for guest in seated(tabletop)) == ["", "ann", "cat"]


def test_the_host_sees_who_is_and_was_there() -> None:
    tabletop = Tabletop(3)
    tabletop.do("ben", wire.Sit(1))
    tabletop.do("eve", wire.Say("Hello"))
    tabletop.depart("eve")
    assert list_people(tabletop.table, "ann") == [
        PersonInfo(key(tabletop, "ben"), "Ben", 1, present=True, muted=False, blocked=False),
        PersonInfo(key(tabletop, "eve"), "Eve", None, present=False, muted=False, blocked=False),
    ]
    tabletop.do("ann", wire.Block(key(tabletop, "eve")))
    tabletop.do("ann", wire.Mute(key(tabletop, "eve")))
    known = list_people(tabletop.reopened(), "ann")[-1]
    assert (known.name, known.muted, known.blocked) == ("Eve", True, True)
    with pytest.raises(Forbidden, match="not-host"):
        list_people(tabletop.table, "ben")


# Over the network


async def person(host: Visitor, code: str, name: str) -> str:
    response = await host.request("GET", f"/api/tables/{code}/people")
    assert response.status_code == 200, response.text
    return next(str(known["person"]) for known in response.json() if known["name"] == name)


async def test_whoever_is_removed_loses_the_connection(visitors: Visitors, caplog: pytest.LogCaptureFixture) -> None:
    ann, eve = await visitors.enter("Ann"), await visitors.enter("Eve")
    code = await ann.open_table()
    line = await eve.connect(code)
    await line.hear()
    await ann.command(code, "remove", person=await person(ann, code, "Eve"))
    assert (await line.hear_until("failed"))["code"] == "table-removed"
    assert await line.closed() == GOING_AWAY
    assert f"table {code}: its host" in caplog.text
    assert "has removed 'Eve'" in caplog.text
    assert (await eve.look(code))["table"]["code"] == code  # not blocked


async def test_whoever_is_blocked_is_refused_everywhere(visitors: Visitors) -> None:
    ann, eve = await visitors.enter("Ann"), await visitors.enter("Eve")
    code = await ann.open_table(visibility="open")
    line = await eve.connect(code)
    await line.hear()
    await ann.command(code, "block", person=await person(ann, code, "Eve"))
    assert (await line.hear_until("failed"))["code"] == "table-blocked"
    await line.closed()
    again = await eve.connect(code)
    assert (await again.hear())["code"] == "table-blocked"
    assert await again.closed() == REFUSED
    for path in ("", "/replay", "/record", "/people", "/qr.svg"):
        response = await eve.request("GET", f"/api/tables/{code}{path}")
        assert (response.status_code, response.json()["code"]) == (403, "table-blocked")
    assert (await eve.command(code, "sit", seat=1))["code"] == "table-blocked"
    assert code not in {table["code"] for table in (await eve.get("/api/tables"))["open"]}
    assert code in {table["code"] for table in (await ann.get("/api/tables"))["open"]}


async def test_whoever_is_blocked_while_connecting_does_not_get_in(services: Services) -> None:
    host = Asker(await services.guests.welcome("en"), "Ann", services.steady.now())
    room = await services.rooms.open(create_table(NewTable("sintra"), host))
    room.table.note_name("eve", "Eve")
    await room.answer(host, wire.Block(person_key(room.table, "eve")))
    with pytest.raises(Forbidden, match="table-blocked"):
        await room.join(Ear("eve"), 0)
    assert room.audience.listeners == set()


class Ear:
    """Listens to a room and hears nothing."""

    def __init__(self, guest: str) -> None:
        self.guest = guest

    def send(self, message: bytes) -> None:
        raise AssertionError(message)

    def disconnect(self) -> None:
        pass


async def test_a_table_leaves_the_list_of_whoever_is_removed(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    code = await ann.open_table()
    await start_match(code, ann, ben)
    assert code in {table["code"] for table in (await ben.get("/api/tables"))["mine"]}
    await ann.command(code, "remove", person=await person(ann, code, "Ben"))
    assert code not in {table["code"] for table in (await ben.get("/api/tables"))["mine"]}


async def test_only_the_host_reads_who_is_there_and_nobody_reads_ids(visitors: Visitors, server: Server) -> None:
    ann, eve = await visitors.enter("Ann"), await visitors.enter("Eve")
    code = await ann.open_table()
    await eve.connect(code)
    assert (await eve.request("GET", f"/api/tables/{code}/people")).json()["code"] == "not-host"
    told = (await ann.request("GET", f"/api/tables/{code}/people")).text
    assert not any(guest in told for guest in server.services.guests.names)


# The owner of the server


async def order(server: Server, body: Json, token: str | None = None) -> httpx.Response:
    given = server.services.token if token is None else token
    async with httpx.AsyncClient(base_url=f"http://{server.address}") as client:
        return await client.post("/api/moderation", json=body, headers={"Authorization": f"Bearer {given}"})


@pytest.mark.parametrize("token", ["x", "0" * 64])
async def test_nobody_orders_without_the_token(server: Server, visitors: Visitors, token: str) -> None:
    ann = await visitors.enter("Ann")
    code = await ann.open_table()
    for body in ({"type": "listtables"}, {"type": "deletetable", "code": code}):
        response = await order(server, body, token)
        assert (response.status_code, response.json()["code"]) == (403, "not-owner")
    unsigned = await ann.request("POST", "/api/moderation", json={"type": "listtables"})
    assert (unsigned.status_code, unsigned.json()["code"]) == (403, "not-owner")
    assert code in server.services.rooms.rooms


async def test_a_deleted_table_is_gone_for_everybody(
    server: Server, visitors: Visitors, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    code = await ann.open_table(name="Rude")
    await start_match(code, ann, ben)
    await ann.command(code, "say", text="Hello")
    line = await ben.connect(code)
    await line.hear()
    response = await order(server, {"type": "deletetable", "code": f"{code[:3]}-{code[3:]}".lower()})
    assert response.status_code == 200
    assert await line.closed() == GOING_AWAY
    assert (await ann.request("GET", f"/api/tables/{code}")).status_code == 404
    assert (await ann.get("/api/tables"))["mine"] == []
    assert f"deleted table {code}" in caplog.text
    assert (await order(server, {"type": "deletetable", "code": code})).json()["code"] == "table-unknown"


async def test_whoever_is_muted_on_the_server_is_silent_at_every_table(server: Server, visitors: Visitors) -> None:
    ann, eve = await visitors.enter("Ann"), await visitors.enter("Eve")
    code = await ann.open_table()
    line = await eve.connect(code)
    await line.hear()
    people = (await order(server, {"type": "listpeople", "code": code})).json()["people"]
    guest = next(known["guest"] for known in people if known["name"] == "Eve")
    await order(server, {"type": "sanctionguest", "guest": guest[:12], "muted": True})
    assert (await line.ask("say", "chatted", text="Hello"))["code"] == "chat-muted"
    assert (await eve.command(code, "say", text="Hello"))["code"] == "chat-muted"
    assert (await eve.command(code, "sit", seat=1))["type"] == "changed"
    await order(server, {"type": "sanctionguest", "guest": guest, "muted": False})
    assert (await eve.command(code, "say", text="Hello"))["type"] == "chatted"


async def test_whoever_is_blocked_on_the_server_is_shut_out(
    server: Server, visitors: Visitors, caplog: pytest.LogCaptureFixture
) -> None:
    ann, eve = await visitors.enter("Ann"), await visitors.enter("Eve")
    code = await eve.open_table()
    token = (await eve.post("/api/me/handover"))["token"]
    line = await eve.connect(code)
    await line.hear()
    people = (await order(server, {"type": "listpeople", "code": code})).json()["people"]
    await order(server, {"type": "sanctionguest", "guest": people[0]["guest"], "blocked": True})
    assert await line.closed() == GOING_AWAY
    for path in ("/api/me", "/api/tables", f"/api/tables/{code}", "/api/me/sessions"):
        assert (await eve.request("GET", path)).json()["code"] == "guest-blocked"
    again = await eve.connect(code)
    assert (await again.hear())["code"] == "guest-blocked"
    assert (await ann.post("/api/me/adopt", {"token": token}))["code"] == "guest-blocked"
    assert "is now muted=False blocked=True" in caplog.text
    listed = (await order(server, {"type": "listsanctions"})).json()["people"]
    assert [(known["name"], known["blocked"]) for known in listed] == [("Eve", True)]
    await order(server, {"type": "sanctionguest", "guest": people[0]["guest"], "blocked": False})
    assert (await eve.get("/api/me"))["name"] == "Eve"
    assert (await order(server, {"type": "listsanctions"})).json()["people"] == []


async def test_sanctions_outlive_the_server(tmp_path: Path) -> None:
    async with open_services(make_settings(tmp_path)) as services:
        guest = await services.guests.welcome("en")
        await carry_out(services, SanctionGuest(guest, muted=True))
        await carry_out(services, SanctionGuest(guest, blocked=True))
    async with open_services(make_settings(tmp_path)) as services:
        assert services.guests.is_muted(guest)
        with pytest.raises(Forbidden, match="guest-blocked"):
            services.guests.require_admitted(guest)


async def test_what_does_not_exist_is_said(services: Services) -> None:
    for unknown in (ListPeople("ZZZZZZ"), DeleteTable("ZZZZZZ")):
        with pytest.raises(NotFound, match="table-unknown"):
            await carry_out(services, unknown)
    with pytest.raises(NotFound, match="guest-none"):
        await carry_out(services, SanctionGuest("abcd", muted=True))
    for _ in range(2):
        await services.guests.welcome("en")
    with pytest.raises(NotFound, match="guest-many"):
        await carry_out(services, SanctionGuest("", muted=True))
    assert (await carry_out(services, ListTables())).tables == []
    assert (await carry_out(services, ListSanctions())).people == []


def test_the_token_is_for_the_owner_alone_and_ends_with_the_server(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("old")
    with control_token(tmp_path) as token:
        assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
        assert read_token(tmp_path) == token
    assert read_token(tmp_path) is None
    with control_token(tmp_path) as another:
        assert another != token
