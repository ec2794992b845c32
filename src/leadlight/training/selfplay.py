"""Plays matches of a network against itself and turns them into positions with targets to learn from."""

from array import array
from collections.abc import Iterable
from math import exp

import msgspec

from leadlight.bots.evaluation import CORRECTIONS, Evaluation
from leadlight.bots.learned import correct, correct_rounds, make_value
from leadlight.bots.learned_value import best_rival, probability, win_share
from leadlight.bots.network import POINTS
from leadlight.bots.one_ply import best_actions, hand_made
from leadlight.bots.weights import Weights
from leadlight.core.chance import Rng
from leadlight.core.state import CHANCE, OVER, State
from leadlight.games import find_game
from leadlight.training.plan import Plan


class Samples(msgspec.Struct):
    """Positions and their targets, in plain arrays that cross to another process as they are."""

    indices: bytes = b""  # 16-bit: the active features of all positions
    counts: bytes = b""  # 16-bit: how many features each position has
    targets: bytes = b""  # 32-bit floats, three for each position: own, rival, win
    scores: tuple[int, ...] = ()  # final points of the seats that learn
    plies: int = 0


class Position(msgspec.Struct):
    """A position that a seat has brought about, and what the evaluation and the network say of it."""

    features: list[int]
    hand_made: float
    own: float
    rival: float
    win: float


class Actor:
    """Plays with fixed weights. A match depends only on the plan, its number and the weights."""

    def __init__(self, plan: Plan, weights: Weights) -> None:
        self.plan = plan
        self.game = find_game(plan.game)
        self.correction = CORRECTIONS[plan.game]
        self.value = make_value(weights)
        alone = all(players == 1 for players in plan.players)
        self.learned = (correct_rounds if alone else correct)(self.value, plan.game)
        self.hand_made = hand_made(plan.game)

    def play(self, numbers: Iterable[int]) -> Samples:
        """The positions of these matches."""
        indices, counts, targets = array("H"), array("H"), array("f")
        scores: list[int] = []
        for number in numbers:
            state, seen = self.play_match(number)
            for seat, positions in seen.items():
                scores.append(state.scores()[seat])
                for position, target in zip(positions, self.targets(state, seat, positions), strict=True):
                    indices.extend(position.features)
                    counts.append(len(position.features))
                    targets.extend(target)
        return Samples(indices.tobytes(), counts.tobytes(), targets.tobytes(), tuple(scores))

    def play_match(self, number: int) -> tuple[State, dict[int, list[Position]]]:
        """The final state, and by learning seat the positions that it has brought about."""
        rng = Rng((self.plan.seed * 1_000_003 + number) * 2)
        thoughts = Rng((self.plan.seed * 1_000_003 + number) * 2 + 1)
        state = self.game.begin(self.plan.match_options(number))
        seen: dict[int, list[Position]] = {seat: [] for seat in self.learning_seats(state, number)}
        evaluation = self.learned if number >= self.plan.greedy_matches else self.hand_made
        while (seat := state.actor()) != OVER:
            if seat == CHANCE:
                state.apply(state.draw(rng))
            elif seat in seen:
                state.apply(self.choose(state, seat, evaluation, thoughts))
                if self.is_learned_from(state, seat):
                    seen[seat].append(self.look_at(state, seat))
            else:
                state.apply(choose_best(state, seat, self.hand_made, thoughts))
        return state, seen

    def learning_seats(self, state: State, number: int) -> list[int]:
        """All seats, or a single one among greedy ones."""
        players = len(state.scores())
        if players == 1 or number % self.plan.greedy != 0:
            return list(range(players))
        return [number // self.plan.greedy % players]

    def choose(self, state: State, seat: int, evaluation: Evaluation, rng: Rng) -> int:
        """The best action, or now and then one that is nearly as good."""
        if rng.below(1000) >= self.plan.exploring * 1000:
            return choose_best(state, seat, evaluation, rng)
        actions = state.legal_actions()
        values = evaluation.value_actions(state, actions, seat)
        best = max(values)
        weights = [exp((value - best) / self.plan.temperature) for value in values]
        left = rng.below(1_000_000) / 1_000_000 * sum(weights)
        for action, weight in zip(actions, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        return actions[-1]

    def is_learned_from(self, state: State, seat: int) -> bool:
        """Whether the network is ever asked about such positions."""
        return state.actor() != OVER and self.correction.rests(state, seat)

    def look_at(self, state: State, seat: int) -> Position:
        self.value.run(state, seat)
        network = self.value.network
        hand_made = self.correction.hand_made(state, seat)
        features = self.value.active.listed()
        return Position(features, hand_made, hand_made + network.own, network.rival, probability(network.win))

    def targets(self, final: State, seat: int, positions: list[Position]) -> list[tuple[float, float, float]]:
        """TD(lambda) backwards from the end: each target mixes what came of a position with the next prediction."""
        own, rival = self.correction.hand_made(final, seat), best_rival(final, seat)
        win = win_share(final, seat)
        targets: list[tuple[float, float, float]] = []
        for position in reversed(positions):
            targets.append(((own - position.hand_made) / POINTS, rival / POINTS, win))
            own += (1 - self.plan.trace) * (position.own - own)
            rival += (1 - self.plan.trace) * (position.rival - rival)
            win += (1 - self.plan.trace) * (position.win - win)
        return targets[::-1]


def choose_best(state: State, seat: int, evaluation: Evaluation, rng: Rng) -> int:
    actions = state.legal_actions()
    return actions[0] if len(actions) == 1 else rng.pick(best_actions(state, actions, seat, evaluation))
