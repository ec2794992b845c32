"""Every request: under which name, how often, from where; and the headers of every response."""

import asyncio
import logging
import re
import socket
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from leadlight.cli import serve as serving
from leadlight.core.errors import LeadlightError
from leadlight.server import request_checks
from leadlight.server.hosts import HostNames, host_name

from .conftest import SOON, Server, Visitors
from .test_http import check_failed
from .visitor import PATIENCE, Visitor

API_PATHS = ["/api/me", "/api/host", "/api/tables", "/api/nothing", "/api/schema/openapi.json", "/api/tables/ABCDEF"]
PAGE_PATHS = ["/", "/t/RUBY42"]


def browse(server: Server, **headers: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=f"http://{server.address}", headers=headers, timeout=PATIENCE)


# Host names


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ("localhost:8765", "localhost"),
        ("LOCALHOST", "localhost"),
        ("192.168.1.20:8765", "192.168.1.20"),
        ("[::1]:8765", "::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("Play.Example.org.:443", "play.example.org"),
        ("", ""),
        (":80", ""),
        ("a:b:c", ""),
        ("::1", ""),
        ("fe80::abcd", ""),
        ("localhost:99999", ""),
        ("localhost:²", ""),
        ("[::1", ""),
    ],
)
def test_a_host_header_names_a_host(header: str, name: str) -> None:
    assert host_name(header) == name


MACHINE = socket.gethostname().partition(".")[0].casefold()


@pytest.mark.parametrize(
    "name",
    [
        "localhost",
        "leadlight.localhost",
        "127.0.0.1",
        "192.168.1.20",
        "203.0.113.7",
        "::1",
        "fd00::20",
        "living-room",
        MACHINE,
        f"{MACHINE}.local",
        f"{MACHINE}.lan",
        "play.example.org",
    ],
)
def test_names_that_nobody_else_can_have_are_accepted(name: str) -> None:
    assert HostNames(["Play.Example.org."]).accepts(name)


@pytest.mark.parametrize(
    "name",
    ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", f"{MACHINE}.evil.example", "a.local"],
)
def test_other_names_are_refused_unless_all_are_accepted(name: str) -> None:
    assert not HostNames(["play.example.org"]).accepts(name)
    assert HostNames(["*"]).accepts(name)


def test_what_is_no_name_is_refused_even_where_all_names_are_accepted() -> None:
    assert not HostNames(["*"]).accepts("")


@pytest.mark.parametrize("host", ["::1", "fe80::abcd", "localhost:99999", "localhost:x"])
async def test_a_host_header_that_is_none_breaks_nothing(server: Server, host: str) -> None:
    async with browse(server, Host=host) as client:
        for path in ("/t/LIME42", "/api/host"):
            assert (await client.get(path)).status_code == 421


async def test_a_page_of_another_site_that_gives_its_name_our_address_gets_nothing(
    server: Server, visitors: Visitors
) -> None:
    """DNS rebinding: to the browser the site and this server are one, so `Origin` and `Host` agree."""
    ann = await visitors.enter("Ann")
    code = await ann.open_table()
    port = server.address.rpartition(":")[2]
    name = f"evil.example:{port}"
    rebound = {"Host": name, "Origin": f"http://{name}"}
    for method, path in [
        ("GET", "/api/me"),
        ("GET", f"/api/tables/{code}"),
        ("POST", "/api/tables"),
        ("PUT", "/api/me"),
    ]:
        response = await ann.request(method, path, headers=rebound, json={"name": "Eve", "game": "sintra"})
        check_failed(response, 421, "host-unknown")
        assert "set-cookie" not in response.headers
    uri = f"ws://{name}/api/tables/{code}/live"
    cookie = {"Cookie": f"leadlight={ann.cookie}"}
    with pytest.raises(InvalidStatus):
        await connect(uri, host="127.0.0.1", port=int(port), additional_headers=cookie, proxy=None)
    assert await ann.get("/api/me") == {"name": "Ann"}


