"""What the terminal shows of a Sintra position and says of a Sintra match."""

from itertools import combinations

import pytest
from rich.text import Text

from leadlight.cli.boards import BOARDS, marks
from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.previews import add_previews, preview
from leadlight.cli.boards.sintra.panes import MARKS
from leadlight.cli.boards.sintra.points import explain
from leadlight.cli.boards.sintra.prompts import tag_for
from leadlight.cli.picker import Picker
from leadlight.core.score import Part
from leadlight.games.sintra.view_builder import view
from leadlight.locales import use_language
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table, position

BOARD = BOARDS["sintra"]
TEXT = """
    sintra 2 A
    round 3 YBPW
    turn 1
    start 2 centre
    centre OOOB
    displays PWOY - - - -
    1 glazier 3 : 3a 6a 2a 5a 7a=YY 8b/P -/WO 4b=WY/B
    2 glazier 1 row 4 : 1a 2a 3a 4a 5a 6a 7a 8a
"""
ALL_MARKS = (*MARKS, marks.JOKER)


@pytest.fixture(autouse=True)
def english() -> None:
    use_language("en")


def scene(table: Table, *, wide: bool = False, picked: bool = False, front: int = 0) -> Scene:
    picker = Picker({action: BOARD.path(action) for action in table.state.legal_actions()})
    if picked:
        picker.jump(0)
        picker.pick()
    return add_previews(Scene(view(table.state, None), ["Ann", "Ben"], front, wide), BOARD, table.state, picker)


@rule("S13.4")
@pytest.mark.parametrize(("one", "other"), list(combinations(ALL_MARKS, 2)))
def test_no_two_colours_share_a_mark(one: marks.Mark, other: marks.Mark) -> None:
    assert not {one.glyph, one.open} & {other.glyph, other.open}


@rule("S13.4")
@pytest.mark.parametrize("draw", [marks.piece, marks.chosen, marks.ghost, marks.space])
def test_each_state_of_a_place_shows_the_mark_and_differs_without_colour(draw: object) -> None:
    assert callable(draw)
    for mark in ALL_MARKS:
        text = draw(mark).plain
        assert mark.glyph in text or mark.open in text
        others = [other for other in (marks.piece, marks.chosen, marks.ghost, marks.space) if other is not draw]
        assert text not in [other(mark).plain for other in others]


@rule("S13.4")
def test_panes_spaces_round_panes_and_top_symbols_all_carry_marks() -> None:
    table = BOARD.draw_table(scene(position("sintra", TEXT))).plain
    header = BOARD.draw_header(scene(position("sintra", TEXT))).plain
    assert "1 ▐✿▌▐◇▌▐▲▌▐■▌" in table
    assert "[▲]" in table or "▐▲▌×3" in table
    assert "III▐■▌ IV▐≈▌ V▐✿▌ VI▐◇▌" in header
    assert "2▲3≈" in table


def test_jokers_show_what_lies_on_them() -> None:
    lines = BOARD.draw_table(scene(position("sintra", TEXT))).plain.splitlines()
    column = [line[66:75].strip() for line in lines[6:11]]
    assert column == ["▐◇▌", "▐■▌", "△", "*", "❀"]


def test_a_picked_group_shows_where_it_would_land_and_what_that_brings() -> None:
    drawn = scene(position("sintra", TEXT), picked=True)
    assert BOARD.draw_table(drawn).plain.count("‹") >= 2
    assert "choose a strip for 1 ≈" in BOARD.ask(drawn).plain or "choose a strip for 3 ▲" in BOARD.ask(drawn).plain


def test_the_wide_board_shows_boxes_lancets_and_the_others() -> None:
    drawn = scene(position("sintra", TEXT), wide=True)
    assert "╭─ 1" in BOARD.draw_table(drawn).plain
    assert "╰─4─╯" in BOARD.draw_table(drawn).plain
    assert "Ben  0" in BOARD.draw_others(drawn).plain
    assert "[−6]" in BOARD.draw_seats(drawn).plain


def told(table: Table) -> list[str]:
    return [line.plain for line in BOARD.describe_events(table.events, ["Ann", "Ben"])]


def test_a_turn_is_told_in_one_line() -> None:
    table = position("sintra", TEXT).play("centre orange > 5", "keep orange")
    assert told(table) == [
        "Ann: 3 ▲ from the centre, start marker, to strip 5, strip 5 complete, colour bonus +2, "
        "▲ into window 5, window +6 (2 + 1 + 1 + 2)"
    ]


