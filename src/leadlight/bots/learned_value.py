"""What a position is worth to a seat by a trained network, which corrects the hand-made evaluation."""

from collections.abc import Callable
from math import exp

from leadlight.bots.features.active import Active
from leadlight.bots.network import Network
from leadlight.core.state import OVER, State


class Aims:
    """How the outputs of a network make a value: the share of its correction, of the rival's points, and for a win."""

    def __init__(self, trust: float, rivals: float, win: float) -> None:
        self.trust = trust
        self.rivals = rivals
        self.win = win


class LearnedValue:
    """In points: what the seat will score, less a share of what its best rival will score, and a bonus for winning."""

    def __init__(
        self,
        network: Network,
        add_features: Callable[[State, int, Active], None],
        hand_made: Callable[[State, int], float],
        aims: Aims,
    ) -> None:
        self.network = network
        self.add_features = add_features
        self.hand_made = hand_made
        self.aims = aims
        self.active = Active()

    def evaluate(self, state: State, seat: int) -> float:
        """The value of a position in which the seat is not in the middle of a turn."""
        if state.actor() == OVER:
            return self.final_value(state, seat)
        value = self.hand_made(state, seat)
        self.run(state, seat)
        network, aims = self.network, self.aims
        return value + aims.trust * network.own - aims.rivals * network.rival + aims.win * probability(network.win)

    def run(self, state: State, seat: int) -> None:
        """Run the network on a position; what it says is then in `network`."""
        self.active.clear()
        self.add_features(state, seat, self.active)
        self.network.run(self.active)

    def final_value(self, state: State, seat: int) -> float:
        value = self.hand_made(state, seat) - self.aims.rivals * best_rival(state, seat)
        return value + self.aims.win * win_share(state, seat)


def best_rival(state: State, seat: int) -> float:
    """The points of the best other seat; 0 without one."""
    others = [points for other, points in enumerate(state.scores()) if other != seat]
    return float(max(others)) if others else 0.0


def win_share(state: State, seat: int) -> float:
    """1 for a match won, a share of it for a shared first place. Meaningful once the match is over."""
    places = state.ranking()
    return 1.0 / float(places.count(1)) if places[seat] == 1 else 0.0


def probability(log_odds: float) -> float:
    if log_odds < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-log_odds))
