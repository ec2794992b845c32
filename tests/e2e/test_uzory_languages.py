"""Uzory's pages in every language at every size: nothing missing, nothing left in English, nothing cut off."""

import pytest
from playwright.sync_api import expect

from leadlight.locales import LANGUAGES

from .conftest import Visitor
from .hastening import is_over
from .layers import Layer, has_laid, hasten, play_bot
from .players import code_of
from .test_languages import LOCALES, Reader


def visit_match(reader: Reader, layer: Layer) -> None:
    page = reader.page
    reader.look("choice of a colour")
    layer.play_move()
    layer.await_turn()
    hasten([page], has_laid(14))
    layer.take_up(0)
    reader.look("tile picked")
    layer.press(layer.named(reader.translate("uzory-board-shard"), reader.translate("uzory-board-shard-short")).first)
    reader.look("shard")
    layer.press(layer.skipper)
    reader.look("hand about to be changed")
    hasten([page], lambda match: match["view"]["phase"] == "discard" and bool(match["legal"]))
    expect(layer.discarder).to_be_visible()
    reader.look("discard")
    hasten([page], is_over)
    expect(layer.verdict).to_be_visible()
    reader.look("end")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_language_and_fits(visit: Visitor, language: str) -> None:
    page = visit("/", language=LOCALES[language])
    reader = Reader(page, language)
    visit_match(reader, play_bot(page, language))
    page.goto(f"/t/{code_of(page)}/replay?ply=60")
    expect(page.get_by_role("slider", name=reader.translate("table-replay-position"))).to_be_visible()
    reader.look("replay")
    page.goto("/rules/uzory")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    reader.look("rules")
    assert reader.troubles == []
