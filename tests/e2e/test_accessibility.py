"""Axe finds nothing serious on any page, by day and by night, on a desk and on a phone."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .players import Player, code_of, handover_link, open_table, play_bot, sit_down

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """async () => {
  const settle = async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  };
  await settle();
  await settle(); // one transition may have started another
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
}"""

pytestmark = pytest.mark.skipif(
    not AXE.is_file() and "CI" not in os.environ, reason="web/node_modules is not installed"
)

Audit = Callable[[str], None]


def auditor(page: Page) -> Audit:
    source = AXE.read_text(encoding="utf-8")

    def audit(where: str) -> None:
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(source)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            page.wait_for_function("scheme => document.documentElement.dataset.theme === scheme", arg=scheme)
            assert page.evaluate(RUN) == [], f"{where}, {scheme}"

    return audit


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Press again to resign").click()
    expect(page.get_by_role("heading", name=re.compile("wins by resignation"))).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_outside_a_match(visit: Visitor, phone: bool) -> None:
    page = visit("/", phone=phone)
    audit = auditor(page)
    expect(page.get_by_role("button", name="Create a table").first).to_be_visible()
    audit("lobby")
    page.get_by_role("button", name="Create a table").first.click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Create a table")).to_be_visible()
    audit("creating a table")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    audit("settings")
    page.keyboard.press("Escape")
    open_table(page, 3)
    expect(page.get_by_role("heading", name="Invite the others")).to_be_visible()
    audit("waiting room")
    page.goto("/rules/sintra")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    audit("rules")
    page.goto("/fair")
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible()
    audit("opening a record")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_where_people_and_devices_are_listed(visit: Visitor, phone: bool) -> None:
    host, friend = visit("/", phone=phone), visit("/")
    audit = auditor(host)
    friend.goto(f"/t/{open_table(host, 3)}")
    sit_down(friend, "Borys")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("dialog", name="Menu").get_by_role("button", name="People at this table").click()
    host.get_by_role("button", name="Block: Borys").click()
    audit("people at the table")
    host.keyboard.press("Escape")
    host.goto(handover_link(friend))
    expect(host.get_by_role("button", name="Become Borys")).to_be_visible()
    audit("link of another device")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_in_a_match(visit: Visitor, phone: bool) -> None:
    page = visit("/", phone=phone)
    audit = auditor(page)
    player: Player = play_bot(page)
    audit("my turn")
    player.pick_best()
    expect(player.strips).not_to_have_count(0)
    audit("panes picked")
    page.keyboard.press("Escape")
    resign(page)
    audit("end")
    code = code_of(page)
    page.goto("/")
    expect(page.get_by_role("region", name="Continue").get_by_role("listitem")).to_be_visible()
    audit("home with a match that is over")
    page.goto("/history")
    expect(page.get_by_role("img", name=re.compile("match of Sintra"))).to_be_visible()
    audit("history")
    page.goto(f"/t/{code}/replay")
    expect(page.get_by_role("slider", name="Position")).to_be_visible()
    audit("replay")
    page.goto(f"/t/{code}/fair")
    expect(page.get_by_role("heading", name="The draws of this match were fair")).to_be_visible()
    audit("check of the chance")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_where_the_engine_speaks(visit: Visitor, phone: bool) -> None:
    page = visit("/", phone=phone)
    audit = auditor(page)
    play_bot(page).play_move()
    Player(page).await_turn()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("radiogroup", name="Best moves here").get_by_role("radio").first).to_be_visible()
    audit("hints")
    resign(page)
    page.goto(f"/t/{code_of(page)}/review")
    expect(page.get_by_role("region", name="Accuracy")).to_contain_text("%")
    audit("review")
    page.get_by_role("button", name="Table of numbers").click()
    expect(page.get_by_role("dialog", name="Table of numbers")).to_be_visible()
    audit("table of numbers")
    page.goto("/puzzle")
    if phone:
        page.get_by_role("button", name="About this puzzle").click()
    page.get_by_role("button", name="Show a first hint").last.click()
    expect(page.locator("[data-source-rings]")).to_be_attached()
    audit("puzzle with a hint")
    page.get_by_role("button", name="Show the answer").click()
    expect(page.get_by_role("radiogroup", name="The best move").get_by_role("radio")).to_have_count(3)
    audit("answer of a puzzle")
    page.goto("/analysis")
    audit("choosing a position")
    page.get_by_role("button", name="New match").click()
    if phone:
        page.get_by_role("button", name="Moves and chances").click()
    expect(page.get_by_role("radiogroup", name="Best moves").get_by_role("radio").first).to_be_visible()
    audit("analysis")
