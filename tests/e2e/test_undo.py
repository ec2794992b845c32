from playwright.sync_api import expect

from .conftest import Visitor
from .players import Player, expect_said, expect_soon, seat_two, who_acts


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
    expect_said(first.page, "You took your move back.")
    first.await_turn()
    expect_soon(lambda: position(first), before)
    expect(second.choices).to_have_count(0)
    first.play_move()
    second.await_turn()


def test_after_that_the_other_has_to_allow_it(visit: Visitor) -> None:
    players = seat_two(visit)
    first, second = act_and_answer(players)
    played = position(first)

    first.button("Ask to undo").click()
    asked = first.page.get_by_text("You asked to take a move back.")
    expect(asked).to_be_visible()
    second.button("Refuse").click()
    expect(asked).to_be_hidden()
    assert position(first) == played

    first.button("Ask to undo").click()
    wish = second.page.get_by_role("status").filter(has_text="would like to take a move back")
    expect(wish).to_be_visible()
    second.button("Allow").click()
    expect_said(first.page, "You took your move back.")
    expect_said(second.page, "took a move back.")
    first.await_turn()
    assert position(first) != played
    expect(second.choices).to_have_count(0)
