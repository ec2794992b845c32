"""U3: turns."""

from leadlight.games.uzory.events import TurnSkipped
from leadlight.testing.rulebook import rule

from .boards import arrange, layings, seen, truth


@rule("U3.1")
def test_turns_go_round_and_nobody_else_may_act() -> None:
    table = arrange(hand="34", players=3, seat=3)
    assert table.refusal("skip", seat=1).code == "not_your_turn"
    assert table.refusal("lay 1@0 (0,1)", seat=2).rule == "U3.1"
    table.play("lay 1@0 (0,1)", "discard none", "draw 60")
    assert (seen(table).phase, seen(table).actor) == ("turn", 0)


@rule("U3.2")
def test_a_turn_is_laying_one_of_three_tiles_or_skipping() -> None:
    table = arrange(hand="34 35 36")
    assert {text.split("@")[0] for text in table.legal()} == {"skip", "lay 1", "lay 2", "lay 3"}
    assert table.refusal("lay 4@0 (0,1)").code == "not_in_hand"
    assert table.refusal("lay 0@0 (0,1)").rule == "U3.2"


@rule("U3.2")
def test_there_is_no_second_tile_and_no_skip_after_the_first() -> None:
    table = arrange(hand="34 35 36").play("lay 1@0 (0,1)")
    assert table.refusal("lay 2@0 (1,0)").code == table.refusal("skip").code == "second_tile"


@rule("U3.3")
def test_after_laying_come_frames_then_discarding_then_drawing_then_the_next_player() -> None:
    table = arrange("58@0(0,0) 52@2(0,1) 114@1(1,0)", "105")
    table.play("lay 1@3 (1,1)")
    assert (seen(table).frames[0].scorer, seen(table).phase) == (0, "discard")
    table.play("discard none")
    assert seen(table).phase == "drawing"
    table.play("draw 60")
    assert (seen(table).phase, seen(table).actor) == ("turn", 1)


@rule("U3.4")
def test_skipping_discards_all_three_and_draws_three() -> None:
    table = arrange(hand="34 35 36").play("skip")
    assert table.line("1") == "red : - - -"
    assert table.line("discards") == "1:34,35,36"
    table.play("draw 60", "draw 61", "draw 62")
    assert table.line("1") == "red : 60 61 62"
    assert seen(table).actor == 1


@rule("U3.4")
def test_no_tile_is_kept_when_skipping() -> None:
    assert arrange().refusal("skip 1 2").code == "partial_skip"


@rule("U3.5")
def test_skipping_is_free_with_a_playable_hand() -> None:
    table = arrange(hand="34")
    assert layings(table)
    assert table.legal()[0] == "skip"


@rule("U3.6")
def test_a_skip_is_decided_when_something_could_be_laid() -> None:
    table = arrange(hand="34 35 36").play("skip")
    assert table.last(TurnSkipped).decided
    assert (seen(table).skips, seen(table).idle) == (1, 1)


@rule("U3.6")
def test_a_skip_is_a_redraw_when_nothing_could() -> None:
    table = arrange("1@0(0,0)", "2 3 4", "2 orange : 5 6 7", "turn 1", players=2)
    truth(table).shards[0] = 0
    assert table.legal() == ["skip"]
    table.play("skip")
    assert not table.last(TurnSkipped).decided
    assert (seen(table).skips, seen(table).idle) == (0, 1)


@rule("U3.6")
def test_a_placement_that_needs_a_shard_makes_a_skip_decided() -> None:
    table = arrange("1@0(0,0)", "2 3 4")
    assert all("+" in text for text in table.legal()[1:])
    table.play("skip")
    assert table.last(TurnSkipped).decided


def test_only_who_skips_sees_the_tiles_dropped() -> None:
    skipped = arrange(hand="34 35 36").play("skip").last(TurnSkipped)
    assert skipped.seen_by(0).tiles == (33, 34, 35)
    assert skipped.seen_by(1).tiles is None
    assert skipped.seen_by(1).decided
