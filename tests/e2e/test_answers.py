"""What is pressed in vain answers: once, where it covers nothing, and until the next press."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Visitor
from .drafters import Drafter
from .layers import Layer
from .layers import play_bot as play_uzory
from .players import Player, game_card, play_bot

SIZES = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])


def begin_sagrada(page: Page) -> Drafter:
    game_card(page, "Sagrada").get_by_role("button", name="Play against bots").click()
    drafter = Drafter(page)
    drafter.await_turn()
    drafter.play_move()
    drafter.dice.first.wait_for()
    return drafter


def begin_uzory(page: Page) -> Layer:
    layer = play_uzory(page)
    while layer.skipper.count() == 0:
        layer.play_move()
        layer.await_turn()
    return layer


def alert(page: Page, text: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("alert").filter(has_text=text)


@SIZES
def test_a_strip_before_any_panes_asks_for_panes(visit: Visitor, phone: bool) -> None:
    page = visit("/", phone=phone)
    player = play_bot(page)
    player.press_anyhow(page.locator("[data-strip='2']"))
    expect(alert(page, "First take panes")).to_be_visible()
    player.pick_best()
    expect(alert(page, "First take panes")).to_have_count(0)


@SIZES
def test_a_cell_before_any_die_asks_for_a_die(visit: Visitor, phone: bool) -> None:
    page = visit("/", phone=phone)
    drafter = begin_sagrada(page)
    drafter.press_anyhow(page.get_by_role("gridcell").nth(7))
    expect(alert(page, "First take a die")).to_be_visible()
    drafter.press(drafter.dice.first)
    expect(alert(page, "First take a die")).to_have_count(0)


@SIZES
def test_the_floor_before_any_tile_asks_for_a_tile(visit: Visitor, phone: bool) -> None:
    page = visit("/", phone=phone)
    layer = begin_uzory(page)
    box = page.locator("[data-cell='0,0'] > rect").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 1.6, box["y"] + box["height"] / 2)
    expect(alert(page, "First pick a tile")).to_be_visible()
    layer.press(layer.hand.first)
    expect(alert(page, "First pick a tile")).to_have_count(0)


def overlap(one: Locator, other: Locator) -> bool:
    first, second = one.bounding_box(), other.bounding_box()
    assert first is not None
    assert second is not None
    across = first["x"] < second["x"] + second["width"] and second["x"] < first["x"] + first["width"]
    down = first["y"] < second["y"] + second["height"] and second["y"] < first["y"] + first["height"]
    return across and down


def press_in_vain(player: Player) -> None:
    """Panes on a strip that does not take them; every group fits everywhere only at the very beginning."""
    for _ in range(8):
        player.pick_best()
        page = player.page
        closed = page.get_by_role("button", name=re.compile(r"^Strip \d"), disabled=True)
        if closed.count() > 0:
            player.press_anyhow(closed.first)
            return
        player.press_last(player.strips.last)
        player.await_turn()
    raise AssertionError("everything fits everywhere")


def test_a_refusal_on_a_phone_covers_nothing_and_goes_with_the_next_press(visit: Visitor) -> None:
    page = visit("/", phone=True)
    player = play_bot(page)
    press_in_vain(player)
    said = page.get_by_role("alert").filter(has_text=re.compile(r"glazier|space for"))
    expect(said).to_be_visible()
    words = said.inner_text()
    assert "Rule" not in words, "the rule would say the same again"
    assert len(re.findall("glazier|space for", words)) == 1
    for needed in (page.locator("[data-palace]"), page.get_by_role("group", name="Market")):
        assert not overlap(said, needed)
    assert not overlap(said, page.get_by_role("button", name="Cancel"))
    page.get_by_role("button", name="Cancel").tap()
    expect(said).to_have_count(0)


def test_points_that_rise_on_a_phone_are_not_cut_at_the_edge(visit: Visitor) -> None:
    page = visit("/", phone=True, reduced_motion="no-preference")
    player = play_bot(page)
    page.evaluate(
        """() => {
          window.gains = [];
          const look = () => {
            for (const gain of document.querySelectorAll("[role=tablist] .gain"))
              window.gains.push([gain.getBoundingClientRect().left, gain.getBoundingClientRect().right]);
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    while not (gains := page.evaluate("() => window.gains")):
        player.play_move()
        player.await_turn()
    assert min(left for left, _ in gains) >= 0
    assert max(right for _, right in gains) <= 390


@SIZES
def test_uzory_zoom_buttons_cover_no_cell(visit: Visitor, phone: bool) -> None:
    page = visit("/", phone=phone)
    layer = begin_uzory(page)
    floor = page.locator("svg:has([role=grid])")
    box = floor.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -600)
    for message in ("fit",) if phone else ("fit", "zoom-in", "zoom-out"):
        button = page.get_by_role("button", name=layer.translate(f"uzory-board-{message}"), exact=True)
        expect(button).to_be_visible()
        assert not overlap(button, floor)
    fit = page.get_by_role("button", name=layer.translate("uzory-board-fit"), exact=True)
    layer.press(fit)
    expect(fit).to_have_count(0)
