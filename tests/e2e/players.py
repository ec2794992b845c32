"""Somebody at a table. Everything is found by its role and its name, as a screen reader finds it."""

import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from playwright.sync_api import Locator, Page, Position, Route, expect

PATIENCE_MS = 30_000  # a busy machine takes its time
CHOICE = re.compile(r"(possible|Fits nowhere)\.$|^Keep ")
GROUP = re.compile(r"^(?:Display (?P<display>\d)|Centre): (?P<count>\d+) (?P<colour>\w+)\. (?P<possible>\d+|Fits)")
STRIP = re.compile(r"^Strip \d")
LONGEST_MATCH = 600.0  # seconds
NETWORK_ORIGIN = "http://192.0.2.7:8765"

# Sentences that come and go are kept, so that nobody has to look in time.
WRITE_DOWN = """(() => {
  window.said = [];
  const keep = (place) => requestAnimationFrame(() => place.checkVisibility() && window.said.push(place.textContent));
  const hear = ({ target, addedNodes }) => (addedNodes.length ? [...addedNodes] : [target])
    .map((node) => (node instanceof Element ? node : node.parentElement))
    .filter((place) => place?.closest("[role=status], [role=alert], [aria-live]"))
    .forEach(keep);
  new MutationObserver((changes) => changes.forEach(hear))
    .observe(document, { childList: true, characterData: true, subtree: true });
})()"""

PLY = "document.querySelector('main[data-ply]')?.dataset.ply"

T = TypeVar("T")


@dataclass(frozen=True)
class Group:
    """A group of panes as its name tells it."""

    name: str
    count: int
    strips: int


def read_group(name: str) -> Group:
    found = GROUP.match(name)
    assert found is not None, name
    return Group(name, int(found["count"]), 0 if found["possible"] == "Fits" else int(found["possible"]))


@contextmanager
def deciding(page: Page) -> Iterator[None]:
    """What is done in here leads to another position. Until the page shows it, its buttons look as before."""
    before = page.locator("main[data-ply]").get_attribute("data-ply")
    yield
    page.wait_for_function(f"before => {PLY} !== before", arg=before)


class Player:
    """Plays any legal move: the largest group that fits, so that matches are short."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.touch = page.viewport_size is not None and page.viewport_size["width"] < 760
        self.moves = 0

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def choices(self) -> Locator:
        return self.page.get_by_role("button", name=CHOICE)

    @property
    def opener(self) -> Locator:
        return self.button("Open the centre")

    @property
    def strips(self) -> Locator:
        return self.page.get_by_role("button", name=STRIP, disabled=False)

    @property
    def is_over(self) -> bool:
        return self.verdict.is_visible()

    @property
    def verdict(self) -> Locator:
        return self.page.get_by_role("heading", name=re.compile(r" wins? |^Shared victory"))

    @property
    def may_act(self) -> bool:
        return self.choices.count() > 0

    def press(self, target: Locator, across: float = 0.5, down: float = 0.5) -> None:
        """Where a finger or the mouse would: some shapes have nothing in the middle of their box."""
        box = target.bounding_box()
        assert box is not None
        place: Position = {"x": box["width"] * across, "y": box["height"] * down}
        if self.touch:
            target.tap(position=place)
        else:
            target.click(position=place)

    def press_anyhow(self, target: Locator) -> None:
        """What is marked as disabled can still be pressed, and answers."""
        x, y = middle(target)
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press_last(self, target: Locator) -> None:
        """Ends a decision."""
        with deciding(self.page):
            self.press(target)

    def await_turn(self) -> None:
        self.choices.or_(self.verdict).first.wait_for(timeout=PATIENCE_MS)

    def names(self, found: Locator) -> list[str]:
        names = found.evaluate_all("places => places.map((place) => place.ariaLabel ?? place.textContent)")
        return [str(name).strip() for name in names]

    def play_move(self) -> None:
        """One decision: panes onto a strip, a pane kept, the glazier returned, or panes broken."""
        self.moves += 1
        names = self.names(self.choices)
        if names[0].startswith("Keep "):
            self.press_last(self.button(names[0]))
            return
        groups = sorted(map(read_group, names), key=lambda group: (group.strips > 0, group.count), reverse=True)
        if groups[0].strips == 0 and self.may_return():
            self.press(self.button("Return glazier"))
            self.press_last(self.button("Press again to return"))
            return
        self.pick(groups[0])
        self.place(groups[0])

    def may_return(self) -> bool:
        return self.page.get_by_role("button", name="Return glazier", exact=True, disabled=False).count() > 0

    def pick(self, group: Group) -> None:
        self.press(self.button(group.name).first, 0.6, 0.3)

    def place(self, group: Group) -> None:
        if group.strips:
            expect(self.strips).to_have_count(group.strips)
            self.press_last(self.strips.first)
        else:
            self.press_last(self.page.get_by_role("button", name=re.compile(r"^Break \d")))

    def pick_best(self) -> Group:
        """Picks without placing."""
        self.await_turn()
        groups = [read_group(name) for name in self.names(self.choices)]
        best = max(groups, key=lambda group: (group.strips, group.count))
        self.pick(best)
        return best

    def scores(self) -> list[str]:
        """The line of totals in the breakdown."""
        total = self.page.get_by_role("row", name=re.compile(r"^Total"))
        return total.get_by_role("cell").all_inner_texts()


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def play_out(players: Sequence[Player]) -> None:
    """Everybody plays whenever they may, until everybody sees the end."""
    deadline = time.monotonic() + LONGEST_MATCH
    order = list(players)  # whoever is likely to be next comes first
    while time.monotonic() < deadline:
        acting = next((player for player in order if player.may_act), None)
        if acting is not None:
            acting.play_move()
            after = order.index(acting) + 1
            order = order[after:] + order[:after]
        elif all(player.is_over for player in players):
            return
        elif len(players) == 1:
            players[0].await_turn()
    raise AssertionError("the match does not end")


def play_moves(players: Sequence[Player], count: int) -> None:
    """So many decisions, whoever is to make them."""
    for _ in range(count):
        acting = who_acts(players)
        acting.play_move()


def who_acts(players: Sequence[Player]) -> Player:
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while time.monotonic() < deadline:
        for player in players:
            if player.may_act:
                return player
    raise AssertionError("nobody may act")


def expect_soon(look: Callable[[], T], wanted: T) -> None:
    """What a look at a page finds, once everything has got there."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while (found := look()) != wanted and time.monotonic() < deadline:
        time.sleep(0.05)
    assert found == wanted


