"""What the terminal shows of an Uzory position, says of an Uzory match, and keeps to itself."""

import re
from itertools import combinations

import pytest

from leadlight.cli.boards import BOARDS, marks
from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.previews import add_previews
from leadlight.cli.boards.uzory import tiles
from leadlight.cli.boards.uzory.steering import ARROWS, cells_of, next_cell
from leadlight.cli.boards.uzory.table import write_counts
from leadlight.cli.boards.uzory.tiles import MARKS, SHARD_GLYPHS
from leadlight.cli.error_text import explain_refusal
from leadlight.cli.picker import Picker
from leadlight.core.event import Event
from leadlight.core.score import Score
from leadlight.games import find_game
from leadlight.games.uzory import events
from leadlight.games.uzory.components import COLOUR_CODES
from leadlight.games.uzory.view import Spot
from leadlight.games.uzory.view_builder import view
from leadlight.locales import LANGUAGES, use_language
from leadlight.testing.conformance import random_states
from leadlight.testing.table import Table, position

UZORY = find_game("uzory")
BOARD = BOARDS["uzory"]
NAMES = ["Ann", "Ben"]
TEXT = """
    uzory 2
    turn 1
    floor 58@0(0,0) 52@2(0,1) 114@1(1,0)
    1 red : 105 2 121
    2 orange : 1 3 4
"""
TIED = """
    uzory 2
    turn 1
    floor 34@0(0,0) 1@0(0,1) 2@3(1,0)
    1 red : 59 5 121
    2 orange : 6 3 4
"""
WHITE = """
    uzory 2
    turn 1
    floor 42@0(0,0) 84@0(0,1) 65@1(1,0)
    1 red : 9 5 121
    2 orange : 6 3 4
"""
BROKEN = """
    uzory 2 broken
    turn 2 idle 1 skips 1
    floor 121@1(0,0) 2@1(0,1) 124@3(1,1)
    discards 1:12,13,14
    1 red : 105 3 122
    2 orange : 1 5 4
"""
CHOOSING = """
    uzory 3
    choose 2
    1 red : - - -
    2 - : - - -
    3 - : - - -
"""


@pytest.fixture(autouse=True)
def english() -> None:
    use_language("en")


def scene(
    table: Table, *, viewer: int | None = 0, front: int = 0, wide: bool = False, at: str = "", keys: str = ""
) -> Scene:
    """As the full screen has it, with the cursor at an action, and after some keys."""
    seen = view(table.state, viewer)
    names = [*NAMES, "Cid"][: seen.players]
    if table.state.actor() != viewer:
        return Scene(seen, names, front, wide)
    picker = Picker({action: BOARD.path(action) for action in table.state.legal_actions()})
    if at:
        point(picker, at)
    for key in keys.split():
        if not BOARD.steer(picker, key) and key == "enter":
            picker.pick()
    return add_previews(Scene(seen, names, front, wide), BOARD, table.state, picker)


def point(picker: Picker, text: str) -> None:
    action = UZORY.parse_action(text)
    assert picker.point(action)
    if len(BOARD.path(action)) > 1:
        picker.pick()
        assert picker.point(action)


def drawn(table: Table, at: str = "", *, viewer: int | None = 0, front: int = 0, wide: bool = False) -> str:
    return BOARD.draw_table(scene(table, viewer=viewer, front=front, wide=wide, at=at)).plain


def asked(table: Table, at: str = "") -> str:
    actor = table.state.actor()
    return BOARD.ask(scene(table, viewer=actor, front=actor, at=at)).plain


def told(table: Table, viewer: int | None = 0) -> list[str]:
    happened = [event.seen_by(viewer) for event in table.events]
    return [line.plain for line in BOARD.describe_events(happened, NAMES[: len(table.match.seats)])]


def aimed_at(at_table: Scene) -> str:
    """The action under the cursor, in notation."""
    assert at_table.picker is not None
    return UZORY.format_action(at_table.picker.actions_by_option()[at_table.picker.current])


