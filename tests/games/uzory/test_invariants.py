"""UI1-UI12: `violations` finds every broken invariant; UI9 and UI11, which compare positions, are tested here."""

import random

import pytest

from leadlight.games.uzory.components import NOTHING
from leadlight.games.uzory.game import UZORY
from leadlight.games.uzory.grid import cell_at
from leadlight.games.uzory.invariants import violations
from leadlight.games.uzory.phases import CHOOSING, DEALING, DISCARDING, DRAWING, ENDED, NAMING
from leadlight.games.uzory.places import STACK
from leadlight.games.uzory.state import UzoryState
from leadlight.games.uzory.view import UzoryView
from leadlight.testing.conformance import random_match
from leadlight.testing.rulebook import rule

from .boards import PLACED, areas_and_verdict, arrange, lay_all, lay_last, put_down, truth

CLEAR = "58@0(0,0) 52@2(0,1) 114@1(1,0) 105@3(1,1)"


def lawful() -> UzoryState:
    """A state that breaks no invariant, with a closed frame and a shard on the floor."""
    state = truth(lay_last(CLEAR.replace("105@3(1,1)", "105@3(1,1)+S:r")).play("discard none", "draw 60"))
    assert violations(state) == []
    return state


def floor_of(match_seed: int, mode: str) -> list[str]:
    """The placements of all tiles on the floor of a finished random match."""
    match = random_match(UZORY, {"players": 4, "mode": mode}, match_seed)
    view = UZORY.view(match.state, None)
    assert isinstance(view, UzoryView)
    text = UZORY.format_position(match.state).splitlines()[2]
    return text.removeprefix("floor ").split()


@rule("UI1")
def test_every_tile_is_in_one_place() -> None:
    state = lawful()
    state.places[0] = STACK + 1
    assert "UI1" in violations(state)
    state = lawful()
    state.in_discards += 1
    assert violations(state) == ["UI1"]


@rule("UI2")
def test_every_hand_holds_three_tiles_at_the_start_of_a_turn() -> None:
    state = lawful()
    state.places[state.hands[0]] = STACK
    state.hands[0] = NOTHING
    state.in_stack += 1
    assert violations(state) == ["UI2"]


@rule("UI2")
@pytest.mark.parametrize("phase", [CHOOSING, DEALING, DRAWING, DISCARDING])
def test_each_phase_has_its_own_hand_sizes(phase: int) -> None:
    state = lawful()
    state.phase = phase
    assert "UI2" in violations(state)


@rule("UI3")
def test_shards_are_in_hand_or_on_the_floor() -> None:
    state = lawful()
    state.shards[0] += 1
    assert violations(state) == ["UI3"]


@rule("UI3")
def test_the_start_tile_has_no_shard() -> None:
    state = lawful()
    state.pieces[cell_at(0, 0)] += 1
    assert "UI3" in violations(state)


@rule("UI4")
def test_neighbours_match() -> None:
    assert violations(with_tile("2@0(0,1)")) == ["UI4"]
    assert violations(with_tile("115@0(1,0)")) == ["UI4"]
    assert violations(with_tile("115@0(1,0)", mode="broken")) == []


def with_tile(placement: str, mode: str = "") -> UzoryState:
    """A state in which a tile from the stack was put beside a red tile, whether or not it fits."""
    state = truth(arrange("1@0(0,0)", "34 35 36", "2 orange : 37 38 39", mode=mode))
    put_down(state, placement)
    state.in_stack -= 1
    return state


@rule("UI4")
def test_faces_in_the_state_are_those_of_the_tiles() -> None:
    state = lawful()
    state.faces[cell_at(0, 0)] ^= 1
    assert "UI4" in violations(state)


@rule("UI5")
def test_the_floor_is_in_one_piece_and_inside_the_field() -> None:
    assert violations(with_tile("3@0(0,3)")) == ["UI5"]
    state = lawful()
    state.right += 1
    assert violations(state) == ["UI5"]
    state = lawful()
    state.fits[cell_at(5, 5)] = 1
    assert violations(state) == ["UI5"]
    state = UzoryState(2)
    state.fits[cell_at(0, 0)] = 1
    assert violations(state) == ["UI5"]


