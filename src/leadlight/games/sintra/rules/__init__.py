"""What the rules allow and what each action does, chapter by chapter. Numbers refer to docs/rules/sintra.md."""

from mypy_extensions import i64

from leadlight.core.journal import Journal
from leadlight.games.sintra.actions import DEAL, DRAW, KEEP, PLACE, RETURN, START
from leadlight.games.sintra.phases import KEEPING, REFILL, ROUND_PANES, STARTER, STRIPS, TURN
from leadlight.games.sintra.rules import completing, placing, returning, rounds, setting_up
from leadlight.games.sintra.table import SintraTable


def legal_actions(state: SintraTable) -> list[int]:
    if state.phase == TURN:
        return placing.turn_actions(state)
    if state.phase == KEEPING:
        return completing.keep_actions(state)
    return []


def chance_outcomes(state: SintraTable) -> list[tuple[int, int]]:
    if state.phase == STARTER:
        return setting_up.starter_outcomes(state)
    if state.phase == STRIPS:
        return setting_up.strip_outcomes(state)
    if state.phase == ROUND_PANES or state.phase == REFILL:
        return rounds.pane_outcomes(state)
    return []


def apply(state: SintraTable, action: i64, journal: Journal | None) -> None:
    if action >= PLACE:
        placing.place_panes(state, action - PLACE, journal)
    elif action < KEEP:
        rounds.receive_pane(state, action - DRAW, journal)
    elif action < RETURN:
        completing.keep_pane(state, action - KEEP, journal)
    elif action == RETURN:
        returning.return_glazier(state, journal)
    elif action < START:
        setting_up.deal_strip(state, action - DEAL, journal)
    else:
        setting_up.name_starter(state, action - START, journal)
