"""Sessions: which device is whose, how they are ended, and how people change who they are."""

import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command

from leadlight.server.carrying import GOING_AWAY
from leadlight.server.devices import describe_device
from leadlight.server.drawings import draw_qr
from leadlight.server.errors import Forbidden
from leadlight.server.handovers import HANDOVER_SECONDS, Handovers
from leadlight.server.routes.live import REFUSED
from leadlight.server.services import Services, open_services
from leadlight.server.sessions import COOKIE, DAY, MOST_SESSIONS, OLD_COOKIE_SECONDS, SESSION_SECONDS
from leadlight.server.settings import Settings
from leadlight.server.storage.database import migration_config
from leadlight.server.storage.leases import Fence
from leadlight.server.storage.session_repository import Session, write_session
from leadlight.server.storage.transactions import Write
from leadlight.server.storage.writer import WhenKept

from .conftest import Server, Visitors
from .databases import make_settings, raw_database, sqlite_only
from .visitor import Json, Visitor

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1"


async def sign_in(server: Server, guest: Visitor, user_agent: str = PHONE) -> Visitor:
    """Another device of the guest."""
    token = (await guest.post("/api/me/handover"))["token"]
    device = Visitor(server.address)
    device.http.headers["User-Agent"] = user_agent
    response = await device.request("POST", "/api/me/adopt", json={"token": token})
    assert response.status_code == 200
    return device


async def sessions_of(visitor: Visitor) -> list[Json]:
    response = await visitor.request("GET", "/api/me/sessions")
    assert response.status_code == 200, response.text
    found: list[Json] = response.json()
    return found


async def code_for(visitor: Visitor, cookie: str) -> int:
    """How the server answers a device with this cookie."""
    visitor.http.cookies.clear()
    return (await visitor.request("GET", "/api/tables", headers={"Cookie": f"{COOKIE}={cookie}"})).status_code


# Links that change who a device is


async def test_a_handover_works_once(server: Server, visitors: Visitors) -> None:
    ann, eve = await visitors.enter("Ann"), await visitors.enter("Eve")
    token = (await ann.post("/api/me/handover"))["token"]
    phone = Visitor(server.address)
    assert await phone.post("/api/me/adopt", {"token": token}) == {"name": "Ann"}
    assert (await eve.post("/api/me/adopt", {"token": token}))["code"] == "handover-invalid"
    assert await eve.get("/api/me") == {"name": "Eve"}
    await phone.close()


async def test_the_picture_of_a_handover_is_not_kept(server: Server, visitors: Visitors) -> None:
    """Nobody asks for it twice, and a cache full of them needs memory."""
    ann = await visitors.enter("Ann")
    offer = await ann.post("/api/me/handover")
    assert offer["qr"].startswith("<?xml")
    assert not [key for key in server.services.process_pool.cache if offer["token"] in str(key)]


async def test_a_handover_ends_after_ten_minutes() -> None:
    now = 0.0
    handovers = Handovers(lambda: now)
    token = await handovers.offer("ann")
    now = HANDOVER_SECONDS - 1.0
    assert await handovers.look(token) == "ann"
    now = HANDOVER_SECONDS
    for use in (handovers.look, handovers.take):
        with pytest.raises(Forbidden, match="handover-invalid"):
            await use(token)
    assert HANDOVER_SECONDS == 600


async def test_a_new_handover_takes_the_place_of_the_last() -> None:
    handovers = Handovers()
    first, second, other = [await handovers.offer(guest) for guest in ("ann", "ann", "ben")]
    with pytest.raises(Forbidden):
        await handovers.take(first)
    assert (await handovers.take(other), await handovers.take(second)) == ("ben", "ann")


