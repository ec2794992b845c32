"""A match by what the accessibility tree says, and by nothing else: no selector, no test id, no picture."""

import re

from playwright.sync_api import Locator, Page, Route, expect

from .conftest import Visitor
from .players import PATIENCE_MS, deciding, play_bot, seat_two, who_acts

COLOURS = "pink|white|orange|blue|yellow"
LINE = re.compile(r"""^\s*- '?(?P<role>[a-z]+) "(?P<name>(?:[^"\\]|\\.)*)"(?P<state>[^:'\n]*)""", re.MULTILINE)
SOURCE = re.compile(rf"(Display \d|Centre): (\d+ ({COLOURS})(, )?)+\.|(Display \d|Centre): nothing\.")
NEEDS = re.compile(rf"(Needs|No strip here)( \d+ ({COLOURS}|of any colour),?)*")
TOLD = r".*(fits?|breaks?|track|plus \d+)\.$"  # what a choice would bring, once the server has said it
GIVING_UP_MS = 8000  # so long the table waits for a board that moves nothing
BOARD = re.compile(r"/assets/sintra-[^/]*\.css$")  # the board comes with its style, and not before it
# Words that were there as soon as their live region was.
WATCH_REGIONS = """(() => {
  window.early = [];
  const regions = (node) => node instanceof Element ? [...node.querySelectorAll("p[aria-live]"), node] : [];
  const look = (node) => regions(node).filter((found) => found.matches("p[aria-live]") && found.textContent.trim())
    .forEach((found) => window.early.push(found.textContent));
  new MutationObserver((changes) => changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(look))
    .observe(document, { childList: true, subtree: true });
})()"""


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
            self.press(max(self.await_targets("Strip"), key=worth))
        elif self.names("button", "^Return glazier$"):
            self.press("Return glazier")
            self.press("Press again to return")
        else:
            self.press(self.names("button", r"nowhere\.$")[0])
            self.press(self.await_targets("Break")[0])

    def await_targets(self, kind: str) -> list[str]:
        """Where the picked panes may go, with what that would bring."""
        self.page.get_by_role("button", name=re.compile(rf"^{kind} \d{TOLD}")).first.wait_for()
        self.listen()
        return self.names("button", rf"^{kind} \d")

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
    page.get_by_role("button", name="Play against bots").first.click()
    listener = Listener(page)
    while listener.await_turn():
        with deciding(page):
            listener.decide()
    listener.listen()
    assert listener.names("heading", r" wins? |^Shared")
    assert len(listener.names("columnheader", ".")) == 3
    assert len(listener.names("cell", r"^−?\d+")) > 8


def said_turn(page: Page) -> Locator:
    return page.get_by_role("paragraph").filter(has_text=re.compile(r"^\s*Your turn\s*$"))


def test_what_happens_is_said_once_and_politely_and_the_turn_at_once(visit: Visitor) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play against bots").first.click()
    listener = Listener(page)
    assert listener.await_turn()
    expect(said_turn(page)).to_have_attribute("aria-live", "assertive")
    with deciding(page):
        listener.decide()
    listener.await_turn()
    told = page.get_by_role("paragraph").filter(has_text=re.compile(rf"^Greedy.*\b({COLOURS})\b"))
    expect(told).to_have_count(1)
    expect(told).to_have_attribute("aria-live", "polite")


def test_a_turn_is_said_to_who_comes_back_to_it(visit: Visitor) -> None:
    page = visit("/")
    play_bot(page)
    page.add_init_script(WATCH_REGIONS)
    page.reload()
    expect(said_turn(page)).to_have_count(1)
    assert page.evaluate("() => window.early") == [], "a screen reader reads what changes in a region that is there"


def test_a_turn_is_said_when_the_board_comes_later_than_the_move_before_it(visit: Visitor) -> None:
    players = seat_two(visit, service_workers="block")
    first = who_acts(players)
    second = next(player for player in players if player is not first)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    second.page.route(BOARD, hold)
    with second.page.expect_request(BOARD):
        second.page.reload(wait_until="commit")
    expect(second.page.get_by_role("status").filter(has_text="is thinking")).to_be_visible()
    first.play_move()
    expect(second.page).to_have_title(re.compile("Your turn"))
    held[0].continue_()
    second.await_turn()
    expect(said_turn(second.page)).to_have_count(1, timeout=GIVING_UP_MS / 2)
