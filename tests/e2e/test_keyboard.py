"""Keys alone: nothing here clicks, and nothing puts the focus anywhere but by a key."""

import re
import time
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from .conftest import Visitor
from .players import LONGEST_MATCH, Group, Player, deciding, read_group

FOCUS = """() => {
  const at = document.activeElement;
  return at && at !== document.body ? at.ariaLabel ?? at.textContent.trim() : "";
}"""


@dataclass
class Typist:
    """Plays by keys, and looks only at where the focus stands and at what is read aloud there."""

    page: Page

    @property
    def focus(self) -> str:
        return str(self.page.evaluate(FOCUS))

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def tab_to(self, name: str) -> None:
        for _ in range(40):
            if re.search(name, self.focus):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not come to {name}")

    def await_focus(self, start: str) -> None:
        self.page.wait_for_function(f"start => new RegExp(start).test(({FOCUS})())", arg=start)

    def play_move(self, player: Player) -> None:
        names = player.names(player.choices)
        if names[0].startswith("Keep "):
            self.await_focus("^Keep ")
            self.press("Enter")
            return
        groups = sorted(map(read_group, names), key=lambda group: (group.strips > 0, group.count), reverse=True)
        if groups[0].strips == 0 and player.may_return():
            self.press("r")
            self.press("r")
            return
        self.go_to(groups[0])
        self.press("Enter")
        self.place(groups[0])

    def go_to(self, group: Group) -> None:
        """A digit goes to its display and, pressed again, through its colours."""
        display = re.match(r"Display (\d)", group.name)
        key = display[1] if display else "0"
        for _ in range(6):
            self.press(key)
            self.await_focus(f"^{display[0]}:" if display else "^Centre:")
            if self.focus == group.name:
                return
        raise AssertionError(f"{key} does not come to {group.name}")

    def place(self, group: Group) -> None:
        """The focus has jumped to the first place that takes the panes."""
        self.await_focus("^Strip" if group.strips else "^Break")
        self.press("Enter")


def strip_number(name: str) -> str:
    """What stays of a strip's name when the outcome of a choice has been told."""
    return str(re.findall(r"\d", name)[0])


def test_a_whole_match_is_played_by_keys_alone(visit: Visitor) -> None:
    page = visit("/")
    typist, player = Typist(page), Player(page)
    expect(player.button("Play against bots").first).to_be_visible()
    typist.tab_to("^Play against bots")
    typist.press("Enter")
    deadline = time.monotonic() + LONGEST_MATCH
    while time.monotonic() < deadline:
        player.await_turn()
        if player.is_over:
            break
        with deciding(page):
            typist.play_move(player)
    expect(player.verdict).to_be_focused()
    typist.tab_to("^Share$")
    typist.press("Enter")
    typist.tab_to("^Check the draws$")
    typist.press("Enter")
    expect(page.get_by_role("heading", name="The draws of this match were fair")).to_be_visible()


def test_arrows_walk_the_market_and_the_strips_and_escape_goes_back(visit: Visitor) -> None:
    page = visit("/")
    typist, player = Typist(page), Player(page)
    expect(player.button("Play against bots").first).to_be_visible()
    typist.tab_to("^Play against bots")
    typist.press("Enter")
    player.await_turn()
    typist.tab_to(r"^Display \d")
    first = typist.focus
    typist.press("ArrowRight")
    page.wait_for_function(f"first => ({FOCUS})() !== first", arg=first)
    second = typist.focus
    typist.press("ArrowLeft")
    page.wait_for_function(f"first => ({FOCUS})() === first", arg=first)
    typist.press("ArrowRight")
    page.wait_for_function(f"second => ({FOCUS})() === second", arg=second)

    typist.press("Enter")
    typist.await_focus("^Strip")
    strips = read_group(second).strips
    seen = [typist.focus]
    for _ in range(strips - 1):
        typist.press("ArrowRight")
        typist.await_focus(f"^Strip (?!{strip_number(seen[-1])})")
        seen.append(typist.focus)
    assert len(set(map(strip_number, seen))) == strips
    assert all("Not reachable" not in name and "No space" not in name for name in seen)
    typist.press("Escape")
    page.wait_for_function(f"second => ({FOCUS})() === second", arg=second)
    expect(player.strips).to_have_count(0)
    typist.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    typist.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_be_hidden()
