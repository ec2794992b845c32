"""What cannot be shown says so, where it happens, and always in the same way."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .players import open_table

MISSING = ["/nowhere", "/t/ZZZZZZ", "/t/ZZZZZZ/replay", "/t/ZZZZZZ/fair", "/device#gone"]


def say_nothing(_: object) -> None:
    """Take a request, and never answer."""


def place_of_title(page: Page) -> tuple[float, float]:
    """The middle of the title of a page that cannot be shown, and its upper edge."""
    title = page.locator("main.notice h1")
    expect(title).to_be_visible()
    box = title.bounding_box()
    assert box is not None
    return round(box["x"] + box["width"] / 2), round(box["y"])


def test_a_wrong_code_is_marked_in_its_field(visit: Visitor) -> None:
    page = visit("/", offline=True)
    field = page.get_by_role("textbox", name="Table code")
    field.press_sequentially("zzzzzz")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("alert").filter(has_text="There is no table “ZZZZZZ”.")).to_be_visible()
    assert page.url.endswith("/")
    field.press("Backspace")
    expect(field).to_have_attribute("aria-invalid", "false")
    expect(page.get_by_text("There is no table")).to_have_count(0)

    host = visit("/")
    code = open_table(host, 2)
    field.fill(code)
    page.wait_for_url(f"**/t/{code}")


@pytest.mark.parametrize("phone", [False, True])
def test_whatever_cannot_be_shown_looks_the_same(visit: Visitor, phone: bool) -> None:
    page = visit("/", phone=phone, offline=True)
    places = set()
    for path in MISSING:
        page.goto(path)
        places.add(place_of_title(page))
        expect(page.get_by_role("main").get_by_role("link", name="lobby")).to_be_visible()
    assert len(places) == 1


def test_connecting_ends_where_nothing_answers(visit: Visitor) -> None:
    page = visit("/", offline=True)
    page.route_web_socket("**/live*", lambda socket: socket.close())
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/t/ABCDEF")
    expect(page.get_by_role("heading", name="The server cannot be reached")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    expect(page.get_by_text("Connecting…")).to_have_count(0)


def test_connecting_ends_where_the_server_is_silent(visit: Visitor) -> None:
    page = visit("/", offline=True)
    page.clock.install()
    page.route_web_socket("**/live*", say_nothing)
    page.route("**/api/**", say_nothing)
    page.goto("/t/ABCDEF")
    expect(page.get_by_text("Connecting…").first).to_be_visible()
    for _ in range(4):
        page.clock.run_for(30_000)
    expect(page.get_by_text("Connecting…")).to_have_count(0)
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
