"""Plain UCT, the textbook search: it knows nothing of a game but its rules. Other searches are measured against it."""

from math import log, sqrt

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.bots.search.shares import share_by_places
from leadlight.bots.search.tree import Node, Settings, Sight, Tree
from leadlight.core.chance import Rng
from leadlight.core.playout import play_out
from leadlight.core.state import State


class RandomPlayouts(Sight):
    """Plays every new position to its end at random. All actions look the same at first sight."""

    def __init__(self, rng: Rng, settings: Settings) -> None:
        super().__init__(no_value, no_values, settings)
        self.rng = rng

    def shares(self, state: State, seats: i64) -> vec[float]:
        """The share of the win that each seat has at the end of the random play."""
        play_out(state, self.rng)
        points = vec[float]([0.0] * seats)
        scores = state.scores()
        for seat in range(seats):
            points[seat] = float(scores[seat])
        return share_by_places(state, points, self.settings.scale)


class PlainTree(Tree):
    """Tries every action of a node once, then follows the one with the highest upper bound (UCB1)."""

    def pick(self, node: Node, places: list[int], seat: i64) -> i64:
        """A place that was not tried yet, at random; if all were, the one with the highest upper bound."""
        untried = [place for place in places if node.children[place] is None]
        if untried:
            return self.rng.pick(untried)
        best_place: i64 = places[0]
        best_bound = -1.0e9
        logarithm = log(float(node.visits))
        for place in places:
            child = node.children[place]
            assert child is not None
            bound = child.mean(seat) + self.settings.exploration * sqrt(logarithm / float(child.visits))
            if bound > best_bound:
                best_place, best_bound = place, bound
        return best_place


def no_value(state: State, seat: int) -> float:  # noqa: ARG001
    return 0.0


def no_values(state: State, actions: list[int], seat: int) -> list[float]:  # noqa: ARG001
    return [0.0] * len(actions)
