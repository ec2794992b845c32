"""Hints against bots, and any position analysed; by keyboard too."""

import re

from playwright.sync_api import Page, expect

from .conftest import Visitor
from .players import play_bot, seat_two

BULB = "Hint"


def ply(page: Page) -> int:
    return int(page.locator("main[data-ply]").get_attribute("data-ply") or 0)


def test_a_hint_is_asked_for_chosen_and_played_by_keyboard(visit: Visitor) -> None:
    page = visit("/")
    play_bot(page)
    expect(page.get_by_role("button", name=BULB, exact=True)).to_be_visible()
    before = ply(page)
    page.keyboard.press("h")
    hints = page.get_by_role("radiogroup", name="Best moves here").get_by_role("radio")
    expect(hints.first).to_be_visible()
    expect(page.locator("[data-hint-marks] .badge").first).to_be_attached()
    expect(page.get_by_text(re.compile(r"^Hint 1 of \d: .+ Chance to win \d+%"))).to_be_attached()
    if hints.count() > 1:
        page.keyboard.press("2")
        expect(hints.nth(1)).to_be_checked()
    page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    page.keyboard.press("h")
    expect(hints.first).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "before => Number(document.querySelector('main[data-ply]').dataset.ply) > before", arg=before
    )
    expect(hints).to_have_count(0)


COVERED = """() => {
  const card = document.querySelector("[data-over]").getBoundingClientRect();
  const shared = ({ left, top, right, bottom }) => Math.max(0, Math.min(right, card.right) - Math.max(left, card.left))
    * Math.max(0, Math.min(bottom, card.bottom) - Math.max(top, card.top));
  const outside = card.left < 0 || card.top < 0 || card.right > innerWidth || card.bottom > innerHeight;
  const marks = [...document.querySelectorAll("[data-hint-marks] .ring")];
  return marks.length === 0 || outside ? Infinity
    : marks.reduce((sum, mark) => sum + shared(mark.getBoundingClientRect()), 0);
}"""


def test_on_a_tablet_that_is_turned_hints_lie_beside_what_they_mark(visit: Visitor) -> None:
    page = visit("/", viewport={"width": 1180, "height": 820})
    play_bot(page)
    page.keyboard.press("h")
    expect(page.get_by_role("radiogroup", name="Best moves here").get_by_role("radio")).not_to_have_count(0)
    for width, height in ((1180, 820), (820, 1180), (1024, 768), (768, 1024)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => ({COVERED})() === 0")


def test_there_are_no_hints_where_two_people_play(visit: Visitor) -> None:
    for player in seat_two(visit):
        page = player.page
        expect(page.locator("main[data-ply]")).to_be_visible()
        expect(page.get_by_role("button", name=BULB, exact=True)).to_have_count(0)
        page.keyboard.press("h")
        expect(page.get_by_role("radiogroup", name="Best moves here")).to_have_count(0)


def test_a_position_is_analysed_and_played_on_for_all_seats(visit: Visitor) -> None:
    page = visit("/analysis", offline=True)  # the server refuses a position
    page.get_by_role("button", name="New match").click()
    best = page.get_by_role("radiogroup", name="Best moves").get_by_role("radio")
    expect(best.first).to_be_visible()
    chances = page.get_by_role("list", name="Chances to win")
    expect(chances).to_contain_text(re.compile(r"Seat 1\D*\d+%"))
    moves = page.get_by_role("region", name="Moves from here")
    for count in (2, 3):  # the start is the first line
        expect(best.first).to_be_checked()
        best.first.click()
        expect(moves.get_by_role("listitem")).to_have_count(count)
        expect(best.first).to_be_visible()
    page.get_by_role("button", name="One move back").click()
    expect(moves.get_by_role("listitem").nth(1).get_by_role("button")).to_have_attribute("aria-current", "step")
    page.reload()
    expect(moves.get_by_role("listitem")).to_have_count(2)

    page.get_by_role("button", name="Another position").click()
    page.get_by_role("textbox", name="Position in notation").fill("sintra 2 Z")
    page.get_by_role("button", name="Show this position").click()
    expect(page.get_by_role("alert")).to_be_visible()
