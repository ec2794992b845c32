"""Gentle mode: before a clear mistake is played the page warns, and the person may think again."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from . import drafters, layers
from .conftest import Visitor
from .players import Player, game_card, play_bot
from .test_hints import ply


def call_everything_a_mistake(route: Route) -> None:
    response = route.fetch()
    answer = response.json()
    for judged in answer.get("judged", []):  # a question that is no longer asked has none
        judged |= {"mark": "blunder", "behind": 0.2}
    route.fulfill(response=response, json=answer)


Aim = Callable[[], Locator]  # what is pressed to decide


def place_panes(page: Page) -> Aim:
    player = play_bot(page)

    def aim() -> Locator:
        player.pick_best()
        return player.strips.first

    return aim


def choose_window(page: Page) -> Aim:
    card = game_card(page, "Sagrada")
    card.get_by_role("button", name="Play against bots", exact=True).click()
    choosable = drafters.Drafter(page).choosable
    choosable.first.wait_for()
    return lambda: choosable.first


def choose_colour(page: Page) -> Aim:
    layer = layers.play_bot(page)
    return lambda: layer.colours.first


@pytest.mark.parametrize("begin", [place_panes, choose_window, choose_colour], ids=["sintra", "sagrada", "uzory"])
def test_a_clear_mistake_is_played_only_after_a_warning(visit: Visitor, begin: Callable[[Page], Aim]) -> None:
    page = visit("/", offline=True)  # a busy server says so, and is asked again
    page.route("**/hints", call_everything_a_mistake)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("switch", name="Gentle mode").check()
    page.keyboard.press("Escape")
    aim = begin(page)
    before = ply(page)
    Player(page).press(aim())
    warning = page.get_by_role("dialog", name="Think again?")
    expect(warning).to_contain_text("your chance to win falls by about 20%")
    expect(warning.get_by_role("button", name="Think again", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(warning).to_be_hidden()
    assert ply(page) == before
    Player(page).press(aim())
    warning.get_by_role("button", name="Play it anyway").press("Enter")
    page.wait_for_function(
        "before => Number(document.querySelector('main[data-ply]').dataset.ply) > before", arg=before
    )
    page.unroute_all(behavior="ignoreErrors")  # the next question may be under way
