"""The coach against a bot: explains what happens for the first time, once, remembers that, and can be turned off."""

from playwright.sync_api import Locator, Page, expect

from .conftest import Visitor
from .drafters import Drafter
from .players import expect_said, game_card

WITH_COACH = """localStorage["leadlight-settings"] = JSON.stringify({ bots: "greedy", coach: true })"""
TOKENS = "each one left is a point"  # as it says of favour tokens when the windows are there
FIRST_DIE = "A first die goes on the border"
TRACK = "Dice that nobody took"  # at the end of a round


def was_said(page: Page, text: str) -> int:
    count: int = page.evaluate("text => window.said.filter((said) => said.includes(text)).length", text)
    return count


def begin(page: Page) -> Drafter:
    """A match of Sagrada against a bot, until the windows are chosen and it is one's turn."""
    game_card(page, "Sagrada").get_by_role("button", name="Play against bots").click()
    drafter = Drafter(page)
    drafter.await_turn()
    drafter.play_move()
    drafter.ender.wait_for()
    return drafter


def play_round(drafter: Drafter) -> None:
    """Until the next round has begun."""
    page = drafter.page
    before = page.get_by_role("heading", name="Round").first.inner_text()
    while page.get_by_role("heading", name="Round").first.inner_text() == before:
        drafter.await_turn()
        drafter.play_move()
        drafter.ender.wait_for()


def switch(page: Page) -> Locator:
    page.get_by_role("button", name="Menu").click()
    return page.get_by_role("dialog", name="Menu").get_by_role("switch", name="Coach")


def test_the_coach_explains_once_remembers_it_and_can_be_turned_off(visit: Visitor) -> None:
    page = visit("/")
    page.evaluate(WITH_COACH)
    page.reload()
    coach = page.get_by_role("region", name="Coach", exact=True)
    drafter = begin(page)
    expect_said(page, TOKENS)
    expect(coach).to_be_visible()
    coach.get_by_role("button", name="Got it").click()
    expect(coach).to_be_hidden()
    drafter.play_move()
    expect_said(page, FIRST_DIE)
    assert (was_said(page, TOKENS), was_said(page, FIRST_DIE)) == (1, 1)

    coach.get_by_role("button", name="Turn the coach off").click()
    expect(coach).to_be_hidden()
    play_round(drafter)
    assert was_said(page, TRACK) == 0
    page.reload()
    drafter.ender.wait_for()
    coached = switch(page)
    expect(coached).not_to_be_checked()
    coached.click()
    page.keyboard.press("Escape")
    play_round(drafter)
    expect_said(page, TRACK)

    page.goto("/")
    drafter = begin(page)
    play_round(drafter)
    explained = [was_said(page, text) for text in (TOKENS, FIRST_DIE, TRACK)]
    assert explained == [0, 0, 0], "all of it was explained in the match before"
