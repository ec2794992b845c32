"""Positions of Sintra's last round, and brute force over them, with which the solver is compared."""

from collections.abc import Iterator

from leadlight.bots.endings.sintra import solve_last_round
from leadlight.bots.endings.verdict import Verdict
from leadlight.bots.one_ply import hand_made
from leadlight.core.chance import Rng
from leadlight.core.state import CHANCE, OVER
from leadlight.games import find_game
from leadlight.games.sintra.components import COLOURS, NOTHING, ROUNDS
from leadlight.games.sintra.state import SintraState

Outcome = tuple[int, int]  # 1, 0 or -1 for win, tie and loss, and then the margin in points
Description = tuple[object, ...]


def last_round(seed: int, panes: int, side: str = "A") -> SintraState:
    """A position of two players in the last round, with at most so many panes on offer and more than one action.

    It comes from a match of choices that look best one action ahead; one in five is random, so that matches differ.
    """
    rng, game, (_, value_actions) = Rng(seed), find_game("sintra"), hand_made("sintra")
    while True:
        state = game.begin(game.complete({"players": 2, "side": side}))
        assert isinstance(state, SintraState)
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                state.apply(state.draw(rng))
                continue
            actions = state.legal_actions()
            if state.round == ROUNDS and state.on_offer <= panes and len(actions) > 1:
                return state
            values = value_actions(state, actions, actor)
            state.apply(rng.pick(actions) if rng.below(5) == 0 else actions[values.index(max(values))])


def last_rounds(count: int, least: int, most: int) -> Iterator[SintraState]:
    """Positions with every number of panes from the least to the most, on both sides of the boards."""
    for seed in range(count):
        yield last_round(seed, least + seed % (most - least + 1), "AB"[seed // (most - least + 1) % 2])


class BruteForce:
    """Tries every action of every position that can arise, down to the end. It only merges positions that are alike."""

    def __init__(self) -> None:
        self.known: dict[Description, Outcome] = {}

    def outcome(self, state: SintraState) -> Outcome:
        """What the seat that acts can reach against the best replies."""
        key = description(state)
        if key not in self.known:
            self.known[key] = max(self.after(state, action) for action in state.legal_actions())
        return self.known[key]

    def after(self, state: SintraState, action: int) -> Outcome:
        """What the acting seat of `state` can reach once it has done this."""
        after = state.copy()
        after.apply(action)
        if after.actor() == OVER:
            return outcome_at_end(after, state.actor())
        result, margin = self.outcome(after)
        return (result, margin) if after.actor() == state.actor() else (-result, -margin)


class Proof:
    """Whether a seat can reach an outcome, whatever the other one does. Unlike brute force it stops at the first action
    that is good enough, so it can be asked about larger positions."""

    def __init__(self, seat: int, goal: Outcome) -> None:
        self.seat = seat
        self.goal = goal
        self.known: dict[Description, bool] = {}

    def holds(self, state: SintraState) -> bool:
        if state.actor() == OVER:
            return outcome_at_end(state, self.seat) >= self.goal
        key = description(state)
        if key not in self.known:
            own = state.actor() == self.seat
            self.known[key] = any(self.holds(after) == own for after in by_points(state)) == own
        return self.known[key]


def by_points(state: SintraState) -> list[SintraState]:
    """The positions after every action, those with the most points for the acting seat first."""
    actor = state.actor()
    found: list[tuple[int, int, SintraState]] = []
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        points = after.scores()
        found.append((points[1 - actor] - points[actor], len(found), after))
    return [after for _, _, after in sorted(found)]


def description(state: SintraState) -> Description:
    """Everything but the tower and the bag. Of points and wraps only the differences count, and displays are sorted."""
    sources = [tuple(state.market[first : first + COLOURS]) for first in range(0, len(state.market), COLOURS)]
    points = state.scores()
    windows = tuple(state.upper), tuple(state.lower)
    if not state.side_b:
        windows = tuple(pane == NOTHING for pane in state.upper), ()  # the colours do not matter
    table = (state.seat, state.phase, state.marker_in_centre, sources[0], tuple(sorted(sources[1:])))
    seats = (tuple(state.glazier), tuple(state.glass_row), tuple(state.face), tuple(state.panes))
    return table, seats, windows, points[0] - points[1], state.wraps[0] - state.wraps[1]


def outcome_at_end(state: SintraState, seat: int) -> Outcome:
    places, points = state.ranking(), state.scores()
    return (places[1 - seat] > places[seat]) - (places[1 - seat] < places[seat]), points[seat] - points[1 - seat]


def solve(state: SintraState) -> Verdict:
    verdict = solve_last_round(state, 10**9, lambda: False)
    assert verdict is not None
    return verdict
