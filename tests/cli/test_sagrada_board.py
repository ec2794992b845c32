"""What the terminal shows of a Sagrada position, says of a Sagrada match, and keeps to itself."""

import re
from itertools import combinations

import pytest

from leadlight.cli.boards import BOARDS, marks
from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.previews import add_previews
from leadlight.cli.boards.sagrada.dice import MARKS
from leadlight.cli.error_text import explain_refusal
from leadlight.cli.picker import Choice, Picker
from leadlight.core.event import Event
from leadlight.core.score import Score
from leadlight.games.sagrada import events
from leadlight.games.sagrada.view_builder import view
from leadlight.locales import LANGUAGES, use_language
from leadlight.testing.table import Table, position

BOARD = BOARDS["sagrada"]
NAMES = ["Ann", "Ben"]
TEXT = """
    sagrada 2
    round 3 first 1 turn 4
    turn 1
    privates red blue
    tools 4 5 12
    goals row_color_variety deep_shades color_diagonals
    pool R4 Y2 G5
    track R1 Y2 G6 / B4
    1 sun_catcher 3 : R3 B6 -- -- -- / G5 -- -- -- -- / Y1 -- -- -- -- / -- -- -- -- --
    2 virtus 5 : R4 B1 -- -- -- / Y2 R3 -- -- -- / -- -- -- -- -- / -- -- -- -- --
"""
EMPTY = TEXT.replace("track R1 Y2 G6 / B4", "track R1 Y2 G6 R3 B6 G5 Y1 / B4")
ALONE = """
    sagrada 1
    round 2 first 1 turn 1
    turn 1
    privates red blue
    tools 1 2 6
    goals row_color_variety deep_shades
    pool P2 P5 R1 B4
    track G3 Y6
    1 sun_catcher : R3 B6 -- -- -- / -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- --
"""
CHOOSING = """
    sagrada 2
    round 1 first 1 turn 1
    choose 1
    privates red blue
    1 cards 11 2
    2 cards 3 4
"""


@pytest.fixture(autouse=True)
def english() -> None:
    use_language("en")


def with_tools(tools: str, text: str = TEXT) -> Table:
    """The quiet position with other tools; what lies on them is what Ben paid."""
    paid = sum(int(tokens) for tokens in re.findall(r"=(\d)", tools))
    return position("sagrada", text.replace("tools 4 5 12", f"tools {tools}").replace("virtus 5", f"virtus {5 - paid}"))


def scene(
    table: Table, *, viewer: int | None = 0, front: int = 0, wide: bool = False, at: Choice | None = None
) -> Scene:
    """As the full screen has it: with previews, and what lies ahead of the choice `at`."""
    actor = table.state.actor()
    seen = view(table.state, viewer)
    names = NAMES[: seen.players]
    if actor != viewer:
        return Scene(seen, names, front, wide)
    picker = Picker({action: BOARD.path(action) for action in table.state.legal_actions()})
    if at is not None:
        picker.cursor = picker.options.index(at)
    return add_previews(Scene(seen, names, front, wide), BOARD, table.state, picker)


def drawn(table: Table, *, viewer: int | None = 0, front: int = 0, wide: bool = False, at: Choice | None = None) -> str:
    return BOARD.draw_table(scene(table, viewer=viewer, front=front, wide=wide, at=at)).plain


def asked(table: Table, at: Choice | None = None) -> str:
    return BOARD.ask(scene(table, viewer=table.state.actor(), at=at)).plain


def told(table: Table, viewer: int | None = 0) -> list[str]:
    happened = [event.seen_by(viewer) for event in table.events]
    return [line.plain for line in BOARD.describe_events(happened, NAMES[: len(table.match.seats)])]


@pytest.mark.parametrize(("one", "other"), list(combinations(MARKS, 2)))
def test_no_two_colours_of_dice_share_a_mark(one: marks.Mark, other: marks.Mark) -> None:
    assert not {one.glyph, one.open} & {other.glyph, other.open}


def test_dice_and_cells_show_mark_and_value() -> None:
    text = drawn(position("sagrada", TEXT))
    assert "1[●4] 2▐■2▌ 3▐♣5▌" in text
    assert "Track  1 ●1 ■2 ♣6  2 ≈4" in text
    assert "1 │ ▐●3▌ │ ▐≈6▌ │  2   │  ·   │  □   │" in text
    assert "┌──────┬──≈───┬──────┬──────┬──────┐" in text  # what the covered cell asks for


