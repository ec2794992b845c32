"""The full-screen programs under bursts of random keys: no traceback, the right exit status, a record that holds."""

import asyncio
import fcntl
import os
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Sequence
from pathlib import Path
from typing import Self

import pytest
from textual import events
from textual.pilot import Pilot

from leadlight.cli.local_match import LocalMatch, seat_everybody
from leadlight.cli.terminal.app import Screen
from leadlight.cli.terminal.stage import Stage
from leadlight.cli.terminal.viewer import Viewer
from leadlight.core.chance import Rng
from leadlight.core.game import Options
from leadlight.games import find_game
from leadlight.play.files import load_record, save_record
from leadlight.play.match import Match
from leadlight.play.replay import replay
from leadlight.testing.conformance import random_match

WAIT = 180  # seconds, after which a program that shows nothing has hung
BURSTS = 3
BURST = 70
NAMED = (
    *("left", "right", "up", "down", "home", "end", "pageup", "pagedown"),
    *("enter", "space", "escape", "tab", "shift+tab", "backspace", "delete", "f1", "ctrl+a", "ctrl+w", "ctrl+z"),
)
SIGNS = "abcdefghijklmnoprstuvwxyz0123456789:/?>,. ўіщ+ě"
# Every key that opens, closes or takes something comes more often.
OFTEN = ("enter", "enter", "right", "down", "s", "l", "i", "?", ":", "escape", "o", "u", "n", "r", "p", "d")
KEYS = (*NAMED, *SIGNS, *OFTEN)


def key_event(key: str) -> events.Key:
    """A key as the terminal reports it."""
    character = {"enter": "\r", "escape": "\x1b", "tab": "\t", "space": " "}.get(key)
    return events.Key(key, key if len(key) == 1 else character)


def random_keys(rng: Rng, count: int, keys: Sequence[str] = KEYS) -> list[str]:
    return [keys[rng.below(len(keys))] for _ in range(count)]


async def burst(pilot: Pilot[None], keys: Sequence[str]) -> None:
    """Send all keys at once, then wait until the last has been handled."""
    handled = asyncio.Event()
    for key in keys:
        pilot.app.post_message(key_event(key))
    pilot.app.call_later(handled.set)
    await handled.wait()
    await pilot.pause()


async def leave(pilot: Pilot[None], app: Stage) -> None:
    """Ctrl-C closes the typing line or leaves; what is typed behind it changes nothing."""
    for key in ("ctrl+c", "ctrl+c", *random_keys(Rng(1), 30)):
        app.post_message(key_event(key))
    await pilot.pause()
    assert app.is_leaving


def sit(tmp_path: Path, game: str, options: Options, people: int) -> Screen:
    players = int(options["players"])
    names = ["Ann", "Ben", "Cyd", "Dan"][:people]
    seats = seat_everybody(names, ["random"] * (players - people), players)
    match = Match(find_game(game), options, seats, Rng(8))
    match.draw_chance()
    return Screen(LocalMatch(match, tmp_path / "match.json"), pause=0.001)


MATCHES = [
    ("sintra", {"players": 2}, 1),
    ("sintra", {"players": 3, "side": "B"}, 3),
    ("sintra", {"players": 4}, 2),
    ("sagrada", {"players": 1}, 1),
    ("sagrada", {"players": 2}, 2),
    ("sagrada", {"players": 4}, 1),
    ("uzory", {"players": 2}, 1),
    ("uzory", {"players": 3, "mode": "broken"}, 3),
    ("uzory", {"players": 4}, 2),
]


@pytest.mark.parametrize(("game", "options", "people"), MATCHES)
async def test_a_match_withstands_bursts_of_keys(tmp_path: Path, game: str, options: Options, people: int) -> None:
    app = sit(tmp_path, game, options, people)
    rng = Rng(int(options["players"]))
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(BURSTS):
            await burst(pilot, random_keys(rng, BURST))
            assert app.is_running
        await leave(pilot, app)
    assert app.return_code == 0
    assert replay(load_record(tmp_path / "match.json")).ply == app.match.ply


@pytest.mark.parametrize("game", ["sintra", "sagrada", "uzory"])
async def test_every_page_withstands_bursts_of_keys(tmp_path: Path, game: str) -> None:
    """Each page and the prompt is opened and closed many times over within one burst."""
    app = sit(tmp_path, game, {"players": 2}, 2)
    rng = Rng(5)
    async with app.run_test(size=(100, 30)) as pilot:
        for opener in ("s", "l", "i", "?", ":", "/"):
            await burst(pilot, [opener, *random_keys(rng, 60, ("escape", opener, opener, "x", "down", "end", "enter"))])
            assert app.is_running
        await leave(pilot, app)
    assert app.return_code == 0


