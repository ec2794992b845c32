"""The review of a short match: asked for at its end, read, walked through by keys, tried again and shared."""

import re

from playwright.sync_api import Page, expect

from .conftest import Visitor
from .players import code_of, play_moves, seat_two


def finish_soon(visit: Visitor) -> Page:
    """A match of a few moves, which the second seat gives up; the page of the first."""
    players = seat_two(visit)
    play_moves(players, 4)
    host, friend = (player.page for player in players)
    assert friend.request.post(f"/api/tables/{code_of(friend)}/commands", data={"type": "resign"}).ok
    return host


def test_a_match_is_reviewed_and_its_mistakes_can_be_tried_again(visit: Visitor) -> None:
    page = finish_soon(visit)
    page.get_by_role("link", name="Review", exact=True).click()
    expect(page.get_by_role("region", name="Course of the match")).to_be_visible()
    expect(page.get_by_role("region", name="Accuracy")).to_contain_text("%")
    moves = page.get_by_role("region", name="Moves", exact=True).get_by_role("listitem")
    expect(moves).to_have_count(4)

    page.keyboard.press("End")
    expect(page.get_by_role("heading", name=re.compile(r"^Move 4\b"))).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("heading", name=re.compile(r"^Move 3\b"))).to_be_visible()
    expect(page).to_have_url(re.compile(r"/review\?move=3$"))

    page.keyboard.press("a")
    numbers = page.get_by_role("dialog", name="Table of numbers")
    expect(numbers.get_by_role("table", name="Move by move").get_by_role("row")).to_have_count(5)
    page.keyboard.press("Escape")

    other = visit(page.url, offline=True)  # a link that somebody was sent
    expect(other.get_by_role("heading", name=re.compile(r"^Move 3\b"))).to_be_visible()

    page.keyboard.press("t")
    expect(page.get_by_role("button", name="Back to the review")).to_be_visible()
    expect(page.get_by_role("group", name="Market")).to_be_visible()
    page.get_by_role("button", name="Back to the review").click()
    expect(page.get_by_role("heading", name=re.compile(r"^Move 3\b"))).to_be_visible()

    page.goto("/history")
    expect(page.get_by_role("heading", name="What your reviews say")).to_be_visible()


def test_on_a_phone_everything_is_one_column(visit: Visitor) -> None:
    page = finish_soon(visit)
    phone = visit(f"/t/{code_of(page)}/review", phone=True)
    expect(phone.get_by_role("region", name="Accuracy")).to_contain_text("%")
    assert phone.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    phone.get_by_role("button", name="Table of numbers").click()
    expect(phone.get_by_role("dialog", name="Table of numbers")).to_be_visible()