async def test_whom_a_link_makes_of_a_device_is_told_before_anything_changes(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    token, cookie = (await ann.post("/api/me/handover"))["token"], ben.cookie
    for _ in range(2):
        response = await ben.request("POST", "/api/me/handover/look", json={"token": token})
        assert (response.json(), "set-cookie" in response.headers) == ({"name": "Ann"}, False)
    assert (ben.cookie, await ben.get("/api/me")) == (cookie, {"name": "Ben"})
    assert (await ben.post("/api/me/handover/look", {"token": "x"}))["code"] == "handover-invalid"


@pytest.mark.parametrize("path", ["/?adopt={}", "/device?{}", "/api/me/adopt?token={}", "/api/me?adopt={}"])
async def test_no_link_alone_changes_who_a_device_is(visitors: Visitors, path: str) -> None:
    """Whatever a page of another site, a preview or a prefetch does, it can only get."""
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    token = (await ann.post("/api/me/handover"))["token"]
    await ben.request("GET", path.format(token))
    assert await ben.get("/api/me") == {"name": "Ben"}
    assert await ben.post("/api/me/handover/look", {"token": token}) == {"name": "Ann"}  # not used up


async def test_who_becomes_somebody_else_is_signed_out_of_the_guest_they_were(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    before = ben.cookie
    token = (await ann.post("/api/me/handover"))["token"]
    assert await ben.post("/api/me/adopt", {"token": token}) == {"name": "Ann"}
    assert len(await sessions_of(ben)) == 2
    assert await code_for(ben, before) == 403


# Devices


async def test_a_new_guest_costs_one_commit(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Strangers in great number hold up the writes of those who play as little as they can."""
    written: list[set[str]] = []
    writer = server.services.writer
    put = writer.put

    def note(writes: Sequence[Write], done: WhenKept, fence: Fence | None = None) -> None:
        written.append({str(write.statement.table) for write in writes})
        put(writes, done, fence)

    monkeypatch.setattr(writer, "put", note)
    ann = Visitor(server.address)
    assert (await ann.get("/api/me"))["name"].startswith("Guest")
    assert [tables for tables in written if tables & {"guests", "sessions"}] == [{"guests", "sessions"}]
    assert [session["current"] for session in await sessions_of(ann)] == [True]
    await ann.close()


async def test_a_guest_sees_their_devices(server: Server, visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    ann.http.headers["User-Agent"] = FIREFOX
    phone = await sign_in(server, ann)
    mine, theirs = await sessions_of(ann), await sessions_of(phone)
    assert {session["id"] for session in mine} == {session["id"] for session in theirs}
    assert [session["device"] for session in theirs if session["current"]] == ["Safari, iPhone"]
    assert [session["current"] for session in mine] == [not session["current"] for session in theirs]
    assert all(time.time() - 60 < session["created"] <= session["used"] <= time.time() for session in mine)
    await phone.close()


@pytest.mark.parametrize(
    ("user_agent", "device"),
    [
        (FIREFOX, "Firefox, Linux"),
        (PHONE, "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140.0 Safari/537 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/140.0 Mobile Safari/537", "Chrome, Android"),
        ("curl/8", ""),
        ("", ""),
        ("\x00" * 5000, ""),
    ],
)
def test_a_device_is_told_in_two_words(user_agent: str, device: str) -> None:
    assert describe_device(user_agent) == device


async def test_a_device_that_is_signed_out_is_nobodys(server: Server, visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    code = await ann.open_table()
    phone = await sign_in(server, ann)
    line = await phone.connect(code)
    assert (await line.hear())["you"]["seat"] == 0
    lost = next(session["id"] for session in await sessions_of(ann) if not session["current"])
    response = await ann.request("DELETE", f"/api/me/sessions/{lost}")
    assert [session["current"] for session in response.json()] == [True]
    assert await line.closed() == GOING_AWAY
    again = await phone.connect(code)
    assert (await again.hear())["code"] == "guest-unknown"
    assert await again.closed() == REFUSED
    assert (await phone.request("GET", f"/api/tables/{code}")).json()["code"] == "guest-unknown"
    assert (await phone.get("/api/me"))["name"].startswith("Guest")
    assert (await ann.look(code))["you"]["seat"] == 0
    await phone.close()


async def test_a_query_that_is_under_way_does_not_bring_a_session_back(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    sessions, guest = services.sessions, await services.guests.welcome("en")
    session = await sessions.open(guest, "")
    cookie, read = sessions.sign(session), sessions.repository.read
    sessions.kept.clear()

    async def read_slowly(key: str) -> Session | None:
        found = await read(key)
        await sessions.end(guest, lambda _: True)
        return found

    monkeypatch.setattr(sessions.repository, "read", read_slowly)
    assert await sessions.identify(cookie) is None
    assert sessions.kept == {}
    with pytest.raises(Forbidden, match="guest-unknown"), sessions.connected(session, lambda: None):
        pass


async def test_a_guest_signs_the_device_out_that_they_use(visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    cookie, own = ann.cookie, (await sessions_of(ann))[0]["id"]
    response = await ann.request("DELETE", f"/api/me/sessions/{own}")
    assert response.json() == []
    assert not ann.http.cookies
    assert await code_for(ann, cookie) == 403


async def test_nobody_signs_out_the_devices_of_others(visitors: Visitors) -> None:
    ann, eve = await visitors.enter("Ann"), await visitors.enter("Eve")
    theirs = (await sessions_of(ann))[0]["id"]
    assert len((await eve.request("DELETE", f"/api/me/sessions/{theirs}")).json()) == 1
    assert await ann.get("/api/me") == {"name": "Ann"}
    assert (
        await eve.request("DELETE", f"/api/me/sessions/{theirs}", headers={"Origin": "https://evil.example"})
    ).json()["code"] == "origin-foreign"


async def test_the_id_of_a_session_is_no_cookie(visitors: Visitors) -> None:
    ann, eve = await visitors.enter("Ann"), await visitors.enter("Eve")
    assert await code_for(eve, (await sessions_of(ann))[0]["id"]) == 403


# Time


async def test_a_session_outlives_the_server(tmp_path: Path) -> None:
    async with open_services(make_settings(tmp_path)) as services:
        guest = await services.guests.welcome("en")
        cookie = services.sessions.sign(await services.sessions.open(guest, "Firefox"))
    async with open_services(make_settings(tmp_path)) as services:
        session = await services.sessions.identify(cookie)
        assert session is not None
        assert (session.guest, session.device) == (guest, "Firefox")


async def test_a_session_ends_a_year_after_its_last_use(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    now = services.steady.now()
    monkeypatch.setattr(services.sessions, "clock", lambda: now)
    sessions, guest = services.sessions, await services.guests.welcome("en")
    cookie = sessions.sign(await sessions.open(guest, ""))
    now += SESSION_SECONDS - DAY
    session = await sessions.identify(cookie)
    assert session is not None
    assert session.used == now
    await services.writer.commit([])
    assert (await sessions.repository.sessions_of(guest))[0].used == now  # written, for the next server
    now += SESSION_SECONDS - 1
    assert await sessions.identify(cookie) is not None
    now += SESSION_SECONDS
    assert await sessions.identify(cookie) is None
    assert await sessions.sessions_of(guest) == []


async def test_sessions_that_are_too_old_are_deleted_at_the_start(tmp_path: Path) -> None:
    async with open_services(make_settings(tmp_path)) as services:
        guest = await services.guests.welcome("en")
        lately = await services.sessions.open(guest, "")
        long_ago = lately._replace(id="0" * 32, used=time.time() - SESSION_SECONDS - 1)
        await services.writer.commit([write_session(long_ago)])
    async with open_services(make_settings(tmp_path)) as services:
        await services.writer.commit([])
        assert [session.id for session in await services.sessions.repository.sessions_of(guest)] == [lately.id]


async def test_a_guest_has_so_many_sessions_and_no_more(services: Services) -> None:
    """Whoever keeps using an old cookie gets a new one each time, and fills no disk."""
    guest = await services.guests.welcome("en")
    opened = [await services.sessions.open(guest, "") for _ in range(MOST_SESSIONS + 2)]
    assert {session.id for session in await services.sessions.sessions_of(guest)} == {
        session.id for session in opened[2:]
    }
    assert await services.sessions.identify(services.sessions.sign(opened[0])) is None
    assert await services.sessions.identify(services.sessions.sign(opened[-1])) is not None


async def test_the_link_for_another_device_can_be_opened_there_and_comes_as_a_picture(tmp_path: Path) -> None:
    network = "http://192.168.1.5:8765"
    server = Server(tmp_path, addresses=(network,))
    server.start()
    ann = Visitor(server.address)
    await ann.enter("Ann")
    offer = await ann.post("/api/me/handover")
    assert offer["link"] == f"{network}/device#{offer['token']}"
    assert offer["qr"] == draw_qr(offer["link"]).decode()
    by_name = await ann.request("POST", "/api/me/handover", headers={"Host": "games:8765"})
    assert by_name.json()["link"].startswith("http://games:8765/device#")
    await ann.close()
    server.stop()


# Several servers on one host: browsers send them each other's cookies


async def test_two_servers_on_one_host_do_not_share_a_cookie(
    server: Server, visitors: Visitors, tmp_path: Path
) -> None:
    other = Server(tmp_path)
    other.start()
    ann = await visitors.enter("Ann")
    ann.move(other.address)
    await ann.enter("Anna")
    ann.move(server.address)
    assert await ann.get("/api/me") == {"name": "Ann"}
    ann.move(other.address)
    assert await ann.get("/api/me") == {"name": "Anna"}
    other.stop()


async def test_a_cookie_with_the_name_that_servers_shared_is_good_and_gets_a_name_of_its_own(
    server: Server, visitors: Visitors
) -> None:
    ann = await visitors.enter("Ann")
    shared = {"Cookie": f"{COOKIE}={ann.cookie}"}
    ann.http.cookies.clear()
    response = await ann.request("GET", "/api/me", headers=shared)
    assert response.json() == {"name": "Ann"}
    assert list(ann.http.cookies) == [server.services.sessions.cookie_name]
    assert len(await sessions_of(ann)) == 1  # it is still the same session


# Cookies of version 0.1


def keep_old_cookie(place: Path | str, guest: str) -> None:
    with raw_database(place) as connection:
        connection.execute("insert into old_cookies (guest) values (?)", [guest])


async def test_an_old_cookie_becomes_a_session(server: Server, visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    code = await ann.open_table()
    services = server.services
    session = services.sessions.kept[(await sessions_of(ann))[0]["id"]]
    keep_old_cookie(services.settings.database, session.guest)
    old = services.sessions.old_cookies.dumps(session.guest)
    device = Visitor(server.address)
    assert await code_for(device, old) == 200  # a page that is still open goes on
    response = await device.request("GET", "/api/me", headers={"Cookie": f"{COOKIE}={old}"})
    assert response.json() == {"name": "Ann"}
    assert device.cookie != old
    assert (await device.look(code))["you"]["seat"] == 0
    assert len(await sessions_of(ann)) == 2
    await device.close()


async def test_an_old_cookie_serves_other_devices_for_a_month_and_no_longer(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = services.steady.now()
    monkeypatch.setattr(services.sessions, "clock", lambda: now)
    sessions, guest = services.sessions, await services.guests.welcome("en")
    keep_old_cookie(services.settings.database, guest)
    old = sessions.old_cookies.dumps(guest)
    now += 300 * DAY  # whoever comes back late is still who they were
    for later in (OLD_COOKIE_SECONDS - 1, 2):
        session = await sessions.identify(old)
        assert session is not None
        assert (await sessions.renew(session, "")).guest == guest
        now += later
    assert await sessions.identify(old) is None


async def test_signing_a_device_out_ends_the_old_cookie(services: Services) -> None:
    sessions, guest = services.sessions, await services.guests.welcome("en")
    keep_old_cookie(services.settings.database, guest)
    old = sessions.old_cookies.dumps(guest)
    session = await sessions.identify(old)
    assert session is not None
    await sessions.renew(session, "")
    await sessions.end(guest, lambda _: False)
    assert await sessions.identify(old) is None


async def test_a_new_guest_has_no_old_cookie(services: Services) -> None:
    """Not even for somebody who read the key of an older version."""
    guest = await services.guests.welcome("en")
    assert await services.sessions.identify(services.sessions.old_cookies.dumps(guest)) is None


@sqlite_only
async def test_everybody_stays_who_they_were_after_an_upgrade(tmp_path: Path) -> None:
    file = Settings(data=tmp_path).file
    command.upgrade(migration_config(file), "0002")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("insert into guests (id, name, created) values ('ann', 'Ann', 1.0)")
    async with open_services(make_settings(tmp_path)) as services:
        session = await services.sessions.identify(services.sessions.old_cookies.dumps("ann"))
        assert session is not None
        assert await services.guests.name(session.guest) == "Ann"