@pytest.mark.parametrize(("one", "other"), list(combinations(MARKS, 2)))
def test_no_two_colours_share_a_mark(one: marks.Mark, other: marks.Mark) -> None:
    assert one.glyph != other.glyph


def test_shards_look_like_no_printed_colour() -> None:
    assert len(set(SHARD_GLYPHS)) == len(SHARD_GLYPHS)
    assert not set(SHARD_GLYPHS) & set(tiles.GLYPHS)


@pytest.mark.parametrize(
    ("turn", "lines"),
    [(0, ["◇╱● ●", " ╲✦╱ "]), (1, ["✦╱◇╲●", " ╲●  "]), (2, ["●╱✦╲◇", "  ●╱ "]), (3, ["● ●╲✦", " ╲◇╱ "])],
)
def test_a_tile_shows_the_marks_of_its_sides_and_the_lines_of_its_corners(turn: int, lines: list[str]) -> None:
    assert [line.plain for line in tiles.draw_tile(tiles.turned(57, turn), tiles.SMALL)] == lines


def test_large_tiles_have_room_around_their_marks() -> None:
    lines = [line.plain for line in tiles.draw_tile(tiles.turned(57, 0, shard=3, colour=1))]
    assert lines == [" ╱ ●   ", " △ ▀ ● ", " ╲ ✦ ╱ "]


def test_a_turned_tile_is_what_the_rules_lay() -> None:
    for state in random_states(UZORY, {"players": 3}, 5):
        for tile in view(state, None).floor:
            colour = None if tile.shard is None else COLOUR_CODES.index(tile.sides[tile.shard])
            face = tiles.turned(tile.tile, tile.turn, tile.shard, colour)
            assert face == tiles.Face(tile.sides, tile.open, tile.shard)


def test_the_floor_lies_under_letters_and_beside_numbers() -> None:
    lines = drawn(position("uzory", TEXT)).splitlines()
    assert lines[0].startswith("               G    H    I    J ")
    assert lines[3].startswith("           8 ┌───┐◇╱● ●●╱≈╲◇┌───┐")
    assert lines[4].startswith("             └───┘ ╲✦╱  ╲●  └───┘")


def test_players_and_hand_stand_beside_it() -> None:
    text = drawn(position("uzory", TEXT))
    assert "▸● Ann             0  ▞8" in text
    assert "[1]      2       3" in text
    assert "╱ ✦ ╲   ╱ ▲     ╱ ↯ ╲" in text
    assert "I9  3● 2◇ 1✦" in text  # a frame that lacks one tile


def test_boxes_show_where_the_tile_under_the_cursor_fits() -> None:
    table = position("uzory", TEXT)
    assert (drawn(table).count("┌───┐"), drawn(table).count("┌╌╌╌┐")) == (7, 0)
    text = drawn(table, "2 G8")
    assert (text.count("┌───┐"), text.count("┌╌╌╌┐")) == (3, 2)
    assert text.splitlines()[2][:44].count("·") == 1  # where only another tile might lie
    assert asked(table) == "choose a tile, or skip the turn.  ✦●■◇: fits 7 cells"


def test_the_tile_is_shown_in_brackets_as_it_would_lie() -> None:
    table = position("uzory", TEXT)
    lines = drawn(table, "1@1 H7").splitlines()
    assert lines[1].startswith("           7      ■╱◇╲✦┌───┐")
    assert lines[2].startswith("                  [ ●╱]└───┘")
    assert "○" in drawn(table, "1@1 H7+N")
    assert asked(table, "1@1 H7+N").endswith("H7: turn 2 of 4; shard on the north side")
    wide = drawn(table, "1@1 H7", wide=True)
    assert "[■ ▀ ✦]" in wide
    assert "Hand" not in wide
    assert "Hand: Ann" in BOARD.draw_others(scene(table, wide=True)).plain


