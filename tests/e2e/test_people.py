import re

from playwright.sync_api import Page, expect

from .conftest import Visitor
from .players import Player, open_table, play_out, rename, sit_down, start_match


def invitation(host: Page) -> str:
    """The address of the waiting room. Without --lan the page offers no link: see test_sharing."""
    return host.url


def join_by_code(page: Page, code: str) -> None:
    """As somebody types it who was told it: in lower case, key by key."""
    page.get_by_role("textbox", name="Table code").press_sequentially(code.lower())
    page.wait_for_url(f"**/t/{code}")


def starter(page: Page) -> str:
    """Who began the match, as its first line tells."""
    line = page.get_by_role("button", name=re.compile(r"^Round I,.*First: ")).last
    expect(line).to_be_visible()
    return line.inner_text().split("First: ")[1].rstrip(".")


def totals(player: Player) -> list[str]:
    return sorted(player.scores())


def test_two_people_play_a_whole_match_and_another_one_that_the_other_starts(visit: Visitor) -> None:
    host, friend = visit("/"), visit("/")
    rename(host, "Olena")
    open_table(host, 2)
    friend.goto(invitation(host))
    sit_down(friend, "Borys")
    players = start_match([host, friend])
    first = starter(host)
    play_out(players)
    assert totals(players[0]) == totals(players[1])
    verdicts = [player.verdict.inner_text() for player in players]
    if "Shared" not in verdicts[0]:
        assert sorted(verdict.split(" ")[0] == "You" for verdict in verdicts) == [False, True]

    host.get_by_role("button", name="Rematch", exact=True).click()
    expect(friend.get_by_text("Rematch wanted by: Olena")).to_be_visible()
    expect(host.get_by_role("button", name="Waiting for Borys")).to_be_disabled()
    friend.get_by_role("button", name="Rematch", exact=True).click()
    for page in (host, friend):
        page.get_by_role("button", name="Return glazier").wait_for()
    second = starter(host)
    assert {first, second} == {"You", "Borys"}
    begins, waits = players if second == "You" else reversed(players)
    begins.await_turn()
    expect(waits.choices).to_have_count(0)


def test_four_people_play_a_whole_match_and_one_of_them_on_a_phone(visit: Visitor) -> None:
    host, by_code, phone, by_link = visit("/"), visit("/"), visit("/", phone=True), visit("/")
    rename(host, "Olena")
    code = open_table(host, 4)
    join_by_code(by_code, code)
    phone.goto(invitation(host))
    by_link.goto(invitation(host))
    for page, name in ((by_code, "Borys"), (phone, "Zuzana"), (by_link, "Kasia")):
        sit_down(page, name)
    players = start_match([host, by_code, phone, by_link])
    play_out(players)
    results = [totals(player) for player in players]
    assert results == [results[0]] * 4
    assert all(player.moves > 5 for player in players)


def test_two_people_play_with_fresh_random_numbers_and_each_browser_confirms_them(visit: Visitor) -> None:
    host, friend = visit("/"), visit("/")
    rename(host, "Olena")
    code = open_table(host, 2)
    friend.goto(invitation(host))
    sit_down(friend, "Borys")
    host.get_by_role("group", name="Fresh random numbers for every draw").get_by_text("On", exact=True).click()
    expect(friend.get_by_text("Nobody can foresee a draw, not even whoever runs the server.")).to_be_visible()
    play_out(start_match([host, friend]))
    for page in (host, friend):
        page.goto(f"/t/{code}/fair")
        expect(page.get_by_role("heading", name="The draws of this match were fair")).to_be_visible()
        expect(page.get_by_text("each player's browser gave a fresh number")).to_be_visible()
