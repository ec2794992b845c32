"""What the rules allow and what each action does, chapter by chapter. Numbers refer to docs/rules/uzory.md."""

from mypy_extensions import i64

from leadlight.core.journal import Journal
from leadlight.games.uzory import actions as act
from leadlight.games.uzory import phases
from leadlight.games.uzory.rules import closing, laying, refilling, setting_up
from leadlight.games.uzory.table import UzoryTable


def legal_actions(state: UzoryTable) -> list[int]:
    phase = state.phase
    if phase == phases.TURN:
        return laying.turn_actions(state)
    if phase == phases.DISCARDING:
        return refilling.discard_actions(state)
    if phase == phases.NAMING:
        return closing.name_actions(state)
    return setting_up.colour_actions(state) if phase == phases.CHOOSING else []


def chance_outcomes(state: UzoryTable) -> list[tuple[int, int]]:
    if state.phase >= phases.CHOOSING:
        return []
    if state.phase == phases.STARTER:
        return setting_up.starter_outcomes(state)
    return refilling.draw_outcomes(state)


def apply(state: UzoryTable, action: i64, journal: Journal | None) -> None:
    if action < act.START:
        draw(state, action - act.DRAW, journal)
    elif action < act.COLOUR:
        setting_up.name_starter(state, action - act.START, journal)
    elif action < act.NAME:
        setting_up.choose_colour(state, action - act.COLOUR, journal)
    elif action < act.DISCARD:
        closing.name_scorer(state, action - act.NAME, journal)
    elif action < act.SKIP:
        refilling.discard(state, action - act.DISCARD, journal)
    elif action == act.SKIP:
        refilling.skip(state, journal)
    else:
        laying.lay(state, action - act.LAY, journal)


def draw(state: UzoryTable, tile: i64, journal: Journal | None) -> None:
    if state.phase == phases.DRAWING:
        refilling.refill(state, tile, journal)
    elif state.phase == phases.DEALING:
        setting_up.deal(state, tile, journal)
    else:
        setting_up.lay_start_tile(state, tile, journal)
