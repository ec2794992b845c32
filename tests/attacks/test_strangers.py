"""Attacks of people who have no business here."""

import json
import socket
import sqlite3
import subprocess
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from .attacked import PATIENCE, PYTHON, Attacked, Person, act, is_open, messages, start_match

SILENT_SECONDS = 14.0  # after which no connection without a whole head is open


def test_other_users_of_the_computer_read_nothing(server: Attacked) -> None:
    server.enter("Ann").open_table()
    found = [server.data, *server.data.rglob("*")]
    assert any(each.suffix == ".db" for each in found)
    assert {oct(each.stat().st_mode & 0o077) for each in found} == {"0o0"}


def finished_record(server: Attacked) -> bytes:
    ann = server.enter("Ann")
    code = ann.open_table(bots=["random"])
    start_match(code, ann)
    ann.command(code, "resign")
    return ann.get(f"/api/tables/{code}/record").raise_for_status().content


def test_nothing_costly_is_computed_without_end(server: Attacked) -> None:
    record, eve = finished_record(server), server.enter("Eve")
    code = eve.open_table()
    replays = [eve.http.post("/api/replay", content=record).status_code for _ in range(30)]
    drawings = [eve.get(f"/api/tables/{code}/qr.svg").status_code for _ in range(40)]
    assert (replays[0], replays[-1]) == (200, 429)
    assert (drawings[0], drawings[-1]) == (200, 429)


def test_whoever_is_refused_waits_for_the_refusal(server: Attacked) -> None:
    eve = server.enter("Eve")
    for number in range(60):
        begun = time.monotonic()
        if eve.get(f"/api/tables/Z{number:05}").status_code == 429:
            assert time.monotonic() - begun > 0.8
            return
    raise AssertionError("never refused")


def test_silence_ends(server: Attacked) -> None:
    """Connections that send nothing, or one byte of a header every two seconds."""
    silent, slow = (socket.create_connection(("127.0.0.1", server.port)) for _ in range(2))
    slow.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
    end = time.monotonic() + SILENT_SECONDS
    while time.monotonic() < end:
        with suppress(OSError):
            slow.sendall(b"x")
        time.sleep(2)
    ended = [has_ended(each) for each in (silent, slow)]
    silent.close()
    slow.close()
    assert ended == [True, True]


def has_ended(connection: socket.socket) -> bool:
    connection.settimeout(0.5)
    try:
        while connection.recv(1000):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def test_a_guest_has_only_so_many_lines(server: Attacked) -> None:
    eve = server.enter("Eve")
    code = eve.open_table()
    lines = [eve.connect(code) for _ in range(40)]
    assert 0 < sum(is_open(line) for line in lines) < len(lines)


def test_more_lines_send_no_more_messages(server: Attacked) -> None:
    eve = server.enter("Eve")
    code = eve.open_table()
    lines = [eve.connect(code) for _ in range(6)]
    for _ in range(120):
        for line in lines:
            line.send("{}")
    codes = [message.get("code") for line in lines for message in messages(line, 0.5)]
    assert "too-fast" in codes


def test_guessing_codes_locks_out_nobody_else(server: Attacked) -> None:
    ann, eve, ben = (server.enter(name) for name in ("Ann", "Eve", "Ben"))
    code = ann.open_table()
    for number in range(35):
        eve.get(f"/api/tables/Z{number:05}")
    assert ben.get(f"/api/tables/{code}").status_code == 200


def test_a_crowd_is_not_sent_the_match_again_and_again(server: Attacked) -> None:
    ann, ben = server.enter("Ann"), server.enter("Ben")
    code = ann.open_table(visibility="open")
    start_match(code, ann, ben)
    line = ann.connect(code)
    messages(line, 0.5)
    for number in range(40):
        server.enter(f"Guest {number}").connect(code)
    heard = messages(line, 1.0)
    assert heard
    assert sum(len(json.dumps(message)) for message in heard) < 60_000
    assert not [message for message in heard if message.get("match")]