@pytest.mark.parametrize(
    ("text", "action", "seal", "tag"),
    [
        (TEXT, "1@3 I9", "+●", "+1 Ann, 4● 2✦ 2◇"),
        (TIED, "1@2 I9", "+?", "a tie, you name who scores, 4● 4▲"),
        (WHITE, "1@1 I9", "+×", "nobody scores this frame, 6◇ 5■ 3≈ …"),
        (BROKEN, "1@1 H9", "+×", "nobody scores this frame"),
    ],
)
def test_a_frame_that_would_close_says_for_whom(text: str, action: str, seal: str, tag: str) -> None:
    table = position("uzory", text)
    actor = table.state.actor()
    assert seal in drawn(table, action, viewer=actor, front=actor)
    assert asked(table, action).endswith(f"; {tag}")


def test_closed_frames_bear_the_seal_of_who_scored_them() -> None:
    lines = drawn(position("uzory", TEXT).play("1@3 I9")).splitlines()
    assert lines[4].startswith("               ·   ╲✦╱●✓╲●    ·")
    tied = position("uzory", TIED).play("1@2 I9")
    assert "╲▲╱??╲●╱" in drawn(tied)
    assert "╲▲╱▲✓╲●╱" in drawn(tied.play("name 2"))
    assert "××" in drawn(position("uzory", WHITE).play("1@1 I9"))


def test_a_frame_of_several_corners_shows_all_of_them() -> None:
    floor = "67@0(0,0) 82@1(0,1) 93@2(0,2) 63@3(1,0) 50@0(1,1)"
    text = f"uzory 3\nturn 1\nfloor {floor}\n1 red : 8 2 3\n2 orange : 4 5 6\n3 yellow : 7 9 10"
    drawing = drawn(position("uzory", text).play("1@1 J9"))
    assert (drawing.count("××"), drawing.count("··")) == (1, 1)


def test_the_header_counts_tiles_and_skips() -> None:
    assert re.fullmatch(
        r" Uzory  3 of 49 tiles +stack 124 · discards 0", BOARD.draw_header(scene(position("uzory", TEXT))).plain
    )
    broken = BOARD.draw_header(scene(position("uzory", BROKEN))).plain
    assert " Uzory  3 of 49 tiles  broken pattern " in broken
    assert broken.endswith("skips 1 of 2 · stack 121 · discards 3")
    assert write_counts(view(position("uzory", BROKEN).state, None), 30) == "skips 1 of 2 · stack 121"


def test_colours_are_chosen_from_a_list() -> None:
    table = position("uzory", CHOOSING)
    text = drawn(table, "colour green", viewer=1, front=1)
    assert " 1  ▐●▌ red             Ann" in text
    assert "[4] ▐♣▌ green" in text
    assert asked(table, "colour green") == "choose your colour.  ♣ green"


def test_a_hand_is_seen_by_its_owner_only() -> None:
    table = position("uzory", TEXT)
    assert "│  ?  │" not in drawn(table)
    for viewer, front in ((0, 1), (1, 0), (None, 0), (None, 1)):
        text = drawn(table, viewer=viewer, front=front)
        assert text.count("│  ?  │") == 3
        assert "╱ ↯ ╲" not in text
    assert "Tile 1" not in "\n".join(BOARD.describe(view(table.state, None), NAMES))


TURNS = [
    (TEXT, "1@3 I9, keep", ["Ann: ●■◇✦ to I9", "Frame closed: 4● 2✦ 2◇.", "Ann: +1, 1 in all, both tiles kept"]),
    (TEXT, "1@1 H7+N, discard 2 3", ["Ann: ●✦●■ to H7, with a shard, 2 tiles discarded"]),
    (TEXT, "skip", ["Ann: turn skipped, hand swapped"]),
    (TIED, "1@2 I9, name 2", ["Ann: ●◇▲▲ to I9", "Frame closed: 4● 4▲. A tie.", "Ben: +1, named by Ann, 1 in all"]),
    (WHITE, "1@1 I9", ["Ann: ◇■■◇ to I9", "Frame closed: 6◇ 5■ 3≈ 1● 1▲. White leads, nobody scores."]),
    (
        BROKEN,
        "1@1 H9",
        ["Ben: ●●●● to H9", "Frame closed. Black leaves nothing that counts, nobody scores."],
    ),
]


