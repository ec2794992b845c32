"""What a Sagrada position of a player alone is worth, by the best way to play the rest of the round.

Alone, both turns of a round are the same player's, the four dice are known, and what stays raises the target. So a
round is planned as a whole: every pair of drafts is tried, and every way to use a tool for them. Only positions after
a round are evaluated.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.bots.evaluation.sagrada import resting_value
from leadlight.bots.evaluation.sagrada_turn import NOWHERE, SAMPLE_ROLLS, Resting, after_action, rolled_pool
from leadlight.core.state import State
from leadlight.games.sagrada.actions import END, TAKE, TOOL
from leadlight.games.sagrada.cells import fitting, put
from leadlight.games.sagrada.components import CELLS, COLOURS, DIE_KINDS, NOTHING
from leadlight.games.sagrada.phases import (
    CHOOSING,
    ENDED,
    IN_HAND,
    LIFTING,
    MOVING,
    ROLLING,
    ROLLING_POOL,
    TURN,
)
from leadlight.games.sagrada.rules import rounds, turns
from leadlight.games.sagrada.rules.pool import remove_die
from leadlight.games.sagrada.state import SagradaState

WON: Final = 8.0  # points that the win itself is worth at the end, and a defeat costs
DEEPENED: Final[i64] = 12  # after how many first turns, the best ones, tools are tried in the second turn
CONTINUED: Final[i64] = 4  # how many ways to use a tool, those that look best, are followed

Key = tuple[int, int, int, int, int, int]


class RoundPlan:
    """Plans the rest of a round, quickly unless it is told to be `thorough`."""

    def __init__(self, resting: Resting, thorough: bool = False) -> None:
        self.resting = resting
        self.deepened: i64 = DEEPENED if thorough else 0
        self.continued: i64 = CONTINUED if thorough else 1
        self.known: dict[Key, float] = {}  # values after a turn, by what can still change in this round

    def value_actions(self, state: State, actions: list[int]) -> list[float]:
        """The value after each of the actions."""
        assert isinstance(state, SagradaState)
        self.known = {}
        if TURN <= state.phase <= IN_HAND and state.turn == 0 and self.deepened > 0:
            self.deepen(state)
        return self.value_more_actions(state, actions)

    def evaluate(self, state: State) -> float:
        """The value of a position, if the round is played by the plan."""
        assert isinstance(state, SagradaState)
        self.known = {}
        return self.value(state)

    def value_more_actions(self, state: State, actions: list[int]) -> list[float]:
        """The value after each of the actions, later in the round that was planned last."""
        assert isinstance(state, SagradaState)
        return [self.value(after_action(state, action)) for action in actions]

    def round_of(self, state: State) -> int:
        assert isinstance(state, SagradaState)
        return state.round

    def deepen(self, state: SagradaState) -> None:
        """Plan what follows every first turn without tools: without tools too, then with them after the best ones."""
        seconds: list[tuple[float, int, SagradaState]] = []
        keys: dict[Key, bool] = {}
        for after in self.finished(state):
            if after.phase != TURN:
                continue
            key = key_of(after)
            if key not in keys:
                keys[key] = True
                seconds.append((-self.after_turn(after), len(seconds), after))
        seconds.sort()
        for _, _, after in seconds[: self.deepened]:
            self.known[key_of(after)] = self.turn_value(after, True)

    def finished(self, state: SagradaState) -> list[SagradaState]:
        """All positions after a turn in which no tool is used any more."""
        if state.phase == TURN and state.drafts > 0:
            return [after_action(state, END)]
        found: list[SagradaState] = []
        if state.phase == IN_HAND:
            for action in state.legal_actions():
                if action < TOOL:
                    found.append(ended(after_action(state, action)))
            return found
        found.append(after_action(state, END))
        for die in range(DIE_KINDS):
            if state.pool[die] > 0 and turns.can_take(state, die):
                found += self.finished(after_action(state, TAKE + die))
        return found

    def value(self, state: SagradaState) -> float:
        """The value of any position of the round."""
        if is_over(state):
            return self.leaf(state)
        if state.phase == TURN:
            if state.drafts == 0:
                if is_new(state):
                    return self.after_turn(state)
                return self.turn_value(state, state.tool == NOTHING)
            best = self.after_turn(after_action(state, END))
            return max(best, self.best_tool(state)) if state.tool == NOTHING else best
        if state.phase == IN_HAND and state.tool == NOTHING:
            best = self.best_tool(state)
            for action in state.legal_actions():
                if action < TOOL:
                    best = max(best, self.value(after_action(state, action)))
            return best
        return self.tool_value(state)

    def after_turn(self, state: SagradaState) -> float:
        """The value when a turn has just ended."""
        key = key_of(state)
        found = self.known.get(key)
        if found is None:
            found = self.leaf(state) if is_over(state) else self.turn_value(state, False)
            self.known[key] = found
        return found

    def leaf(self, state: SagradaState) -> float:
        if state.phase != ENDED:
            return self.resting(state, 0)
        ahead = resting_value(state, 0)
        return ahead + WON if ahead > 0.0 else ahead - WON

    def turn_value(self, state: SagradaState, tools: bool) -> float:
        """The value at the beginning of a turn, or after a tool that was used before drafting."""
        best = max(self.after_turn(after_action(state, END)), self.best_draft(state))
        if not tools:
            return best
        best = max(best, self.best_tool(state))
        begun: list[tuple[float, int, SagradaState]] = []
        for die in range(DIE_KINDS):
            if state.pool[die] == 0 or not turns.can_take(state, die):
                continue
            taken = after_action(state, TAKE + die)
            for action in taken.legal_actions():
                after = after_action(taken, action)
                if action >= TOOL:
                    best = max(best, self.tool_value(after))
                elif goes_on(after):
                    begun.append((-self.after_turn(after_action(after, END)), len(begun), after))
        begun.sort()
        for _, _, placed in begun[: self.continued]:
            best = max(best, self.best_tool(placed))
        return best

    def best_draft(self, state: SagradaState) -> float:
        """The value of the best die on the best cell, if no tool is used in this turn any more."""
        best = NOWHERE
        for die in range(DIE_KINDS):
            if state.pool[die] == 0 or state.drafts > 0:
                continue
            cells = fitting(state, 0, die)
            for cell in range(CELLS):
                if cells & (1 << cell):
                    placed = state.copy()
                    remove_die(placed, die)
                    put(placed, 0, cell, die)
                    rounds.end_turn(placed, None)
                    rounds.settle(placed, None)
                    best = max(best, self.after_turn(placed))
        return best

    def best_tool(self, state: SagradaState) -> float:
        best = NOWHERE
        for action in turns.tool_actions(state):
            best = max(best, self.tool_value(after_action(state, action)))
        return best

    def tool_value(self, state: SagradaState) -> float:
        """The value while a tool takes effect, and after it."""
        if is_over(state) or is_new(state):
            return self.after_turn(state)
        if state.phase == TURN:
            if state.drafts > 0:
                return self.after_turn(after_action(state, END))
            return self.turn_value(state, False)
        if state.phase == ROLLING_POOL:
            return self.rolled_pool_value(state)
        if state.phase < CHOOSING:
            return self.expected_value(state)
        if state.phase == LIFTING:
            return self.best_after(moved(state, self.continued))
        following = [after_action(state, action) for action in state.legal_actions()]
        if state.phase == IN_HAND or state.phase == MOVING:
            return self.best_after(most_promising(following, self.continued))
        best = NOWHERE
        for after in following:
            best = max(best, self.tool_value(after))
        return best

    def best_after(self, states: list[SagradaState]) -> float:
        best = NOWHERE
        for state in states:
            best = max(best, self.tool_value(state))
        return best

    def expected_value(self, state: SagradaState) -> float:
        """T6 or T11: the mean value over all outcomes of chance."""
        total = 0.0
        weights = 0.0
        for action, weight in state.chance_outcomes():
            total += self.tool_value(after_action(state, action)) * float(weight)
            weights += float(weight)
        return total / weights

    def rolled_pool_value(self, state: SagradaState) -> float:
        """T7: the mean value over some rolls of the pool."""
        total = 0.0
        for shift in range(SAMPLE_ROLLS):
            total += self.tool_value(rolled_pool(state, shift))
        return total / float(SAMPLE_ROLLS)


def is_over(state: SagradaState) -> bool:
    """Whether the round is over, or has not begun."""
    return state.phase <= ROLLING or state.phase == CHOOSING or state.phase == ENDED


def is_new(state: SagradaState) -> bool:
    """Whether the second turn begins."""
    return state.phase == TURN and state.turn == 1 and state.drafts == 0 and state.tool == NOTHING


def goes_on(state: SagradaState) -> bool:
    """Whether the turn in which a die was just placed is not over."""
    return state.phase == TURN and state.drafts > 0


def ended(state: SagradaState) -> SagradaState:
    return after_action(state, END) if goes_on(state) else state


def moved(state: SagradaState, wanted: i64) -> list[SagradaState]:
    """The positions after the moves of a tool that look best. Of two moves, only the best first ones are continued."""
    found: list[SagradaState] = []
    begun: list[SagradaState] = []
    for lift in state.legal_actions():
        lifted = after_action(state, lift)
        if lifted.phase != MOVING:  # the tool was stopped after one move
            found.append(lifted)
            continue
        for action in lifted.legal_actions():
            after = after_action(lifted, action)
            if after.phase == LIFTING:
                begun.append(after)
            else:
                found.append(after)
    for after in most_promising(begun, wanted):
        found += moved(after, wanted)
    return most_promising(found, wanted)


def most_promising(states: list[SagradaState], wanted: i64) -> list[SagradaState]:
    """Those that look best at first sight."""
    if len(states) <= wanted:
        return states
    ranked = sorted([(-resting_value(states[place], 0), place) for place in range(len(states))])
    return [states[place] for _, place in ranked[:wanted]]


def key_of(state: SagradaState) -> Key:
    """Everything that can differ between positions of one round. T5 also changes the track, which is as good as told by
    where its dice went.
    """
    rest: i64 = state.phase * 2 + state.turn
    for die in range(DIE_KINDS):
        for _ in range(state.pool[die]):
            rest = rest * 32 + die
    for slot in range(len(state.used_up)):
        rest = rest * 2 + state.used_up[slot]
    spent: i64 = 0
    for colour in range(COLOURS):
        spent = spent * 32 + state.bag[colour]
    return (
        packed(state.by_colour, 0, 3),
        packed(state.by_colour, 3, 5),
        packed(state.by_value, 0, 3),
        packed(state.by_value, 3, 6),
        rest,
        spent,
    )


def packed(cells: vec[i64], first: i64, end: i64) -> int:
    key: i64 = 0
    for place in range(first, end):
        key = key << CELLS | cells[place]
    return key
