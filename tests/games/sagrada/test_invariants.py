"""G2.7, G14.8, GI1-GI7 and GI11: a state that breaks a law is noticed."""

from collections.abc import Callable

import pytest

from leadlight.core.errors import NotationError
from leadlight.games.sagrada.components import CELL_CODES, DIE_CODES, DIE_KINDS, VALUES
from leadlight.games.sagrada.invariants import violations
from leadlight.games.sagrada.phases import PHASE_NAMES
from leadlight.games.sagrada.state import SagradaState
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table, new_table

from .boards import OVER, Q, arrange, arrange_alone, truth

CARDS = ("card 1", "card 2", "card 3", "card 4")
PRIVATES = ("start 1", "private red", "private blue")
HALFWAY = ("1 sun_catcher : r3c1=R3 r2c1=G5", "tools 4 2 3")
AT_Q = (f"1 sun_catcher : {Q}",)
SECOND_TURN = "round 3 first 1 turn 4"
SOUND: dict[str, Callable[[], Table]] = {
    "dealing": lambda: new_table("sagrada").play(*PRIVATES[:2]),
    "cards": lambda: new_table("sagrada").play(*PRIVATES, *CARDS[:2]),
    "choosing": lambda: new_table("sagrada").play(*PRIVATES, *CARDS, "window 2"),
    "laying": lambda: new_table("sagrada").play(*PRIVATES, *CARDS, "window 2", "window 1", "lay 1"),
    "laying first": lambda: new_table("sagrada", reveal_table_first=True).play(*PRIVATES, *CARDS, "lay 1"),
    "rolling": lambda: arrange("rolling 1", "pool R1 Y6"),
    "turn": lambda: arrange(*AT_Q, "tools 1 7 8", "pool Y2 Y2 R5"),
    "hand": lambda: arrange(*AT_Q, "hand 1 R2"),
    "lifting": lambda: arrange(*HALFWAY, "lift 1 tool 4 moved r3c1"),
    "moving": lambda: arrange(*HALFWAY, "move 1 tool 4 lifted r2c1 moved r3c1"),
    "drafting again": lambda: arrange(*AT_Q, "draft-again 1 drafts 1 tool 8"),
    "hammering": lambda: arrange(SECOND_TURN, "rolling-pool 1 tool 7", "tools 7 2 3", "pool Y1", "unrolled B2"),
    "drawing": lambda: arrange("drawing 1 tool 11", "tools 11 2 3"),
    "alone": lambda: arrange_alone(*AT_Q, "tools 2x 3 8", "paid B1"),
    "paying": lambda: arrange_alone(*AT_Q, "tools 2 3 8", "pay 1 tool 2", "pool B1 B2"),
    "over": lambda: arrange(*OVER),
}
Damage = tuple[str, int | None, int]


def sound(name: str) -> SagradaState:
    return truth(SOUND[name]()).copy()


def damaged(name: str, *damages: Damage) -> SagradaState:
    """A sound state with something added to a field, or to a place of it."""
    state = sound(name)
    for field, index, by in damages:
        if index is None:
            setattr(state, field, getattr(state, field) + by)
        else:
            getattr(state, field)[index] += by
    return state


def die(code: str) -> int:
    return DIE_CODES.index(code)


def cell(code: str) -> int:
    return CELL_CODES.index(code)


def phase(name: str, of: str) -> Damage:
    """The damage that makes one phase another."""
    return ("phase", None, PHASE_NAMES.index(name) - int(sound(of).phase))


@pytest.mark.parametrize("name", SOUND)
def test_a_sound_state_breaks_no_law(name: str) -> None:
    assert violations(sound(name)) == []


@rule("G2.7")
@pytest.mark.parametrize(
    ("name", "field", "index", "by"),
    [
        ("turn", "privates", 1, -3),
        ("turn", "tools", 1, -6),
        ("turn", "objectives", 1, -6),
        ("turn", "windows", 1, -2),
        ("choosing", "cards", 1, -1),
        ("choosing", "cards", 3, 9),
    ],
)
def test_a_card_dealt_twice_or_from_another_box_is_noticed(name: str, field: str, index: int, by: int) -> None:
    assert "G2.7" in violations(damaged(name, (field, index, by)))


@rule("GI1")
@pytest.mark.parametrize(
    ("field", "index"),
    [
        ("bag", 0),
        ("pool", die("G5")),
        ("unrolled", 1),
        ("track", DIE_KINDS + die("B3")),
        ("paid", 2),
        ("in_bag", None),
        ("in_pool", None),
    ],
)
def test_a_die_too_many_or_a_wrong_total_is_noticed(field: str, index: int | None) -> None:
    assert "GI1" in violations(damaged("turn", (field, index, 1)))