def test_the_die_under_the_cursor_shows_where_it_fits_and_others_are_told_apart() -> None:
    table = position("sagrada", TEXT)
    assert drawn(table, at=("die", "take", 7)).count("‹■2›") == 2
    assert asked(table, ("die", "take", 7)).endswith("■2: fits 2 cells")
    table.play("take Y2")
    text = drawn(table)
    assert " 1 ●4  2 ♣5    In hand ▐■2▌" in text
    assert (text.count("‹■2›"), text.count("[■2]")) == (1, 1)
    assert asked(table) == "choose a cell for ■2.  r1c3: +1"


def test_the_wide_window_has_dice_that_fill_their_cells() -> None:
    text = drawn(position("sagrada", TEXT), wide=True)
    assert "▗▄▄▄▄▖" in text
    assert "▐ ●3 ▌" in text
    assert "Move exactly two dice" in text
    assert "Ben  ⬢5  −9 +?" in BOARD.draw_others(scene(position("sagrada", TEXT), wide=True)).plain


def test_order_tools_and_objectives_say_where_the_match_stands() -> None:
    text = drawn(with_tools("4=1 8 12"))
    assert "Order  Ann  Ben │ Ben [Ann]" in text
    assert "A  4 Lathekin                    ⬢2" in text
    assert "B  8 Running Pliers              ⬢1" in text
    assert "Deep Shades                    2" in text
    assert "● Shades of Red                3" in text


@pytest.mark.parametrize("window", ["kaleidoscopic_dream", "aurorae_magnificus"])
def test_long_names_leave_the_columns_where_they_are(window: str) -> None:
    table = position("sagrada", re.sub(r"1 sun_catcher.*", f"1 {window} : " + " / ".join(["-- " * 5] * 4), EMPTY))
    seen = scene(table)
    named = Scene(seen.view, ["Wwwwwwwwwwww", "Ben"], 0, False, seen.picker, seen.previews)
    assert {len(line.rstrip()) for line in BOARD.draw_table(named).plain.splitlines()} <= set(range(79))


def test_a_skipped_turn_is_shown_and_said() -> None:
    text = TEXT.replace("turn 4", "turn 3").replace("turn 1\n", "turn 2\n")
    table = position("sagrada", text.replace("sun_catcher 3", "sun_catcher 3 skips"))
    assert "[Ben](Ann)" in drawn(table, viewer=1)
    assert "Ann: second turn of this round skipped." in BOARD.describe(view(table.state, 1), NAMES)
    assert "Ann: second turn skipped" in told(table.play("end"))


def test_alone_the_target_and_the_price_in_dice_are_shown() -> None:
    table = position(
        "sagrada", ALONE.replace("tools 1 2 6", "tools 1x 2 6").replace("P2 P5", "P5").replace("Y6", "Y6\n    paid P1")
    )
    text = drawn(table)
    assert "target 9" in BOARD.draw_header(scene(table)).plain
    assert "A  1 Grozing Pliers              —" in text
    assert "B  2 Eglomise Brush              ≈?" in text
    assert "Only you" not in text
    assert "Target now 9" in BOARD.draw_score(scene(table)).plain


def test_four_windows_are_offered() -> None:
    table = position("sagrada", CHOOSING)
    text = drawn(table, at=("window", 2))
    assert "(1) •••••" in text
    assert "▶2◀  •••" in text
    assert "Shadow Thief" in text
    assert "│  ·  ≈  2  ·  □  │" in text
    assert asked(table, ("window", 2)) == "choose your window.  Sun Catcher: 3 favour tokens"
    assert "Ben" not in text
    assert "window not revealed yet" in drawn(table, viewer=None)


def test_a_private_objective_is_seen_by_its_owner_only() -> None:
    table = position("sagrada", TEXT).play("take Y2", "place r1c3")
    for viewer, own, other in ((0, "Red", "Blue"), (1, "Blue", "Red"), (None, "", "Red")):
        for front in (0, 1):
            at_table = scene(table, viewer=viewer, front=front)
            pages = (BOARD.draw_table, BOARD.draw_others, BOARD.draw_seats, BOARD.draw_score, BOARD.draw_cards)
            text = "\n".join(str(page(at_table)) for page in pages)
            text += "\n".join(BOARD.describe(at_table.view, NAMES))
            assert (f"Shades of {own}" in text) == bool(own)
            assert f"Shades of {other}" not in text
            assert "?" in BOARD.draw_score(at_table).plain


