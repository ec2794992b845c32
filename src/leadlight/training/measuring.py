"""How strong the weights are: mirrored matches against the greedy bot. Both matches of a pair have the same chance."""

import time

import msgspec

from leadlight.bots.evaluation import Evaluation
from leadlight.bots.learned_value import win_share
from leadlight.bots.one_ply import hand_made
from leadlight.core.chance import Rng
from leadlight.core.state import CHANCE, OVER
from leadlight.games import find_game
from leadlight.training.plan import Plan
from leadlight.training.selfplay import choose_best


class Strength(msgspec.Struct):
    """Sums over matches, so that those of several processes can be added."""

    matches: int = 0
    won: float = 0.0
    points: float = 0.0
    rival_points: float = 0.0

    def add(self, other: "Strength") -> None:
        self.matches += other.matches
        self.won += other.won
        self.points += other.points
        self.rival_points += other.rival_points


class Measurement(msgspec.Struct):
    """A line of the curve."""

    games: int
    hours: float  # of training, all sittings together
    loss: float
    self_play: float  # the mean score of seats in the last generation
    matches: int  # against greedy, or alone
    share: float  # of them won; ties by halves
    mean: float
    rival: float  # what greedy scored


def play_matches(plan: Plan, trained: Evaluation, numbers: range) -> Strength:
    """One learned seat against greedy ones; alone where the game is played alone. It moves up from match to match."""
    strength = Strength()
    for number in numbers:
        strength.add(play_match(plan, trained, number))
    return strength


def play_match(plan: Plan, trained: Evaluation, number: int) -> Strength:
    options = plan.match_options(0)
    players = int(options["players"])
    learned = number % players
    game = find_game(plan.game)
    seed = 2**40 + number // players
    state, rng, thoughts = game.begin(options), Rng(seed), Rng(seed + 2**39)
    greedy = hand_made(plan.game)
    while (seat := state.actor()) != OVER:
        if seat == CHANCE:
            state.apply(state.draw(rng))
        else:
            state.apply(choose_best(state, seat, trained if seat == learned else greedy, thoughts))
    scores = state.scores()
    others = [points for seat, points in enumerate(scores) if seat != learned]
    return Strength(1, win_share(state, learned), scores[learned], sum(others) / max(1, len(others)))


class Stopwatch:
    """Hours since it was made, and those of earlier sittings."""

    def __init__(self, earlier: float) -> None:
        self.earlier = earlier
        self.start = time.monotonic()

    def hours(self) -> float:
        return self.earlier + (time.monotonic() - self.start) / 3600
