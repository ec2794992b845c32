"""What people get through the proxies of docs/hosting.md."""

import json

import httpx
from websockets.sync.client import connect

from .proxies import Proxy


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