async def test_people_who_open_a_page_under_an_unknown_name_read_what_to_do(server: Server) -> None:
    async with browse(server, **{"Host": "evil.example", "Accept-Language": "uk"}) as client:
        response = await client.get("/")
    assert response.status_code == 421
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    assert "evil.example" in response.text
    assert "--domain" in response.text
    assert "сервер" in response.text


# Headers


async def test_no_response_is_guessed_framed_or_sent_on(server: Server) -> None:
    async with browse(server) as client:
        for path in (*API_PATHS, *PAGE_PATHS):
            headers = (await client.get(path)).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert "frame-ancestors 'none'" in headers["content-security-policy"]


async def test_nothing_of_the_api_is_kept_by_browsers_and_proxies(visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    code = await ann.open_table()
    for path in (*API_PATHS, f"/api/tables/{code}", f"/api/tables/{code}/qr.svg", "/api/games/uzory/print"):
        response = await ann.request("GET", path)
        assert response.headers["cache-control"] == "no-store", path
        assert response.headers["content-security-policy"].startswith("default-src 'none'")


# Nothing breaks


async def test_a_plain_request_for_the_socket_of_a_table_is_refused(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    async with browse(server) as client:
        for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"):
            response = await client.request(method, "/api/tables/ABCDEF/live")
            assert response.status_code in (204, 405), method
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_no_request_without_a_cookie_breaks_anything(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    paths = [*API_PATHS, *PAGE_PATHS, "/api/tables/ABCDEF/live", "/api/tables/%ff%00/live", "/api/replay?seat=%ff"]
    paths += ["/api/games/%00/print", "/api/games/x/print?paper=%ff", "//", "/api/tables//live", "/" + "a" * 9000]
    bodies = [b"", b"{}", b"\xff", b"[" * 9000, b'{"token":"\\ud800"}', b'{"name":' + b"9" * 9000 + b"}"]
    async with browse(server) as client:
        for method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "BREW"):
            for path in paths:
                for body in bodies if method in ("POST", "PUT") else bodies[:1]:
                    response = await client.request(method, path, content=body)
                    assert response.status_code < 500, (method, path, body)
                    server.limits.clear()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_path_without_end_is_not_remembered(server: Server) -> None:
    async with browse(server) as client:
        check_failed(await client.get("/api/tables/" + "x" * 5000), 404, "page-unknown")


# Floods


class Sleeps:
    """Stands for `asyncio` in the module: notes how long it is told to sleep."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.seconds.append(seconds)
        await asyncio.sleep(0)


@pytest.fixture
def sleeps(monkeypatch: pytest.MonkeyPatch) -> Sleeps:
    sleeps = Sleeps()
    monkeypatch.setattr(request_checks, "asyncio", sleeps)
    return sleeps


async def test_too_many_requests_from_one_address_are_refused_after_a_while(server: Server, sleeps: Sleeps) -> None:
    limiter = server.limits.requests
    limiter.count("127.0.0.1", limiter.most - 2)
    async with browse(server, **{"Accept-Language": "cs"}) as client:
        for path in ("/api/host", "/"):
            assert (await client.get(path)).status_code == 200
        assert sleeps.seconds == []
        response = await client.get("/api/host")
        check_failed(response, 429, "too-fast")
        assert 0 < int(response.headers["retry-after"]) <= limiter.seconds
        page = await client.get("/")
        assert (page.status_code, "rychle" in page.text) == (429, True)
    assert sleeps.seconds == [SOON] * 2


async def test_refusals_of_a_route_wait_too(server: Server, visitors: Visitors, sleeps: Sleeps) -> None:
    ann = await visitors.enter("Ann")
    code = await ann.open_table()
    server.limits.drawings.by_address.count("127.0.0.1", server.limits.drawings.by_address.most)
    check_failed(await ann.request("GET", f"/api/tables/{code}/qr.svg"), 429, "too-fast")
    assert sleeps.seconds == [SOON]


async def test_only_so_many_refusals_wait(server: Server, sleeps: Sleeps, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_checks, "MOST_DELAYED", 0)
    server.limits.requests.count("127.0.0.1", server.limits.requests.most)
    async with browse(server) as client:
        check_failed(await client.get("/api/host"), 429, "too-fast")
    assert sleeps.seconds == []


async def test_a_flood_does_not_touch_those_who_are_connected(
    server: Server, visitors: Visitors, sleeps: Sleeps
) -> None:
    ann = await visitors.enter("Ann")
    line = await ann.connect(await ann.open_table())
    await line.hear()
    server.limits.requests.count("127.0.0.1", server.limits.requests.most)
    assert (await ann.request("GET", "/api/host")).status_code == 429
    assert (await line.ask("say", "chatted", text="Still here"))["type"] == "chatted"
    assert sleeps.seconds


# Proxies


def addresses_seen(server: Server) -> set[str]:
    return set(server.limits.requests.windows)


async def test_a_proxy_on_this_machine_says_who_asks(server: Server) -> None:
    for client, network in [("198.51.100.7", "198.51.100.7"), ("2001:db8:1:2:3::4", "2001:db8:1:2::")]:
        async with browse(server, **{"X-Forwarded-For": client}) as visitor:
            await visitor.get("/api/host")
        assert addresses_seen(server) == {network}
        server.limits.clear()


async def test_what_a_visitor_claims_before_the_proxy_is_not_believed(server: Server) -> None:
    """A proxy adds the address that it sees at the end; whatever comes before it anybody can write."""
    for claimed in ("203.0.113.1", "203.0.113.2, 127.0.0.1", "localhost, 10.0.0.1"):
        async with browse(server, **{"X-Forwarded-For": f"{claimed}, 198.51.100.7"}) as visitor:
            await visitor.get("/api/host")
    assert addresses_seen(server) == {"198.51.100.7"}


async def test_without_a_trusted_proxy_nobody_chooses_an_address_or_a_scheme(tmp_path: Path) -> None:
    server = Server(tmp_path, trusted_proxies=())
    server.start()
    try:
        forwarded = {"X-Forwarded-For": "198.51.100.7", "X-Forwarded-Proto": "https"}
        async with browse(server, **forwarded) as visitor:
            response = await visitor.get("/api/me")
        assert addresses_seen(server) == {"127.0.0.1"}
        assert "secure" not in response.headers["set-cookie"].lower()
    finally:
        server.stop()


@pytest.mark.parametrize(("scheme", "secure"), [("https", True), ("http", False), ("javascript", False)])
async def test_the_cookie_is_secure_behind_tls(server: Server, scheme: str, secure: bool) -> None:
    async with browse(server, **{"X-Forwarded-Proto": scheme}) as visitor:
        cookie = (await visitor.get("/api/me")).headers["set-cookie"].lower()
    assert ("secure" in re.split(r";\s*", cookie)) == secure


async def test_an_address_that_is_none_is_counted_too(server: Server) -> None:
    for claimed in ("unknown", "é", "x" * 5000, "[::1", "1.2.3.4:99999"):
        async with browse(server) as visitor:
            sent = {b"X-Forwarded-For": claimed.encode("latin-1")}
            assert (await visitor.get("/api/host", headers=sent)).status_code == 200
    assert all(len(address) <= 64 for address in addresses_seen(server))


async def test_a_server_at_an_ipv6_address_serves_people_there(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.listening.close()
    try:
        server.listening = serving.listen("::1", None)
    except LeadlightError:
        pytest.skip("this machine has no IPv6")
    server.address = f"[::1]:{server.listening.getsockname()[1]}"
    server.start()
    try:
        ann = Visitor(server.address)
        await ann.enter("Ann")
        line = await ann.connect(await ann.open_table(), Origin=f"http://{server.address}")
        assert (await line.hear())["type"] == "snapshot"
        await ann.close()
        assert addresses_seen(server) == {"::1"}
    finally:
        server.stop()