@pytest.mark.parametrize("game", ["sintra", "sagrada", "uzory"])
async def test_the_end_page_and_the_matches_after_it_withstand_bursts_of_keys(tmp_path: Path, game: str) -> None:
    app = sit(tmp_path, game, {"players": 2}, 2)
    rng = Rng(6)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(3):
            finish(app)
            await burst(pilot, random_keys(rng, 40))
            assert app.is_running
        await leave(pilot, app)
    assert app.return_code == 0


def finish(app: Screen) -> None:
    """Play the match to its end with the last legal action each time, which skips and passes where it can."""
    while not app.match.is_over:
        app.match.act(app.match.actor, app.match.state.legal_actions()[-1])
    app.next_decision()


@pytest.mark.parametrize("game", ["sintra", "sagrada", "uzory"])
async def test_the_viewer_withstands_bursts_of_keys(game: str) -> None:
    app = Viewer(random_match(find_game(game), {"players": 2}, 3).record())
    rng = Rng(7)
    async with app.run_test(size=(120, 40)) as pilot:
        for _ in range(BURSTS):
            await burst(pilot, random_keys(rng, BURST))
            assert app.is_running
        await leave(pilot, app)
    assert app.return_code == 0


@pytest.mark.parametrize("game", ["sintra", "sagrada", "uzory"])
async def test_keys_clicks_pastes_and_resizing_may_come_all_at_once(tmp_path: Path, game: str) -> None:
    app = sit(tmp_path, game, {"players": 2}, 1)
    rng = Rng(9)
    async with app.run_test(size=(120, 40)) as pilot:
        for width, height in ((120, 40), (79, 20), (80, 24), (113, 30)):
            for key in random_keys(rng, 30):
                app.post_message(key_event(key))
                for event in random_click(rng, width, height):
                    app.post_message(event)
            app.post_message(events.Paste("1 pink > 3\nq\nq"))
            await burst(pilot, [])
            assert app.is_running
            await pilot.resize_terminal(width, height)
        await leave(pilot, app)
    assert app.return_code == 0


def random_click(rng: Rng, width: int, height: int) -> list[events.MouseEvent]:
    x, y = rng.below(width), rng.below(height)
    kinds = [(events.MouseDown, events.MouseUp), (events.MouseScrollDown,), (events.MouseScrollUp,)][rng.below(3)]
    return [kind(None, x, y, 0, 0, 1, False, False, False, screen_x=x, screen_y=y) for kind in kinds]


@pytest.mark.parametrize("opener", [":", "/"])
async def test_text_typed_right_behind_a_colon_reaches_the_prompt_only(tmp_path: Path, opener: str) -> None:
    app = sit(tmp_path, "sintra", {"players": 2}, 2)
    async with app.run_test(size=(80, 24)) as pilot:
        ply = app.match.ply
        await burst(pilot, [opener, *"quso?n"])
        assert app.typing.text == "quso?n"
        assert not app.page.is_open
        assert app.is_running
        app.post_message(key_event("escape"))
        action = app.local_match.example()
        await burst(pilot, [opener, *action, "enter"])
        assert app.match.ply > ply


async def test_text_pasted_right_behind_a_colon_reaches_the_prompt_only(tmp_path: Path) -> None:
    app = sit(tmp_path, "sintra", {"players": 2}, 2)
    async with app.run_test(size=(80, 24)) as pilot:
        app.post_message(key_event(":"))
        app.post_message(events.Paste("quit\nq"))
        app.post_message(key_event("q"))
        await burst(pilot, [])
        assert app.typing.text == "quitq"
        assert app.is_running


async def test_text_typed_while_a_bot_thinks_waits_in_the_prompt(tmp_path: Path) -> None:
    app = sit(tmp_path, "sintra", {"players": 2, "starter": "first"}, 1)
    app.pause = 600
    async with app.run_test(size=(80, 24)) as pilot:
        await burst(pilot, [":", *app.local_match.example(), "enter"])
        assert app.local_match.bot_acts
        await burst(pilot, [":", *"quit", "enter"])
        assert app.is_running
        assert app.typing.text == "quit"


async def test_keys_behind_the_one_that_leaves_do_nothing(tmp_path: Path) -> None:
    app = sit(tmp_path, "sintra", {"players": 2}, 2)
    async with app.run_test(size=(80, 24)) as pilot:
        ply = app.match.ply
        for key in ("q", "s", "x", "x", "enter", "enter", ":", "q"):
            app.post_message(key_event(key))
        await pilot.pause()
    assert app.return_code == 0
    assert app.match.ply == ply


