"""The line breaks in the middle of a move: the move is there afterwards, and there once."""

import re
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from .conftest import Visitor
from .players import (
    Player,
    code_of,
    expect_said,
    expect_soon,
    handover_link,
    play_bot,
    play_moves,
    seat_two,
    who_acts,
)


@dataclass
class Line:
    """Between a page and the server. It can break before a message gets there, or after, or stay down for a while."""

    breaks: str | None = None
    lines: list[tuple[WebSocketRoute, WebSocketRoute]] = field(default_factory=list)

    def join(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self.lines.append((page, server))

        def ask(message: str | bytes) -> None:
            if self.breaks and '"act"' in str(message):
                if self.breaks == "after":
                    server.send(message)
                self.breaks = None
                self.cut()
            else:
                server.send(message)

        page.on_message(ask)

    def cut(self) -> None:
        for page, server in self.lines:
            page.close()
            server.close()
        self.lines = []


def own_turns(page: Page) -> int:
    """How often the first seat has acted, as the server keeps it."""
    answer: dict[str, Any] = page.request.get(f"/api/tables/{code_of(page)}/replay").json()
    return sum(1 for frame in answer["frames"] if frame["step"]["seat"] == 0)


def log_lines(player: Player) -> Locator:
    return player.page.get_by_role("tabpanel", name="Moves").get_by_role("listitem")


@pytest.mark.parametrize("breaks", ["before", "after"])
def test_a_move_survives_the_end_of_its_line_and_is_made_once(visit: Visitor, breaks: str) -> None:
    page = visit("/", offline=True)
    line = Line()
    page.route_web_socket(re.compile(r"/live"), line.join)
    player = play_bot(page)
    for _ in range(3):
        player.await_turn()
        player.play_move()
    player.await_turn()
    before = own_turns(page)
    line.breaks = breaks
    player.play_move()
    player.await_turn()
    assert line.breaks is None, "the line did not break"
    assert own_turns(page) == before + 1
    player.play_move()
    player.await_turn()
    assert own_turns(page) == before + 2
    log = page.get_by_role("tabpanel", name="Moves")
    told = log.aria_snapshot()
    page.reload()
    player.await_turn()
    expect_soon(log.aria_snapshot, told)


def test_who_was_offline_finds_what_the_other_did_meanwhile(visit: Visitor) -> None:
    host, friend = seat_two(visit, offline=True)
    line = Line()
    friend.page.route_web_socket(re.compile(r"/live"), line.join)
    friend.page.reload()
    friend.button("Return glazier").wait_for()
    if who_acts([host, friend]) is friend:
        friend.play_move()
    host.await_turn()
    friend.page.context.set_offline(True)
    line.cut()
    expect(friend.page.get_by_role("status").filter(has_text="Connection lost")).to_be_visible()
    host.play_move()
    expect(host.page.get_by_text("Borys is away")).not_to_have_count(0)
    expect(friend.choices).to_have_count(0)
    friend.page.context.set_offline(False)
    friend.await_turn()
    play_moves([host, friend], 4)
    expect(host.page.get_by_text("Borys is away")).to_have_count(0)
    acting = who_acts([host, friend])
    waiting = friend if acting is host else host
    expect(log_lines(waiting)).to_have_count(log_lines(acting).count())


def test_another_device_of_the_same_person_plays_on(visit: Visitor) -> None:
    host, friend = seat_two(visit)
    play_moves([host, friend], 2)
    address = handover_link(host.page)
    host.page.context.close()

    other = visit(address)
    other.get_by_role("button", name="Become Olena").click()
    expect_said(other, "This device plays as Olena now.")
    other.get_by_role("link", name=re.compile("^Continue:")).first.click()
    players = [Player(other), friend]
    other.get_by_role("button", name="Return glazier").wait_for()
    play_moves(players, 4)
    assert players[0].moves > 0
