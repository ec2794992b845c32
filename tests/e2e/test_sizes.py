"""Every game at every size, by day and by night, in three languages, at the beginning and in the middle of a match."""

from collections.abc import Callable
from random import Random
from typing import Literal

import pytest
from playwright.sync_api import CDPSession, Page, expect

from leadlight.locales import Texts

from .conftest import Visitor
from .drafters import Drafter
from .drafters import hasten as draft
from .fitting import FIT, SIZES, find_cut_words, find_troubles, resize
from .hastening import Json, play_past
from .layers import Layer, has_laid
from .layers import hasten as lay
from .players import Player, open_table, rename
from .test_languages import DRAWN

LANGUAGES = ("cs", "uk", "en")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
GAMES = ("Sintra", "Sagrada", "Uzory")
MOST = {"Sintra": 4, "Sagrada": 4, "Uzory": 6}
SPOKEN = {"cs": "Čeština", "uk": "Українська", "en": "English"}


class Fitter:
    """Looks at one table in every window."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pointer: CDPSession = page.context.new_cdp_session(page)
        self.language = "en"
        self.troubles: list[str] = []

    def speak(self, language: str) -> None:
        """In the menu, so that the table stays as it is."""
        menu = Texts(self.language).translate("lobby-menu")
        self.page.get_by_role("button", name=menu, exact=True).click()
        self.page.get_by_role("dialog").get_by_text(SPOKEN[language], exact=True).click()
        title = Texts(language).translate("lobby-menu")
        expect(self.page.get_by_role("dialog", name=title, exact=True)).to_be_visible()
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)
        self.language = language

    def look(self, where: str) -> None:
        for language in LANGUAGES:
            resize(self.page, self.pointer, 1440, 900)
            self.speak(language)
            for width, height in SIZES:
                resize(self.page, self.pointer, width, height)
                self.note(f"{where}, {width}×{height}, {language}", find_cut_words(self.page))
                for scheme in SCHEMES:
                    self.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                    self.note(f"{where}, {width}×{height}, {language}, {scheme}", find_troubles(self.page, width))
        resize(self.page, self.pointer, 1440, 900)

    def note(self, where: str, found: list[str]) -> None:
        self.troubles += [f"{where}: {each}" for each in found]


def choose_strip(legal: list[str], rng: Random) -> str:
    """Anything but the way back of the glazier, as long as there is something else."""
    return rng.choice([action for action in legal if action != "return"] or legal)


def play_sintra(page: Page) -> None:
    """To the third round, with panes picked."""

    def is_ripe(match: Json) -> bool:
        return match["view"]["round"] >= 2 and sum(" > " in action for action in match["legal"]) > 8

    play_past([page], is_ripe, choose_strip)
    Player(page).await_turn()
    group = page.locator("[data-group]").first
    group.press("Enter")
    expect(page.locator("[data-group][aria-pressed=true]")).to_have_count(1)


def play_sagrada(page: Page) -> None:
    """To the sixth round, with a die in hand."""
    draft([page], lambda match: match["view"]["round"] >= 5 and any("place" in each for each in match["legal"]))
    page.locator("[role=gridcell][aria-disabled=false]").first.wait_for()


def play_uzory(page: Page) -> None:
    """To thirty tiles, with another one picked."""
    lay([page], lambda match: has_laid(30)(match) and bool(match["legal"]))
    button = page.locator("[data-hand]:enabled").first
    Player(page).press(button)
    page.locator("[data-fit]").first.wait_for()


PLAY: dict[str, Callable[[Page], None]] = {"Sintra": play_sintra, "Sagrada": play_sagrada, "Uzory": play_uzory}


def begin(page: Page, game: str, players: int) -> None:
    rename(page, "Kateřina")
    open_table(page, players, bots=["Greedy"] * (players - 1), game=game)
    first = {"Sintra": Player(page).choices, "Sagrada": Drafter(page).windows, "Uzory": Layer(page).colours}
    first[game].first.wait_for()


@pytest.mark.parametrize("crowd", ["two", "most"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_every_window(visit: Visitor, game: str, crowd: str) -> None:
    page = visit("/")
    begin(page, game, 2 if crowd == "two" else MOST[game])
    fitter = Fitter(page)
    fitter.look("at the beginning")
    PLAY[game](page)
    fitter.look("in the middle")
    assert not fitter.troubles, "\n".join(fitter.troubles)


BAD = """
<main style="position:fixed;inset:0;z-index:9;background:#fff">
  <button style="width:20px;height:20px">a</button>
  <button style="position:absolute;left:100px;top:0;width:60px;height:60px">b</button>
  <button style="position:absolute;left:140px;top:0;width:60px;height:60px">c</button>
  <button style="position:absolute;left:300px;top:0;width:60px;height:60px">d</button>
  <i style="position:absolute;left:300px;top:0;width:60px;height:60px"></i>
  <button style="position:absolute;left:100px;top:2000px;width:60px;height:60px">e</button>
  <div class="card" style="position:absolute;left:0;top:100px;width:90px;height:90px">
    <p style="position:absolute;left:200px;top:0;white-space:nowrap">far away</p>
  </div>
  <div class="card" style="position:absolute;left:50px;top:150px;width:90px;height:90px"></div>
  <p style="position:absolute;left:0;top:300px">one over</p><p style="position:absolute;left:4px;top:302px">another</p>
