"""Axe finds nothing serious on Sagrada's board, by day and by night, on a desk and on a phone."""

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .drafters import hasten, offers_steps, play_alone, seat_two, step_tools
from .hastening import is_over
from .players import code_of
from .test_accessibility import auditor, pytestmark

__all__ = ["pytestmark"]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_in_a_match_alone(visit: Visitor, phone: bool) -> None:
    page = visit("/", phone=phone)
    drafter = play_alone(page, tools=5)
    audit = auditor(page)
    audit("choice of a window")
    drafter.play_move()
    drafter.await_turn()
    audit("my turn")
    drafter.take(drafter.names(drafter.dice)[0])
    audit("die in hand")
    drafter.press(drafter.back)
    expect(drafter.back).to_have_count(0)
    match = hasten([page], offers_steps)
    card = drafter.tool_card(step_tools(match)[0])
    drafter.press(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    audit("tool pressed once")
    hasten([page], is_over)
    expect(drafter.verdict).to_be_visible()
    audit("end")
    page.goto(f"/t/{code_of(page)}/replay?ply=30")
    expect(page.get_by_role("slider", name="Position")).to_be_visible()
    audit("replay")


def test_axe_finds_nothing_serious_beside_somebody_else(visit: Visitor) -> None:
    olena, borys = seat_two(visit)
    audit = auditor(borys.page)
    audit("somebody else chooses")
    hasten([olena.page, borys.page], lambda match: bool(match["view"]["round"] == 4))
    expect(borys.page.get_by_role("heading", name="Round 5 of 10")).to_be_visible()
    audit("in the middle")
