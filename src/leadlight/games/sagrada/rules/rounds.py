"""Rounds (G3, G10): how they begin and end, how the pool is rolled, and whose turn it is."""

from mypy_extensions import i64

from leadlight.core.chance import Rng
from leadlight.core.journal import Journal
from leadlight.games.sagrada import events, scoring
from leadlight.games.sagrada.actions import ROLL
from leadlight.games.sagrada.components import COLOURS, DIE_KINDS, NOTHING, ROUNDS, SOLO_DICE, VALUES
from leadlight.games.sagrada.payments import payments
from leadlight.games.sagrada.phases import ENDED, ROLLING, TURN
from leadlight.games.sagrada.rules import turns
from leadlight.games.sagrada.rules.pool import add_die, pool_dice
from leadlight.games.sagrada.table import SagradaTable


def roll_outcomes(state: SagradaTable) -> list[tuple[int, int]]:
    """Every die in the bag is equally likely, and so is each of its values."""
    return [
        (ROLL + colour * VALUES + value, state.bag[colour])
        for colour in range(COLOURS)
        if state.bag[colour] > 0
        for value in range(VALUES)
    ]


def draw_die(state: SagradaTable, rng: Rng) -> int:
    """A die and its value, as `State.draw` would draw them from `roll_outcomes`."""
    left: i64 = rng.below(state.in_bag * VALUES)
    colour: i64 = 0
    while left >= state.bag[colour] * VALUES:
        left -= state.bag[colour] * VALUES
        colour += 1
    return ROLL + colour * VALUES + left // state.bag[colour]


def roll_die(state: SagradaTable, die: i64, journal: Journal | None) -> None:
    """G3.2, G14.5: dice are rolled one after the other until the pool is complete."""
    state.bag[die // VALUES] -= 1
    state.in_bag -= 1
    add_die(state, die)
    complete: i64 = SOLO_DICE if state.is_solo else 2 * state.players + 1
    if state.in_pool == complete:
        if journal is not None:
            journal.add(events.RoundBegan(state.round, state.first, tuple(pool_dice(state))))
        begin_turn(state, 0)


def seat_of_turn(state: SagradaTable, turn: i64) -> i64:
    """G3.3, G3.4: turns go clockwise from the first player, then back in reverse order."""
    steps = turn if turn < state.players else 2 * state.players - 1 - turn
    return (state.first + steps) % state.players


def begin_turn(state: SagradaTable, turn: i64) -> None:
    state.turn = turn
    state.seat = seat_of_turn(state, turn)
    state.drafts = 0
    state.tool = NOTHING
    state.phase = TURN


def settle(state: SagradaTable, journal: Journal | None) -> None:
    """G4.10: end every turn in which nothing, or nothing more, can be done."""
    while state.phase == TURN and is_done(state, journal):
        end_turn(state, journal)


def is_done(state: SagradaTable, journal: Journal | None) -> bool:
    if state.turn >= state.players and state.skips[state.seat]:
        if journal is not None:
            journal.add(events.TurnSkipped(state.seat))
        return True
    if turns.has_choice(state):
        return False
    if journal is not None and is_untouched(state):
        journal.add(events.TurnPassed(state.seat, True))
    return True


def is_untouched(state: SagradaTable) -> bool:
    return state.drafts == 0 and state.tool == NOTHING


def pass_turn(state: SagradaTable, journal: Journal | None) -> None:
    """G4.3: end the turn by choice. It is a pass if nothing was done in it."""
    if journal is not None and is_untouched(state):
        journal.add(events.TurnPassed(state.seat, False))
    end_turn(state, journal)


def end_turn(state: SagradaTable, journal: Journal | None) -> None:
    """G3.5: begin the next turn, or end the round after the last one."""
    if state.turn + 1 < 2 * state.players:
        begin_turn(state, state.turn + 1)
    else:
        end_round(state, journal)


def end_round(state: SagradaTable, journal: Journal | None) -> None:
    """G10: move the rest of the pool to the round track, then begin the next round or end the match."""
    if journal is not None:
        journal.add(events.RoundEnded(state.round, tuple(pool_dice(state))))
    for die in range(DIE_KINDS):
        state.track[(state.round - 1) * DIE_KINDS + die] += state.pool[die]
        state.pool[die] = 0
    state.in_pool = 0
    state.drafts = 0
    state.tool = NOTHING
    if state.round == ROUNDS:
        end_match(state, journal)
    else:
        prepare_round(state)


def prepare_round(state: SagradaTable) -> None:
    """G10.2: the seat to the left becomes the first player, and no seat has a turn to skip."""
    state.round += 1
    state.first = (state.first + 1) % state.players
    state.turn = 0
    for seat in range(state.players):
        state.skips[seat] = 0
    state.phase = ROLLING


def end_match(state: SagradaTable, journal: Journal | None) -> None:
    """G10.3: end the match and score it."""
    state.phase = ENDED
    if journal is None:
        return
    for seat in range(state.players):
        journal.add(events.FinalScored(seat, scoring.breakdown(state, seat, True), payments(state, seat)))
    if state.is_solo:
        points, target = scoring.points(state, 0), scoring.target(state)
        journal.add(events.SoloDecided(points, target, points > target))
