"""The home page is there at once, and does not jump when the server has answered."""

from playwright.sync_api import Page, Route, expect

from .conftest import Visitor
from .players import open_bot_tables

WATCH_SHIFTS = """(() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      window.shifts.push({ value, from: sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? String(node)) });
  }).observe({ type: "layout-shift", buffered: true });
})()"""
MOST = 0.05
BUTTONS = ("Play against bots", "Create a table")


class HeldAnswers:
    """Requests to the server that get their answer when the test says so."""

    def __init__(self, page: Page) -> None:
        self.waiting: list[Route] | None = []
        page.route("**/api/**", self.hold)

    def hold(self, route: Route) -> None:
        if self.waiting is None:
            route.continue_()
        else:
            self.waiting.append(route)

    def release(self) -> None:
        waiting, self.waiting = self.waiting or [], None
        for route in waiting:
            route.continue_()


def shifted(page: Page) -> float:
    """How far things have moved, as browsers count it."""
    shifts = page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(window.shifts))))")
    return float(sum(shift["value"] for shift in shifts))


def check(page: Page) -> None:
    page.add_init_script(WATCH_SHIFTS)
    held = HeldAnswers(page)
    page.goto("/")
    for name in BUTTONS:
        expect(page.get_by_role("button", name=name).first).to_be_visible()
    page.evaluate("document.fonts.ready")
    held.release()
    expect(page.get_by_role("button", name="Change name")).to_be_visible()
    expect(page.get_by_text("Looking for tables…")).to_have_count(0)
    assert shifted(page) < MOST, page.evaluate("window.shifts")


def test_on_a_first_visit_nothing_jumps(visit: Visitor) -> None:
    for phone in (False, True):
        check(visit("/nowhere", phone=phone))


def test_with_matches_to_go_on_with_nothing_jumps(visit: Visitor) -> None:
    for phone in (False, True):
        page = visit("/", phone=phone)
        open_bot_tables(page, 3)
        page.reload()
        expect(page.get_by_role("region", name="Continue")).to_be_visible()
        check(page)


def test_a_button_pressed_before_the_server_has_answered_works(visit: Visitor) -> None:
    page = visit("/")
    held = HeldAnswers(page)
    page.reload()
    page.get_by_role("button", name="Play against bots").first.click()
    held.release()
    page.wait_for_url("**/t/*")
