"""The end of a match: counted stage by stage, with chat beside it, and one press away from the next match."""

import re
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Visitor
from .drafters import Drafter, hasten
from .hastening import is_over, play_past
from .players import code_of, create_table, expect_said, open_table, rename, seat_two, sit_down, start_match

TABLET = {"width": 820, "height": 1180}


def play_to_the_end(pages: list[Page]) -> dict[str, Any]:
    """Everybody plays anything, past what nobody needs to see."""
    return play_past(pages, lambda match: match["standing"] is not None, lambda legal, rng: rng.choice(legal[:4]))


def spoken(page: Page) -> list[str]:
    said: list[str] = page.evaluate("window.said")
    return said


def hear_everything(page: Page) -> None:
    """From here on every sentence for those who listen is kept, and none that was there before."""
    page.evaluate("window.said.length = 0")


def starter(page: Page) -> str:
    """Who begins the match."""
    snapshot = page.request.get(f"/api/tables/{code_of(page)}").json()
    named = next(event for event in snapshot["steps"][0]["events"] if event["type"] == "StarterNamed")
    return str(snapshot["table"]["seats"][named["seat"]]["name"])


def seat_with_a_tablet(visit: Visitor, **options: Any) -> list[Page]:
    """Olena at a desk and Borys with a tablet, from the link to a match that has begun."""
    host, friend = visit("/", **options), visit("/", viewport=TABLET, has_touch=True, **options)
    rename(host, "Olena")
    code = open_table(host, 2)
    friend.goto(f"/t/{code}")
    sit_down(friend, "Borys")
    start_match([host, friend])
    return [host, friend]


def test_two_people_with_a_tablet_on_one_side_see_the_count_and_play_again(visit: Visitor) -> None:
    pages = seat_with_a_tablet(visit, reduced_motion="no-preference")
    for page in pages:
        hear_everything(page)
    first = starter(pages[0])
    match = play_to_the_end(pages)
    for page in pages:
        expect(page.locator("main.finale")).to_be_visible()
        expect(page.locator("#table-verdict")).to_be_visible()
    for seat, page in enumerate(pages):
        totals = page.get_by_role("row", name=re.compile(r"^Total")).get_by_role("cell").all_inner_texts()
        scores = sorted(match["standing"]["scores"], reverse=True)
        assert [int(total.replace("−", "-")) for total in totals] == scores
        mine = match["standing"]["scores"][seat]
        stages = [text for text in spoken(page) if re.match(r"(Windows|Ornaments|Broken glass): ", text)]
        assert stages, f"nothing was told of the {mine} points"
        assert all("You " in text for text in stages)

    host, friend = pages
    friend.get_by_role("textbox", name="Write to the table").fill("Again?")
    friend.get_by_role("button", name="Send").click()
    expect(host.get_by_role("log", name="Chat")).to_contain_text("Again?")
    host.get_by_role("button", name="Rematch", exact=True).click()
    expect(friend.get_by_text("Rematch wanted by: Olena")).to_be_visible()
    friend.reload()
    expect(friend.locator("#table-verdict")).to_be_visible()
    expect(friend.get_by_text("Rematch wanted by: Olena")).to_be_visible()
    friend.get_by_role("button", name="Rematch", exact=True).click()
    for page in pages:
        page.get_by_role("button", name="Return glazier").wait_for()
    assert {first, starter(host)} == {"Olena", "Borys"}


def test_without_motion_the_end_is_there_at_once_and_told_whole(visit: Visitor) -> None:
    players = seat_two(visit)
    pages = [player.page for player in players]
    for page in pages:
        hear_everything(page)
    play_to_the_end(pages)
    for page in pages:
        expect(page.locator("#table-verdict")).to_be_focused()
        expect(page.locator("main.finale")).not_to_have_class(re.compile("counting"))
        expect_said(page, "Broken glass: ")
        told = next(text for text in spoken(page) if "Broken glass: " in text)
        assert told.endswith(f"{page.locator('#table-verdict').inner_text()}.")


