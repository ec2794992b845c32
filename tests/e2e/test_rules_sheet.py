"""Rules and options lie over the table or the form: whoever reads them loses nothing."""

from playwright.sync_api import expect

from .conftest import Visitor
from .players import code_of, play_bot

MARKED = ".rule.marked"


def test_reading_a_rule_loses_nothing_of_what_was_typed(visit: Visitor) -> None:
    page = visit("/")
    page.get_by_role("article", name="Sintra").get_by_role("button", name="Create a table").click()
    form = page.get_by_role("dialog", name="Create a table")
    name = form.get_by_role("textbox", name="Name of the table")
    name.fill("Late light")
    form.get_by_role("group", name="Players").get_by_text("3", exact=True).click()
    link = form.get_by_role("link", name="Rule S").first
    number = link.inner_text().split(" ")[1]
    link.click()
    rules = page.get_by_role("dialog", name="Rules of Sintra")
    expect(rules.locator(MARKED)).to_be_in_viewport()
    expect(rules.locator(MARKED)).to_contain_text(number)
    assert page.url.endswith("/")
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(name).to_have_value("Late light")
    expect(form.get_by_role("radio", name="3", exact=True)).to_be_checked()
    expect(link).to_be_focused()


def test_at_a_table_rules_and_options_lie_over_the_match(visit: Visitor) -> None:
    page = visit("/")
    play_bot(page)
    address, code = page.url, code_of(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("link", name="Learn the rules").click()
    rules = page.get_by_role("dialog", name="Rules of Sintra")
    rules.get_by_role("searchbox").fill("glazier")
    expect(rules.get_by_role("status")).to_contain_text("found")
    assert page.url == address
    rules.get_by_role("button", name="Close").click()

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Game settings").click()
    options = page.get_by_role("dialog", name="Game settings")
    expect(options.get_by_text("Side of the board")).to_be_visible()
    options.get_by_role("link", name="Learn the rules").click()
    expect(rules).to_be_visible()
    assert code_of(page) == code
    rules.get_by_role("button", name="Close").click()
    options.get_by_role("button", name="Close").click()
    expect(page.locator("main[data-ply]")).to_be_visible()
