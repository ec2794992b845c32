"""Builds the view of a seat or a spectator. Compiled, because the server builds views after every action."""

from typing import Final

from mypy_extensions import i64

from leadlight.core.state import State
from leadlight.games.sagrada import scoring
from leadlight.games.sagrada.cells import die_at
from leadlight.games.sagrada.components import (
    CARDS_PER_PLAYER,
    CELLS,
    COLOUR_CODES,
    COLOURS,
    DIE_CODES,
    DIE_KINDS,
    NOTHING,
    ROUNDS,
    VALUES,
)
from leadlight.games.sagrada.phases import CHOOSING, ENDED, PHASE_NAMES, VALUING
from leadlight.games.sagrada.rules.pool import pool_dice
from leadlight.games.sagrada.rules.rounds import seat_of_turn
from leadlight.games.sagrada.rules.setting_up import offered_window
from leadlight.games.sagrada.rules.tools import price
from leadlight.games.sagrada.state import SagradaState
from leadlight.games.sagrada.view import SagradaView, SeatView, ToolView

NO_SEAT: Final[i64] = -1


def view(state: State, viewer: int | None) -> SagradaView:
    """What a viewer may know. `viewer` is a seat, or None for a spectator."""
    assert isinstance(state, SagradaState)
    seat_seeing: i64 = NO_SEAT if viewer is None else viewer
    return SagradaView(
        players=state.players,
        phase=PHASE_NAMES[state.phase],
        actor=state.actor(),
        round=state.round - 1,
        first=state.first,
        order=tuple([seat_of_turn(state, turn) for turn in range(2 * state.players)]),
        turn=state.turn,
        skipping=tuple([state.skips[seat] > 0 for seat in range(state.players)]),
        pool=tuple([DIE_CODES[die] for die in pool_dice(state)]),
        hand=view_hand(state),
        tool=number_or_none(state.tool),
        lifted=number_or_none(state.lifted),
        track=tuple([view_space(state, space) for space in range(ROUNDS)]),
        bag=tuple([state.bag[colour] for colour in range(COLOURS)]),
        tools=tuple([view_tool(state, slot) for slot in range(len(state.tools)) if state.tools[slot] != NOTHING]),
        objectives=tuple([objective for objective in state.objectives if objective != NOTHING]),
        target=scoring.target(state) if state.is_solo else None,
        seats=tuple([view_seat(state, seat, seat_seeing) for seat in range(state.players)]),
    )


def number_or_none(value: i64) -> int | None:
    return None if value == NOTHING else value


def view_hand(state: SagradaState) -> str | None:
    if state.hand == NOTHING:
        return None
    if state.phase == VALUING:
        return COLOUR_CODES[state.hand // VALUES] + "?"
    return DIE_CODES[state.hand]


def view_space(state: SagradaState, space: i64) -> tuple[str, ...]:
    if space >= state.round:
        return ()
    first = space * DIE_KINDS
    return tuple([DIE_CODES[die] for die in range(DIE_KINDS) for _ in range(state.track[first + die])])


def view_tool(state: SagradaState, slot: i64) -> ToolView:
    return ToolView(state.tools[slot], state.tool_tokens[slot], price(state, slot), state.used_up[slot] > 0)


def view_seat(state: SagradaState, seat: i64, viewer: i64) -> SeatView:
    knows = knows_private(state, seat, viewer)
    return SeatView(
        view_window(state, seat, viewer),
        tuple(offered(state, seat, viewer)),
        state.windows[seat] != NOTHING or state.choices[seat] != NOTHING,
        tuple([view_cell(state, seat, cell) for cell in range(CELLS)]),
        state.tokens[seat],
        tuple(scoring.privates_of(state, seat) if knows else []),
        scoring.breakdown(state, seat, knows),
    )


def knows_private(state: SagradaState, seat: i64, viewer: i64) -> bool:
    """The owner; everybody in the solo game (G14.3) and once it is scored."""
    return seat == viewer or state.is_solo or state.phase == ENDED


def offered(state: SagradaState, seat: i64, viewer: i64) -> list[int]:
    """Only the owner sees the cards dealt, while windows are chosen (G2.3)."""
    if seat != viewer or state.phase != CHOOSING:
        return []
    return [offered_window(state, seat, side) for side in range(2 * CARDS_PER_PLAYER)]


def view_window(state: SagradaState, seat: i64, viewer: i64) -> int | None:
    if state.windows[seat] == NOTHING and seat == viewer and state.choices[seat] != NOTHING:
        return offered_window(state, seat, state.choices[seat])
    return number_or_none(state.windows[seat])


def view_cell(state: SagradaState, seat: i64, cell: i64) -> str | None:
    die = die_at(state, seat, cell)
    return None if die == NOTHING else DIE_CODES[die]