class PseudoTerminal:
    """A command in a terminal of its own. `screen` is all that it wrote, tracebacks among it."""

    def __init__(self, *words: str) -> None:
        self.screen = b""
        self.is_closed = False
        self.master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = os.environ | {"TERM": "xterm-256color", "LEADLIGHT_LANG": "en"}
        command = [sys.executable, "-m", "leadlight", *words]
        self.process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment)
        os.close(slave)

    def write(self, keys: bytes) -> None:
        """All keys in one write."""
        os.write(self.master, keys)

    def read(self, until: bytes = b"") -> None:
        """Read on until some text was shown; without one, until the program has ended."""
        while not (until and until in self.screen) and not self.is_closed:
            assert self.read_some(WAIT), self.screen[-2000:]

    def read_some(self, seconds: float) -> bool:
        """Whether anything was shown within that time, or the program has ended."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        try:
            self.screen += os.read(self.master, 65536) if ready else b""
        except OSError:  # the program has closed its side
            self.is_closed = True
        return bool(ready)

    def finish(self) -> int:
        """Wait for the end; the exit status."""
        self.read()
        return self.process.wait(timeout=WAIT)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


ESCAPED = (
    b"\x1b[A",
    b"\x1b[B",
    b"\x1b[C",
    b"\x1b[D",
    b"\x1b[H",
    b"\x1b[F",
    b"\x1b[5~",
    b"\x1b[6~",
    b"\x1b",
    b"\r",
    b"\x7f",
)
CLICKS = (b"\x1b[<0;40;8M\x1b[<0;40;8m", b"\x1b[<64;10;10M", b"\x1b[<65;10;20M", b"\x1b[200~q pasted q\x1b[201~")


def random_bytes(rng: Rng, count: int) -> bytes:
    signs = [sign.encode() for sign in (*SIGNS, *"?:snlour")]
    pieces = (*ESCAPED, *ESCAPED, *CLICKS, *signs)
    return b"".join(pieces[rng.below(len(pieces))] for _ in range(count))


@pytest.mark.parametrize("game", ["sintra", "sagrada", "uzory"])
def test_a_real_terminal_withstands_bursts_of_keys(tmp_path: Path, game: str) -> None:
    file = tmp_path / "match.json"
    words = ("play", game, "--people=Ann,Ben", "--seed=3", f"--save={file}")
    with PseudoTerminal(*words) as terminal:
        terminal.read(until=b"leave")  # the line of keys: everything is drawn
        for seed in range(3):
            terminal.write(random_bytes(Rng(seed), 100))
        terminal.write(b"\x03\x03" + random_bytes(Rng(9), 50))
        assert terminal.finish() == 0
        assert b"Traceback" not in terminal.screen
        assert b"Continue with: " in terminal.screen
        assert replay(load_record(file)).actor >= 0


def test_keys_typed_before_the_first_drawing_do_no_harm(tmp_path: Path) -> None:
    with PseudoTerminal("play", "sintra", "--seed=3", f"--save={tmp_path / 'match.json'}") as terminal:
        terminal.write(b"ssll??:q\x1b[A\r")
        terminal.read(until=b"leave")
        terminal.write(b"\x03\x03")
        assert terminal.finish() == 0
        assert b"Traceback" not in terminal.screen


def test_bytes_that_are_no_text_do_no_harm(tmp_path: Path) -> None:
    """A terminal with another encoding sends such bytes. Ctrl-C is lost where it is read together with them."""
    with PseudoTerminal("play", "sintra", "--people=Ann,Ben", f"--save={tmp_path / 'match.json'}") as terminal:
        terminal.read(until=b"leave")
        terminal.write(b"\xec\xff\x81")
        while terminal.process.poll() is None:
            terminal.write(b"\x03")
            terminal.read_some(1)
        assert terminal.finish() == 0
        assert b"Traceback" not in terminal.screen


def test_a_real_viewer_withstands_bursts_of_keys(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    save_record(random_match(find_game("sagrada"), {"players": 2}, 3).record(), file)
    with PseudoTerminal("replay", str(file)) as terminal:
        terminal.read(until=b"leave")
        terminal.write(random_bytes(Rng(2), 200) + b"\x03")
        assert terminal.finish() == 0
        assert b"Traceback" not in terminal.screen


@pytest.mark.parametrize(("line", "status"), [(b"2\r", 0), (b"\x1b[A\x1b[Bxyz\r", 2), (b"\x04", 0)])
def test_the_list_of_matches_withstands_any_line(tmp_path: Path, line: bytes, status: int) -> None:
    folder = tmp_path / "data" / "leadlight" / "matches"
    for seed in (1, 2):
        match = Match(find_game("sintra"), {"players": 2}, seat_everybody(["Ann", "Ben"], [], 2), Rng(seed))
        match.draw_chance()
        save_record(match.record(), folder / f"{seed}.json")
    with PseudoTerminal("resume") as terminal:
        terminal.read(until=b"Which match?")
        terminal.write(line)
        if line == b"2\r":
            terminal.read(until=b"leave")
            terminal.write(random_bytes(Rng(4), 100) + b"\x03\x03")
        assert terminal.finish() == status
        assert b"Traceback" not in terminal.screen
