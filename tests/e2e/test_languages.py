"""Every page in every language at every size: nothing missing, nothing left in English, nothing cut off."""

import re

import pytest
from playwright.sync_api import Page, expect

from leadlight.locales import LANGUAGES, Texts

from ..locales.internal_names import INTERNAL
from .conftest import Visitor
from .players import code_of

LOCALES = {"en": "en-GB", "uk": "uk-UA", "pl": "pl-PL", "cs": "cs-CZ", "ru": "ru-RU"}
SIZES = [(1440, 900), (1280, 720), (390, 844), (360, 640)]
MESSAGE = re.compile(r"\b(?:lobby|table|sintra|sagrada|uzory|error|bot)(?:-[a-z0-9]+)+\b")
ENGLISH = re.compile(
    r"\b(?:the|your|you|with|and|players?|seats?|choose|round|glass|panes?|strips?|moves|which)\b", re.I
)
OURS = re.compile(r"/t/\S+|https?://\S+|\S+\.json")  # addresses and files

# Words are measured in their own font, and laid out.
DRAWN = """async () => {
  const frames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await frames();
  await document.fonts.ready;
  await frames();
}"""
LOOK = """() => {
  const page = document.documentElement;
  const troubles = [];
  const say = (what, place) => troubles.push(`${what}: ${place.outerHTML.slice(0, 120)} “${place.textContent.trim()}”`);
  const unseen = (place) => place.closest(".unseen, [aria-hidden=true], svg")
    || !place.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  if (page.scrollWidth > page.clientWidth) say(`the page is ${page.scrollWidth} wide`, document.body);
  const labels = "button, a.button, [role=tab], [role=switch], .chip, label, select, th";
  for (const place of document.querySelectorAll(labels)) {
    if (unseen(place) || getComputedStyle(place).display === "inline") continue;
    if (place.scrollWidth > place.clientWidth + 1) say("too wide for its place", place);
  }
  // No line of text reaches out of a box that hides what is outside of it.
  const shown = document.querySelector("dialog[open]") ?? document.body;
  const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const place = texts.currentNode.parentElement;
    if (!texts.currentNode.textContent.trim() || unseen(place)) continue;
    range.selectNodeContents(texts.currentNode);
    const line = range.getBoundingClientRect();
    let scrolls = false;
    for (let box = place; box && box !== page && !scrolls; box = box.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(box);
      const around = box.getBoundingClientRect();
      scrolls = [overflowX, overflowY].some((flow) => flow === "auto" || flow === "scroll");
      if (display === "inline" || scrolls || overflowX === "visible") continue;
      if (line.right > around.right + 1 || line.left < around.left - 1) say("cut off at the side", place);
      if (line.bottom > around.bottom + 2 || line.top < around.top - 2) say("cut off below", place);
    }
    if (!scrolls && line.right > page.clientWidth + 1) say("beyond the edge of the page", place);
  }
  // Labels drawn in SVG lie inside of what is drawn around them.
  for (const place of document.querySelectorAll("svg g > rect:first-child ~ text")) {
    const around = place.parentElement.firstElementChild.getBBox();
    if (place.getBBox().width > around.width - 4 && place.textContent.length > 2) say("drawn too wide", place);
  }
  for (const place of document.querySelectorAll("button, a.button, [role=tab], .chip, th, h1, h2, h3")) {
    if (unseen(place)) continue;
    const inside = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (inside.nextNode()) {
      for (const word of inside.currentNode.textContent.matchAll(/[\\p{L}\\p{N}]+/gu)) {
        range.setStart(inside.currentNode, word.index);
        range.setEnd(inside.currentNode, word.index + word[0].length);
        const tops = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
        if (tops.size > 1 && !unseen(inside.currentNode.parentElement)) say(`“${word[0]}” broken`, place);
      }
    }
  }
  return troubles;
}"""
SAID = """() => {
  const names = [...document.querySelectorAll("[aria-label], [title], [placeholder], img[alt]")]
    .flatMap((place) => ["aria-label", "title", "placeholder", "alt"].map((name) => place.getAttribute(name) ?? ""));
  return [document.title, document.body.innerText, ...names].join("\\n");
}"""


