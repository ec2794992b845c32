"""A tree of decisions. Every iteration deals a world, follows the most promising decisions to a new position, and
values it for every seat.

Chance is drawn anew in every iteration and not stored, so a node stands for a sequence of decisions, whatever chance
brought in between. Which actions look good at first sight, the evaluation says, one action ahead.
"""

from collections.abc import Callable
from math import sqrt

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.bots.search.shares import falling, share_by_places, share_by_points
from leadlight.core.chance import Rng
from leadlight.core.state import CHANCE, OVER, State

Evaluate = Callable[[State, int], float]
ValueActions = Callable[[State, list[int], int], list[float]]


class Settings:
    """How a search weighs what it sees; all but `exploration` are in points."""

    def __init__(self, scale: float, sharpness: float, exploration: float, doubt: float) -> None:
        self.scale = scale  # how many points behind leave a third of the chance to win
        self.sharpness = sharpness  # how many points less make an action a third as promising at first sight
        self.exploration = exploration  # how much the first sight counts against what the search has found
        self.doubt = doubt  # how much worse than its position an action is thought to be until it is tried, as a share


class Sight:
    """What the search sees at once: what a position is worth to a seat, and what actions are worth to it."""

    def __init__(self, evaluate: Evaluate, value_actions: ValueActions, settings: Settings) -> None:
        self.evaluate = evaluate
        self.value_actions = value_actions
        self.settings = settings

    def shares(self, state: State, seats: i64) -> vec[float]:
        """The share of the win that each seat can expect."""
        points = vec[float]([0.0] * seats)
        for seat in range(seats):
            points[seat] = self.evaluate(state, seat)
        if state.actor() == OVER:
            return share_by_places(state, points, self.settings.scale)
        return share_by_points(points, self.settings.scale)


class Node:
    """What is known of the decisions after a sequence of decisions."""

    def __init__(self, seats: i64) -> None:
        self.visits: i64 = 0
        self.totals = vec[float]([0.0] * seats)  # shares of the win, added up over the visits
        self.actions: list[int] = []  # all that were ever legal here
        self.places: dict[int, int] = {}  # where each of them is in the lists
        self.promises: list[float] = []
        self.children: list[Node | None] = []
        self.best = 0.0  # the value of the best action when the first ones were looked at

    def mean(self, seat: i64) -> float:
        return self.totals[seat] / float(self.visits)


class Tree:
    """Grows from the position of one seat. `deal` returns a world that the seat cannot tell from the true one."""

    def __init__(self, deal: Callable[[Rng], State], sight: Sight, rng: Rng, seats: int) -> None:
        self.deal = deal
        self.sight = sight
        self.settings = sight.settings
        self.rng = rng
        self.seats: i64 = seats
        self.root = Node(seats)
        self.iterations = 0
        self.action: i64 = 0  # the one that was followed last

    def grow(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate()
        self.iterations += iterations

    def iterate(self) -> None:
        state = self.deal(self.rng)
        node = self.root
        path = [node]
        while node.visits > 0:
            actor = self.draw_chance(state)
            if actor == OVER:
                break
            node = self.follow(node, state, actor)
            path.append(node)
            state.apply(self.action)
        self.add(path, self.sight.shares(state, self.seats))

    def draw_chance(self, state: State) -> int:
        """Draw until a seat decides or the match is over. Returns the actor."""
        actor = state.actor()
        while actor == CHANCE:
            state.apply(state.draw(self.rng))
            actor = state.actor()
        return actor

    def follow(self, node: Node, state: State, seat: i64) -> Node:
        """The child with the best mix of results and promise, of those that are legal in this world."""
        actions = state.legal_actions()
        if actions != node.actions:
            self.add_actions(node, state, seat, actions)
        place = self.pick(node, [node.places[action] for action in actions], seat)
        self.action = node.actions[place]
        found = node.children[place]
        if found is None:
            found = Node(self.seats)
            node.children[place] = found
        return found

    def pick(self, node: Node, places: list[int], seat: i64) -> i64:
        """One of these places in the lists of the node: the first with the best mix of results and promise (PUCT)."""
        promised = 0.0
        for place in places:
            promised += node.promises[place]
        curiosity = self.settings.exploration * sqrt(float(node.visits)) / promised
        untried = node.mean(seat) - self.settings.doubt
        best_place: i64 = places[0]
        best_score = -1.0e9
        for place in places:
            child = node.children[place]
            if child is None:
                score = untried + curiosity * node.promises[place]
            else:
                score = child.mean(seat) + curiosity * node.promises[place] / float(1 + child.visits)
            if score > best_score:
                best_place, best_score = place, score
        return best_place

    def add_actions(self, node: Node, state: State, seat: i64, actions: list[int]) -> None:
        """Look at the actions that are new here. In another world, others may be legal than at the first visit."""
        fresh = [action for action in actions if action not in node.places]
        if not fresh:
            return
        values = self.sight.value_actions(state, fresh, seat)
        if not node.actions:
            node.best = max(values)
        for number in range(len(fresh)):
            behind = max(0.0, node.best - values[number])
            node.places[fresh[number]] = len(node.actions)
            node.actions.append(fresh[number])
            node.promises.append(falling(behind / self.settings.sharpness))
            node.children.append(None)

    def add(self, path: list[Node], shares: vec[float]) -> None:
        for node in path:
            node.visits += 1
            totals = node.totals
            for seat in range(self.seats):
                totals[seat] += shares[seat]

    def node_after(self, decisions: list[int]) -> Node | None:
        """The node that these decisions lead to from the root, if the search has followed them."""
        node = self.root
        for action in decisions:
            place = node.places.get(action, -1)
            child = node.children[place] if place >= 0 else None
            if child is None:
                return None
            node = child
        return node

    def best_action(self, actions: list[int]) -> int:
        """The action that was followed most often; among equal ones the first."""
        best = actions[0]
        most: i64 = -1
        for action in actions:
            visits = self.visits_of(action)
            if visits > most:
                best, most = action, visits
        return best

    def lead(self, actions: list[int]) -> int:
        """How many more visits the best of at least two actions has than the second."""
        first: i64 = 0
        second: i64 = 0
        for action in actions:
            visits = self.visits_of(action)
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second

    def visits_of(self, action: int) -> i64:
        """How often the search followed the action at its root."""
        child = self.node_after([action])
        return 0 if child is None else child.visits

    def share_of(self, action: int, seat: int) -> float:
        """The share of the win that the search expects for the seat after an action that it has followed."""
        child = self.node_after([action])
        assert child is not None
        return child.mean(seat)
