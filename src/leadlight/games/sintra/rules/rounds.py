"""Rounds (S3, S10): how they begin and end, how displays are refilled, and whose turn it is."""

from mypy_extensions import i64

from leadlight.core.chance import Rng
from leadlight.core.journal import Journal
from leadlight.games.sintra import events, scoring
from leadlight.games.sintra.actions import DRAW
from leadlight.games.sintra.components import COLOURS, NOTHING, PANES_PER_DISPLAY, ROUNDS
from leadlight.games.sintra.payments import payments
from leadlight.games.sintra.phases import ENDED, REFILL, ROUND_PANES, TURN
from leadlight.games.sintra.rules.setting_up import lay_round_pane, laying_one_of_each
from leadlight.games.sintra.table import SintraTable


def pane_outcomes(state: SintraTable) -> list[tuple[int, int]]:
    """Every pane in the bag is equally likely; round spaces II-VI take one of each colour (S2.8)."""
    if laying_one_of_each(state):
        return [(DRAW + colour, 1) for colour in range(COLOURS) if colour not in state.round_panes]
    return [(DRAW + colour, state.bag[colour]) for colour in range(COLOURS) if state.bag[colour] > 0]


def draw_pane(state: SintraTable, rng: Rng) -> int:
    """A pane from the bag, as `State.draw` would draw it from `pane_outcomes`."""
    left: i64 = rng.below(state.in_bag)
    colour: i64 = 0
    while left >= state.bag[colour]:
        left -= state.bag[colour]
        colour += 1
    return DRAW + colour


def receive_pane(state: SintraTable, colour: i64, journal: Journal | None) -> None:
    """Move a pane from the bag to the round track (S2.8, S2.9) or to the next display (S2.10, S10.4)."""
    state.bag[colour] -= 1
    state.in_bag -= 1
    if state.phase == ROUND_PANES:
        lay_round_pane(state, colour, journal)
    else:
        display = state.on_offer // PANES_PER_DISPLAY + 1
        state.market[display * COLOURS + colour] += 1
        state.on_offer += 1
        if journal is not None:
            journal.add(events.PaneDrawn(display, colour))
        prepare_draw(state, journal)


def prepare_draw(state: SintraTable, journal: Journal | None) -> None:
    """S10.4-S10.7: refill an empty bag from the tower, and begin the round if no more panes are needed or left."""
    if state.on_offer == state.displays * PANES_PER_DISPLAY:
        begin_round(state, journal)
    elif state.in_bag == 0:
        empty_tower(state, journal)
        if state.in_bag == 0:
            begin_round(state, journal)


def empty_tower(state: SintraTable, journal: Journal | None) -> None:
    for colour in range(COLOURS):
        state.in_bag += state.tower[colour]
        state.bag[colour] += state.tower[colour]
        state.tower[colour] = 0
    if journal is not None and state.in_bag > 0:
        journal.add(events.TowerEmptied(state.in_bag))


def begin_round(state: SintraTable, journal: Journal | None) -> None:
    """S3.2, S3.3: the starting seat acts first. Without a pane on offer the round ends at once (S10.9)."""
    state.phase = TURN
    state.seat = state.starter
    if journal is not None:
        journal.add(events.RoundBegan(state.round, state.starter, state.round_panes[state.round - 1]))
    if state.on_offer == 0:
        end_round(state, journal)


def end_turn(state: SintraTable, journal: Journal | None) -> None:
    """S3.4, S10.1: the next seat clockwise acts, until no pane is on offer."""
    if state.on_offer > 0:
        state.seat = (state.seat + 1) % state.players
    else:
        end_round(state, journal)


def end_round(state: SintraTable, journal: Journal | None) -> None:
    """S10.2, S10.3: put the round's pane into the tower, then prepare the next round or end the match."""
    state.tower[state.round_panes[state.round - 1]] += 1
    state.round_panes[state.round - 1] = NOTHING
    if journal is not None:
        journal.add(events.RoundEnded(state.round))
    if state.round == ROUNDS:
        state.phase = ENDED
        if journal is not None:
            for seat in range(state.players):
                journal.add(events.FinalScored(seat, scoring.breakdown(state, seat), payments(state, seat)))
        return
    state.round += 1
    state.marker_in_centre = True
    state.phase = REFILL
    prepare_draw(state, journal)