@rule("GI1")
def test_a_die_in_hand_or_in_a_window_counts_with_its_colour() -> None:
    assert "GI1" in violations(damaged("hand", ("hand", None, VALUES)))
    other: list[Damage] = [("by_colour", 0, -(1 << cell("r1c1"))), ("by_colour", 4, 1 << cell("r1c1"))]
    assert "GI1" in violations(damaged("turn", *other))


@rule("GI1")
def test_fewer_than_no_dice_are_noticed() -> None:
    assert "GI1" in violations(damaged("turn", ("pool", die("P1"), -1), ("bag", 4, 1), ("in_bag", None, 1)))


@rule("GI2")
@pytest.mark.parametrize(
    "damages",
    [
        [("tokens", 0, 1)],
        [("tokens", 0, -1)],
        [("tool_tokens", 1, 1)],
        [("tokens", 0, -4), ("tool_tokens", 0, 4)],
    ],
)
def test_tokens_that_do_not_add_up_are_noticed(damages: list[Damage]) -> None:
    assert violations(damaged("turn", *damages)) == ["GI2"]


@rule("GI2", "G14.2")
def test_a_token_in_the_solo_game_is_noticed() -> None:
    assert violations(damaged("alone", ("tokens", 0, 1))) == ["GI2"]


@rule("GI3")
@pytest.mark.parametrize(
    ("dice", "tools"),
    [
        ("r1c1=R3 r1c2=B3", "1 2 3"),
        ("r1c1=R3 r2c1=R4", "1 2 3"),
        ("r1c1=R3 r1c2=R6", "1 3 4"),
        ("r1c1=R3 r2c2=B6", "1 2 4"),
    ],
)
def test_equal_neighbours_and_dice_against_the_printed_cells_are_noticed(dice: str, tools: str) -> None:
    with pytest.raises(NotationError) as refused:
        arrange(f"1 sun_catcher : {dice}", f"tools {tools}")
    assert refused.value.facts == {"law": "GI3"}


@rule("GI3")
@pytest.mark.parametrize(("dice", "tools"), [("r1c1=R3 r1c2=G6", "1 2 4"), ("r1c1=R3 r2c2=B6", "1 3 4")])
def test_a_tool_on_the_table_may_have_lifted_a_printed_requirement(dice: str, tools: str) -> None:
    assert violations(arrange(f"1 sun_catcher : {dice}", f"tools {tools}").state) == []


@rule("GI3")
@pytest.mark.parametrize(("field", "index"), [("by_colour", 1), ("by_value", 0), ("by_value", 2)])
def test_a_die_without_one_colour_and_one_value_is_noticed(field: str, index: int) -> None:
    assert "GI3" in violations(damaged("turn", (field, index, 1 << cell("r4c4"))))
    twice = damaged("turn", ("by_colour", 1, 1 << cell("r1c1")), ("by_value", 4, 1 << cell("r1c1")))
    assert "GI3" in violations(twice)


@rule("GI4")
def test_a_window_that_grew_too_fast_or_began_inside_is_noticed() -> None:
    three = damaged("turn", ("round", None, -2))
    assert "GI4" in violations(three)
    inside = damaged("over", ("by_colour", 0, 1 << cell("r2c3")), ("by_value", 0, 1 << cell("r2c3")))
    assert "GI4" in violations(inside)


@rule("GI5")
@pytest.mark.parametrize(
    "damages",
    [
        [("round", None, 1)],
        [("in_bag", None, -1)],
        [phase("rolling", "turn")],
        [phase("drawing", "turn")],
    ],
)
def test_a_bag_that_does_not_fit_the_round_is_noticed(damages: list[Damage]) -> None:
    assert "GI5" in violations(damaged("turn", *damages))


@rule("GI5", "G2.8")
@pytest.mark.parametrize("name", ["dealing", "cards", "choosing", "laying"])
def test_dice_drawn_before_the_first_round_are_noticed(name: str) -> None:
    assert "GI5" in violations(damaged(name, ("in_bag", None, -1), ("in_pool", None, 1)))
    assert "GI5" in violations(damaged(name, ("round", None, 1)))


@rule("GI5")
def test_a_pool_that_is_complete_is_not_rolled_any_more() -> None:
    full: list[Damage] = [("pool", die("R1"), 3), ("in_pool", None, 3), ("bag", 0, -3), ("in_bag", None, -3)]
    assert "GI5" in violations(damaged("rolling", *full))