def test_breaking_wraps_and_returns_are_told() -> None:
    table = position("sintra", TEXT.replace("glazier 3 :", "glazier 7 row 8 :").replace("PWOY", "PPPY"))
    table.play("1 pink > 8")
    assert told(table)[0] == "Ann: 3 ✿ from display 1, to strip 8, 1 breaks, wrap on the glass track: −18"
    back = position("sintra", TEXT).play("return")
    assert told(back) == ["Ann: glazier back to 1"]


def test_the_end_of_a_round_and_of_the_match_are_told() -> None:
    last = (
        TEXT.replace("round 3 YBPW", "round 6 W")
        .replace("OOOB", "-")
        .replace("PWOY", "P")
        .replace("row 4 :", "row 4 :")
    )
    table = position("sintra", last).play("1 pink > 8")
    assert told(table)[-2:] == ["Ann: final score: 7", "Ben: final score: −6"]


@pytest.mark.parametrize(
    ("action", "tag"),
    [
        ("centre orange > 5", "completes, +8, start marker, +1 step"),
        ("1 white > 3", "1 fits"),
        ("centre orange > 3", "1 fits, 2 break, start marker, +1 step"),
    ],
)
def test_a_choice_says_what_it_brings(action: str, tag: str) -> None:
    table = position("sintra", TEXT)
    happened = preview(table.state, table.match.game.parse_action(action))
    assert tag_for(happened) == tag


def test_a_choice_that_wraps_says_so() -> None:
    table = position("sintra", TEXT.replace("glazier 3 :", "glazier 7 row 8 :").replace("4b=WY/B", "1a"))
    happened = preview(table.state, table.match.game.parse_action("1 orange > x"))
    assert tag_for(happened) == "1 breaks, wrap on the glass track: −18"


def test_a_choice_that_breaks_everything_says_so() -> None:
    table = position("sintra", TEXT.replace("glazier 3 :", "glazier 7 :").replace("4b=WY/B", "1a"))
    drawn = scene(table, picked=True)
    assert "fit nowhere" in BOARD.ask(drawn).plain
    happened = preview(table.state, table.match.game.parse_action("centre orange > x"))
    assert tag_for(happened) == "3 break, start marker, +1 step"


def test_keeping_is_asked_for() -> None:
    table = position("sintra", TEXT).play("centre orange > 5")
    assert BOARD.ask(scene(table)).plain.endswith("Choose the pane that you keep.  [▲]▐■▌")
    assert BOARD.aim(scene(table), "0") is None


def test_points_are_shown_with_their_reasons() -> None:
    table = position("sintra", TEXT.replace("row 4", "row 4 wraps 1 windows 20"))
    text: Text = BOARD.draw_score(scene(table))
    assert "wraps on the glass track: 1 × −18 = −18" in text.plain
    assert "broken glass: row 4 = −6" in text.plain
    assert "ornaments: 0 + 0 + 0 + 6 = 6" in text.plain
    assert explain(Part("strip_panes", 2, (7,))) == "panes on strips: 7 panes, 1 point for every 3 = 2"


def test_the_position_is_told_in_words() -> None:
    table = position("sintra", TEXT)
    lines = BOARD.describe(table.match.game.view(table.state, None), ["Ann", "Ben"])
    assert lines[0] == "Round III of VI. Bonus for yellow. 80 panes in the bag, 0 in the tower."
    assert "Display 1: pink 1, white 1, orange 1, yellow 1." in lines
    assert "  Strip 8: needs pink 1, orange 1, joker 1. Window blue." in lines
    assert "  Strip 7: gone. Window white over orange." in lines


def test_marks_are_spelled_for_people_who_listen() -> None:
    assert BOARD.spell("Ann: 2 ✿ from display 3, ≈ into window 1") == "Ann: pink 2 from display 3, blue into window 1"
    assert BOARD.spell("Keep:  [▲]▐■▌") == "Keep: orange yellow"


def test_colours_of_the_readers_language_are_understood() -> None:
    use_language("cs")
    assert BOARD.understand("3 Růžová > 5") == "3 pink > 5"
    assert BOARD.understand("c mod 2") == "c blue 2"
    assert BOARD.understand("return") == "return"


def test_the_legend_names_every_mark() -> None:
    text = "\n".join(line.plain for line in BOARD.legend())
    assert all(mark.glyph in text for mark in ALL_MARKS)
    assert "start marker" in text
