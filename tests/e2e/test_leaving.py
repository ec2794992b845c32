import re

from playwright.sync_api import expect

from leadlight.server.tables.table import PATIENCE

from .conftest import Visitor
from .players import (
    Player,
    code_of,
    expect_said,
    open_table,
    play_moves,
    rename,
    seat_two,
    sit_down,
    start_match,
    who_acts,
)

CLOCK = {"kind": "bank", "seconds": 3600}


def test_who_resigns_has_lost_and_both_see_it(visit: Visitor) -> None:
    olena, borys = seat_two(visit)
    borys.button("Menu").click()
    menu = borys.page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Resign", exact=True).click()
    menu.get_by_role("button", name="Press again to resign").click()
    expect(olena.page.get_by_role("heading", name="You win by resignation")).to_be_visible()
    expect(borys.page.get_by_role("heading", name="Olena wins by resignation")).to_be_visible()


def test_what_one_says_the_other_reads(visit: Visitor) -> None:
    olena, borys = seat_two(visit)
    olena.page.get_by_role("tab", name="Chat").click()
    line = olena.page.get_by_role("textbox", name="Write to the table")
    line.fill("Привіт <b>Борисе</b>")
    line.press("Enter")
    unread = borys.page.get_by_role("tab", name=re.compile("^Chat 1"))
    expect(unread).to_be_visible()
    unread.click()
    expect(borys.page.get_by_role("log", name="Chat")).to_contain_text("Привіт <b>Борисе</b>")
    expect(line).to_have_value("")


def seat_two_in_a_hurry(visit: Visitor) -> list[Player]:
    """A match with a clock, in which a bot may take over after ten seconds."""
    host, friend = visit("/", offline=True), visit("/", offline=True)
    rename(host, "Olena")
    code = open_table(host, 2)
    friend.goto(f"/t/{code}")
    sit_down(friend, "Borys")
    host.request.post(f"/api/tables/{code}/commands", data={"type": "configure", "clock": CLOCK})
    return start_match([host, friend])


def test_a_bot_plays_for_who_left_and_hands_back(visit: Visitor) -> None:
    players = seat_two_in_a_hurry(visit)
    olena, borys = players
    play_moves(players, 2)
    code = code_of(borys.page)
    borys.page.goto("/")
    olena.button("Let a bot play on").click()
    expect_said(olena.page, "Borys has not been away for long enough.")
    olena.page.wait_for_timeout(PATIENCE * 1000)
    olena.button("Let a bot play on").click()
    expect(olena.page.get_by_text("A bot plays for Borys until they are back.")).to_be_visible()
    for _ in range(2):
        olena.await_turn()
        olena.play_move()
    borys.page.goto(f"/t/{code}")
    expect_said(olena.page, "Borys is back.")
    expect(olena.page.get_by_text("A bot plays for Borys")).to_be_hidden()
    told = borys.page.get_by_role("status").filter(has_text="While you were away, a bot moved for you.")
    expect(told).to_contain_text("This was decided by: Olena.")
    expect(told.get_by_role("listitem").nth(1)).to_be_visible()
    told.get_by_role("button", name="Close").click()
    expect(told).to_be_hidden()
    for _ in range(3):
        who_acts(players).play_move()
    assert borys.moves > 1
