"""Sagrada's pages in every language at every size: nothing missing, nothing left in English, nothing cut off."""

import pytest
from playwright.sync_api import expect

from leadlight.locales import LANGUAGES

from .conftest import Visitor
from .drafters import Drafter, hasten, offers_steps, play_alone, step_tools
from .hastening import is_over
from .players import code_of, game_card
from .test_languages import LOCALES, Reader


def visit_sheets(reader: Reader) -> None:
    """Opening a table for one and for three; into the waiting room for three."""
    page, translate = reader.page, reader.translate
    game_card(page, translate("sagrada-name")).get_by_role("button", name=translate("lobby-create")).click()
    sheet = page.get_by_role("dialog")
    players = sheet.get_by_role("group", name=translate("lobby-players"))
    players.get_by_text("1", exact=True).click()
    expect(sheet.get_by_role("group", name=translate("lobby-option-solo_tools"))).to_be_visible()
    reader.look("opening a table for one")
    players.get_by_text("3", exact=True).click()
    expect(sheet.get_by_role("group", name=translate("lobby-option-solo_tools"))).to_have_count(0)
    reader.look("opening a table for three")
    sheet.get_by_role("button", name=translate("lobby-create"), exact=True).click()
    expect(page.get_by_role("group", name=translate("lobby-option-promo_windows"))).to_be_visible()
    reader.look("waiting room")
    page.goto("/")


def visit_match(reader: Reader, drafter: Drafter) -> None:
    page, translate = reader.page, reader.translate
    reader.look("choice of a window")
    drafter.play_move()
    drafter.await_turn()
    reader.look("my turn")
    drafter.take(drafter.names(drafter.dice)[0])
    reader.look("die in hand")
    match = hasten([page], offers_steps)
    drafter.press(drafter.tool_card(step_tools(match)[0]))
    expect(page.get_by_text(translate("sagrada-board-tool-again")).first).to_be_visible()
    reader.look("tool pressed once")
    hasten([page], is_over)
    expect(drafter.verdict).to_be_visible()
    reader.look("end")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_language_and_fits(visit: Visitor, language: str) -> None:
    page = visit("/", language=LOCALES[language])
    reader = Reader(page, language)
    visit_sheets(reader)
    drafter = play_alone(page, language, tools=5)
    visit_match(reader, drafter)
    page.goto(f"/t/{code_of(page)}/replay?ply=30")
    expect(page.get_by_role("slider", name=reader.translate("table-replay-position"))).to_be_visible()
    reader.look("replay")
    page.goto("/rules/sagrada")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    reader.look("rules")
    assert reader.troubles == []
