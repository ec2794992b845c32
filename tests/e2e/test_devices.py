import re

from playwright.sync_api import expect

from .conftest import Visitor
from .players import expect_said, handover_link, rename


def test_a_link_asks_before_it_changes_who_you_are_and_works_once(visit: Visitor) -> None:
    desktop, phone = visit("/"), visit("/", phone=True, offline=True)
    rename(desktop, "Olena")
    rename(phone, "Borys")
    link = handover_link(desktop)
    assert re.search(r"/device#[\w-]{40,}$", link)

    phone.goto(link)
    expect(phone.get_by_text("You are Borys here. This link makes this device Olena")).to_be_visible()
    assert "#" not in phone.url
    phone.get_by_role("link", name="Stay as Borys").click()
    expect(phone.get_by_text("You play as Borys")).to_be_visible()

    phone.goto(link)
    phone.get_by_role("button", name="Become Olena").click()
    expect(phone.get_by_text("You play as Olena")).to_be_visible()
    phone.goto(link)
    expect(phone.get_by_role("alert")).to_contain_text("This link for another device has expired.")


def test_a_device_is_signed_out(visit: Visitor) -> None:
    desktop, phone = visit("/"), visit("/", phone=True, offline=True)
    rename(desktop, "Olena")
    phone.goto(handover_link(desktop))
    phone.get_by_role("button", name="Become Olena").click()
    expect_said(phone, "This device plays as Olena now.")

    desktop.get_by_role("button", name="Menu").click()
    menu = desktop.get_by_role("dialog", name="Menu")
    devices = menu.get_by_role("button", name=re.compile("^Sign out: "))
    expect(devices).to_have_count(2)
    other = menu.get_by_role("listitem").filter(has_text="Last used on").get_by_role("button")
    other.focus()
    desktop.keyboard.press("Enter")
    desktop.keyboard.press("Enter")
    expect(devices).to_have_count(1)

    phone.reload()
    expect(phone.get_by_text(re.compile(r"You play as Guest \d+"))).to_be_visible()
    expect(desktop.get_by_text("This device", exact=True)).to_be_visible()
