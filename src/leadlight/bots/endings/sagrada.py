"""Solves the last turns of a Sagrada match: the dice are known, and only the rolls and draws of tools are open.

Every way to play is tried, with the mean over all outcomes of chance. The private objectives of the rivals stay
unknown: every way to deal them is a world, and all worlds count alike. The acting seat cannot tell them apart, so it
does the same in all of them. A rival knows its own objective and nothing of the others, so it plays for its own points.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.bots.endings.verdict import Verdict
from leadlight.core.state import State
from leadlight.games.sagrada import scoring
from leadlight.games.sagrada.components import COLOURS, ROUNDS
from leadlight.games.sagrada.phases import CHOOSING, ENDED, TURN
from leadlight.games.sagrada.state import SagradaState

WIN: Final = 1000.0  # a win is worth as much as this many points of margin
PATIENCE: Final[i64] = 64  # positions between two looks at the clock

RankKey = tuple[int, int, int, int]  # as the scoring has it: the smallest is the best
WORST: Final = (10000, 0, 0, 0)  # such a key no seat has
Outcome = vec[float]  # for each world the acting seat's result and margin, then the points of each seat, all as means


def in_last_round(state: State, positions: int) -> bool:  # noqa: ARG001
    """Whether no more dice are rolled for a round. How long this takes to solve depends on the tools."""
    assert isinstance(state, SagradaState)
    return state.round == ROUNDS and TURN <= state.phase < ENDED


def solve_last_turns(state: State, positions: int, must_stop: Callable[[], bool]) -> Verdict | None:
    """The best action; None if the turns are not solved after so many positions or when `must_stop` says so."""
    assert isinstance(state, SagradaState)
    solver = TurnsSolver(state, positions, must_stop)
    best = solver.nothing()
    best_action: int | None = None
    for action in state.legal_actions():
        outcome = solver.outcome_after(state, action)
        if solver.stopped:
            return None
        if best_action is None or solver.value(outcome) > solver.value(best):
            best, best_action = outcome, action
    assert best_action is not None
    return Verdict(best_action, solver.mean(best, 0), solver.mean(best, 1), solver.nodes)


class TurnsSolver:
    """Tries every way to play the rest of a match."""

    def __init__(self, root: SagradaState, positions: int, must_stop: Callable[[], bool]) -> None:
        self.positions: i64 = positions  # at most
        self.must_stop = must_stop
        self.seat = root.seat
        self.worlds = deal_privates(root)
        self.count: i64 = len(self.worlds)
        self.width: i64 = 2 + root.players  # numbers for each world
        self.nodes: i64 = 0
        self.stopped = False

    def outcome(self, state: SagradaState) -> Outcome:
        if state.phase == ENDED:
            return self.final_outcome(state)
        if state.phase < CHOOSING:
            return self.chance_outcome(state)
        best = vec[float]()
        for action in state.legal_actions():
            outcome = self.outcome_after(state, action)
            if len(best) == 0:
                best = outcome
            elif state.seat == self.seat:
                if self.value(outcome) > self.value(best):
                    best = outcome
            else:
                self.take_better_worlds(best, outcome, state.seat)
        return best

    def outcome_after(self, state: SagradaState, action: int) -> Outcome:
        self.nodes += 1
        if self.nodes > self.positions or (self.nodes % PATIENCE == 0 and self.must_stop()):
            self.stopped = True
        if self.stopped:
            return self.nothing()
        after = state.copy()
        after.apply(action)
        return self.outcome(after)

    def nothing(self) -> Outcome:
        return vec[float]([0.0] * (self.count * self.width))

    def chance_outcome(self, state: SagradaState) -> Outcome:
        """The mean over everything that a tool may roll or draw."""
        total = self.nothing()
        weights = 0.0
        for action, weight in state.chance_outcomes():
            outcome = self.outcome_after(state, action)
            weights += float(weight)
            for place in range(len(total)):
                total[place] += outcome[place] * float(weight)
        for place in range(len(total)):
            total[place] /= weights
        return total

    def value(self, outcome: Outcome) -> float:
        """What the outcome is worth to the acting seat, which does not know the world: the win, then the margin."""
        return WIN * self.mean(outcome, 0) + self.mean(outcome, 1)

    def mean(self, outcome: Outcome, place: i64) -> float:
        total = 0.0
        for world in range(self.count):
            total += outcome[world * self.width + place]
        return total / float(self.count)

    def take_better_worlds(self, best: Outcome, outcome: Outcome, rival: i64) -> None:
        """Put into `best` the worlds in which the rival has more points in `outcome`."""
        for world in range(self.count):
            first = world * self.width
            if outcome[first + 2 + rival] > best[first + 2 + rival]:
                for place in range(first, first + self.width):
                    best[place] = outcome[place]

    def final_outcome(self, state: SagradaState) -> Outcome:
        outcome = self.nothing()
        keys = [rank_keys(state, seat) for seat in range(state.players)]
        for number in range(self.count):
            first = number * self.width
            privates = self.worlds[number]
            own = keys[self.seat][privates[self.seat]]
            best = solo_rival(state) if state.is_solo else WORST
            for seat in range(state.players):
                key = keys[seat][privates[seat]]
                outcome[first + 2 + seat] = float(-key[0])
                if seat != self.seat and key < best:
                    best = key
            outcome[first] = 1.0 if own < best else -1.0
            outcome[first + 1] = float(best[0] - own[0])
        return outcome


def solo_rival(state: SagradaState) -> RankKey:
    """G14.16: alone the rival is the target, which also wins with as many points."""
    return (-scoring.target(state), -WORST[0], 0, 0)


def rank_keys(state: SagradaState, seat: i64) -> list[RankKey]:
    """The rank of a seat by each private objective that it may have; its first number is minus the points."""
    if state.is_solo:
        return [scoring.rank_key(state, seat)] * COLOURS
    keys: list[RankKey] = []
    for colour in range(COLOURS):
        state.privates[seat] = colour
        keys.append(scoring.rank_key(state, seat))
    return keys


def deal_privates(state: SagradaState) -> list[vec[i64]]:
    """Every way to deal the private objectives that the acting seat cannot see."""
    if state.is_solo:
        return [state.privates[:]]
    rivals = [seat for seat in range(state.players) if seat != state.seat]
    hands = [[state.privates[state.seat]]]
    for _ in rivals:
        hands = [[*dealt, colour] for dealt in hands for colour in range(COLOURS) if colour not in dealt]
    worlds: list[vec[i64]] = []
    for dealt in hands:
        privates = state.privates[:]
        for number in range(len(rivals)):
            privates[rivals[number]] = dealt[number + 1]
        worlds.append(privates)
    return worlds
