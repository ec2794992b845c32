"""A strip of frames of one move in each game: no flash, no jump, no number ahead of its piece."""

from math import hypot

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .drafters import Drafter
from .layers import Layer
from .layers import play_bot as play_uzory
from .players import deciding, game_card, middle, play_bot, read_group
from .strip import (
    Strip,
    expect_in_sight,
    expect_no_flash,
    expect_no_jump,
    expect_numbers_after_pieces,
    keys_of,
    lying_in,
    recorded,
)

Point = tuple[float, float]
SIZES = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])


def drag(page: Page, start: Point, end: Point) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 12, start[1] + 12)
    page.mouse.move(*end, steps=8)
    page.mouse.up()


def expect_flight_from(strip: Strip, end: Point, reach: float) -> None:
    """From where the pointer left them the pieces fly on, without going back or out of sight."""
    held = [frame for frame in strip.frames if "dragged" in keys_of(frame)]
    after = strip.frames[strip.frames.index(held[-1]) + 1]
    assert after["flying"], "the pieces are out of sight after the drop"
    near = [piece for piece in after["flying"] if hypot(piece["x"] - end[0], piece["y"] - end[1]) < reach]
    assert len(near) == len(held[-1]["flying"]), f"the pieces jump away from {end}: {after['flying']}"


def expect_smooth(strip: Strip) -> None:
    expect_no_jump(strip)
    expect_numbers_after_pieces(strip)


def panes_of_displays(strip: Strip) -> list[str]:
    return [key for key in strip.stay if key.startswith("data-pane") and not key.startswith("data-pane 0-")]


# Sintra


@SIZES
def test_sintra_panes_that_nobody_takes_stay_where_they_are(visit: Visitor, phone: bool) -> None:
    page = visit("/", phone=phone, reduced_motion="no-preference")
    player = play_bot(page)
    page.wait_for_timeout(1500)  # the first round is dealt pane by pane
    with recorded(page) as strip:
        player.play_move()
    expect_no_flash(strip, panes_of_displays(strip))
    expect_smooth(strip)


@SIZES
def test_sintra_panes_fly_from_where_the_finger_left_them(visit: Visitor, phone: bool) -> None:
    page = visit("/", phone=phone, reduced_motion="no-preference")
    player = play_bot(page)
    page.wait_for_timeout(1500)
    groups = [read_group(name) for name in player.names(player.choices)]
    best = max(groups, key=lambda group: (group.strips > 0, group.count))
    start = middle(player.button(best.name).first.locator("[data-pane]").first)
    player.pick(best)
    expect(player.strips).to_have_count(best.strips)
    end = middle(player.strips.last.locator("[data-lit]"))
    with recorded(page) as strip, deciding(page):
        drag(page, start, end)
    expect_flight_from(strip, end, reach=70)
    expect_no_flash(strip, panes_of_displays(strip))
    expect_smooth(strip)


# Sagrada


def begin_sagrada(page: Page) -> Drafter:
    game_card(page, "Sagrada").get_by_role("button", name="Play against bots").click()
    drafter = Drafter(page)
    drafter.await_turn()
    drafter.play_move()  # the window
    drafter.dice.first.wait_for()
    return drafter


def hold_a_die(drafter: Drafter) -> None:
    """Takes a die that fits somewhere."""
    for die in drafter.names(drafter.dice):
        drafter.take(die)
        if drafter.cells.count() > 0:
            return
        drafter.press_last(drafter.back)
    raise AssertionError("no die fits")


@SIZES
def test_sagrada_a_die_flies_and_the_others_stay(visit: Visitor, phone: bool) -> None:
    page = visit("/", phone=phone, reduced_motion="no-preference")
    drafter = begin_sagrada(page)
    hold_a_die(drafter)
    with recorded(page) as strip:
        drafter.press_last(drafter.cells.first)
    expect_no_flash(strip, [key for key in strip.stay if key.startswith("data-slot")])
    expect_smooth(strip)


def test_sagrada_a_die_flies_from_where_the_finger_left_it(visit: Visitor) -> None:
    page = visit("/", reduced_motion="no-preference")
    drafter = begin_sagrada(page)
    hold_a_die(drafter)
    start = middle(page.locator("[data-slot][aria-pressed=true] [data-die]"))
    end = middle(drafter.cells.last.locator("> use").first)
    with recorded(page) as strip, deciding(page):
        drag(page, start, end)
    expect_flight_from(strip, end, reach=40)
    expect_smooth(strip)


# Uzory


def begin_uzory(page: Page) -> Layer:
    layer = play_uzory(page)
    while layer.skipper.count() == 0:
        layer.play_move()
        layer.await_turn()
    for tile in range(3):
        layer.take_up(tile)
        if layer.cells("possible").count() > 0:
            return layer
    raise AssertionError("no tile fits")


@SIZES
def test_uzory_a_tile_lies_at_once_and_the_others_stay(visit: Visitor, phone: bool) -> None:
    page = visit("/", phone=phone, reduced_motion="no-preference")
    layer = begin_uzory(page)
    cell = layer.cells("possible").first
    if phone:
        layer.press(cell)
    with recorded(page, flies=False) as strip:  # the tile is where it goes
        layer.press_last(layer.layer if phone else cell)
    before, after = (lying_in(strip.frames[at], "data-tile") for at in (0, -1))
    expect_in_sight(strip, sorted(before))
    (laid,) = after - before
    ghost = laid.replace("data-tile", "ghost").removesuffix(" 1")
    seen = [bool(lying_in(frame, ghost) or lying_in(frame, laid)) for frame in strip.frames]
    assert all(seen[seen.index(True) :]), "the tile is out of sight between its ghost and itself"


def test_uzory_a_tile_flies_from_where_the_finger_left_it(visit: Visitor) -> None:
    page = visit("/", reduced_motion="no-preference")
    layer = begin_uzory(page)
    start = middle(page.locator("[data-hand][aria-pressed=true]"))
    end = middle(layer.cells("possible").last)
    with recorded(page) as strip, deciding(page):
        drag(page, start, (end[0] + 9, end[1] + 7))
    expect_flight_from(strip, end, reach=40)
    expect_smooth(strip)
