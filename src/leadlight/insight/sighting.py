"""How insight sees a position: the same evaluation that the strongest bots use, as shares of the win for every seat."""

from collections.abc import Callable

from leadlight.bots.evaluation import LOOKAHEADS, Evaluation
from leadlight.bots.learned import load_evaluation
from leadlight.bots.one_ply import hand_made
from leadlight.bots.search.bot import DOUBT, EXPLORATION
from leadlight.bots.search.tree import Settings, Sight
from leadlight.bots.weights import find_weights
from leadlight.core.chance import Rng
from leadlight.core.game import Game, Options
from leadlight.core.state import CHANCE, OVER, State
from leadlight.insight.calibration import SETTING_UP, scale_of
from leadlight.insight.endings.solved import Shares, count_margin

LOOKED_AT = 6  # actions that are looked at closely when positions are played on
# How curious each of the trees is: where they all agree although they search differently, a value is sure.
CURIOSITY = (1.0, 0.5, 0.7, 1.4, 2.0, 1.0)


class InsightSight:
    """Plays positions on and says what every seat can expect from them."""

    def __init__(self, sights: list[Sight], evaluation: Evaluation, seats: int, *, grows_trees: bool) -> None:
        self.sights = sights  # for each of several trees
        self.sight = sights[0]
        self.grows_trees = grows_trees  # otherwise positions are played on by first sight
        self.quick = evaluation.value_actions  # by which positions are played on
        self.seats = seats
        self.is_set_up: Callable[[State], bool] = never  # whether seats still choose what they begin with

    def settle(self, state: State) -> State:
        """Let everybody choose by first sight what they begin with; changes and returns the state."""
        while self.is_set_up(state):
            state.apply(self.look(state, state.actor()))
        return state

    def shares(self, state: State) -> Shares:
        """What every seat can expect from a position, without looking ahead."""
        if state.actor() == OVER:
            return final_shares(state, self.sight.settings.scale)
        return tuple(self.sight.shares(state, self.seats))

    def first_sight(self, world: State, actions: list[int], seat: int) -> list[float]:
        """What each of the actions looks like to the seat, in points."""
        return list(self.sight.value_actions(world, actions, seat))

    def play_on(self, state: State, seat: int, rng: Rng) -> Shares:
        """Let everybody play by first sight until it is the seat's turn again; what every seat can expect then."""
        left, actor = False, state.actor()
        while actor != OVER:
            if actor == CHANCE:
                state.apply(state.draw(rng))
            elif actor == seat and left:
                break
            else:
                left = left or actor != seat
                state.apply(self.look(state, actor))
            actor = state.actor()
        return self.shares(state)

    def look(self, state: State, seat: int) -> int:
        """The action that looks best to the seat, of those that look best after a quick look."""
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        if len(actions) > LOOKED_AT:
            quick = self.quick(state, actions, seat)
            ranked = sorted(range(len(actions)), key=lambda place: (-quick[place], place))
            actions = [actions[place] for place in ranked[:LOOKED_AT]]
        values = self.first_sight(state, actions, seat)
        return actions[values.index(max(values))]


def find_sight(game: Game, options: Options, state: State) -> InsightSight:
    """The sight for a position of such a match. Points count more for the win as the end comes closer."""
    look = LOOKAHEADS[game.name]
    file = find_weights(game.name, options) if look.trained else None
    evaluation = hand_made(game.name) if file is None else load_evaluation(file, alone=options["players"] == 1)
    scale = scale_of(game, int(options["players"]), state)
    sights = [
        Sight(*evaluation, Settings(scale, look.sharpness, EXPLORATION * curiosity, DOUBT)) for curiosity in CURIOSITY
    ]
    found = InsightSight(sights, hand_made(game.name), int(options["players"]), grows_trees=look.compares is None)
    found.is_set_up = SETTING_UP.get(game.name, never)
    return found


def never(state: State) -> bool:  # noqa: ARG001
    return False


def final_shares(state: State, scale: float) -> Shares:
    """The shares once the match is over: who shares the first place shares the win; the margin counts very little."""
    places = state.ranking()
    winners = places.count(1)
    won = [1.0 / winners if place == 1 else 0.0 for place in places]
    return count_margin(won, [float(points) for points in state.scores()], scale)
