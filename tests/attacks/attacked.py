"""A server as people start it, of this Leadlight or of another one, and people who use it over the network."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PYTHON = os.environ.get("LEADLIGHT_ATTACKED", sys.executable)
PATIENCE = 60.0
# Starts Leadlight with a clock on the wall that is as many seconds ahead as a file says.
CLOCK = """
import pathlib, runpy, sys, time
if __name__ == "__main__":
    right, ahead = time.time, pathlib.Path(sys.argv.pop(1))
    time.time = lambda: right() + float(ahead.read_text())
    runpy.run_module("leadlight", run_name="__main__", alter_sys=True)
"""
Json = dict[str, Any]


class Attacked:
    """`leadlight serve` on a folder."""

    def __init__(self, data: Path, *options: str, clock: Path | None = None) -> None:
        self.data = data
        self.log = data.with_name(f"{data.name}.log")
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        program = ["-c", CLOCK, str(clock)] if clock is not None else ["-m", "leadlight"]
        self.command = [*program, "serve", "--no-browser", "--port", str(self.port), "--data", str(data), *options]
        self.process: subprocess.Popen[bytes] | None = None
        self.people = ExitStack()  # what they have open

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Attacked":
        self.begin()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                httpx.get(f"{self.address}/api/host").raise_for_status()
            except httpx.HTTPError:
                time.sleep(0.05)
            else:
                return self
        raise AssertionError(self.read_log())

    def begin(self) -> "subprocess.Popen[bytes]":
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([PYTHON, *self.command], stdout=log, stderr=log, umask=0o022)
        return self.process

    def read_log(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """People stay who they are: their clients connect again by themselves."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)

    def restart(self) -> None:
        self.stop()
        self.start()

    def enter(self, name: str) -> "Person":
        return Person(self, name)

    def __enter__(self) -> "Attacked":
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.people.close()
        self.stop()


class Person:
    """A guest with a browser's cookies."""

    def __init__(self, server: Attacked, name: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE)
        server.people.callback(self.http.close)
        self.get("/api/me")
        self.http.put("/api/me", json={"name": name})

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def post(self, path: str, body: object = None) -> httpx.Response:
        return self.http.post(path, json=body)

    @property
    def name(self) -> str:
        return str(self.get("/api/me").json()["name"])

    def open_table(self, **given: Any) -> str:
        response = self.post("/api/tables", {"game": "sintra", "options": {"starter": "first"}, **given})
        return str(response.raise_for_status().json()["code"])

    def command(self, code: str, kind: str, **given: Any) -> Json:
        answer: Json = self.post(f"/api/tables/{code}/commands", {"type": kind, **given}).json()
        return answer

    def look(self, code: str) -> Json:
        found: Json = self.get(f"/api/tables/{code}").json()
        return found

    def connect(self, code: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{code}/live"
        options: Json = {"compression": None, "proxy": None, "max_size": None}
        return self.server.people.enter_context(connect(address, additional_headers={"Cookie": cookie}, **options))


def start_match(code: str, *people: Person) -> None:
    """The first is the host, who sits already. Nobody contributes to the chance."""
    for seat, person in enumerate(people[1:], start=1):
        person.command(code, "sit", seat=seat)
    for person in people:
        person.command(code, "ready")
    assert people[0].look(code)["match"] is not None


def act(code: str, person: Person) -> None:
    """Decide something that is legal, if it is this person's turn."""
    match = person.look(code)["match"]
    if match["legal"]:
        person.command(code, "act", ply=match["ply"], action=match["legal"][0])


def messages(connection: ClientConnection, seconds: float = 1.0) -> list[Json]:
    """Everything that comes until nothing has come for some time, or the connection ends."""
    found: list[Json] = []
    try:
        while True:
            found.append(json.loads(connection.recv(timeout=seconds)))
    except (TimeoutError, ConnectionClosed):
        return found


def is_open(connection: ClientConnection) -> bool:
    """Whether the server has taken the connection: then the table comes."""
    try:
        return bool(json.loads(connection.recv(timeout=PATIENCE))["type"] == "snapshot")
    except ConnectionClosed:
        return False