@pytest.mark.parametrize(("text", "actions", "lines"), TURNS)
def test_a_turn_is_told_in_short_facts(text: str, actions: str, lines: list[str]) -> None:
    assert told(position("uzory", text).play(*actions.split(", ")), None) == lines


def test_drawn_tiles_are_told_to_their_owner_only() -> None:
    table = position("uzory", TEXT).play("skip", "draw 7", "draw 8", "draw 9")
    assert told(table) == ["Ann: turn skipped, hand swapped, ●●◇◇ drawn, ▲▲◇◇ drawn, ■■◇◇ drawn"]
    assert told(table, 1) == ["Ann: turn skipped, hand swapped"]


def test_set_up_and_end_are_told() -> None:
    happened: list[Event] = [
        events.ColourChosen(0, 0), events.ColourChosen(1, 5), events.StarterNamed(1), events.StartTileLaid(57),
        events.TurnSkipped(0, False, 0, 1, None), events.StackRenewed(30),
        events.FrameClosed(0, (1, 1), ((1, 1),), (), (0, 0, 0, 4, 0, 3, 1, 0), "neutral", (), (3,)),
        events.MatchEnded("full"), events.MatchEnded("skips"), events.MatchEnded("dead_end"), events.MatchEnded("idle"),
        events.FinalScored(0, Score(()), 1),
    ]  # fmt: skip
    assert [line.plain for line in BOARD.describe_events(happened, NAMES)] == [
        "Ann: colour red",
        "Ben: colour violet",
        "Ben: first player",
        "The start tile ●●✦◇ lies on H8.",
        "Ann: nothing to lay, hand swapped",
        "The discards are the new stack: 30 tiles.",
        "Frame closed: 4♣ 3✦ 1◇. The leading colour has no player, so nobody scores.",
        "The field is full.",
        "All skipped one after the other: the match ends.",
        "No tile fits any more: the match ends.",
        "Five rounds without a tile: the match ends.",
        "Ann: final score: 0, 1 shard left",
    ]


@pytest.mark.parametrize(
    ("text", "actions", "question"),
    [
        (TEXT, "", "choose a tile, or skip the turn.  ✦●■◇: fits 7 cells"),
        (TEXT, "1@3 I9", "choose the tiles that you discard.  keep both"),
        (TIED, "1@2 I9", "a tie, 4● 4▲: who scores this frame?  ● Ann"),
        (CHOOSING, "", "choose your colour.  ▲ orange"),
    ],
)
def test_every_step_is_asked_for(text: str, actions: str, question: str) -> None:
    table = position("uzory", text)
    if actions:
        table.play(actions)
    assert asked(table) == question


def test_choices_that_are_no_tile_say_what_they_do() -> None:
    assert asked(position("uzory", TEXT), "skip").endswith("  skip the turn and swap all three tiles")
    assert asked(position("uzory", BROKEN), "skip").endswith("all three tiles; this ends the match")
    discarding = position("uzory", TEXT).play("1@3 I9")
    assert asked(discarding, "discard 2 3").endswith("  discard 2, 3")
    assert drawn(discarding, "discard 2 3").count("×") == 4
    assert asked(position("uzory", TEXT), "2 G8").startswith("choose a cell; R and E turn the tile")


