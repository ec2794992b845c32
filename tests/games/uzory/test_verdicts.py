"""U7: area and verdict."""

import pytest

from leadlight.games.uzory.components import COLOUR_CODES
from leadlight.games.uzory.events import FrameClosed, PatternFinished
from leadlight.games.uzory.state import UzoryState
from leadlight.games.uzory.verdicts import candidates, name_verdict
from leadlight.testing.rulebook import rule

from .boards import areas_and_verdict, lay_last, seen

UE1 = "58@0(0,0) 52@2(0,1) 114@1(1,0) 105@3(1,1)"
UE2 = "34@0(0,0) 1@0(0,1) 2@3(1,0) 59@2(1,1)"
UE3 = "42@0(0,0) 84@0(0,1) 65@1(1,0) 9@1(1,1)"
UE4 = "40@0(0,0) 59@0(0,1) 47@1(1,0) 114@0(1,1)"
UE5 = "113@0(0,0) 14@0(0,1) 6@1(1,0) 90@2(1,1)"
UE6 = "44@0(0,0) 29@3(0,1) 1@1(1,0) 114@2(1,1)"
UE7 = "43@0(0,0) 57@1(0,1) 11@2(1,0) 45@3(1,1)"


def verdict(placements: str, players: int = 2) -> str:
    return areas_and_verdict(lay_last(placements, players=players).last(FrameClosed))


def judge(players: int, **areas: int) -> tuple[str, list[int]]:
    """Areas by colour code, as if a frame with them had closed."""
    state = UzoryState(players)
    for seat in range(players):
        state.colours[seat] = state.owners[seat] = seat
    for code, area in areas.items():
        state.areas["roygbvwk".index(code)] = area
    return name_verdict(state, 0), candidates(state, 0)


@rule("U7.1")
def test_a_vertex_is_eight_units_two_from_each_tile() -> None:
    assert sum(lay_last(UE1).last(FrameClosed).areas) == 8


@rule("U7.2")
def test_a_joined_centre_is_eight_units_two_from_each_side() -> None:
    frame = lay_last(UE3).last(FrameClosed)
    assert len(frame.centres) == 1
    assert sum(frame.areas) == 16


@rule("U7.3")
def test_white_and_black_lead_like_the_others() -> None:
    assert judge(2, r=3, w=4) == ("white", [])
    assert judge(2, r=3, k=4) == ("neutral", [])
    assert judge(2, r=3, o=2, w=1) == ("clear", [0])


@rule("U7.3")
@pytest.mark.parametrize(
    ("placements", "leaders", "candidates"),
    [(UE1, "r", (0,)), (UE3, "w", ()), (UE5, "v", ()), (UE7, "gv", ()), (UE4, "rw", (0,)), (UE2, "ro", (0, 1))],
)
def test_a_closed_frame_names_the_colours_that_lead_and_the_seats_that_play_them(
    placements: str, leaders: str, candidates: tuple[int, ...]
) -> None:
    table = lay_last(placements)
    closed, shown = table.last(FrameClosed), seen(table).frames[0]
    assert "".join(COLOUR_CODES[colour] for colour in closed.leaders) == leaders
    assert (closed.candidates, shown.leaders, shown.candidates) == (candidates, closed.leaders, candidates)


@rule("U7.4")
def test_no_area_nobody_scores() -> None:
    assert judge(2) == ("none", [])


@rule("U7.5", "UE3")
def test_white_alone_leads_nobody_scores() -> None:
    table = lay_last(UE3)
    assert areas_and_verdict(table.last(FrameClosed)) == "w6 y5 b3 r1 o1 white"
    assert table.all(PatternFinished) == []
    assert (seen(table).frames[0].scorer, seen(table).frames[0].has_token) == (None, False)


@rule("U7.6", "UE1")
def test_one_leader_scores() -> None:
    table = lay_last(UE1)
    assert areas_and_verdict(table.last(FrameClosed)) == "r4 v2 w2 clear r"
    assert table.last(PatternFinished) == PatternFinished(0, 0, None, 1, "dealt")
    assert seen(table).frames[0].token == (1, 1)


@rule("U7.7", "UE5")
def test_an_ownerless_colour_leads_nobody_scores() -> None:
    assert verdict(UE5) == "v3 o2 w2 g1 neutral"
    assert verdict(UE5, players=6) == "v3 o2 w2 g1 clear v"


@rule("U7.7", "UE7")
def test_two_ownerless_colours_lead_nobody_scores() -> None:
    assert verdict(UE7) == "g6 v6 w4 neutral"
    assert verdict(UE7, players=6) == "g6 v6 w4 tie g v"


@rule("U7.7")
def test_white_level_with_an_ownerless_colour_is_neutral() -> None:
    assert judge(2, v=4, w=4) == ("neutral", [])


@rule("U7.8", "UE4")
def test_one_player_among_the_leaders_scores_unasked() -> None:
    table = lay_last(UE4)
    assert areas_and_verdict(table.last(FrameClosed)) == "r6 w6 y3 o1 tie r"
    assert seen(table).frames[0].scorer == 0
    assert seen(table).phase == "discard"


@rule("U7.8", "UE6")
def test_a_level_ownerless_colour_does_not_block() -> None:
    table = lay_last(UE6)
    assert areas_and_verdict(table.last(FrameClosed)) == "r6 b6 w4 tie r"
    assert table.score(1)["tie"] == 1


@rule("U7.9", "UE2")
def test_who_laid_the_tile_names_who_scores() -> None:
    table = lay_last(UE2)
    assert areas_and_verdict(table.last(FrameClosed)) == "r4 o4 tie r o"
    assert (seen(table).phase, seen(table).naming, seen(table).candidates) == ("name", 0, (0, 1))
    assert table.legal() == ["name 1", "name 2"]
    table.play("name 2")
    assert table.last(PatternFinished) == PatternFinished(0, 1, 0, 1, "dealt")
    assert (seen(table).phase, seen(table).naming, seen(table).candidates) == ("discard", None, ())


@rule("U7.9")
def test_only_tied_players_can_be_named() -> None:
    assert lay_last(UE2, players=3).refusal("name 3").rule == "U7.9"
    assert lay_last(UE1).refusal("name 1").code == "not_candidate"


@rule("U7.9")
def test_two_tied_frames_are_named_one_after_the_other() -> None:
    table = lay_last("79@3(0,0) 2@0(0,1) 34@1(0,2) 1@3(1,0) 7@0(1,2) 13@1(1,1)")
    assert [areas_and_verdict(frame) for frame in table.all(FrameClosed)] == ["r3 o3 w2 tie r o"] * 2
    assert seen(table).naming == 0
    table.play("name 2")
    assert seen(table).naming == 1
    table.play("name 1")
    assert [frame.scorer for frame in seen(table).frames] == [1, 0]
    assert seen(table).phase == "discard"


@rule("U7.10")
def test_a_rival_may_be_named() -> None:
    table = lay_last(UE2).play("name 2")
    assert table.state.scores() == [0, 1]


@rule("U7.10")
@pytest.mark.parametrize("text", ["name none", "skip", "discard none"])
def test_somebody_must_be_named(text: str) -> None:
    refused = lay_last(UE2).refusal(text)
    assert (refused.code, refused.rule) == ("not_candidate", "U7.10")
