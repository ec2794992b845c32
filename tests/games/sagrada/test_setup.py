"""G2: how the table is set up for two to four."""

import pytest

from leadlight.games.sagrada.components import COLOR_DIAGONALS, DEEP_SHADES, DIFFICULTIES, ROW_COLOR_VARIETY
from leadlight.games.sagrada.events import CardDealt, ObjectiveLaid, PrivateDealt, RoundBegan, ToolLaid, WindowsRevealed
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table, new_table

from .boards import seen, settle, tokens, truth

COLOURS = ("red", "yellow", "green", "blue", "purple")
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def dealt(players: int, starter: int = 1, *, reveal_table_first: bool = False) -> Table:
    """Seat 1 has cards 1 and 2, seat 2 cards 3 and 4, and so on."""
    table = new_table("sagrada", players=players, reveal_table_first=reveal_table_first).play(f"start {starter}")
    table.play(*(f"private {colour}" for colour in COLOURS[:players]))
    return table.play(*(f"card {card}" for card in range(1, 2 * players + 1)))


def chosen(players: int, starter: int = 1) -> Table:
    return dealt(players, starter).play(*["window 1"] * players)


@rule("G2.1")
@PLAYERS
def test_each_player_is_dealt_a_private_objective_of_their_own(players: int) -> None:
    table = new_table("sagrada", players=players).play("start 1")
    for number in range(players):
        assert table.outcomes() == {f"private {colour}": 1 for colour in COLOURS[number:]}
        table.play(f"private {COLOURS[number]}")
    assert [event.colour for event in table.all(PrivateDealt)] == list(range(players))
    for seat in range(1, players + 1):
        shown = [view.privates for view in seen(table, seat).seats]
        assert shown == [(number,) if number == seat - 1 else () for number in range(players)]
    assert all(view.privates == () for view in seen(table).seats)


@rule("G2.2")
@PLAYERS
def test_each_player_is_dealt_two_of_the_cards_that_are_left(players: int) -> None:
    table = dealt(players)
    assert [(event.seat, event.card) for event in table.all(CardDealt)] == [
        (card // 2, card) for card in range(2 * players)
    ]
    again = new_table("sagrada", players=players).play("start 1")
    again.play(*(f"private {colour}" for colour in COLOURS[:players]), "card 7")
    assert again.outcomes() == {f"card {card}": 1 for card in range(1, 13) if card != 7}


@rule("G2.2")
@pytest.mark.parametrize("side", [1, 2, 3, 4])
def test_a_player_chooses_one_of_four_sides_and_the_other_card_is_gone(side: int) -> None:
    table = dealt(2)
    assert table.legal() == ["window 1", "window 2", "window 3", "window 4"]
    assert seen(table, 1).seats[0].offered == (0, 1, 2, 3)
    table.play(f"window {side}", "window 1")
    assert table.last(WindowsRevealed).windows == (side - 1, 4)
    assert seen(table).seats[0].window == side - 1
    assert all(card < 0 for card in truth(table).cards)


@rule("G2.3")
def test_windows_are_revealed_together_when_the_last_has_chosen() -> None:
    table = dealt(3).play("window 2")
    first, second = seen(table, 2).seats[:2]
    assert (first.window, first.has_chosen, first.offered) == (None, True, ())
    assert (second.window, second.has_chosen, second.offered) == (None, False, (4, 5, 6, 7))
    assert seen(table, 1).seats[0].window == 1
    assert table.all(WindowsRevealed) == []
    table.play("window 3", "window 4")
    assert table.all(WindowsRevealed) == [WindowsRevealed((1, 6, 11), (4, 5, 5))]
    assert [view.window for view in seen(table).seats] == [1, 6, 11]


@rule("G2.3")
def test_a_player_who_has_chosen_waits_for_the_others() -> None:
    table = dealt(2).play("window 2")
    refused = table.refusal("window 1", seat=1)
    assert (refused.code, refused.rule) == ("not_your_turn", "G4.1")
    assert table.refusal("end").code == "choose_window"


@rule("G2.4")
@pytest.mark.parametrize("side", [1, 2, 3, 4])
def test_a_player_receives_as_many_tokens_as_the_window_is_difficult(side: int) -> None:
    table = dealt(2)
    assert [tokens(table, seat) for seat in (1, 2)] == [0, 0]
    table.play(f"window {side}", "window 1")
    assert [tokens(table, seat) for seat in (1, 2)] == [DIFFICULTIES[side - 1], DIFFICULTIES[4]]


@rule("G2.5")
@PLAYERS
def test_three_tools_and_three_public_objectives_are_laid_out(players: int) -> None:
    table = chosen(players)
    table.play("lay 5")
    assert table.outcomes() == {f"lay {tool}": 1 for tool in range(1, 13) if tool != 5}
    table.play("lay 12", "lay 1", "goal deep_shades")
    assert "goal deep_shades" not in table.outcomes()
    table.play("goal row_color_variety", "goal color_diagonals")
    assert (table.line("tools"), table.line("goals")) == ("5 12 1", "deep_shades row_color_variety color_diagonals")
    assert [tool.tool for tool in seen(table).tools] == [4, 11, 0]
    assert seen(table).objectives == (DEEP_SHADES, ROW_COLOR_VARIETY, COLOR_DIAGONALS)
    assert len(table.all(ToolLaid)) == len(table.all(ObjectiveLaid)) == 3


@rule("G2.6", "G15.3")
def test_the_table_is_laid_out_after_the_windows_are_chosen_unless_the_option_says_otherwise() -> None:
    later = dealt(2)
    assert later.legal() != []
    assert next(iter(later.play("window 1", "window 1").outcomes())) == "lay 1"
    sooner = dealt(2, reveal_table_first=True)
    assert next(iter(sooner.outcomes())) == "lay 1"
    settle(sooner)
    assert (len(seen(sooner).tools), len(seen(sooner).objectives), sooner.legal()[0]) == (3, 3, "window 1")
    sooner.play("window 1", "window 1")
    assert next(iter(sooner.outcomes())) == "roll R1"


@rule("G2.7")
@PLAYERS
def test_cards_not_dealt_or_laid_out_never_come_back(players: int) -> None:
    table = settle(chosen(players))
    assert "card" not in table.text
    assert len(table.line("tools").split()) == len(table.line("goals").split()) == 3
    assert len(table.line("privates").split()) == players
    refused = table.refusal("tool 12")
    assert (refused.code, refused.rule) == ("tool_not_here", "G2.5")


@rule("G2.8")
@PLAYERS
def test_all_dice_are_in_the_bag_when_the_first_round_is_rolled(players: int) -> None:
    table = chosen(players).play("lay 1", "lay 2", "lay 3")
    table.play("goal deep_shades", "goal row_color_variety", "goal color_diagonals")
    assert sum(seen(table).bag) == 90
    assert sum(table.outcomes().values()) == 90 * 6


@rule("G2.9")
@pytest.mark.parametrize(("players", "starter"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_chance_names_the_first_player_who_rolls_and_begins(players: int, starter: int) -> None:
    assert new_table("sagrada", players=players).outcomes() == {f"start {seat}": 1 for seat in range(1, players + 1)}
    table = settle(chosen(players, starter))
    assert table.last(RoundBegan).first == table.state.actor() == starter - 1