def test_a_tile_that_needs_a_shard_says_so_and_one_that_fits_nowhere_is_not_offered() -> None:
    text = "uzory 2\nturn 1\nfloor 1@0(0,0)\n1 red : 2 7 3\n2 orange : 5 9 4"
    assert asked(position("uzory", text)).endswith("▲▲▲▲: fits 4 cells, only with a shard")
    assert asked(position("uzory", TEXT), "2 G8+N").endswith("G8: turn 1 of 4; shard on the north side")
    second = scene(position("uzory", TEXT), keys="2")
    assert second.picker is not None
    second.picker.back()
    assert BOARD.ask(second).plain.endswith("▲▲▲▲: fits 4 cells, 2 more with a shard")
    blue = scene(position("uzory", text.replace("1@0", "6@0")))
    assert blue.picker is not None
    assert blue.picker.options == [("hand", 2), ("skip",)]


def test_nothing_is_asked_of_who_does_not_choose() -> None:
    assert BOARD.ask(scene(position("uzory", TEXT), viewer=1)).plain == ""


def test_who_cannot_see_the_choices_is_told_them() -> None:
    for text, actions, question in (
        (CHOOSING, (), "choose your colour.  2: orange  3: yellow  4: green  5: blue  6: violet"),
        (TIED, ("1@2 I9",), "a tie, 4● 4▲: who scores this frame?  1: Ann  2: Ben"),
    ):
        table = position("uzory", text).play(*actions)
        actor = table.state.actor()
        picker = Picker({action: BOARD.path(action) for action in table.state.legal_actions()})
        assert BOARD.ask(Scene(view(table.state, actor), [*NAMES, "Cid"], actor, picker=picker)).plain == question


@pytest.mark.parametrize(
    ("at", "keys", "action"),
    [
        ("1 G8", "down", "lay 1@0 (1,-1)"),
        ("1 G9", "right", "lay 1@1 (1,1)"),
        ("1@2 G9", "up", "lay 1@2 (0,-1)"),
        ("1 G8", "left", "lay 1@0 (0,-1)"),
        ("1 G8", "r", "lay 1@1 (0,-1)"),
        ("1 G8", "e", "lay 1@3 (0,-1)"),
        ("1 G8", "e e r", "lay 1@3 (0,-1)"),
        ("1 G8", "d", "lay 1@0 (0,-1)+N"),
        ("1 G8", "d d", "lay 1@0 (0,-1)+S"),
        ("1 G8", "d d d d", "lay 1@0 (0,-1)"),
        ("1 G8+N", "r", "lay 1@1 (0,-1)+E"),
        ("1 G8+N", "down", "lay 1@0 (1,-1)"),
        ("1@3 I7", "r", "lay 1@3 (-1,1)"),
        ("1@2 G9", "2", "lay 2@2 (1,-1)"),
        ("1@3 I7", "2", "lay 2@3 (0,2)"),
        ("skip", "3", "lay 3@0 (0,-1)"),
    ],
)
def test_keys_move_over_the_field_turn_the_tile_and_place_the_shard(at: str, keys: str, action: str) -> None:
    assert aimed_at(scene(position("uzory", TEXT), at=at, keys=keys)) == action


def test_keys_without_a_meaning_leave_the_cursor_to_the_common_ones() -> None:
    table = position("uzory", "uzory 2\nturn 1\nfloor 6@0(0,0)\n1 red : 2 7 3\n2 orange : 5 9 4")
    picker = scene(table).picker
    assert picker is not None
    assert not BOARD.steer(picker, "1")  # orange fits nowhere at violet
    assert not BOARD.steer(picker, "left")
    assert BOARD.steer(picker, "2")
    assert not any(BOARD.steer(picker, key) for key in ("1", "4", "x", "enter"))


@pytest.mark.parametrize(("keys", "action"), [("2", "discard 2"), ("2 3", "discard 2 3"), ("3 2 3", "discard 2")])
def test_digits_mark_tiles_to_be_discarded(keys: str, action: str) -> None:
    assert aimed_at(scene(position("uzory", TEXT).play("1@3 I9"), keys=keys)) == action


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (6, 3)])
def test_arrows_reach_every_cell(players: int, seed: int) -> None:
    for state in random_states(UZORY, {"players": players}, seed):
        picker = Picker({action: BOARD.path(action) for action in state.legal_actions()})
        for place in range(1, 4):
            if ("hand", place) in (path[0] for path in picker.paths.values()):
                BOARD.steer(picker, str(place))
                cells = cells_of(picker)
                assert all(reached(cells, cell) == cells for cell in cells)