TURNS = [
    (
        "1 2 3",
        "take R4, tool 1, change +1, place r3c2",
        "●4 from the pool, Grozing Pliers for 1 favour token, ●4 becomes ●5, to r3c2 (+6)",
    ),
    ("2 3 6", "tool 2, lift r1c1, move r3c2", "Eglomise Brush for 1 favour token, ●3 from r1c1 to r3c2"),
    ("3=1 5 6", "tool 3, lift r1c1, move r2c2", "Copper Foil Burnisher for 2 favour tokens, ●3 from r1c1 to r2c2"),
    (
        "5 6 7",
        "take R4, tool 5, swap 2 B4, place r2c3",
        "●4 from the pool, Lens Cutter for 1 favour token, ●4 exchanged for ≈4 of round 2, to r2c3 (+3)",
    ),
    (
        "5 6 7",
        "take R4, tool 6, roll R6, place r3c2",
        "●4 from the pool, Flux Brush for 1 favour token, ●4 rolled again: ●6, to r3c2 (+7)",
    ),
    (
        "5 6 7",
        "tool 7, roll R1, roll Y1, roll G1",
        "Glazing Hammer for 1 favour token, pool rolled again: ●1 ■1 ♣1",
    ),
    (
        "9 6 7",
        "take R4, tool 9, place r2c4",
        "●4 from the pool, Cork-backed Straightedge for 1 favour token, to r2c4 (+5)",
    ),
    (
        "9 10 7",
        "take Y2, tool 10, place r2c3",
        "■2 from the pool, Grinding Stone for 1 favour token, ■2 becomes ■5, to r2c3 (+1)",
    ),
    (
        "9 10 11",
        "take R4, tool 11, draw purple, value 3, leave",
        "●4 from the pool, Flux Remover for 1 favour token, ●4 into the bag, ✦? drawn, now ✦3, ✦3 back to the pool",
    ),
    ("9 10 11", "end", "pass"),
]


@pytest.mark.parametrize(("tools", "actions", "line"), TURNS)
def test_a_turn_is_told_in_one_line(tools: str, actions: str, line: str) -> None:
    table = with_tools(tools).play(*actions.split(", "))
    assert told(table)[0] == f"Ann: {line}"


def test_the_points_of_others_are_not_told() -> None:
    table = position("sagrada", TEXT).play("take Y2", "place r1c3")
    assert told(table, viewer=0)[0].endswith("to r1c3 (+1)")
    assert told(table, viewer=1)[0].endswith("to r1c3")
    assert told(table, viewer=None)[0].endswith("to r1c3")


def test_the_set_up_is_told_to_each_as_they_may_know_it() -> None:
    table = position("sagrada", CHOOSING).play("window 2", "window 1")
    assert told(table, 0)[:2] == ["Ann: window Sun Catcher", "Ben: window chosen"]
    assert told(table, 1)[:2] == ["Ann: window chosen", "Ben: window Chromatic Splendor"]
    assert told(table, None)[2] == "Windows: Ann Sun Catcher, Ben Chromatic Splendor."
    dealt: list[Event] = [events.StarterNamed(1), events.PrivateDealt(0, 3), events.CardDealt(1, 10)]
    assert [[line.plain for line in BOARD.describe_events([event.seen_by(0) for event in dealt], NAMES)]] == [
        ["Ben: first player", "Ann: private objective Shades of Blue"]
    ]
    assert BOARD.describe_events([dealt[2]], NAMES)[0].plain == "Ben: window card Shadow Thief / Sun Catcher"


def test_two_turns_running_are_two_lines() -> None:
    happened = [
        events.DieTaken(0, 7), events.DiePlaced(0, 2, 7, None), events.DieTaken(0, 3), events.DiePlaced(0, 11, 3, None),
        events.TurnPassed(1, True), events.ToolUsed(1, 1, 1, None), events.ToolUsed(1, 6, 1, None),
    ]  # fmt: skip
    assert [line.plain for line in BOARD.describe_events(happened, NAMES)] == [
        "Ann: ■2 from the pool, to r1c3",
        "Ann: ●4 from the pool, to r3c2",
        "Ben: pass, since nothing is possible",
        "Ben: Eglomise Brush for 1 favour token",
        "Ben: Glazing Hammer for 1 favour token",
    ]


def test_the_second_die_of_running_pliers_stays_in_the_line() -> None:
    table = with_tools("2 3 8", TEXT.replace("turn 4", "turn 1"))
    table.play("take Y2", "place r1c3", "tool 8", "take R4", "place r3c2")
    assert (
        told(table)[0]
        == "Ann: ■2 from the pool, to r1c3 (+1), Running Pliers for 1 favour token, ●4 from the pool, to r3c2 (+5)"
    )


