"""Solves the last round of Sintra for two players: once its displays are filled, nothing is hidden and nothing drawn.

Alpha-beta with a table of known positions. The value of a position is the margin at the end. Margins that are equal are
told apart by the glass lost: this decides a tie on points (S12.2), and has no effect on who wins otherwise.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.bots.endings.sintra_key import KeyMaker
from leadlight.bots.endings.transposition_table import AT_LEAST, AT_MOST, EXACT, Found, Key, TranspositionTable
from leadlight.bots.endings.verdict import Verdict
from leadlight.core.state import State
from leadlight.games.sintra import scoring
from leadlight.games.sintra.actions import BREAK_ALL, PLACE, SOURCES, TARGETS
from leadlight.games.sintra.components import COLOURS, NOTHING, ROUNDS, SLOTS, WINDOW_POINTS, WRAP_LOSS
from leadlight.games.sintra.phases import ENDED, KEEPING, TURN
from leadlight.games.sintra.rules.placing import fitting_spaces
from leadlight.games.sintra.state import SintraState

POINT: Final[i64] = 1024  # one point of margin; the difference of the glass lost is always less than half of it
FAR: Final[i64] = 1 << 38  # more than any value
PATIENCE: Final[i64] = 256  # positions between two looks at the clock
TABLE_PLACES: Final = 1 << 19  # at most, about 25 MB

# How many positions half of the last rounds need, by the panes on offer. From 18 panes on it is a guess.
TYPICAL: Final = (
    1, 3, 5, 10, 15, 30, 50, 100, 400, 800, 1200, 2000, 4000, 8000, 16000,
    50000, 130000, 270000, 600000, 1200000, 2500000,
)  # fmt: skip


def can_finish(state: State, positions: int) -> bool:
    """Whether this is the last round of two players and it can probably be solved with so many positions."""
    if not is_last_round(state):
        return False
    assert isinstance(state, SintraState)
    return TYPICAL[state.on_offer] <= positions


def is_last_round(state: State) -> bool:
    """Whether nothing is hidden and nothing will be drawn until the match of two players ends."""
    assert isinstance(state, SintraState)
    return state.players == 2 and state.round == ROUNDS and (state.phase == TURN or state.phase == KEEPING)


def solve_last_round(state: State, positions: int, must_stop: Callable[[], bool]) -> Verdict | None:
    """The best action; None if the round is not solved after so many positions or when `must_stop` says so."""
    assert isinstance(state, SintraState)
    solver = Solver(state, positions, must_stop)
    value = solver.value(state, -FAR, FAR)
    if solver.stopped:
        return None
    margin = (value + POINT // 2) // POINT
    decisive = margin if margin != 0 else value
    result: i64 = 1 if decisive > 0 else -1 if decisive < 0 else 0
    return Verdict(solver.best_action(state), float(result), float(margin), solver.nodes)


class Visit:
    """A position that is being examined."""

    def __init__(self, state: SintraState, key: Key) -> None:
        self.state = state
        self.key = key
        self.standing = standing_value(state)  # the table keeps values without it
        self.first: i64 = -1  # the action that was best at an earlier visit


class Solver:
    """Examines the positions after one position."""

    def __init__(self, root: SintraState, positions: int, must_stop: Callable[[], bool]) -> None:
        self.positions: i64 = positions  # at most
        self.must_stop = must_stop
        self.keys = KeyMaker(root)
        self.table = TranspositionTable(min(TABLE_PLACES, 64 + 16 * TYPICAL[root.on_offer]))
        self.nodes: i64 = 0
        self.stopped = False

    def value(self, state: SintraState, low: i64, high: i64) -> i64:
        """The value for the seat that acts, if it lies between the limits; otherwise a value beyond the same limit."""
        if self.is_spent():
            return 0
        visit = Visit(state, self.keys.key(state))
        found = self.table.find(visit.key)
        if found is not None:
            known = found.value + visit.standing
            visit.first = found.action
            if found.bound != AT_MOST:
                low = max(low, known)
            if found.bound != AT_LEAST:
                high = min(high, known)
            if low >= high:
                return known
        return self.examine(visit, low, high)

    def examine(self, visit: Visit, low: i64, high: i64) -> i64:
        """The value of the best action, which the table keeps."""
        actions = ordered_actions(visit.state, visit.first)
        best = self.after(visit.state, actions[0], low, high)
        best_action = actions[0]
        for number in range(1, len(actions)):
            if best >= high or self.stopped:
                break
            value = self.after_better(visit.state, actions[number], max(low, best), high)
            if value > best:
                best, best_action = value, actions[number]
        if self.stopped:
            return 0
        bound = AT_LEAST if best >= high else EXACT if best > low else AT_MOST
        self.table.keep(visit.key, Found(best - visit.standing, bound, best_action))
        return best

    def after(self, state: SintraState, action: i64, low: i64, high: i64) -> i64:
        """The value of an action."""
        after = state.copy()
        after.apply(action)
        if after.phase == ENDED:
            return final_value(after, state.seat)
        if after.seat == state.seat:
            return self.value(after, low, high)
        return -self.value(after, -high, -low)

    def after_better(self, state: SintraState, action: i64, low: i64, high: i64) -> i64:
        """The value of an action if it is more than `low`, which few are, so this is asked first."""
        value = self.after(state, action, low, low + 1)
        return self.after(state, action, value, high) if low < value < high else value

    def is_spent(self) -> bool:
        self.nodes += 1
        if self.nodes > self.positions or (self.nodes % PATIENCE == 0 and self.must_stop()):
            self.stopped = True
        return self.stopped

    def best_action(self, state: SintraState) -> int:
        """The action for the position that was solved last."""
        found = self.table.find(self.keys.key(state))
        assert found is not None
        return found.action


def standing_value(state: SintraState) -> i64:
    """What is scored so far, for the seat that acts. Two positions that differ in nothing else end with values that
    differ as much."""
    own = state.seat
    other = 1 - own
    margin = scoring.points(state, own) - scoring.points(state, other)
    return margin * POINT + WRAP_LOSS * (state.wraps[other] - state.wraps[own])


def final_value(state: SintraState, seat: i64) -> i64:
    margin = scoring.points(state, seat) - scoring.points(state, 1 - seat)
    return margin * POINT + scoring.glass_lost(state, 1 - seat) - scoring.glass_lost(state, seat)


def ordered_actions(state: SintraState, first: i64) -> list[int]:
    """The actions, `first` first and then the most promising. On side A it does not matter which pane is kept."""
    actions = state.legal_actions()
    if state.phase == KEEPING:
        return actions if state.side_b else actions[:1]
    promises = vec[i64]([0] * len(actions))
    for number in range(len(actions)):
        action = actions[number]
        looks = FAR if action == first else promise(state, action)
        place: i64 = number
        while place > 0 and promises[place - 1] < looks:
            promises[place] = promises[place - 1]
            actions[place] = actions[place - 1]
            place -= 1
        promises[place] = looks
        actions[place] = action
    return actions


def promise(state: SintraState, action: i64) -> i64:
    """How good an action looks, only to decide what is examined first: what it scores and breaks at once."""
    if action < PLACE:
        return 0
    group = (action - PLACE) // TARGETS
    target = (action - PLACE) % TARGETS
    count = state.market[group % SOURCES * COLOURS + group // SOURCES]
    if target == BREAK_ALL:
        return -3 * count
    place = state.seat * SLOTS + target - 1
    fitting = fitting_spaces(state, place, group // SOURCES)
    looks = 2 * min(count, fitting) - 3 * max(0, count - fitting)
    if count >= state.empty[place] and fitting >= state.empty[place]:
        looks += 4 * completion_points(state, place)
    return looks


def completion_points(state: SintraState, place: i64) -> i64:
    points: i64 = 3
    for right in range(place % SLOTS, SLOTS):
        if right == place % SLOTS or state.upper[place - place % SLOTS + right] != NOTHING:
            points += WINDOW_POINTS[right]
    return points
