import re

from playwright.sync_api import expect

from .conftest import Visitor
from .players import Player, seat_two, who_acts


def position(player: Player) -> str:
    return player.page.get_by_role("group", name="Market").aria_snapshot()


def act_and_answer(players: list[Player]) -> tuple[Player, Player]:
    """Both have moved once: who moved first, and who after that."""
    first = who_acts(players)
    second = next(player for player in players if player is not first)
    first.play_move()
    second.await_turn()
    second.play_move()
    first.await_turn()
    return first, second


def test_a_move_can_be_taken_back_until_the_other_has_moved(visit: Visitor) -> None:
    players = seat_two(visit)
    first = who_acts(players)
    second = next(player for player in players if player is not first)
    before = position(first)
    first.play_move()
    second.await_turn()
    first.button("Undo").click()
    expect(first.page.get_by_text("You took your move back.")).to_be_visible()
    first.await_turn()
    assert position(first) == before
    assert not second.may_act
    first.play_move()
    second.await_turn()


def test_after_that_the_other_has_to_allow_it(visit: Visitor) -> None:
    players = seat_two(visit)
    first, second = act_and_answer(players)
    played = position(first)

    first.button("Ask to undo").click()
    second.button("Refuse").click()
    expect(first.page.get_by_text("You asked to take a move back.")).to_be_hidden()
    assert position(first) == played

    first.button("Ask to undo").click()
    wish = second.page.get_by_role("status").filter(has_text="would like to take a move back")
    expect(wish).to_be_visible()
    second.button("Allow").click()
    for player in players:
        expect(player.page.get_by_text(re.compile("took .*move back"))).to_be_visible()
    first.await_turn()
    assert position(first) != played
    assert not second.may_act
