"""Requests as no browser sends them: parameters and bodies that are almost right, and bytes that are hardly HTTP."""

import json
from dataclasses import dataclass
from random import Random
from typing import Any
from urllib.parse import quote

from .odd_values import distort, garble, nest, pick_odd

METHODS = ("GET", "GET", "POST", "POST", "PUT", "HEAD", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW")
NAMES = ("host", "cookie", "origin", "accept", "accept-language", "content-type", "range", "x-forwarded-for", "y" * 90)
VALUES = ("", "*", "null", "é", "a=b; leadlight=", "9" * 300, "bytes=0-", "::1", "text/html")
UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
KEY = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n"


@dataclass(frozen=True)
class Target:
    """Where requests go, as whom, and from where: the server believes what this machine says as a proxy."""

    address: str
    codes: tuple[str, ...]
    cookies: tuple[str, ...]
    sender: str = "198.18.0.1"


@dataclass(frozen=True)
class Sent:
    """The bytes of a request. `ends`: the client says no more after it, because it is not a whole one."""

    data: bytes
    ends: bool = False


def fuzz_request(rng: Random, target: Target) -> Sent:
    if rng.random() < 0.05:
        return Sent(broken_request(rng, target), ends=True)
    method, path, body = pick_route(rng, target)
    if rng.random() < 0.2:
        method = rng.choice(METHODS)
    if rng.random() < 0.1:
        path = quote(garble(rng, path), safe="/?=&%")
    return Sent(write_request(rng, target, f"{method} {path} HTTP/1.1", write_body(rng, body)))


def pick_route(rng: Random, target: Target) -> tuple[str, str, dict[str, Any] | None]:
    """One of the server's routes, with a body that it can read."""
    wrong = ("ZZZZZZ", "x", "%00", quote(str(pick_odd(rng))[:200], safe="") or "x")
    code = rng.choice(target.codes if rng.random() < 0.95 else wrong)
    odd = quote(str(pick_odd(rng))[:200], safe="")
    table = f"/api/tables/{code}"
    routes: tuple[tuple[str, str, dict[str, Any] | None], ...] = (
        ("GET", "/api/me", None),
        ("PUT", "/api/me", {"name": "Ann"}),
        ("POST", "/api/me/handover", {}),
        ("POST", "/api/me/adopt", {"token": "abc.def"}),
        ("GET", "/api/host", None),
        ("GET", f"/api/games/{rng.choice(('sintra', 'uzory', odd))}/print?paper={rng.choice(('a4', odd))}", None),
        ("GET", "/api/qr.svg", None),
        ("POST", f"/api/replay?seat={rng.choice(('0', odd))}", {"format": 1, "game": "sintra", "actions": []}),
        ("GET", "/api/tables", None),
        (
            "POST",
            "/api/tables",
            {"game": rng.choice(("chess", "sintra" if rng.random() < 0.1 else "x")), "options": {}},
        ),
        ("GET", table, None),
        ("POST", f"{table}/commands", {"type": "say", "text": "Hello"}),
        ("POST", f"{table}/commands", {"type": "act", "ply": 3, "action": "2 pink > 4"}),
        ("GET", f"{table}/replay?seat={odd}", None),
        ("GET", f"{table}/record", None),
        ("GET", f"{table}/qr.svg", None),
        ("GET", f"{table}/live?since={odd}", None),
        ("GET", f"/{odd}", None),
        ("GET", "/assets/../../../../etc/passwd", None),
        ("GET", "/t/LIME42", None),
        *costly_routes(rng, table, odd),
    )
    return rng.choice(routes)


def costly_routes(rng: Random, table: str, odd: str) -> list[tuple[str, str, dict[str, Any] | None]]:
    """Those that compute: boards without a table, lessons, opinions, reviews, puzzles and the history."""
    board: dict[str, Any] = {"game": "sintra", "record": {"game": "sintra"}, "position": "sintra 2 A", "actions": []}
    day, number = "2026-11-18", rng.choice(("0", odd))
    return [
        ("POST", "/api/board", rng.choice((board, {"game": "uzory", "seed": 5, "actions": ["return"]}))),
        ("POST", "/api/board/preview", {"game": "sagrada", "seed": 5, "asked": ["pass"]}),
        ("POST", "/api/analysis", {"game": "sintra", "seed": 5, "effort": 0, "include": ["break"]}),
        ("POST", f"{table}/hints", {"ply": 5, "effort": 0}),
        ("POST", "/api/lesson", {"lesson": "sintra", "chapter": 1, "step": 0, "actions": []}),
        ("POST", "/api/review", board["record"]),
        (rng.choice(("GET", "POST", "DELETE")), f"{table}/review", None),
        (rng.choice(("GET", "DELETE")), f"/api/review/{rng.choice(('0' * 64, odd))}", None),
        ("GET", f"/api/puzzles/{rng.choice(('daily', 'next', f'daily/{day}', odd))}?difficulty={number}", None),
        ("POST", f"/api/puzzles/{odd}/{rng.choice(('tries', 'hint', 'answer'))}", {"action": "break"}),
        ("POST", "/api/challenge", {"day": day, "actions": [], "since": 0}),
        ("POST", "/api/challenge/preview", {"day": day, "asked": ["pass"]}),
        ("GET", f"/api/me/history?page={number}&game={odd}", None),
        ("GET", f"/api/me/{rng.choice(('puzzles', 'statistics', 'reviews', 'sessions', 'history/export'))}", None),
    ]


def write_body(rng: Random, body: dict[str, Any] | None) -> bytes:
    if body is None:
        return b"" if rng.random() < 0.9 else rng.randbytes(rng.randrange(300))
    roll = rng.random()
    if roll < 0.3:
        text = json.dumps(body)
    elif roll < 0.6:
        text = json.dumps(distort(rng, body))
    elif roll < 0.85:
        text = garble(rng, json.dumps(body))
    elif roll < 0.95:
        text = rng.choice((nest(rng), json.dumps(pick_odd(rng)), "x" * 70_000))
    else:
        return rng.randbytes(rng.randrange(500))
    return text.encode(errors="replace")


def write_request(rng: Random, target: Target, line: str, body: bytes) -> bytes:
    headers = {"host": target.address, "content-length": str(len(body)), "x-forwarded-for": target.sender}
    if rng.random() < 0.8:
        headers["cookie"] = f"leadlight={rng.choice(target.cookies)}"
    if rng.random() < 0.8:
        headers["content-type"] = "application/json"
    if rng.random() < 0.2:
        headers[rng.choice(NAMES)] = rng.choice(VALUES)
    fields = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"{line}\r\n{fields}\r\n".encode() + body


def broken_request(rng: Random, target: Target) -> bytes:
    """What HTTP forbids, or what never comes to its end."""
    host = f"Host: {target.address}\r\n".encode()
    live = f"GET /api/tables/{rng.choice(target.codes)}/live HTTP/1.1\r\n".encode() + host
    cookie = f"Cookie: leadlight={rng.choice(target.cookies)}\r\n".encode()
    whole = b"GET /api/me HTTP/1.1\r\n" + host + b"\r\n"
    post = b"POST /api/tables HTTP/1.1\r\n" + host
    return rng.choice(
        (
            rng.randbytes(rng.randrange(1, 400)),
            b"GET\r\n\r\n",
            b"GET / HTTP/9.9\r\n" + host + b"\r\n",
            b"GET / HTTP/1.1\r\n\r\n",
            b"GET / HTTP/1.0\r\n\r\n",
            b"GET http://evil.example/ HTTP/1.1\r\n" + host + b"\r\n",
            b"GET /\xff\xfe HTTP/1.1\r\n" + host + b"\r\n",
            b"GET / HTTP/1.1\r\n" + host + b"X: " + b"y" * 70_000 + b"\r\n\r\n",
            b"GET / HTTP/1.1\r\n" + host + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
            post + b"Content-Length: -5\r\n\r\n",
            post + b"Content-Length: 9\r\nContent-Length: 3\r\n\r\n{}",
            post + b"Content-Length: 900\r\n\r\n{",
            post + b"Expect: 100-continue\r\nContent-Length: 5\r\n\r\n",
            post + cookie + CHUNKED + b"zz\r\n{}\r\n0\r\n\r\n",
            post + cookie + CHUNKED + b"2\r\n{",
            post + cookie + CHUNKED + b"2\r\n{}\r\n0\r\n\r\n",
            whole + rng.randbytes(40),
            whole + whole[:-5],
            whole * 5,
            live + UPGRADE + b"\r\n",
            live + UPGRADE + b"Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n",
            live + UPGRADE + KEY + b"Sec-WebSocket-Version: 99\r\n\r\n",
            live + UPGRADE + KEY + b"Sec-WebSocket-Version: 13\r\n\r\n",
            live + UPGRADE + cookie + KEY + b"Sec-WebSocket-Version: 13\r\n\r\n" + rng.randbytes(50),
            b"GET /api/nothing HTTP/1.1\r\n" + host + UPGRADE + KEY + b"Sec-WebSocket-Version: 13\r\n\r\n",
        )
    )
