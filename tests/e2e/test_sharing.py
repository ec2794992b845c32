"""Links that are given away can be opened by those who get them."""

import re

from playwright.sync_api import Page, Route, expect

from .conftest import Visitor
from .players import NETWORK_ORIGIN, handover_link, open_table

ONLY_HERE = "Only this computer can open this address."
COMMAND = "leadlight serve --lan"


def listen_in_network(page: Page) -> None:
    """The server says that others reach it."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, json=response.json() | {"addresses": [NETWORK_ORIGIN]})

    page.route("**/api/host", answer)


def test_without_lan_nobody_is_sent_to_localhost(visit: Visitor) -> None:
    page = visit("/")
    open_table(page, 2)
    expect(page.get_by_text(ONLY_HERE)).to_be_visible()
    command = page.get_by_role("textbox", name="Command that starts the server for others")
    expect(command).to_have_value(COMMAND)
    expect(page.get_by_role("textbox", name="Link to this table")).to_have_count(0)
    expect(page.get_by_role("img", name=re.compile("^QR code"))).to_have_count(0)


def test_in_a_network_the_link_leads_to_this_computer(visit: Visitor) -> None:
    page = visit("/", offline=True)  # the server does not draw an address that it does not have
    listen_in_network(page)
    code = open_table(page, 2)
    link = page.get_by_role("textbox", name="Link to this table")
    expect(link).to_have_value(f"{NETWORK_ORIGIN}/t/{code}")
    expect(page.get_by_role("img", name="QR code of the link to this table")).to_be_visible()
    expect(page.get_by_text(ONLY_HERE)).to_have_count(0)


def test_another_device_gets_a_qr_code_where_it_can_follow_it(visit: Visitor) -> None:
    page = visit("/")
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Continue on another device").click()
    expect(menu.get_by_text(ONLY_HERE)).to_be_visible()
    expect(menu.get_by_role("img", name=re.compile("^QR code"))).to_have_count(0)
    page.reload()
    assert re.search(r"/device#[\w-]{40,}$", handover_link(page))
