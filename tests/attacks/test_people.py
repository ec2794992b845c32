"""Attacks of people at the same table, and of whoever runs the server."""

import hashlib
import json
import secrets
import sqlite3
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from .attacked import PATIENCE, PYTHON, Attacked, Json, Person, act, is_open, start_match

HOUR = 3600


def seat_of(code: str, person: Person, seat: int) -> Json:
    found: Json = person.look(code)["table"]["seats"][seat]
    return found


# Somebody's moves made by a bot


def test_after_a_restart_nobody_is_replaced_at_once(server: Attacked) -> None:
    ann, eve = server.enter("Ann"), server.enter("Eve")
    code = ann.open_table()
    start_match(code, ann, eve)
    server.restart()
    assert eve.command(code, "takeover", seat=0)["type"] == "failed"
    assert seat_of(code, eve, 0)["stand_in"] is None


def test_nobody_who_uses_http_alone_is_replaced(server: Attacked) -> None:
    ann, eve = server.enter("Ann"), server.enter("Eve")
    code = ann.open_table(clock={"kind": "bank", "seconds": 900})
    start_match(code, ann, eve)
    act(code, ann)
    assert eve.command(code, "takeover", seat=0)["type"] == "failed"
    assert seat_of(code, eve, 0)["stand_in"] is None


def test_without_a_clock_nobody_is_replaced_after_ten_seconds(server: Attacked) -> None:
    ann, eve = server.enter("Ann"), server.enter("Eve")
    code = ann.open_table()
    start_match(code, ann, eve)
    line = ann.connect(code)
    line.recv(timeout=PATIENCE)
    line.close()
    time.sleep(11)
    assert eve.command(code, "takeover", seat=0)["type"] == "failed"
    assert seat_of(code, eve, 0)["stand_in"] is None


def test_a_jump_of_the_clock_takes_nobodys_time(tmp_path: Path) -> None:
    ahead = tmp_path / "ahead"
    ahead.write_text("0")
    with Attacked(tmp_path / "data", clock=ahead) as server:
        ann, eve = server.enter("Ann"), server.enter("Eve")
        code = ann.open_table(clock={"kind": "bank", "seconds": 900})
        start_match(code, ann, eve)
        lines = [person.connect(code) for person in (ann, eve)]
        act(code, ann)
        ahead.write_text(str(HOUR))
        time.sleep(1)
        for person in (eve, ann, eve, ann):
            act(code, person)
        shown = ann.look(code)
        assert all(is_open(line) for line in lines)
    assert min(shown["match"]["clocks"]["left"]) > 900 - PATIENCE
    assert [seat["out_of_time"] for seat in shown["table"]["seats"]] == [False, False]


# Order at a table


def test_somebody_who_annoys_the_table_can_be_sent_away(server: Attacked) -> None:
    ann, eve = server.enter("Ann"), server.enter("Eve")
    code = ann.open_table()
    eve.command(code, "sit", seat=1)
    eve.command(code, "say", text="You all play badly")
    listed = ann.get(f"/api/tables/{code}/people")
    assert listed.status_code == 200
    (key,) = [each["person"] for each in listed.json() if each["name"] == "Eve"]
    ann.command(code, "block", person=key)
    assert eve.get(f"/api/tables/{code}").status_code == 403


# Whoever runs the server


def get_ready(code: str, person: Person, contribution: str) -> None:
    """As a browser does: with the contribution where the server wants it, else with a commitment to it."""
    if person.command(code, "ready", contribution=contribution)["type"] == "failed":
        commitment = hashlib.sha256(contribution.encode()).hexdigest()
        assert person.command(code, "ready", commitment=commitment)["type"] != "failed"


def test_nobody_reads_the_contributions_of_others_before_choosing_their_own(server: Attacked) -> None:
    ann, host = server.enter("Ann"), server.enter("Host")
    code = host.open_table()
    ann.command(code, "sit", seat=1)
    contribution = secrets.token_hex(16)
    get_ready(code, ann, contribution)
    kept = b"".join(file.read_bytes() for file in server.data.iterdir() if file.is_file())
    assert contribution.encode() not in kept
    assert contribution not in json.dumps(host.look(code))


def swap_names(record: Json) -> None:
    record["seats"].reverse()


def blame_a_bot(record: Json) -> None:
    record["seats"][1]["bot"] = "random"


def cut_the_end_off(record: Json) -> None:
    del record["actions"][len(record["actions"]) // 2 :]
    record.pop("result")


@pytest.mark.parametrize("cheat", [swap_names, blame_a_bot, cut_the_end_off])
def test_a_record_that_was_changed_is_not_fair(server: Attacked, tmp_path: Path, cheat: Callable[[Json], None]) -> None:
    ann, ben = server.enter("Ann"), server.enter("Ben")
    code = ann.open_table()
    start_match(code, ann, ben)
    for person in (ann, ben) * 4:
        act(code, person)
    ann.command(code, "resign")
    record: Json = ann.get(f"/api/tables/{code}/record").raise_for_status().json()
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    assert verify(file) == 0
    cheat(record)
    file.write_text(json.dumps(record))
    assert verify(file) != 0


def verify(file: Path) -> int:
    command = [PYTHON, "-m", "leadlight", "verify", str(file)]
    return subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False).returncode


def test_a_gap_closes_its_table_and_no_other(server: Attacked) -> None:
    ann, ben = server.enter("Ann"), server.enter("Ben")
    codes = [ann.open_table(visibility="open") for _ in range(2)]
    for code in codes:
        start_match(code, ann, ben)
        for person in (ann, ben) * 4:
            act(code, person)
    positions = [ann.look(code)["match"] for code in codes]
    server.stop()
    remove_entry(next(server.data.glob("*.db")), codes[0])
    server.start()
    assert ann.get(f"/api/tables/{codes[0]}").status_code == 503
    assert ann.look(codes[1])["match"]["view"] == positions[1]["view"]
    assert codes[1] in ann.get("/api/tables").text


def remove_entry(file: Path, code: str) -> None:
    """Take away the last but one entry of the match."""
    with sqlite3.connect(file) as database:
        (body,) = database.execute("select body from tables where code = ?", [code]).fetchone()
        match = json.loads(body)["match"]
        numbers = [row[0] for row in database.execute("select number from entries where match = ?", [match])]
        changed = database.execute(
            "delete from entries where match = ? and number = ?", [match, sorted(numbers)[len(numbers) // 2]]
        )
        assert changed.rowcount == 1
    database.close()
