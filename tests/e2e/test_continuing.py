"""What the home page offers to go on with, and where matches are found that are over."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Visitor
from .players import code_of, expect_said, open_bot_tables, seat_two

MANY = 7


def rows(page: Page) -> Locator:
    return page.get_by_role("region", name="Continue").get_by_role("listitem")


def test_a_row_names_the_others_and_whose_turn_it_is(visit: Visitor) -> None:
    for player, other in zip(players := seat_two(visit), ("Borys", "Olena"), strict=True):
        mine = player.may_act
        player.page.goto("/")
        row = rows(player.page)
        expect(row).to_have_count(1)
        expect(row).to_contain_text(other)
        expect(row).to_contain_text("Sintra, round I of VI. Your turn" if mine else f"{other} to move")
        expect(row.get_by_role("link", name=f"Continue: Sintra, {other}")).to_be_visible()
    assert len(players) == 2


def test_a_row_is_removed_from_the_list_and_from_nowhere_else(visit: Visitor) -> None:
    page = seat_two(visit)[0].page
    page.goto("/")
    remove = page.get_by_role("button", name="Remove from this list: Sintra, Borys")
    remove.click()
    expect(rows(page)).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(rows(page)).to_have_count(1)
    remove.click()
    expect_said(page, "Removed from this list.")
    page.reload()
    expect(page.get_by_text(re.compile("No tables yet|Open tables|Running tables")).first).to_be_visible()
    expect(rows(page)).to_have_count(0)
    page.goto("/history")
    going_on = page.get_by_role("region", name="Not over yet")
    expect(going_on.get_by_role("link", name="Continue: Sintra, Borys")).to_be_visible()


def test_a_match_that_is_over_says_how_and_is_in_the_history(visit: Visitor) -> None:
    olena, borys = seat_two(visit)
    code = code_of(borys.page)
    assert borys.page.request.post(f"/api/tables/{code}/commands", data={"type": "resign"}).ok
    page = olena.page
    page.goto("/")
    row = rows(page)
    expect(row).to_contain_text(re.compile(r"Sintra, you won -?\d+ to -?\d+|Sintra, you won"))
    expect(row.get_by_role("link", name="Look again: Sintra, Borys")).to_be_visible()
    expect(page.get_by_role("img", name="Of your last 1 matches you won 1.")).to_be_visible()

    page.goto("/history")
    match = page.get_by_role("region", name="Your matches").get_by_role("listitem")
    expect(match).to_have_count(1)
    expect(match).to_contain_text("won")
    expect(match).to_contain_text("against Borys")
    match.get_by_role("link", name=re.compile("^Look again: Sintra")).click()
    page.wait_for_url(f"**/t/{code}/replay*")
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_url(f"**/t/{code}")

    borys.page.goto("/history")
    expect(borys.page.get_by_role("region", name="Your matches").get_by_role("listitem")).to_contain_text("resigned")


def test_seven_matches_leave_the_field_for_codes_where_it_is_seen(visit: Visitor) -> None:
    page = visit("/")
    open_bot_tables(page, MANY)
    page.reload()
    expect(rows(page)).to_have_count(4)
    expect(page.get_by_role("link", name=f"All {MANY}")).to_be_visible()
    expect(page.get_by_role("textbox", name="Table code")).to_be_in_viewport()


@pytest.mark.parametrize("language", ["en-GB", "uk-UA"])
def test_seven_matches_take_a_phone_no_more_room_than_one(visit: Visitor, language: str) -> None:
    page = visit("/", phone=True, language=language)
    open_bot_tables(page, 1)
    page.reload()
    field = page.locator("main input").first
    expect(page.locator(".mine li a")).to_have_count(1)
    before = field.bounding_box()
    open_bot_tables(page, MANY - 1)
    page.reload()
    expect(page.locator(".mine a[href='/history']")).to_be_visible()
    after = field.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(after["y"] - before["y"]) < 10
