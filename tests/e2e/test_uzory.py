"""Uzory in browsers: two people, six people, keys alone, and what the board tells before a tile is laid."""

import re

from playwright.sync_api import expect

from leadlight.core.record import parse_record
from leadlight.play.fair_check import verify

from .conftest import Visitor
from .hastening import look
from .layers import Layer, gather, has_laid, hasten, play_bot
from .players import code_of, deciding, expect_soon, play_moves, play_out


def tiles_in(layer: Layer) -> list[str]:
    """What a screen reader reads of the hand, but for what is being done with it."""
    return [name.split(". Open")[0] for name in layer.names(layer.hand)]


def test_two_people_play_a_whole_match_one_of_them_on_a_phone(visit: Visitor) -> None:
    layers = gather(visit, 2, phones=[1])
    play_out(layers)
    standing = look(layers[0].page)["standing"]
    for layer in layers:
        assert sorted(layer.scores()) == sorted(str(points) for points in standing["scores"])
    record = layers[0].page.request.get(f"/api/tables/{code_of(layers[0].page)}/record").body()
    assert verify(parse_record(record)) > 40


def test_six_people_play_to_the_end_and_each_sees_only_the_own_hand(visit: Visitor) -> None:
    layers = gather(visit, 6, phones=[5])
    pages = [layer.page for layer in layers]
    play_moves(layers, 6)
    for layer in layers:
        expect(layer.hand).to_have_count(3)
    hands = [tiles_in(layer) for layer in layers]
    assert all(len(hand) == 3 for hand in hands)
    assert len({tile.split(": ", 1)[1] for hand in hands for tile in hand}) >= 12
    play_moves(layers, 6)
    hasten(pages, has_laid(58))
    for page in pages:
        page.reload()  # otherwise one of them may still show a turn that is past
    play_out(layers)
    standing = look(pages[0])["standing"]
    for layer in layers:
        assert sorted(layer.scores()) == sorted(str(points) for points in standing["scores"])


def test_the_board_tells_what_a_tile_would_close_before_it_is_laid(visit: Visitor) -> None:
    page = visit("/")
    layer = play_bot(page)
    closing = page.get_by_role("gridcell", name=re.compile("Closes a frame(?!.*You name)"))
    foretold = page.get_by_role("gridcell", name=re.compile(r"Possible(?: with a shard)?\. (?:Closes|No frame)"))
    while not closing.count():
        layer.play_move()
        layer.await_turn()
        assert not layer.is_over
        if layer.skipper.count() > 0:
            layer.take_up(0)
            if layer.cells("possible").or_(layer.cells("sharded")).count() > 0:
                foretold.first.wait_for()
    cell = closing.first
    name = cell.get_attribute("aria-label") or ""
    before = look(page)["view"]
    cell.hover()
    expect(page.get_by_text(re.compile("^If laid here"))).to_be_visible()
    layer.lay_on(cell)
    after = look(page)["view"]
    assert len(after["frames"]) > len(before["frames"])
    mine = after["seats"][0]["points"] - before["seats"][0]["points"]
    assert (mine > 0) == ("+1 to you" in name)


def test_a_refused_cell_tells_the_rule(visit: Visitor) -> None:
    page = visit("/")
    layer = play_bot(page)
    while layer.skipper.count() == 0:
        layer.play_move()
        layer.await_turn()
    layer.take_up(0)
    page.get_by_role("gridcell", name=re.compile(r"^H8\.")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile(r"There is already a tile on H8"))).to_be_visible()


# Keys alone

FOCUS = "() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? ''"


def test_turns_are_played_by_keys(visit: Visitor) -> None:
    page = visit("/")
    layer = play_bot(page)
    for _ in range(24):
        if layer.is_over:
            break
        with deciding(page):
            type_move(layer)
        layer.await_turn()
    assert len(look(page)["view"]["floor"]) > 4


def type_move(layer: Layer) -> None:
    page = layer.page
    if layer.colours.count() > 0:
        layer.colours.first.focus()
        page.keyboard.press("Enter")
    elif layer.candidates.count() > 0:
        layer.candidates.first.focus()
        page.keyboard.press("Enter")
    elif layer.discarder.count() > 0:
        page.keyboard.press("d")
    else:
        type_laying(layer)


def walk_on(layer: Layer) -> bool:
    """N goes to the next cell that takes the tile; whether it takes it without a shard."""
    layer.page.keyboard.press("n")
    return ". Possible." in str(layer.page.evaluate(FOCUS))


def type_laying(layer: Layer) -> None:
    """A digit takes the tile up and goes to the first cell that takes it; E turns it, Enter lays."""
    page = layer.page
    for tile in "123":
        page.keyboard.press("Escape")
        page.keyboard.press(tile)
        for _ in range(4):
            if layer.cells("possible").count() > 0:
                expect_soon(lambda: walk_on(layer), wanted=True)
                page.keyboard.press("Enter")
                return
            page.keyboard.press("e")
    page.keyboard.press("p")
    page.keyboard.press("p")
