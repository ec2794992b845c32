"""Why an action is refused. Callers ask only about actions that are not legal: `rules` alone says what is legal."""

from leadlight.core.errors import Fact, Refusal
from leadlight.core.state import State
from leadlight.games.uzory import phases
from leadlight.games.uzory.actions import ACTION_COUNT, Action, ChooseColour, Decision, Discard, Lay, Name, Skip, decode
from leadlight.games.uzory.components import BLACK, COLOUR_NAMES, HAND, SIDE_CODES, SIDES
from leadlight.games.uzory.grid import cell_at, colour_of, face_of, neighbour
from leadlight.games.uzory.notation import cell_name
from leadlight.games.uzory.rules import ending, floor
from leadlight.games.uzory.state import UzoryState

# The kinds of action that each phase waits for.
EXPECTED = {
    phases.CHOOSING: (ChooseColour,),
    phases.TURN: (Lay, Skip),
    phases.NAMING: (Name,),
    phases.DISCARDING: (Discard,),
}
ENDINGS = {"full": "U10.1", "skips": "U10.2", "dead_end": "U10.3", "idle": "U10.4"}


def refusal(state: State, seat: int, number: int) -> Refusal:
    """The first rule that forbids the action to the seat, in the order in which a person would explain it."""
    assert isinstance(state, UzoryState)
    if state.phase == phases.ENDED:
        return Refusal("match_over", ENDINGS[ending.reason(state)])
    action = decode(number) if 0 <= number < ACTION_COUNT else None
    if seat != state.actor():
        return refuse_seat(action)
    if not isinstance(action, Decision):
        return Refusal("not_an_action", "U3.2")
    if not isinstance(action, EXPECTED[int(state.phase)]):
        return refuse_step(state, action)
    return refuse_expected(state, action)


def refuse_seat(action: Action | None) -> Refusal:
    if isinstance(action, Discard):
        return Refusal("bad_discard", "U9.3")
    return Refusal("not_your_turn", "U3.1")


def refuse_expected(state: UzoryState, action: Decision) -> Refusal:
    """Why an action of an expected kind is refused. Skips are always legal; a place in the hand may be empty (U9.1)."""
    match action:
        case Lay():
            return refuse_lay(state, action)
        case ChooseColour(colour):
            return refuse_colour(state, colour)
        case Name():
            return Refusal("not_candidate", "U7.9")
    return Refusal("bad_discard", "U9.1")


def refuse_step(state: UzoryState, action: Decision) -> Refusal:
    """Why an action of another kind than the expected ones is refused."""
    if state.phase == phases.CHOOSING:
        return Refusal("choose_colour", "U2.2")
    if isinstance(action, ChooseColour):
        return Refusal("colour_chosen", "U2.2")
    if state.phase == phases.NAMING:
        return Refusal("not_candidate", "U7.10")
    if isinstance(action, Name):
        return Refusal("not_candidate", "U7.9")
    if isinstance(action, Discard):
        return Refusal("bad_discard", "U9.1")
    return Refusal("second_tile", "U3.2")


def refuse_colour(state: UzoryState, colour: int) -> Refusal:
    return Refusal("colour_taken", "U2.2", {"colour": COLOUR_NAMES[colour], "seat": int(state.owners[colour]) + 1})


def refuse_lay(state: UzoryState, laying: Lay) -> Refusal:
    """Check the cell first, then the shard, then the colours that touch."""
    cell = cell_at(laying.row, laying.column)
    facts: dict[str, Fact] = {"cell": cell_name(laying.row, laying.column)}
    if state.faces[cell]:
        return Refusal("occupied", "U4.1", facts)
    if state.fits[cell] == 0:
        return Refusal("no_neighbour", "U4.1", facts)
    if not floor.is_inside(state, laying.row, laying.column):
        return Refusal("outside_field", "U4.2", facts | {"size": int(state.size)})
    face = face_of(state.hands[state.seat * HAND + laying.place], laying.turn)
    if laying.shard is not None and (refused := refuse_shard(state, face, laying.shard)):
        return refused
    return refuse_touch(state, cell, face, laying)


def refuse_shard(state: UzoryState, face: int, side: int) -> Refusal | None:
    colour = state.colours[state.seat]
    if state.shards[state.seat] == 0:
        return Refusal("no_shards", "U5.7")
    if colour_of(face, side) == colour:
        return Refusal("own_colour", "U5.3", {"side": SIDE_CODES[side], "colour": COLOUR_NAMES[colour]})
    return None


def refuse_touch(state: UzoryState, cell: int, face: int, laying: Lay) -> Refusal:
    """The first side where colours clash; the side under the shard is checked last."""
    sides = sorted(range(SIDES), key=lambda side: (side == laying.shard, side))
    for side in sides:
        colour = state.colours[state.seat] if side == laying.shard else colour_of(face, side)
        facing = state.faces[neighbour(cell, side)]
        if (state.fits[cell] >> (8 * side + colour)) & 1 == 0:
            return refuse_colours(colour, colour_of(facing, (side + 2) % SIDES), side, side == laying.shard)
    raise AssertionError("a tile that clashes nowhere is legal")  # pragma: no cover


def refuse_colours(colour: int, facing: int, side: int, under_shard: bool) -> Refusal:
    facts: dict[str, Fact] = {
        "side": SIDE_CODES[side],
        "colour": COLOUR_NAMES[colour],
        "facing": COLOUR_NAMES[facing],
    }
    if under_shard:
        return Refusal("shard_mismatch", "U5.4", facts)
    if BLACK in (colour, facing):
        return Refusal("black_mismatch", "U4.4", facts)
    return Refusal("colour_mismatch", "U4.3", facts)
