"""What people get through the proxies of docs/hosting.md."""

import json

import httpx
from websockets.sync.client import connect

from .proxies import Proxy

NEW_GUESTS = 1000  # of one address in an hour, and 200 in ten seconds; see docs/hosting.md


def test_the_page_comes_through(proxy: Proxy) -> None:
    with proxy.client() as client:
        page = client.get("/")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")


def test_the_cookie_travels_only_over_tls(proxy: Proxy, port: int) -> None:
    with proxy.client() as client:
        assert "Secure" in client.get("/api/me").headers["set-cookie"]
    assert "Secure" not in httpx.get(f"http://localhost:{port}/api/me").headers["set-cookie"]


def test_people_play_through_it(proxy: Proxy) -> None:
    with proxy.client() as client:
        client.get("/api/me")
        answer = client.post("/api/tables", json={"game": "sintra"})
        assert answer.status_code == 201, answer.text
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        address = f"wss://localhost:{proxy.port}/api/tables/{answer.json()['code']}/live"
        headers = {"Cookie": cookie, "Origin": proxy.address}
        with connect(address, ssl=proxy.trust, additional_headers=headers) as socket:
            assert json.loads(socket.recv(timeout=10))["type"] == "snapshot"
            socket.send(json.dumps({"type": "say", "text": "Hello"}))
            assert json.loads(socket.recv(timeout=10))["type"] == "chatted"


def test_people_are_told_apart_by_their_own_addresses(proxy: Proxy) -> None:
    """Whoever comes as one new guest after another is refused, whatever address they claim; others are not."""
    own, other = (f"127.{place}.{proxy.port // 256}.{proxy.port % 256}" for place in (1, 2))
    with proxy.client(own) as client:
        assert claim(client, "198.51.100.1") == 200
        assert any(claim(client, f"198.51.100.{number % 256}") == 429 for number in range(NEW_GUESTS))
    with proxy.client(other) as client:
        assert client.get("/api/me").status_code == 200


def claim(client: httpx.Client, address: str) -> int:
    """Come as a new guest who claims to have this address."""
    client.cookies.clear()
    return client.get("/api/me", headers={"X-Forwarded-For": address}).status_code