def test_nonsense_fills_no_log(server: Attacked) -> None:
    eve = server.enter("Eve")
    code = eve.open_table()
    for _ in range(60):
        with socket.create_connection(("127.0.0.1", server.port)) as connection:
            connection.sendall(b"\x16\x03\x01 this is no HTTP\r\n\r\n")
        line = eve.connect(code)
        with suppress(OSError):  # it may have ended already
            line.socket.sendall(b"\xff\xff\xff\xff")
    time.sleep(0.5)
    log = server.read_log()
    assert "Traceback" not in log
    assert len(log.splitlines()) < 20


def test_a_plain_request_for_a_socket_breaks_nothing(server: Attacked) -> None:
    code = server.enter("Ann").open_table()
    assert httpx.get(f"{server.address}/api/tables/{code}/live").status_code == 405
    assert "Traceback" not in server.read_log()


def test_responses_are_neither_guessed_nor_kept(server: Attacked) -> None:
    headers = server.enter("Ann").get("/api/me").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == "no-store"


def test_a_page_that_takes_our_address_gets_nothing(server: Attacked) -> None:
    ann = server.enter("Ann")
    evil = {"Host": f"evil.example:{server.port}", "Origin": f"http://evil.example:{server.port}"}
    assert ann.http.put("/api/me", json={"name": "Eve"}, headers=evil).status_code == 421
    assert ann.name == "Ann"


@pytest.mark.parametrize("name", ["Ann\u202eneB", "An\u200bn", "\u3164", "\u2067Ann"])
def test_nobody_takes_a_deceptive_name(server: Attacked, name: str) -> None:
    ann = server.enter("Ann")
    ann.http.put("/api/me", json={"name": name})
    assert ann.name == "Ann"


def test_an_ipv6_address_is_served(tmp_path: Path) -> None:
    server = Attacked(tmp_path / "data", "--host", "::1")
    process = server.begin()
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        with suppress(httpx.HTTPError):
            assert httpx.get(f"http://[::1]:{server.port}/api/host").status_code == 200
            break
        time.sleep(0.1)
    assert process.poll() is None, server.read_log()
    server.stop()


# Who somebody is


def link_of(ann: Person) -> str:
    return str(ann.post("/api/me/handover").json()["token"])


def test_a_link_for_another_device_works_once(server: Attacked) -> None:
    ann, ben, eve = (server.enter(name) for name in ("Ann", "Ben", "Eve"))
    token = link_of(ann)
    assert ben.post("/api/me/adopt", {"token": token}).status_code == 200
    assert eve.post("/api/me/adopt", {"token": token}).status_code != 200
    assert eve.name == "Eve"


def test_a_device_that_was_lost_can_be_signed_out(server: Attacked) -> None:
    ann, phone = server.enter("Ann"), server.enter("Phone")
    phone.post("/api/me/adopt", {"token": link_of(ann)})
    listed = ann.get("/api/me/sessions")
    assert listed.status_code == 200
    (other,) = [each["id"] for each in listed.json() if not each["current"]]
    ann.http.delete(f"/api/me/sessions/{other}")
    assert phone.get("/api/tables").status_code == 403


# Damaged and foreign data


def start_and_fail(server: Attacked) -> str:
    """What a start that is refused says."""
    found = subprocess.run([PYTHON, *server.command], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert found.returncode not in (0, -9), found
    return found.stdout + found.stderr


@pytest.mark.parametrize("damage", ["garbage", "cut", "another program's"])
def test_a_damaged_database_is_refused_with_a_sentence(server: Attacked, damage: str) -> None:
    ann = server.enter("Ann")
    code = ann.open_table(bots=["random"])
    start_match(code, ann)
    for _ in range(5):
        act(code, ann)
    server.stop()
    file = next(server.data.glob("*.db"))
    whole = file.read_bytes()
    file.write_bytes({"garbage": b"garbage" * 5000, "cut": whole[: len(whole) // 2]}.get(damage, make_database()))
    damaged = file.read_bytes()
    said = start_and_fail(server)
    assert "Traceback" not in said
    assert len(said.strip().splitlines()) <= 3
    assert file.read_bytes() == damaged


def make_database() -> bytes:
    """A database of another program."""
    with sqlite3.connect(":memory:") as database:
        database.execute("create table tables (name text)")
        database.execute("pragma user_version = 77")
        return database.serialize()