def test_the_end_of_rounds_and_of_a_match_alone_is_told() -> None:
    happened: list[Event] = [
        events.RoundEnded(3, (0, 7)), events.RoundEnded(4, ()), events.RoundBegan(5, 0, (29,)),
        events.ToolLaid(3), events.ObjectiveLaid(9), events.FinalScored(0, Score(())),
        events.SoloDecided(30, 29, True), events.SoloDecided(29, 29, False), events.ToolUsed(0, 5, 0, 25),
    ]  # fmt: skip
    assert [line.plain for line in BOARD.describe_events(happened, ["Ann"])] == [
        "Round 3 ends. To the track: ●1 ■2.",
        "Round 4 ends. Nothing is left for the track.",
        "Round 5: ✦6.",
        "Tool: Lathekin.",
        "Public objective: Color Diagonals.",
        "Ann: final score: 0",
        "won: 30 points, more than the target of 29",
        "not won: 29 points, the target was 29",
        "Ann: Flux Brush, paid with ✦2",
    ]


@pytest.mark.parametrize(
    ("tools", "actions", "question"),
    [
        ("4 5 12", "", "choose a die or a tool, or end the turn.  ●4: fits 3 cells"),
        ("4 5 12", "take R4, place r3c2", "choose a tool, or end the turn.  end the turn"),
        ("1 5 12", "take R4, tool 1", "raise or lower ●4?  −1"),
        ("1 5 12", "take R4, tool 5", "choose a die on the track to swap for ●4.  ●1: fits 1 cell"),
        ("1 11 12", "take R4, tool 11, draw green", "choose the value of the new die ♣?.  1"),
        ("1 11 12", "take R4, tool 11, draw red, value 4", "choose a cell for ●4, or leave it in the pool.  r2c2: +7"),
        ("4 5 12", "tool 12", "choose the die that you move.  r1c1"),
        ("4 5 12", "tool 4, lift r1c1", "choose the new cell for ●3.  r2c3: 0"),
        (
            "4 5 12",
            "take R4, place r3c2, tool 12, lift r1c1, move r2c3",
            "choose the second die that you move, or stop.  r3c2",
        ),
    ],
)
def test_every_step_is_asked_for(tools: str, actions: str, question: str) -> None:
    table = with_tools(tools)
    if actions:
        table.play(*actions.split(", "))
    assert asked(table) == question


def test_a_die_that_only_a_tool_can_help_asks_for_one() -> None:
    text = TEXT.replace("R3 B6 -- -- -- / G5 -- -- -- -- / Y1", "R3 -- -- -- -- / -- -- -- -- -- / --")
    text = text.replace("pool R4", "pool R5").replace("track R1", "track R1 B6 G5 Y1")
    table = with_tools("6 7 9", text)
    assert asked(table, ("die", "take", 4)).endswith("●5: fits nowhere without a tool")
    assert "●5 fits nowhere as it is: choose a tool.  Flux Brush (1 favour token)" in asked(table.play("take R5"))


def test_what_can_be_moved_and_what_is_on_its_way_look_different() -> None:
    table = with_tools("2 5 12").play("tool 12")
    assert "[●3] │ ▐≈6▌" in drawn(table)
    table.play("lift r1c1")
    assert "(●3)" in drawn(table)
    assert "[●3]" in drawn(table)


def test_track_and_payment_are_chosen_where_they_lie() -> None:
    assert "[≈4]" in drawn(position("sagrada", TEXT).play("take R4", "tool 5"), at=("track", 2, 21))
    alone = position("sagrada", ALONE).play("take R1", "tool 6")
    assert asked(alone) == "choose the die that pays for the tool.  ✦2"
    assert "1 ≈4  2[✦2] 3▐✦5▌" in drawn(alone)


@pytest.mark.parametrize(
    ("key", "action"), [("a", "tool 4"), ("c", "tool 12"), ("d", None), ("2", "take Y2"), ("4", None), ("x", None)]
)
def test_keys_point_at_tools_and_dice(key: str, action: str | None) -> None:
    table = position("sagrada", TEXT)
    aimed = BOARD.aim(scene(table), key)
    assert (None if aimed is None else table.match.game.format_action(aimed)) == action


def test_points_have_their_reasons() -> None:
    text = BOARD.draw_score(scene(position("sagrada", TEXT))).plain
    assert "Deep Shades                            2         0" in text
    assert "private objective                      3         ?" in text
    assert "total                                 −8     −9 +?" in text
    assert "Ann: private objective: Shades of Red 3 = 3" in text
    assert "Ann: empty cells: 16 × −1 = −16" in text
    alone = BOARD.draw_score(scene(position("sagrada", ALONE))).plain
    assert "Ann: private objective: Shades of Red 3, Shades of Blue 6; the larger counts = 6" in alone
    assert "Ann: empty cells: 18 × −3 = −54" in alone