class Reader:
    """Walks through the pages in one language."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.language = language
        self.texts = Texts(language)
        self.troubles: list[str] = []

    def translate(self, message: str, **facts: str | int) -> str:
        return self.texts.translate(message, **facts)

    def button(self, message: str) -> None:
        self.page.get_by_role("button", name=self.translate(message), exact=True).first.click()

    def look(self, where: str) -> None:
        said = OURS.sub("", str(self.page.evaluate(SAID)))
        self.troubles += [f"{where}: {found} is no sentence" for found in MESSAGE.findall(said)]
        self.troubles += [f"{where}: internal name: {found}" for found in INTERNAL.findall(said)]
        if self.language != "en":
            lines = [line for line in said.splitlines() if ENGLISH.search(line)]
            self.troubles += [f"{where}: English: {line}" for line in lines]
        for width, height in SIZES:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate(DRAWN)
            self.troubles += [f"{where}, {width}×{height}: {found}" for found in self.page.evaluate(LOOK)]
        self.page.set_viewport_size({"width": 1440, "height": 900})


def visit_lobby(reader: Reader) -> None:
    page = reader.page
    expect(page.get_by_role("button", name=reader.translate("lobby-create")).first).to_be_visible()
    reader.look("lobby")
    reader.button("lobby-menu")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    reader.look("settings")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    reader.button("lobby-create")
    create = sheet.get_by_role("button", name=reader.translate("lobby-create"), exact=True)
    expect(create).to_be_visible()
    reader.look("creating a table")
    create.click()


def visit_waiting_room(reader: Reader) -> None:
    page = reader.page
    expect(page.get_by_role("heading", name=reader.translate("table-invite"))).to_be_visible()
    reader.look("waiting room")
    bots = page.get_by_role("combobox", name=reader.translate("table-seat-bot"))
    bots.select_option("greedy")
    reader.button("table-ready-start")


def visit_table(reader: Reader) -> None:
    page = reader.page
    display = page.get_by_role(
        "button", name=re.compile(reader.translate("sintra-display-panes", number=2, panes="1")[:-1])
    )
    asked = page.get_by_role("status").filter(has_text=reader.translate("sintra-ask-group"))
    expect(asked).to_be_visible()
    reader.look("table")
    display.or_(page.get_by_role("group", name=reader.translate("sintra-market")).get_by_role("button")).first.press(
        "Enter"
    )
    expect(asked).to_be_hidden()
    reader.look("table, panes picked")
    page.keyboard.press("Escape")


def visit_end(reader: Reader) -> None:
    page = reader.page
    reader.button("lobby-menu")
    expect(page.get_by_role("dialog")).to_be_visible()
    reader.look("menu at the table")
    reader.button("table-resign")
    reader.button("table-resign-again")
    expect(page.get_by_role("button", name=reader.translate("table-over-rematch"), exact=True)).to_be_visible()
    reader.look("end")


BAD = """
<button style="display:block;width:30px;white-space:nowrap">Unmistakable</button>
<p style="width:30px;white-space:nowrap;overflow:hidden">Unmistakable</p>
<h2 style="width:40px;overflow-wrap:anywhere">Unmistakable</h2>
<svg width="40" height="20"><g><rect width="20" height="10"/><text>Unmistakable</text></g></svg>
<div style="width:3000px;height:1px"></div>
"""


def test_what_does_not_fit_is_noticed(visit: Visitor) -> None:
    page = visit("/")
    page.evaluate("html => document.body.insertAdjacentHTML('beforeend', html)", BAD)
    troubles = "\n".join(page.evaluate(LOOK))
    for trouble in ("too wide for its place", "cut off at the side", "broken", "drawn too wide", "the page is 3"):
        assert trouble in troubles


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_language_and_fits(visit: Visitor, language: str) -> None:
    page = visit("/", language=LOCALES[language])
    reader = Reader(page, language)
    visit_lobby(reader)
    visit_waiting_room(reader)
    visit_table(reader)
    visit_end(reader)
    code = code_of(page)
    page.goto(f"/t/{code}/replay")
    expect(page.get_by_role("slider", name=reader.translate("table-replay-position"))).to_be_visible()
    reader.look("replay")
    page.goto(f"/t/{code}/fair")
    expect(page.get_by_role("heading", name=reader.translate("table-check-good"))).to_be_visible()
    reader.look("check of the chance")
    page.goto("/rules/sintra")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    reader.look("rules")
    assert reader.troubles == []