def expect_said(page: Page, text: str) -> None:
    """A short sentence, even if it is gone again."""
    page.wait_for_function("text => window.said.some((said) => said.includes(text))", arg=text)


def rename(page: Page, name: str) -> None:
    """In the lobby."""
    page.get_by_role("button", name="Change name").click()
    sheet = page.get_by_role("dialog", name="Change name")
    sheet.get_by_role("textbox", name="Your name").fill(name)
    sheet.get_by_role("button", name="Save").click()
    expect(page.get_by_text(f"You play as {name}")).to_be_visible()


def create_table(page: Page, **wanted: Any) -> str:
    """A table of one's own, without the form; its code.

    First the lobby introduces itself: two introductions at once would be two guests, and the later one would take the
    browser from the other's table.
    """
    expect_soon(lambda: len(page.context.cookies()), 1)
    answer = page.request.post("/api/tables", data={"game": "sintra", "bots": ["greedy"], **wanted})
    return str(answer.json()["code"])


def open_bot_tables(page: Page, count: int) -> None:
    """Tables of one's own with a bot at each, whose matches have not started."""
    for _ in range(count):
        create_table(page)


def game_card(page: Page, game: str, show: str | None = None) -> Locator | Page:
    """What the lobby shows of a game; a phone shows the buttons of one game, after its dot is pressed."""
    if page.viewport_size is not None and page.viewport_size["width"] >= 760:
        return page.get_by_role("article", name=game)
    dot = page.get_by_role("button", name=show or f"Show {game}", exact=True)
    dot.click()
    expect(dot).to_have_attribute("aria-current", "true")
    return page


def open_table(
    page: Page, players: int, *, visibility: str = "With the link", bots: Sequence[str] = (), game: str = "Sintra"
) -> str:
    """From the lobby to a waiting room of one's own; the code of the table."""
    game_card(page, game).get_by_role("button", name="Create a table").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("group", name="Players").get_by_text(str(players), exact=True).click()
    for seat, bot in enumerate(reversed(bots)):
        sheet.get_by_role("combobox", name=f"Seat {players - seat}").select_option(f"Bot: {bot}")
    sheet.get_by_role("group", name="Who can join").get_by_text(visibility).click()
    sheet.get_by_role("button", name="Create a table").click()
    page.wait_for_url(re.compile(r"/t/[A-Z0-9]{6}$"))
    return page.url.rsplit("/", 1)[1]


def sit_down(page: Page, name: str) -> None:
    """In somebody's waiting room."""
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Take this seat").first.click()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()


def start_match(pages: Sequence[Page]) -> list[Player]:
    """Everybody has a seat: everybody says so."""
    for page in pages:
        page.get_by_role("button", name="I am ready").click()
    for page in pages:
        page.get_by_role("button", name="Return glazier").wait_for()
    return [Player(page) for page in pages]


def seat_two(visit: Callable[..., Page], *, visibility: str = "With the link", **options: Any) -> list[Player]:
    """Olena and Borys, in a match that has just begun."""
    host, friend = visit("/", **options), visit("/", **options)
    rename(host, "Olena")
    code = open_table(host, 2, visibility=visibility)
    friend.goto(f"/t/{code}")
    sit_down(friend, "Borys")
    return start_match([host, friend])


def move_to_network(page: Page, path: str, *fields: str) -> None:
    """Show addresses in an answer of the server as a server with --lan has them; tests listen on this machine alone."""

    def answer(route: Route) -> None:
        response = route.fetch()
        body = response.json()
        moved = {field: body[field].replace(origin_of(page), NETWORK_ORIGIN) for field in fields}
        route.fulfill(response=response, json=body | moved)

    page.route(f"**{path}", answer)


def origin_of(page: Page) -> str:
    return "/".join(page.url.split("/")[:3])


def handover_link(page: Page) -> str:
    """The link for another device, from the menu."""
    move_to_network(page, "/api/me/handover", "link")
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Continue on another device").click()
    expect(menu.get_by_role("img", name="QR code of the link for the other device")).to_be_visible()
    link = menu.get_by_role("textbox", name="Link for the other device").input_value()
    menu.get_by_role("button", name="Close").click()
    return link.replace(NETWORK_ORIGIN, origin_of(page))


def code_of(page: Page) -> str:
    found = re.search(r"/t/([A-Z0-9]{6})", page.url)
    assert found is not None
    return found[1]


def play_bot(page: Page) -> Player:
    game_card(page, "Sintra").get_by_role("button", name="Play against bots").click()
    player = Player(page)
    player.await_turn()
    return player
