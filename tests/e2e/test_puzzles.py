"""Puzzles in a browser: from the home page to the answer, by keyboard, and the daily challenge."""

import re

from playwright.sync_api import Page, expect

from .conftest import Visitor


def ask(page: Page, path: str) -> str:
    """What the server tells this browser, as text."""
    found: str = page.evaluate("path => fetch(path).then((answer) => answer.text())", path)
    return found


def test_the_puzzle_of_the_day_is_given_up_and_explained(visit: Visitor) -> None:
    page = visit("/")
    card = page.get_by_role("region", name="Puzzle of the day")
    card.get_by_role("link", name="Solve").click()
    panel = page.locator("[data-puzzle]")
    expect(panel.get_by_role("heading", name="Find the best move")).to_be_visible()
    assert '"answer":null' in ask(page, "/api/puzzles/daily")
    page.keyboard.press("h")
    expect(panel).to_contain_text("The right source is lit")
    expect(page.locator("[data-source-rings]")).to_be_attached()
    panel.get_by_role("button", name="Show the answer").focus()
    page.keyboard.press("Enter")
    expect(panel).to_contain_text("The best move")
    expect(panel.get_by_role("radio")).to_have_count(3)
    expect(panel.get_by_role("link", name="Play on from here")).to_have_attribute("href", re.compile("^/analysis"))
    page.keyboard.press("n")
    expect(page).to_have_url(re.compile("/puzzle/stream$"))
    expect(page.locator("[data-puzzle=open]")).to_contain_text("Games in the stream")


def test_on_a_phone_the_answer_comes_in_a_sheet(visit: Visitor) -> None:
    page = visit("/puzzle/stream", phone=True, language="pl-PL")
    dock = page.locator("[data-puzzle-dock]")
    expect(dock).to_contain_text("Zostały 2 próby")
    dock.get_by_role("button", name="O tym zadaniu").click()
    page.get_by_role("dialog").get_by_role("button", name="Pokaż odpowiedź").click()
    expect(page.get_by_role("dialog")).to_contain_text("Najlepszy ruch")
    expect(page.get_by_role("dialog").get_by_role("radio")).to_have_count(3)


def test_the_daily_challenge_goes_on_where_it_stands(visit: Visitor) -> None:
    page = visit("/puzzle/challenge")
    expect(page.get_by_text("known to the server in advance")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_text("Choose your window")).to_be_visible()
    page.get_by_role("button", name=re.compile("difficulty|tokens?", re.IGNORECASE)).first.click()
    expect(page.get_by_text("Choose your window")).to_be_hidden()
    page.reload()
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_text("Choose your window")).to_be_hidden()