@rule("UI6")
def test_frames_are_those_that_closed() -> None:
    state = lawful()
    state.frames = 0
    state.points[0] = 0
    assert violations(state) == ["UI6"]
    state = lawful()
    state.tokens[0] = cell_at(6, 6)
    assert "UI6" in violations(state)


@rule("UI7")
def test_areas_add_up() -> None:
    state = lawful()
    state.areas[0] += 1
    assert violations(state) == ["UI7"]
    state = truth(lay_last(CLEAR, mode="broken"))
    assert violations(state) == []
    state.areas[0] += 1
    assert violations(state) == ["UI7"]


@rule("UI7")
@pytest.mark.parametrize("mode", ["base", "broken"])
def test_a_frame_has_eight_units_for_each_vertex_and_joined_centre(mode: str) -> None:
    for frames in lay_all(" ".join(floor_of(4, mode)), 4, mode):
        for frame in frames:
            whole = 8 * (len(frame.vertices) + len(frame.centres))
            assert sum(frame.areas) == whole if mode == "base" else sum(frame.areas) <= whole


@rule("UI8")
def test_points_are_frames() -> None:
    state = lawful()
    state.points[1] += 1
    assert violations(state) == ["UI8"]
    state = lawful()
    state.scorers[0], state.points[0], state.points[1] = 1, 0, 1
    assert violations(state) == ["UI8"]


@rule("UI9")
def test_frames_do_not_depend_on_the_order_of_the_tiles() -> None:
    placements = floor_of(6, "base")
    orders = [placements, placements[::-1], random.Random(1).sample(placements, len(placements))]
    found = [
        sorted(
            (frame.vertices, frame.areas, areas_and_verdict(frame))
            for frames in lay_all(" ".join(order), 4)
            for frame in frames
        )
        for order in orders
    ]
    assert len(found[0]) > 10
    assert found[0] == found[1] == found[2]


@rule("UI9")
def test_with_broken_patterns_frames_do_not_depend_on_the_order_either() -> None:
    placements = floor_of(6, "broken")
    one, other = (
        {frame.vertices for frames in lay_all(" ".join(order), 4, "broken") for frame in frames}
        for order in (placements, placements[::-1])
    )
    assert one == other


@rule("UI10")
def test_idleness_has_bounds() -> None:
    state = lawful()
    state.idle = 10
    assert violations(state) == ["UI10"]
    state = lawful()
    state.phase, state.idle = DISCARDING, 1
    assert "UI10" in violations(state)
    state = lawful()
    state.idle, state.decided = 1, 2
    assert violations(state) == ["UI10"]
    state = lawful()
    state.phase = ENDED
    assert "UI10" in violations(state)


@rule("UI11")
@pytest.mark.parametrize("mode", ["base", "broken"])
def test_turning_the_floor_changes_no_verdict(mode: str) -> None:
    placements = floor_of(8, mode)
    plain = [areas_and_verdict(frame) for frames in lay_all(" ".join(placements), 4, mode) for frame in frames]
    turned = [
        areas_and_verdict(frame) for frames in lay_all(" ".join(map(turn, placements)), 4, mode) for frame in frames
    ]
    assert sorted(plain) == sorted(turned)


def turn(placement: str) -> str:
    """The placement after the whole floor is turned a quarter clockwise."""
    found = PLACED.fullmatch(placement)
    assert found
    row, column = int(found[3]), int(found[4])
    shard = f"+{'NESW'[('NESW'.index(found[5]) + 1) % 4]}:{found[6]}" if found[5] else ""
    return f"{found[1]}@{(int(found[2]) + 1) % 4}({column},{-row}){shard}"


@rule("UI12")
def test_the_next_step_is_possible() -> None:
    state = lawful()
    state.owners[0] = 1
    assert "UI12" in violations(state)
    state = lawful()
    state.phase = NAMING
    assert "UI12" in violations(state)
    state = UzoryState(2)
    state.seat = 1
    assert violations(state) == ["UI12"]
    state = UzoryState(2)
    for seat in range(2):
        state.colours[seat] = state.owners[seat] = seat
    assert violations(state) == ["UI12"]