def reached(cells: set[Spot], start: Spot) -> set[Spot]:
    ahead = [start]
    for here in ahead:
        steps = (next_cell(here, cells, way) for way in ARROWS.values())
        ahead += {step for step in steps if step is not None} - set(ahead)
    return set(ahead)


@pytest.mark.parametrize(
    ("text", "actions", "key", "action"),
    [
        (CHOOSING, (), "1", "colour red"),
        (TIED, ("1@2 I9",), "6", "name 6"),
        (TEXT, ("1@3 I9",), "1", "discard 1"),
        (TEXT, (), "2", "lay 2@0 (-1,0)"),
        (TEXT, (), "4", None),
        (TEXT, (), "x", None),
    ],
)
def test_digits_point_at_what_may_be_forbidden(
    text: str, actions: tuple[str, ...], key: str, action: str | None
) -> None:
    aimed = BOARD.aim(scene(position("uzory", text).play(*actions)), key)
    assert (None if aimed is None else UZORY.format_action(aimed)) == action


def test_points_have_their_reasons() -> None:
    text = BOARD.draw_score(scene(position("uzory", TEXT).play("1@3 I9"))).plain
    assert "● Ann               1  ▞8  frames won outright 1" in text
    assert "▲ Ben               0  ▞8" in text
    assert "Closed frames: 1\n  H8/I9   Ann             4● 2✦ 2◇" in text
    tied = position("uzory", TIED).play("1@2 I9")
    assert "  H8/I9   ?               4● 4▲" in BOARD.draw_score(scene(tied)).plain
    assert "tied frames 1" in BOARD.draw_score(scene(tied.play("name 2"))).plain
    white = position("uzory", WHITE).play("1@1 I9")
    assert "  H8/I9   nobody          6◇" in BOARD.draw_score(scene(white)).plain


def test_the_position_is_told_in_words() -> None:
    lines = BOARD.describe(view(position("uzory", TEXT).state, 0), NAMES)
    assert lines[:4] == [
        "3 of 49 tiles laid. 124 in the stack, 0 discarded.",
        "The field is 7 by 7 tiles, somewhere between C3 and N14.",
        "H8: north red, east red, south violet, west white; open corner north-east.",
        "I8: north blue, east white, south red, west red; open corner south-east.",
    ]
    assert "A tile on I9 would close a frame; so far red 3, white 2, violet 1." in lines
    assert "Ann: red, 0 points, 8 shards." in lines
    assert "  Tile 3: north black, east black, south red, west red; open corner south-west." in lines
    table = position("uzory", TEXT).play("1@1 H7+N", "keep")
    assert "H7: north red shard, east violet, south red, west yellow; open corner south-west." in BOARD.describe(
        view(table.state, None), NAMES
    )


