"""What is played can still be changed in the waiting room, by its host alone."""

from playwright.sync_api import expect

from .conftest import Visitor
from .players import expect_said, open_table, rename, sit_down


def test_the_host_changes_what_is_played_and_everybody_is_asked_again(visit: Visitor) -> None:
    host, friend = visit("/"), visit("/")
    rename(host, "Olena")
    code = open_table(host, 3, game="Sagrada")
    friend.goto(f"/t/{code}")
    sit_down(friend, "Borys")
    friend.get_by_role("button", name="I am ready").click()
    expect(friend.get_by_role("button", name="Not ready after all")).to_be_visible()
    expect(friend.get_by_role("group", name="Promo windows")).to_have_count(0)

    host.get_by_role("group", name="Promo windows").get_by_text("On", exact=True).click()
    expect_said(friend, "The game settings have changed.")
    expect(friend.get_by_role("button", name="I am ready")).to_be_visible()
    expect(friend.get_by_role("definition").get_by_text("On", exact=True)).to_be_visible()
    host.get_by_role("group", name="Clock").get_by_text("Per move").click()
    expect(friend.get_by_text("2:00 per move")).to_be_visible()

    players = host.get_by_role("group", name="Players")
    expect(players.get_by_role("radio")).to_have_count(3)  # a table of one has no room for both
    players.get_by_text("2", exact=True).click()
    expect(friend.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(2)


def test_options_show_where_they_have_a_meaning_and_are_remembered(visit: Visitor) -> None:
    page = visit("/")
    card = page.get_by_role("article", name="Sagrada")
    card.get_by_role("button", name="Create a table").click()
    sheet = page.get_by_role("dialog")
    tools, players = (sheet.get_by_role("group", name=name) for name in ("Tools", "Players"))
    expect(players.get_by_role("radio", name="2")).to_be_checked()
    expect(tools).to_have_count(0)
    players.get_by_text("1", exact=True).click()
    expect(tools).to_be_visible()
    for absent in ("Seats", "Who starts", "Clock"):
        expect(sheet.get_by_role("group", name=absent)).to_have_count(0)
    tools.get_by_text("5", exact=True).click()
    expect(sheet.get_by_text("Easy:")).to_be_visible()
    players.get_by_text("2", exact=True).click()
    sheet.get_by_role("button", name="Create a table").click()
    expect(page.get_by_role("heading", name="Waiting room")).to_be_visible()

    page.goto("/")
    card.get_by_role("button", name="Play alone").click()
    tools.get_by_text("1", exact=True).click()
    page.keyboard.press("Escape")
    page.reload()
    card.get_by_role("button", name="Play alone").click()
    expect(tools.get_by_role("radio", name="1")).to_be_checked()
    expect(sheet.get_by_text("Very hard:")).to_be_visible()
