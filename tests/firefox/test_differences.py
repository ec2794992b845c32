"""What browsers do each in their own way: dragging, fonts, sound, files; and a whole match of Uzory."""

import re

from playwright.sync_api import Locator, expect

from leadlight.core.record import parse_record
from leadlight.play.fair_check import verify
from tests.e2e import layers
from tests.e2e.conftest import Visitor
from tests.e2e.hastening import look
from tests.e2e.players import code_of, deciding, play_bot, play_out, read_group

FONTS = """async () => {
  await document.fonts.ready;
  const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
  return loaded.map(({ family }) => family.replaceAll('"', ""));
}"""
COUNT_TONES = """(() => {
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...given) {
    window.tones += 1;
    return start.apply(this, given);
  };
})()"""


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_match_of_uzory_is_played_to_the_end(visit: Visitor) -> None:
    page = visit("/")
    layer = layers.play_bot(page)
    play_out([layer])
    standing = look(page)["standing"]
    assert sorted(layer.scores()) == sorted(str(points) for points in standing["scores"])
    record = page.request.get(f"/api/tables/{code_of(page)}/record").body()
    assert verify(parse_record(record)) > 40


def test_panes_are_dragged_onto_a_strip(visit: Visitor) -> None:
    page = visit("/")
    player = play_bot(page)
    groups = [read_group(name) for name in player.names(player.choices)]
    group = player.button(max(groups, key=lambda group: (group.strips, group.count)).name).first
    box = group.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.3)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"], box["y"] + box["height"], steps=5)
    page.mouse.move(*middle(player.strips.first), steps=10)
    with deciding(page):
        page.mouse.up()
    frames = page.request.get(f"/api/tables/{code_of(page)}/replay").json()["frames"]
    assert 0 in [frame["step"]["seat"] for frame in frames]


def test_both_fonts_are_loaded_in_every_alphabet(visit: Visitor) -> None:
    for language in ("en-GB", "uk-UA", "cs-CZ"):
        page = visit("/", language=language)
        expect(page.get_by_role("article").first).to_be_visible()
        assert {"Brygada 1918 Variable", "Commissioner Variable"} <= set(page.evaluate(FONTS))


def test_a_move_sounds_when_sound_is_on(visit: Visitor) -> None:
    page = visit("/")
    page.context.add_init_script(COUNT_TONES)
    page.reload()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("switch", name="Sound").click()
    page.keyboard.press("Escape")
    player = play_bot(page)
    player.play_move()
    page.wait_for_function("() => window.tones > 0")


def test_sheets_to_print_are_downloaded(visit: Visitor) -> None:
    page = visit("/rules/uzory")
    link = page.get_by_role("link", name=re.compile("A4", re.I)).first
    with page.expect_download() as download:
        link.click()
    assert download.value.path().read_bytes().startswith(b"%PDF-")