</main>
"""


def test_what_does_not_fit_is_noticed(visit: Visitor) -> None:
    page = visit("/")
    page.evaluate("html => document.body.insertAdjacentHTML('beforeend', html)", BAD)
    troubles = "\n".join(page.evaluate(FIT, {"touch": True, "phone": False, "finger": 44, "scrolls": False}))
    for trouble in (
        *("20×20 for a finger", "targets overlap", "covered", "beyond the edge"),
        *("out of its card", "cards overlap", "words overlap"),
    ):
        assert trouble in troubles


def test_points_that_rise_stay_in_their_tab(visit: Visitor) -> None:
    """On a phone the last number stands at the edge of the page."""
    page = visit("/", phone=True)
    begin(page, "Sintra", 4)
    tabs = page.get_by_role("tab")

    def has_scored(_: Json) -> bool:
        return tabs.last.locator(".gain").count() > 0

    play_past([page], has_scored, choose_strip)
    boxes = tabs.last.evaluate(
        "tab => [tab, tab.querySelector('.gain')].map((place) => place.getBoundingClientRect().toJSON())"
    )
    tab, gain = boxes
    assert tab["left"] <= gain["left"] < gain["right"] <= tab["right"]


def test_the_order_of_turns_is_whole_on_a_phone(visit: Visitor) -> None:
    """In Ukrainian the hint in the dock takes two lines, which leaves least room above it."""
    page = visit("/", phone=True)
    begin(page, "Sagrada", 4)
    play_sagrada(page)
    Fitter(page).speak("uk")
    order, line = (
        page.locator(place).evaluate("place => place.getBoundingClientRect().toJSON()")
        for place in ("[data-light=turns]", "[data-last-move]")
    )
    assert order["bottom"] <= line["top"]


def test_a_turned_tablet_keeps_what_is_picked_and_where_the_focus_is(visit: Visitor) -> None:
    page = visit("/", viewport={"width": 1180, "height": 820})
    begin(page, "Sintra", 2)
    group = page.locator("[data-group]").first
    group.press("Enter")
    strip = page.locator("[data-strip]:focus").get_attribute("data-strip")
    for width, height in ((820, 1180), (1180, 820)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        expect(page.locator("[data-group][aria-pressed=true]")).to_have_count(1)
        expect(page.locator(f'[data-strip="{strip}"]')).to_be_focused()


INSIDE = """() => {
  const { left, top, right, bottom } = document.querySelector("section[aria-label=Coach]").getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


def test_what_the_coach_says_stays_in_a_window_that_changes(visit: Visitor) -> None:
    page = visit("/")
    page.evaluate("localStorage['leadlight-settings'] = JSON.stringify({ bots: 'greedy', coach: true })")
    page.reload()
    begin(page, "Sintra", 2)
    player, coach = Player(page), page.get_by_role("region", name="Coach")
    while coach.count() == 0:
        player.play_move()
        player.await_turn()
    for width, height in ((768, 1024), (1440, 900), (1024, 768), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(INSIDE)


SHIFTS = """(() => {
  window.shifted = 0;
  const add = (entries) => entries.getEntries().forEach((entry) => (window.shifted += entry.value));
  new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
})()"""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_opens_without_a_jump(visit: Visitor, game: str) -> None:
    page = visit("/")
    begin(page, game, 2)
    page.add_init_script(SHIFTS)
    for width, height in ((1440, 900), (820, 1180), (1180, 820), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        page.locator("main[data-ply]").wait_for()
        page.evaluate(DRAWN)
        assert page.evaluate("window.shifted") < 0.05, f"{width}×{height}"
