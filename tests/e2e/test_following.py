"""Following the others: the last move on a phone, earlier positions from the log, and the speed of bots."""

import re

from playwright.sync_api import Page, expect

from .conftest import Visitor
from .drafters import Drafter
from .players import Player, code_of, expect_soon, game_card, play_bot, play_moves, seat_two, who_acts
from .strip import recorded

LINE = "[data-last-move]"


def test_a_phone_shows_the_last_move_of_sintra_and_opens_the_moves(visit: Visitor) -> None:
    page = visit("/", phone=True)
    player = play_bot(page)
    player.play_move()
    player.await_turn()
    line = page.locator(LINE)
    expect(line).to_contain_text(re.compile(r"Greedy: \d.* (display|centre|glazier)"))
    box = line.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    line.tap()
    expect(page.get_by_role("dialog", name="Moves").get_by_role("listitem").first).to_contain_text("Greedy:")


def test_a_phone_shows_the_last_move_of_sagrada(visit: Visitor) -> None:
    page = visit("/", phone=True)
    game_card(page, "Sagrada").get_by_role("button", name="Play against bots").click()
    drafter = Drafter(page)
    drafter.await_turn()
    for _ in range(3):
        drafter.play_move()
        drafter.await_turn()
    expect(page.locator(LINE)).to_contain_text(re.compile(r"(You|Greedy): "))


def test_a_line_of_the_log_shows_its_position_while_the_match_goes_on(visit: Visitor) -> None:
    players = seat_two(visit)
    page = players[0].page
    market = page.get_by_role("group", name="Market")
    beginning = market.aria_snapshot()
    play_moves(players, 3)
    while who_acts(players) is players[0]:  # whoever looks back does not play
        play_moves(players, 1)
    lines = page.get_by_role("tabpanel", name="Moves").get_by_role("button")
    count = len(page.request.get(f"/api/tables/{code_of(page)}").json()["steps"])
    expect(lines).to_have_count(count)
    lines.last.click()
    expect(page.get_by_text(f"After move 0 of {count - 1}")).to_be_visible()
    expect(lines.last).to_have_attribute("aria-current", "step")
    assert names_in(market.aria_snapshot()) == names_in(beginning)

    play_moves([players[1]], 1)  # the match goes on
    expect(page.get_by_text(f"After move 0 of {count}")).to_be_visible()
    assert names_in(market.aria_snapshot()) == names_in(beginning)
    page.get_by_role("button", name="Back to the match").click()
    expect(page.get_by_text("After move")).to_have_count(0)
    other = players[1].page.get_by_role("group", name="Market")
    expect_soon(lambda: names_in(market.aria_snapshot()), names_in(other.aria_snapshot()))
    play_moves(players, 1)
    expect(lines).to_have_count(count + 2)


def names_in(snapshot: str) -> list[str]:
    """The panes on offer, without what can be done with them."""
    return re.findall(r"(?:Display \d|Centre): \d+ \w+\.", snapshot)


def test_on_a_phone_the_log_closes_and_escape_leads_back(visit: Visitor) -> None:
    page = visit("/", phone=True)
    player = play_bot(page)
    player.play_move()
    player.await_turn()
    page.locator(LINE).tap()
    page.get_by_role("dialog", name="Moves").get_by_role("button", name=re.compile("^You: ")).first.tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("region", name="An earlier position")).to_be_visible()
    player.press_anyhow(page.locator("[data-strip='2']"))
    expect(page.get_by_role("alert").filter(has_text="This is an earlier position")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="An earlier position")).to_have_count(0)
    player.play_move()
    player.await_turn()


def choose_pace(page: Page, pace: str) -> None:
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("group", name="Speed of the bots").get_by_text(pace).click()
    menu.get_by_role("button", name="Close").click()


def bot_flies(player: Player) -> bool:
    """Whether anything moves after my own move has been told."""
    while True:
        with recorded(player.page) as strip:
            player.play_move()
            player.await_turn()
        moves = [frame["moves"] for frame in strip.frames]
        if moves[-1] > moves[0] + 1:  # otherwise a pane is to be kept first
            told = next(at for at, count in enumerate(moves) if count > moves[0])
            return any(frame["flying"] for frame in strip.frames[told + 1 :])


def test_the_speed_of_bots_is_a_setting_that_is_remembered(visit: Visitor) -> None:
    page = visit("/", reduced_motion="no-preference")
    player = play_bot(page)
    assert bot_flies(player)
    choose_pace(page, "Instant")
    assert not bot_flies(player)
    page.reload()
    player.await_turn()
    assert not bot_flies(player)
    choose_pace(page, "Slow")
    assert bot_flies(player)


def test_displays_carry_the_numbers_of_the_log_and_a_bot_is_named_once(visit: Visitor) -> None:
    page = visit("/")
    player = play_bot(page)
    group = player.pick_best()
    number = re.match(r"Display (\d)", group.name)
    assert number is not None
    expect(page.locator(f"[data-source='{number[1]}'] [data-number]")).to_have_text(number[1])
    player.place(group)
    moves = page.get_by_role("tabpanel", name="Moves").get_by_role("listitem")
    expect(moves.filter(has_text=re.compile(rf"^\s*You: \d+ +from display {number[1]}"))).to_have_count(1)
    words = page.locator("[data-others] [data-seat]").inner_text()
    assert words.count("Greedy") == 1
    assert "bot" in words
