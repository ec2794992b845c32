from playwright.sync_api import Locator, Page, expect

from .conftest import Visitor
from .players import expect_said, seat_two


def show_people(page: Page) -> Locator:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="People at this table").click()
    return page.get_by_role("dialog", name="People at this table")


def test_a_muted_player_plays_in_silence(visit: Visitor) -> None:
    olena, borys = seat_two(visit, offline=True)
    people = show_people(olena.page)
    people.get_by_role("button", name="Mute: Borys").click()
    expect(people.get_by_text("Seat 2, muted")).to_be_visible()
    borys.page.get_by_role("tab", name="Chat").click()
    line = borys.page.get_by_role("textbox", name="Write to the table")
    line.fill("Hello")
    line.press("Enter")
    expect_said(borys.page, "The host does not let you write at this table.")
    people.get_by_role("button", name="Unmute: Borys").click()
    expect(people.get_by_role("button", name="Mute: Borys", exact=True)).to_be_visible()
    line.press("Enter")
    expect(borys.page.get_by_role("log", name="Chat")).to_contain_text("Hello")


def test_who_is_blocked_sees_why_and_a_bot_plays_on(visit: Visitor) -> None:
    olena, borys = seat_two(visit, offline=True)
    people = show_people(olena.page)
    people.get_by_role("button", name="Block: Borys").focus()
    olena.page.keyboard.press("Enter")
    expect(people.get_by_role("button", name="Press again: Borys")).to_be_focused()
    olena.page.keyboard.press("Enter")
    expect_said(olena.page, "The host has removed Borys from the table.")
    expect(borys.page.get_by_text("The host of this table has shut you out.")).to_be_visible()
    borys.page.reload()
    expect(borys.page.get_by_text("The host of this table has shut you out.")).to_be_visible()
    people.get_by_role("button", name="Unblock: Borys").click()
    expect(people.get_by_role("button", name="Block: Borys", exact=True)).to_be_visible()
    olena.page.keyboard.press("Escape")
    olena.await_turn()
    borys.page.reload()
    expect(borys.page.get_by_role("heading", name="Sintra")).to_have_count(1)