def test_the_count_can_be_skipped_with_the_space_bar(visit: Visitor) -> None:
    page = visit("/", reduced_motion="no-preference")
    page.goto(f"/t/{create_table(page, game='sagrada', options={'players': 2}, bots=['random'])}")
    Drafter(page).choosable.first.wait_for()
    # Time stands still unless it is pushed on, so the count waits for the key.
    page.clock.install()
    hasten([page], is_over)
    counting = page.locator("main.counting")
    while counting.count() == 0:
        assert page.locator("#table-verdict").count() == 0
        page.clock.run_for(100)
    page.keyboard.press(" ")
    expect(page.locator("#table-verdict")).to_be_visible()
    expect(counting).to_have_count(0)


def test_log_chat_and_the_last_points_stay_usable_beside_the_result(visit: Visitor) -> None:
    pages = [player.page for player in seat_two(visit)]
    play_to_the_end(pages)
    page = pages[0]
    expect(page.locator("#table-verdict")).to_be_visible()
    page.get_by_role("tab", name="Moves").click()
    moves = page.get_by_role("tabpanel", name="Moves")
    expect(moves.get_by_text(re.compile("final score")).first).to_be_visible()
    moves.get_by_role("listitem").nth(3).get_by_role("button").click()
    expect(page.get_by_role("group", name="Sintra")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#table-verdict")).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Well played").click()
    expect(pages[1].get_by_role("log", name="Chat")).to_contain_text("Well played")
    page.get_by_role("button", name="Look at the board").click()
    expect(page.get_by_role("group", name="Sintra")).to_be_visible()
    page.get_by_role("button", name="Show the result").click()
    expect(page.locator("#table-verdict")).to_be_visible()


def test_uzory_says_why_it_ended_and_shows_the_seals_in_their_colours(visit: Visitor) -> None:
    page = visit("/")
    page.goto(f"/t/{create_table(page, game='uzory', options={'players': 2})}")
    page.locator("main[data-ply]").wait_for()

    def choose(legal: list[str], rng: Random) -> str:
        laying = [action for action in legal if "@" in action or ">" in action]
        return rng.choice(laying or legal)

    match = play_past([page], lambda match: match["standing"] is not None, choose)
    expect(page.locator("#table-verdict")).to_be_visible()
    reasons = {
        "full": "The field is full.",
        "skips": "All skipped",
        "dead_end": "No tile fits any more",
        "idle": "Five rounds without a tile",
    }
    expect(page.locator("main.finale header")).to_contain_text(reasons[match["view"]["ending"]])
    points = match["standing"]["scores"]
    for seat, count in enumerate(points):
        seals = page.locator("main.finale .points li").filter(has_text="You" if seat == 0 else "Greedy")
        expect(seals.locator("[role=img] svg")).to_have_count(count)


def test_the_result_is_shared_as_a_picture(visit: Visitor) -> None:
    page = seat_two(visit)[0].page
    page.request.post(f"/api/tables/{code_of(page)}/commands", data={"type": "resign"})
    expect(page.locator("#table-verdict")).to_be_visible()
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Share as a picture").click()
    assert download.value.suggested_filename.endswith(".png")
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


def test_sounds_and_alerts_are_offered_once(visit: Visitor) -> None:
    page = seat_two(visit)[0].page
    page.request.post(f"/api/tables/{code_of(page)}/commands", data={"type": "resign"})
    offer = page.get_by_role("region", name="Shall we call you?")
    offer.get_by_role("switch", name="Sound").click()
    offer.get_by_role("button", name="Done").click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.locator("#table-verdict")).to_be_visible()
    expect(offer).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage['leadlight-settings']).sound") is True


def test_a_phone_shows_a_line_of_the_chat_as_it_comes_and_in_the_readers_language(visit: Visitor) -> None:
    host, phone = visit("/"), visit("/", phone=True)
    rename(host, "Olena")
    code = open_table(host, 2)
    phone.goto(f"/t/{code}")
    sit_down(phone, "Borys")
    start_match([host, phone])
    phone.evaluate("localStorage['leadlight-settings'] = JSON.stringify({ language: 'cs' })")
    phone.reload()
    phone.locator("main[data-ply]").wait_for()
    expect(phone.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    host.get_by_role("tab", name="Chat").click()
    host.get_by_role("button", name="Bravo").click()
    host.get_by_role("button", name="Good game").click()
    news = phone.get_by_role("button", name=re.compile("Olena Dobrá hra"))
    expect(news).to_be_visible()
    news.click()
    expect(phone.get_by_role("log", name="Chat")).to_contain_text("Bravo")
