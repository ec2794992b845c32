"""Choosing one of the six levels: at home, for a seat of a new table, and in the waiting room."""

import re

from playwright.sync_api import expect

from .conftest import Visitor
from .players import game_card, open_table

SENTENCE = "Takes what looks best right now"


def test_a_level_is_chosen_at_home_and_remembered(visit: Visitor) -> None:
    page = visit("/")
    card = game_card(page, "Sintra")
    card.get_by_role("button", name=re.compile("^Choose players and bots")).click()
    sheet = page.get_by_role("dialog")
    levels = sheet.get_by_role("group", name="Bots")
    expect(levels.get_by_role("radio")).to_have_count(6)
    expect(levels.get_by_role("radio", name=re.compile(f"^Cutter {SENTENCE}.* Level 2 of 6$"))).to_be_visible()
    levels.get_by_text("Cutter").click()
    page.keyboard.press("Escape")
    expect(card.get_by_text("1 bot, Cutter")).to_be_visible()
    page.reload()
    card.get_by_role("button", name="Play against bots").click()
    page.wait_for_url(re.compile(r"/t/"))
    expect(page.get_by_text("Cutter").first).to_be_visible()


def test_a_seat_of_a_new_table_shows_how_its_level_plays(visit: Visitor) -> None:
    page = visit("/")
    game_card(page, "Sintra").get_by_role("button", name="Create a table").click()
    seat = page.get_by_role("dialog").get_by_role("combobox", name="Seat 2")
    seat.select_option("Bot: 2. Cutter")
    expect(page.get_by_role("dialog").get_by_text(SENTENCE)).to_be_visible()


def test_a_level_is_seated_in_the_waiting_room(visit: Visitor) -> None:
    page = visit("/", phone=True)
    open_table(page, 3)
    page.get_by_role("combobox", name="Seat a bot").first.select_option("guildmaster")
    expect(page.get_by_text("Thinks the round through and gives nothing away.", exact=True)).to_be_visible()
