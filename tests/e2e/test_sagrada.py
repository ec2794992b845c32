"""Sagrada in browsers: two people, somebody alone on a phone, keys alone, and what nobody else may see."""

import re

import pytest
from playwright.sync_api import Page, expect

from leadlight.core.record import parse_record
from leadlight.games.sagrada.components import COLOUR_NAMES
from leadlight.locales import Texts
from leadlight.play.fair_check import verify

from .conftest import Visitor
from .drafters import Drafter, hasten, offers_steps, play_alone, seat_two, step_tools
from .hastening import is_over, look
from .players import code_of, deciding, play_moves, play_out
from .test_languages import LOCALES

PRIVATES = [Texts("en").translate(f"sagrada-private-{colour}") for colour in COLOUR_NAMES]


def privates_in(page: Page) -> set[str]:
    """The private objectives that stand anywhere in the page."""
    content = page.content()
    return {name for name in PRIVATES if name in content}


def test_two_people_play_a_whole_match_and_nobody_sees_the_others_objective(visit: Visitor) -> None:
    players = seat_two(visit)
    olena, borys = players
    mine, theirs = privates_in(olena.page), privates_in(borys.page)
    assert (len(mine), len(theirs)) == (1, 1)
    assert mine != theirs
    for _ in range(4):
        play_moves(players, 3)
        assert (privates_in(olena.page), privates_in(borys.page)) == (mine, theirs)
    play_out(players)
    for player in players:
        assert sorted(player.scores()) == sorted(olena.scores())
        assert privates_in(player.page) >= mine | theirs
    verdicts = [player.verdict.inner_text() for player in players]
    assert sorted(verdict.startswith("You win") for verdict in verdicts) == [False, True]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_somebody_alone_plays_to_the_end_on_a_phone(visit: Visitor, language: str) -> None:
    page = visit("/", phone=True, language=LOCALES[language])
    drafter = play_alone(page, language)
    play_out([drafter])
    match = look(page)
    won = match["standing"]["places"] == [1]
    assert won == (match["standing"]["scores"][0] > match["view"]["target"])
    message = "sagrada-board-won" if won else "sagrada-board-lost"
    facts = {"points": match["standing"]["scores"][0], "target": match["view"]["target"], "who": "you"}
    expect(drafter.verdict).to_have_text(drafter.translate(message, **facts))
    expect(page.get_by_role("rowheader", name=drafter.translate("table-over-place"))).to_have_count(0)
    expect(page.get_by_role("rowheader", name=drafter.translate("sagrada-board-target"))).to_be_visible()
    record = page.request.get(f"/api/tables/{code_of(page)}/record").body()
    assert verify(parse_record(record)) > 40

    page.get_by_role("button", name=drafter.translate("table-over-anew")).click()
    drafter.windows.first.wait_for()


def test_who_gives_up_alone_has_lost(visit: Visitor) -> None:
    page = visit("/")
    drafter = play_alone(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("The match is over at once.")).to_be_visible()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Press again to resign").click()
    expect(drafter.verdict).to_have_text("Match resigned")
    assert look(page)["standing"]["places"] == [2]


def test_the_replay_of_a_match_that_is_over_shows_what_each_seat_knew(visit: Visitor) -> None:
    olena, borys = seat_two(visit)
    mine, theirs = privates_in(olena.page), privates_in(borys.page)
    hasten([olena.page, borys.page], is_over)
    page = olena.page
    page.goto(f"/t/{code_of(page)}/replay?ply=60")
    expect(page.get_by_text(*mine).first).to_be_visible()
    assert privates_in(page) == mine
    page.get_by_role("button", name=re.compile("^Borys: ")).click()
    expect(page.get_by_text(*theirs).first).to_be_visible()
    assert privates_in(page) == theirs


# Keys alone

FOCUS = """() => {
  const at = document.activeElement;
  return at && at !== document.body ? at.ariaLabel ?? at.textContent.trim() : "";
}"""


class Typist(Drafter):
    """Nothing is clicked: the focus goes by keys, and its place is known by what is read aloud there."""

    def await_focus(self, pattern: str) -> str:
        self.page.wait_for_function(f"pattern => new RegExp(pattern).test(({FOCUS})())", arg=pattern)
        return str(self.page.evaluate(FOCUS))

    def tab_to(self, pattern: str) -> None:
        for _ in range(60):
            if re.search(pattern, str(self.page.evaluate(FOCUS))):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not come to {pattern}")

    def type(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def choose_window(self) -> None:
        self.tab_to("difficulty")
        with deciding(self.page):
            self.type("Enter")

    def take(self, die: str) -> None:
        """A digit goes to the die of its number."""
        found = re.search(r"die (\d) of", die)
        assert found is not None
        self.type(found[1])
        self.await_focus(f"^{re.escape(die)}")
        with deciding(self.page):
            self.type("Enter")

    def draft(self, die: str) -> None:
        self.take(die)
        if self.cells.count() > 0:
            self.await_focus(r"^Row \d.*\. Possible")
            with deciding(self.page):
                self.type("n", "Shift+N", "Enter")
            self.unfit.clear()
        else:
            self.unfit.add(die)
            with deciding(self.page):
                self.type("Escape")

    def end_turn(self) -> None:
        self.unfit.clear()
        passes = self.named("sagrada-board-pass").count() > 0
        with deciding(self.page):
            self.type("p")
            if passes:
                expect(self.named("sagrada-board-pass-again")).to_be_visible()
                self.type("p")


def test_a_whole_match_alone_is_played_by_keys(visit: Visitor) -> None:
    page = visit("/")
    typist = Typist(page)
    expect(typist.button("Play alone")).to_be_visible()
    typist.tab_to("^Play alone$")
    typist.type("Enter")
    typist.tab_to("^Play alone$")
    typist.type("Enter")
    typist.windows.first.wait_for()
    typist.choose_window()
    typist.await_turn()
    while not typist.is_over:
        typist.play_move()
        typist.await_turn()
    expect(typist.verdict).to_be_focused()


# Tools


def test_a_tool_asks_step_by_step_and_every_step_leads_back(visit: Visitor) -> None:
    page = visit("/")
    drafter = play_alone(page, tools=5)
    match = hasten([page], offers_steps)
    card = drafter.tool_card(step_tools(match)[0])
    drafter.press(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    assert look(page)["ply"] == match["ply"]
    page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")

    drafter.press(card)
    drafter.press(card)
    expect(drafter.back).to_be_visible()
    while look(page)["ply"] > match["ply"]:
        drafter.press_last(drafter.back)
    again = look(page)
    assert (again["ply"], again["view"], again["legal"]) == (match["ply"], match["view"], match["legal"])
