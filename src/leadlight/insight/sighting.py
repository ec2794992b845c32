"""How insight sees a position: the same evaluation that the strongest bots use, as shares of the win for every seat."""

from leadlight.bots.evaluation import LOOKAHEADS, Evaluation
from leadlight.bots.learned import load_evaluation
from leadlight.bots.one_ply import hand_made
from leadlight.bots.search.bot import settings_of
from leadlight.bots.search.tree import Sight
from leadlight.bots.weights import find_weights
from leadlight.core.chance import Rng
from leadlight.core.state import CHANCE, OVER, State
from leadlight.insight.endings.solved import Shares, count_margin
from leadlight.play.perspective import Perspective


class InsightSight:
    """Plays positions on and says what every seat can expect from them."""

    def __init__(self, sight: Sight, evaluation: Evaluation, seats: int, *, grows_trees: bool) -> None:
        self.sight = sight
        self.grows_trees = grows_trees  # otherwise positions are played on by first sight
        self.quick = evaluation.value_actions  # by which positions are played on
        self.seats = seats

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
        """The action that looks best to the seat after a quick look."""
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        values = self.quick(state, actions, seat)
        return actions[values.index(max(values))]


def find_sight(perspective: Perspective) -> InsightSight:
    """The sight for matches like this one."""
    game = perspective.game.name
    file = find_weights(game, perspective.options) if LOOKAHEADS[game].trained else None
    evaluation = hand_made(game) if file is None else load_evaluation(file)
    grows_trees = LOOKAHEADS[game].compares is None
    sight = Sight(*evaluation, settings_of(game))
    return InsightSight(sight, hand_made(game), perspective.players, grows_trees=grows_trees)


def final_shares(state: State, scale: float) -> Shares:
    """The shares once the match is over: who shares the first place shares the win; the margin counts very little."""
    places = state.ranking()
    winners = places.count(1)
    won = [1.0 / winners if place == 1 else 0.0 for place in places]
    return count_margin(won, [float(points) for points in state.scores()], scale)
