"""Axe finds nothing serious on Uzory's board, by day and by night, on a desk and on a phone."""

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .hastening import is_over
from .layers import has_laid, hasten, play_bot
from .players import code_of
from .test_accessibility import auditor, pytestmark

__all__ = ["pytestmark"]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(visit: Visitor, phone: bool) -> None:
    page = visit("/", phone=phone)
    layer = play_bot(page)
    audit = auditor(page)
    audit("choice of a colour")
    layer.play_move()
    layer.await_turn()
    hasten([page], has_laid(12))
    layer.take_up(0)
    audit("tile picked")
    layer.play_move()
    layer.await_turn()
    audit("after laying")
    hasten([page], is_over)
    expect(layer.verdict).to_be_visible()
    audit("end")
    page.goto(f"/t/{code_of(page)}/replay?ply=60")
    expect(page.get_by_role("slider", name="Position")).to_be_visible()
    audit("replay")
