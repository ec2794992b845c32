"""What the rules allow and what each action does, chapter by chapter. Numbers refer to docs/rules/sagrada.md."""

from mypy_extensions import i64

from leadlight.core.journal import Journal
from leadlight.games.sagrada import actions as act
from leadlight.games.sagrada import phases
from leadlight.games.sagrada.rules import drafting, hand_tools, moving, pool_tools, rounds, setting_up, tools, turns
from leadlight.games.sagrada.table import SagradaTable


def legal_actions(state: SagradaTable) -> list[int]:
    phase = state.phase
    if phase == phases.TURN:
        return turns.turn_actions(state)
    if phase == phases.IN_HAND:
        return turns.hand_actions(state)
    if phase == phases.CHOOSING:
        return setting_up.window_actions()
    return tool_step_actions(state, phase)


def tool_step_actions(state: SagradaTable, phase: i64) -> list[int]:
    if phase == phases.PAYING:
        return tools.pay_actions(state)
    if phase == phases.CHANGING:
        return hand_tools.change_actions(state)
    if phase == phases.SWAPPING:
        return hand_tools.swap_actions(state)
    if phase == phases.VALUING:
        return hand_tools.value_actions()
    if phase == phases.LIFTING:
        return moving.lift_actions(state)
    if phase == phases.MOVING:
        return moving.move_actions(state)
    if phase == phases.DRAFTING_AGAIN:
        return turns.second_takes(state)
    return []


def chance_outcomes(state: SagradaTable) -> list[tuple[int, int]]:
    phase = state.phase
    if phase == phases.ROLLING:
        return rounds.roll_outcomes(state)
    if phase == phases.ROLLING_HAND:
        return hand_tools.reroll_outcomes(state)
    if phase == phases.ROLLING_POOL:
        return pool_tools.pool_outcomes(state)
    if phase == phases.DRAWING:
        return hand_tools.draw_outcomes(state)
    return setting_outcomes(state, phase)


def setting_outcomes(state: SagradaTable, phase: i64) -> list[tuple[int, int]]:
    if phase == phases.STARTER:
        return setting_up.starter_outcomes(state)
    if phase == phases.PRIVATES:
        return setting_up.private_outcomes(state)
    if phase == phases.CARDS:
        return setting_up.card_outcomes(state)
    if phase == phases.LAYING:
        return setting_up.laying_outcomes(state)
    return []


def apply(state: SagradaTable, action: i64, journal: Journal | None) -> None:
    perform(state, action, journal)
    rounds.settle(state, journal)


def perform(state: SagradaTable, action: i64, journal: Journal | None) -> None:
    if action < act.TAKE:
        roll(state, action - act.ROLL, journal)
    elif action < act.PLACE:
        drafting.take_die(state, action - act.TAKE, journal)
    elif action < act.LIFT:
        drafting.place_die(state, action - act.PLACE, journal)
    elif action < act.END:
        move(state, action, journal)
    elif action < act.TOOL:
        finish_step(state, action, journal)
    elif action < act.PAY:
        tools.choose_tool(state, action - act.TOOL, journal)
    elif action < act.DRAW:
        tools.pay_die(state, action - act.PAY, journal)
    elif action < act.WINDOW:
        hand_tools.draw_colour(state, action - act.DRAW, journal)
    elif action < act.SWAP:
        set_up(state, action, journal)
    else:
        hand_tools.swap_die(state, action - act.SWAP, journal)


def roll(state: SagradaTable, die: i64, journal: Journal | None) -> None:
    if state.phase == phases.ROLLING:
        rounds.roll_die(state, die, journal)
    elif state.phase == phases.ROLLING_HAND:
        hand_tools.reroll(state, die, journal)
    else:
        pool_tools.roll_pool_die(state, die, journal)


def move(state: SagradaTable, action: i64, journal: Journal | None) -> None:
    if action < act.MOVE:
        moving.lift_die(state, action - act.LIFT)
    else:
        moving.move_die(state, action - act.MOVE, journal)


def finish_step(state: SagradaTable, action: i64, journal: Journal | None) -> None:
    if action == act.END:
        rounds.pass_turn(state, journal)
    elif action == act.LEAVE:
        drafting.return_die(state, journal)
    elif action == act.STOP:
        moving.finish(state)
    elif action < act.VALUE:
        hand_tools.change_value(state, action, journal)
    else:
        hand_tools.choose_value(state, action - act.VALUE, journal)


def set_up(state: SagradaTable, action: i64, journal: Journal | None) -> None:
    if action < act.START:
        setting_up.choose_window(state, action - act.WINDOW, journal)
    elif action < act.PRIVATE:
        setting_up.name_starter(state, action - act.START, journal)
    elif action < act.CARD:
        setting_up.deal_private(state, action - act.PRIVATE, journal)
    elif action < act.LAY_TOOL:
        setting_up.deal_card(state, action - act.CARD, journal)
    elif action < act.LAY_OBJECTIVE:
        setting_up.lay_tool(state, action - act.LAY_TOOL, journal)
    else:
        setting_up.lay_objective(state, action - act.LAY_OBJECTIVE, journal)
