"""Terms explain themselves where they are pointed at, focused or held down, and keep quiet otherwise."""

from playwright.sync_api import Locator, Page, expect

from .conftest import Visitor


def test_a_term_opens_when_the_pointer_moves_onto_it_and_not_when_it_appears_under_it(visit: Visitor) -> None:
    page = visit("/rules/sintra")
    term = first_term(page)
    page.mouse.move(*middle_of(term))
    expect(meaning(page)).to_be_visible()
    page.mouse.move(0, 0)
    expect(meaning(page)).to_have_count(0)

    # A browser says so of what comes up under a pointer that rests, sooner or later.
    term.dispatch_event("pointerenter", {"pointerType": "mouse"})
    expect(meaning(page)).to_have_count(0)
    x, y = middle_of(term)
    page.mouse.move(x + 1, y)
    expect(meaning(page)).to_be_visible()


def test_a_term_opens_by_keys_and_escape_closes_it(visit: Visitor) -> None:
    page = visit("/rules/sintra")
    first_term(page).focus()
    expect(meaning(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(meaning(page)).to_have_count(0)
    page.keyboard.press("Enter")
    expect(meaning(page)).to_be_visible()


def test_a_term_opens_by_touch_and_the_next_touch_closes_it(visit: Visitor) -> None:
    page = visit("/rules/sintra", phone=True)
    first_term(page).tap()
    expect(meaning(page)).to_be_visible()
    page.get_by_role("heading").first.tap()
    expect(meaning(page)).to_have_count(0)


def first_term(page: Page) -> Locator:
    term = page.get_by_role("term").first
    term.scroll_into_view_if_needed()
    return term


def meaning(page: Page) -> Locator:
    """The explanation that is open."""
    return page.get_by_role("tooltip").locator("visible=true")


def middle_of(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