@rule("GI6")
def test_an_empty_space_behind_us_or_a_die_ahead_is_noticed() -> None:
    state = sound("turn")
    for kind in range(DIE_KINDS):
        state.track[DIE_KINDS + kind] = 0
    assert "GI6" in violations(state)
    assert "GI6" in violations(damaged("turn", ("track", 2 * DIE_KINDS, 1)))
    assert "GI6" in violations(damaged("alone", ("track", 2 * DIE_KINDS, 1)))


@rule("GI6", "G14.12")
def test_alone_a_space_may_hold_the_marker_instead_of_dice() -> None:
    table = arrange_alone(*AT_Q, "tools 2 3 8", "round 2 first 1 turn 1", "pool Y2 Y2 B1 B1 B1", "track -")
    assert violations(table.state) == []
    assert truth(table).round == 2


@rule("GI7")
@pytest.mark.parametrize(
    ("name", "damages"),
    [
        ("turn", [("drafts", None, 2)]),
        ("turn", [("turn", None, 4)]),
        ("turn", [("tool", None, 3)]),
        ("turn", [("hand", None, 1)]),
        ("turn", [("lifted", None, 1)]),
        ("turn", [("moved", None, 1)]),
        ("turn", [("unrolled", 0, 1)]),
        ("hand", [("hand", None, -1 - 1)]),
        ("hand", [("drafts", None, 1)]),
        ("hand", [("tool", None, 8)]),
        ("moving", [("lifted", None, cell("r4c4") - cell("r2c1"))]),
        ("moving", [("moved", None, 1)]),
        ("moving", [("tool", None, -1)]),
        ("lifting", [("tool", None, -3 - 1)]),
        ("lifting", [phase("change", "lifting")]),
        ("drafting again", [("drafts", None, -1)]),
        ("hammering", [("unrolled", 3, -2)]),
        ("drawing", [("tool", None, -9)]),
        ("rolling", [("tool", None, 2)]),
        ("rolling", [("drafts", None, 1)]),
        ("over", [("drafts", None, 1)]),
        ("paying", [("tool", None, -2)]),
    ],
)
def test_a_turn_beyond_its_bounds_is_noticed(name: str, damages: list[Damage]) -> None:
    assert "GI7" in violations(damaged(name, *damages))


@rule("G14.8")
@pytest.mark.parametrize(
    ("name", "damages"),
    [
        ("alone", [("used_up", 1, 1)]),
        ("alone", [("used_up", 0, -1)]),
        ("alone", [("paid", 0, 1), ("bag", 0, -1), ("in_bag", None, -1)]),
        ("alone", [("tool", None, 1 + 2)]),
        ("paying", [("used_up", 0, 1), ("paid", 3, 1)]),
        ("turn", [("used_up", 0, 1)]),
        ("turn", [("paid", 0, 1)]),
    ],
)
def test_paid_dice_that_do_not_fit_the_used_tools_are_noticed(name: str, damages: list[Damage]) -> None:
    assert "G14.8" in violations(damaged(name, *damages))


@rule("GI11")
@pytest.mark.parametrize(
    ("name", "damages"),
    [
        ("dealing", [("privates", 1, 2)]),
        ("dealing", [phase("cards", "dealing")]),
        ("cards", [("cards", 2, 3), ("cards", 3, 4)]),
        ("cards", [("windows", 0, 3)]),
        ("choosing", [("seat", None, -1)]),
        ("choosing", [("choices", 1, 2)]),
        ("laying", [("windows", 0, -2)]),
        ("laying", [("tools", 2, 6)]),
        ("laying first", [("windows", 0, 3)]),
        ("turn", [("choices", 0, 2)]),
        ("turn", [("cards", 0, 2)]),
        ("turn", [("seat", None, 1)]),
        ("turn", [("turn", None, 3), ("skips", 0, 1)]),
        ("turn", [("drafts", None, 1), ("tool", None, 1)]),
        ("over", [("round", None, -1)]),
        ("hammering", [("turn", None, -1)]),
    ],
)
def test_waiting_for_what_cannot_come_is_noticed(name: str, damages: list[Damage]) -> None:
    assert "GI11" in violations(damaged(name, *damages))


@rule("GI11")
@pytest.mark.parametrize(
    "line", ["move 1", "move 1 tool 4", "lift 1", "change 1", "swap 1 R3", "pay 1", "hand 1", "value 1"]
)
def test_a_step_without_what_belongs_to_it_is_impossible(line: str) -> None:
    with pytest.raises(NotationError) as refused:
        arrange(*AT_Q, line)
    assert refused.value.code == "position-impossible"
