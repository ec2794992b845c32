import re

from playwright.sync_api import expect

from .conftest import Visitor
from .players import Player, code_of, open_table, play_moves, rename, seat_two, sit_down, start_match


def test_anybody_may_watch_an_open_table_and_only_watch(visit: Visitor) -> None:
    players = seat_two(visit, visibility="Everybody")
    watcher = visit("/")
    rename(watcher, "Zuzana")
    expect(watcher.get_by_role("listitem").filter(has_text="Olena").first).to_contain_text("round I of VI")
    watcher.get_by_role("link", name="Watch Olena").first.click()
    market = watcher.get_by_role("group", name="Market")
    expect(market).to_be_visible()
    sources = market.get_by_role("button", name=re.compile(r"^Display \d: "))
    expect(sources.nth(5)).to_be_visible()
    expect(market.get_by_role("button", disabled=False)).to_have_count(0)
    expect(watcher.get_by_role("button", name="Return glazier")).to_have_count(0)

    before = market.aria_snapshot()
    expect(market).to_match_aria_snapshot(before)
    play_moves(players, 2)
    moves = watcher.get_by_role("tabpanel", name="Moves").get_by_role("listitem")
    expect(moves).to_have_count(3)  # the set-up among them
    expect(market).not_to_match_aria_snapshot(before)
    expect(players[0].page.get_by_text("1 watching")).to_be_visible()
    expect(players[0].page.get_by_text("What final scoring would add now")).to_be_visible()
    assert not Player(watcher).may_act


def test_a_stranger_sees_nothing_of_a_private_table(visit: Visitor) -> None:
    players = seat_two(visit, visibility="Players only")
    code = code_of(players[0].page)
    stranger = visit(f"/t/{code}", offline=True)
    expect(stranger.get_by_text("Only those who sit at this table see the match.")).to_be_visible()
    expect(stranger.get_by_role("group", name="Market")).to_have_count(0)
    stranger.goto(f"/t/{code}/replay")
    expect(stranger.get_by_role("alert")).to_be_visible()
    expect(stranger.get_by_role("slider")).to_have_count(0)
    answer = stranger.request.get(f"/api/tables/{code}/replay")
    assert answer.status == 403
    assert stranger.request.get(f"/api/tables/{code}").json().get("match") is None
    assert code not in stranger.request.get("/api/tables").text()
    with stranger.expect_response("**/api/tables"):
        stranger.goto("/")
    expect(stranger.locator(f"a[href$='{code}']")).to_have_count(0)


def test_whoever_watches_is_told_so_and_sees_every_clock(visit: Visitor) -> None:
    host, friend = visit("/"), visit("/")
    rename(host, "Olena")
    code = open_table(host, 2, visibility="Everybody")
    friend.goto(f"/t/{code}")
    sit_down(friend, "Borys")
    clock = {"kind": "bank", "seconds": 600, "increment": 10}
    assert host.request.post(f"/api/tables/{code}/commands", data={"type": "configure", "clock": clock}).ok
    start_match([host, friend])
    for phone in (False, True):
        watcher = visit(f"/t/{code}", phone=phone)
        strip = watcher.get_by_role("complementary", name="You are watching")
        expect(strip).to_contain_text("You are watching")
        for name in ("Olena", "Borys"):
            expect(strip.get_by_role("timer", name=re.compile(f"^{name}: "))).to_be_visible()
    expect(host.get_by_text("You are watching")).to_have_count(0)