def test_cards_are_read_in_full() -> None:
    text = str(BOARD.draw_cards(scene(position("sagrada", TEXT))))
    assert "4 Lathekin\nMove exactly two dice" in text
    assert "Deep Shades\n2 points for each pair" in text
    assert "Shades of Red\nThe values of your red dice" in text


def test_the_position_is_told_in_words() -> None:
    lines = BOARD.describe(view(position("sagrada", TEXT).play("take Y2").state, 0), NAMES)
    assert lines[:5] == [
        "Round 3 of 10. 75 dice in the bag.",
        "Turns: Ann.",
        "Pool: red 4, green 5.",
        "In hand: yellow 2.",
        "Track, round 1: red 1, yellow 2, green 6.",
    ]
    assert "Ann: −8 points now, 3 favour tokens, window Sun Catcher." in lines
    assert "  Row 1: red 3 placed, blue 6 placed, a 2, any die, a yellow die." in lines
    offered = BOARD.describe(view(position("sagrada", CHOOSING).state, 0), NAMES)
    assert "Window 2: Sun Catcher, difficulty 3." in offered
    assert "Ben: window not revealed yet." in offered
    alone = BOARD.describe(view(position("sagrada", ALONE).state, 0), ["Ann"])
    assert "Target so far: 9." in alone
    assert any(line.startswith("Tool 2, Eglomise Brush, for a blue die from the pool:") for line in alone)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("pool: ●1 ■2 ♣?", "pool: red 1, yellow 2, green"),
        ("to r2c3 (+2)", "to row 2 column 3 (+2)"),
        ("[≈4]", "[blue 4]"),
    ],
)
def test_marks_are_spelled(text: str, words: str) -> None:
    assert BOARD.spell(text) == words


@pytest.mark.parametrize(
    ("language", "text", "notation"),
    [
        ("en", "take red 3", "take R3"),
        ("en", "purple 6", "P6"),
        ("en", "value 4", "value 4"),
        ("en", "tool 12", "tool 12"),
        ("cs", "take žlutá 2", "take Y2"),
    ],
)
def test_colours_are_understood_in_the_readers_language(language: str, text: str, notation: str) -> None:
    use_language(language)
    assert BOARD.understand(text).casefold() == notation.casefold()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("actions", "refused"),
    [
        ("", "place r1c1"), ("", "take R1"), ("", "lift r1c1"), ("", "tool 5"), ("", "tool 1"), ("", "window 1"),
        ("", "value 9"), ("", "change +1"), ("", "leave"), ("", "pay P2"),
        ("take R4", "end"), ("take R4", "place r1c1"), ("take R4", "place r1c5"), ("take R4", "place r2c4"),
        ("take R4", "place r3c3"), ("take R4", "place r3c4"), ("take R4", "place r4c4"), ("take R4", "tool 12"),
        ("take R4, place r3c2", "take Y2"), ("take R4, tool 5", "swap 3 Y2"), ("take R4, tool 5", "tool 12"),
        ("tool 12", "lift r4c4"), ("tool 12", "stop"), ("tool 12", "end"),
        ("tool 12, lift r1c1", "move r1c1"), ("tool 12, lift r1c1", "move r1c2"),
    ],
)  # fmt: skip
def test_refusals_read_as_sentences_with_marks(language: str, actions: str, refused: str) -> None:
    use_language(language)
    table = position("sagrada", TEXT)
    if actions:
        table.play(*actions.split(", "))
    sentence = explain_refusal(table.refusal(refused))
    reason = re.split(r"\bG\d+\.\d+:", sentence)[0]
    assert reason != sentence
    assert not re.search(r"\b[RYGBP][1-6]\b", reason)
    assert "sagrada-" not in BOARD.spell(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(language: str) -> None:
    """No message is missing and none has a blank that nobody fills: `translate` fails on both."""
    use_language(language)
    for text in (TEXT, ALONE, CHOOSING):
        table = position("sagrada", text)
        for wide in (False, True):
            at_table = scene(table, wide=wide)
            for draw in (BOARD.draw_header, BOARD.draw_table, BOARD.draw_others, BOARD.draw_seats, BOARD.draw_score):
                assert "sagrada-" not in draw(at_table).plain
        assert BOARD.describe(at_table.view, at_table.names)
    assert all("sagrada-" not in line.plain for line in BOARD.legend())
