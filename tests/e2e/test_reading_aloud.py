"""A match by what the accessibility tree says, and by nothing else: no selector, no test id, no picture."""

import re

from playwright.sync_api import Page, expect

from .conftest import Visitor
from .players import PATIENCE_MS

COLOURS = "pink|white|orange|blue|yellow"
LINE = re.compile(r"""^\s*- '?(?P<role>[a-z]+) "(?P<name>(?:[^"\\]|\\.)*)"(?P<state>[^:'\n]*)""", re.MULTILINE)
SOURCE = re.compile(rf"(Display \d|Centre): (\d+ ({COLOURS})(, )?)+\.|(Display \d|Centre): nothing\.")
NEEDS = re.compile(rf"(Needs|No strip here)( \d+ ({COLOURS}|of any colour),?)*")


class Listener:
    """Knows the page as the lines that a screen reader walks through."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[tuple[str, str, bool]] = []

    def listen(self) -> None:
        tree = self.page.locator("body").aria_snapshot()
        self.heard = [(line["role"], line["name"], "[disabled]" in line["state"]) for line in LINE.finditer(tree)]

    def names(self, role: str, pattern: str, *, enabled: bool = True) -> list[str]:
        return [
            name
            for kind, name, disabled in self.heard
            if kind == role and re.search(pattern, name) and not (enabled and disabled)
        ]

    def press(self, name: str) -> None:
        target = self.page.get_by_role("button", name=name, exact=True)
        target.press("Enter")

    def await_turn(self) -> bool:
        """Whether there is anything to decide, or the match is over."""
        choice = self.page.get_by_role("button", name=re.compile(r"possible\.$|nowhere\.$|^Keep "))
        end = self.page.get_by_role("heading", name=re.compile(r" wins? |^Shared"))
        choice.or_(end).first.wait_for(timeout=PATIENCE_MS)
        return not end.is_visible()

    def decide(self) -> None:
        self.listen()
        if keeps := self.names("button", "^Keep "):
            self.press(keeps[0])
            return
        self.expect_the_table_is_told()
        possible = self.names("button", r"possible\.$")
        if possible:
            self.press(max(possible, key=lambda name: int(re.findall(r": (\d+)", name)[0])))
            told = self.page.get_by_role("button", name=re.compile(r"^Strip .*(fits?|breaks?|track|plus \d+)\.$"))
            told.first.wait_for()
            self.listen()
            targets = self.names("button", r"^Strip \d")
            self.press(max(targets, key=worth))
        elif self.names("button", "^Return glazier$"):
            self.press("Return glazier")
            self.press("Press again to return")
        else:
            self.press(self.names("button", r"nowhere\.$")[0])
            self.listen()
            self.press(self.names("button", "^Break")[0])

    def expect_the_table_is_told(self) -> None:
        sources = self.names("group", "^(Display|Centre)")
        assert len(sources) == 6
        assert all(SOURCE.match(name) for name in sources), sources
        strips = self.names("button", r"^Strip \d", enabled=False)
        assert len(strips) == 8
        assert all(NEEDS.search(name) for name in strips), strips
        assert len(self.names("img", r"^Strip \d")) == 8, "the other's strips are told too"
        assert len(self.names("img", r"^Window \d, worth \d: ")) == 16
        assert len(self.names("img", r"^Glazier above strip \d")) == 2
        assert self.names("button", r"^\d+ in the bag: ")
        assert self.names("button", r"^\d+ in the tower: ")


def worth(target: str) -> int:
    """Points that a target promises; panes that break count against it."""
    completes = re.search(r"Completes, plus (\d+)", target)
    breaks = re.search(r"(\d+) breaks?\.", target)
    return (int(completes[1]) if completes else 0) - (int(breaks[1]) if breaks else 0)


def test_a_whole_match_is_played_by_roles_and_names_alone(visit: Visitor) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play against bots").click()
    listener = Listener(page)
    while listener.await_turn():
        listener.decide()
    listener.listen()
    assert listener.names("heading", r" wins? |^Shared")
    assert len(listener.names("columnheader", ".")) == 3
    assert len(listener.names("cell", r"^−?\d+")) > 8


def test_what_happens_is_said_once_and_politely_and_the_turn_at_once(visit: Visitor) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play against bots").click()
    listener = Listener(page)
    assert listener.await_turn()
    spoken = page.get_by_text(re.compile(r"^Your turn$"))
    expect(spoken.last).to_have_attribute("aria-live", "assertive")
    listener.decide()
    listener.await_turn()
    told = page.get_by_role("paragraph").filter(has_text=re.compile(rf"^Greedy.*\b({COLOURS})\b"))
    expect(told).to_have_count(1)
    expect(told).to_have_attribute("aria-live", "polite")