def test_frames_and_modes_are_told_in_words() -> None:
    def last_frame(text: str, *actions: str) -> str:
        lines = BOARD.describe(view(position("uzory", text).play(*actions).state, None), NAMES)
        return next(line for line in lines if line.startswith("Closed frame"))

    assert last_frame(TEXT, "1@3 I9") == "Closed frame between H8 and I9: red 4, violet 2, white 2. Scored by Ann."
    assert last_frame(TIED, "1@2 I9").endswith("A tie: its scorer is being named.")
    assert last_frame(BROKEN, "1@1 H9") == "Closed frame between H8 and I9: nothing. Nobody scored it."
    broken = BOARD.describe(view(position("uzory", BROKEN).state, 0), NAMES)
    assert "Broken pattern: black touches everything, and what it touches does not count." in broken
    assert "1 of 2 skips in a row; at 2 the match ends." in broken
    choosing_lines = BOARD.describe(view(position("uzory", CHOOSING).state, 0), [*NAMES, "Cid"])
    assert choosing_lines[0] == "The field will be 7 by 7 tiles. The colours are being chosen."
    assert "Cid: no colour yet." in choosing_lines


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("●●▲◇ to H7", "red red orange white to H7"),
        ("Frame closed: 12● 4◇ 1↯.", "Frame closed: red 12, white 4, black 1."),
        ("a tie, 4● 4▲: who", "a tie, red 4, orange 4: who"),
        ("● Ann   1  ▞8", "red Ann 1 8 shards left"),
    ],
)
def test_marks_are_spelled(text: str, words: str) -> None:
    assert BOARD.spell(text) == words


@pytest.mark.parametrize(
    ("language", "text", "notation"),
    [
        ("en", "red", "colour red"),
        ("en", "Colour vio", "colour violet"),
        ("en", "2@1 G8 + north", "2@1 g8 +n"),
        ("en", "2 G8+w", "2 g8+w"),
        ("en", "skip", "skip"),
        ("en", "discard none", "discard none"),
        ("cs", "zelená", "colour green"),
        ("uk", "2 G8+північ", "2 g8+n"),
    ],
)
def test_colours_and_sides_are_understood_in_the_readers_language(language: str, text: str, notation: str) -> None:
    use_language(language)
    assert BOARD.understand(text).casefold() == notation


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "actions", "refused"),
    [
        (TEXT, "", "1 H8"), (TEXT, "", "1 A1"), (TEXT, "", "1 L8"), (TEXT, "", "2 H7"), (TEXT, "", "3 I7"),
        (TEXT, "", "1 G8+E"), (TEXT, "", "2 I7+N"), (TEXT, "", "1@m G8"), (TEXT, "", "1 G8+N+E"), (TEXT, "", "shard N"),
        (TEXT, "", "1 G8+N:b"), (TEXT, "", "4 G8"), (TEXT, "", "1 0.5,1"), (TEXT, "", "skip 1"), (TEXT, "", "keep"),
        (TEXT, "", "name 1"), (TEXT, "", "colour red"), (TEXT, "1@3 I9", "discard 1"), (TEXT, "1@3 I9", "2 G8"),
        (TIED, "1@2 I9", "name 3"), (TIED, "1@2 I9", "skip"), (CHOOSING, "", "colour red"), (CHOOSING, "", "skip"),
    ],
)  # fmt: skip
def test_refusals_read_as_sentences_with_their_rule(language: str, text: str, actions: str, refused: str) -> None:
    use_language(language)
    table = position("uzory", text)
    if actions:
        table.play(actions)
    sentence = explain_refusal(table.refusal(refused))
    assert re.search(r"\bU\d+\.\d+", sentence)
    assert "uzory-" not in BOARD.spell(sentence)


def test_the_legend_names_every_mark() -> None:
    text = "\n".join(line.plain for line in BOARD.legend())
    assert all(mark.glyph in text for mark in MARKS)
    assert all(sign in text for sign in (*SHARD_GLYPHS, tiles.SHARD, "××", "··", "??", "┌─┐", "┌╌┐"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(language: str) -> None:
    """No message is missing and none has a blank that nobody fills: `translate` fails on both."""
    use_language(language)
    for text in (TEXT, TIED, BROKEN, CHOOSING):
        table = position("uzory", text)
        for wide in (False, True):
            at_table = scene(table, wide=wide)
            for draw in (BOARD.draw_header, BOARD.draw_table, BOARD.draw_others, BOARD.draw_seats, BOARD.draw_score):
                assert "uzory-" not in draw(at_table).plain
        assert BOARD.describe(at_table.view, at_table.names)
    assert all("uzory-" not in line.plain for line in BOARD.legend())
