import json
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from leadlight.core.errors import RecordError
from leadlight.core.record import parse_record
from leadlight.play.fair_check import verify

from .conftest import Visitor
from .players import Player, expect_soon, play_out

ROUNDS = 6  # a pane is drawn for each before the displays are filled


def upload(page: Page, path: Path) -> None:
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(path)


def change_draw(record: Path, changed: Path) -> None:
    """Two panes of one display swapped: the same match by the rules, and not as it was drawn."""
    content = json.loads(record.read_bytes())
    actions = content["actions"]
    first = next(ply for ply, action in enumerate(actions) if action.startswith("draw ")) + ROUNDS
    inside = [ply for ply in range(first, first + 20) if (ply - first) % 4 < 3]
    ply = next(ply for ply in inside if actions[ply] != actions[ply + 1])
    actions[ply], actions[ply + 1] = actions[ply + 1], actions[ply]
    changed.write_text(json.dumps(content))


def test_from_the_lobby_one_click_leads_to_a_match_that_is_played_replayed_and_verified(
    visit: Visitor, tmp_path: Path
) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play against bots").first.click()
    play_out([Player(page)])

    breakdown = page.get_by_role("table")
    for part in ("Total", "Place"):
        expect(breakdown.get_by_role("rowheader", name=part)).to_be_visible()
    assert breakdown.get_by_role("rowheader").count() > 4
    code = page.url.rsplit("/", 1)[1]

    page.get_by_role("button", name="Share").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    day = time.strftime("%Y-%m-%d")
    assert re.fullmatch(rf"sintra-{day}-\w+.*-greedy\.json", download.value.suggested_filename)
    record = tmp_path / "record.json"
    download.value.save_as(record)
    assert verify(parse_record(record.read_bytes())) > 100

    page.get_by_role("link", name="Check the draws").click()
    expect(page.get_by_role("heading", name="The draws of this match were fair")).to_be_visible()
    expect(
        page.get_by_text("This browser saw the same seals, names and options before the match began.")
    ).to_be_visible()
    expect(page.get_by_text("The random number that this browser added is among the contributions.")).to_be_visible()
    expect(page.get_by_text(re.compile(r"\d+ draws computed again, all of them the same"))).to_be_visible()

    page.get_by_role("link", name="Watch the replay").click()
    expect_a_link_to_each_ply(page, code)

    changed = tmp_path / "changed.json"
    change_draw(record, changed)
    with pytest.raises(RecordError):
        verify(parse_record(changed.read_bytes()))
    page.goto("/fair")
    upload(page, changed)
    expect(page.get_by_role("heading", name="The draws of this match cannot be trusted")).to_be_visible()
    page.get_by_role("button", name="Open another record").click()
    upload(page, record)
    expect(page.get_by_role("heading", name="The draws of this match were fair")).to_be_visible()


def expect_a_link_to_each_ply(page: Page, code: str) -> None:
    slider = page.get_by_role("slider", name="Position")
    expect(slider).to_be_visible()
    page.keyboard.press("Home")
    for _ in range(5):
        page.get_by_role("button", name="One move forward").click()
    expect(slider).to_have_value("5")
    expect(page).to_have_url(re.compile(rf"/t/{code}/replay\?ply=5$"))
    board = page.get_by_role("main")
    expect(board.get_by_text("You", exact=True).first).to_be_visible()
    address, shown = page.url, board.aria_snapshot()
    page.keyboard.press("End")
    expect(page).not_to_have_url(address)
    page.goto(address)
    expect(slider).to_have_value("5")
    expect_soon(board.aria_snapshot, shown)
