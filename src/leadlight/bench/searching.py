"""What `worker` measures of searches and evaluations: each function returns one that works for a while and counts."""

import importlib
from collections.abc import Callable
from typing import Any

from leadlight.bots import Bot, find_bot
from leadlight.bots.evaluation import CORRECTIONS, Evaluate
from leadlight.bots.learned import make_value
from leadlight.bots.weights import PACKAGED, SUFFIX, read_weights
from leadlight.core.chance import Rng
from leadlight.core.game import Options
from leadlight.core.record import Seat
from leadlight.core.state import CHANCE, OVER, State
from leadlight.games import GAMES
from leadlight.play.match import Match
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Progress, Thinking

NODES = 32  # iterations for one decision
POSITIONS = 3  # decisions, spread over the first half of a match
SIMULATIONS = 1000  # of OpenSpiel for one decision
MOST_MEMORY = 1000  # megabytes for OpenSpiel's tree


def search(game: str) -> Callable[[], int]:
    """Search some decisions of a random match of two: iterations."""
    return decide(find_bot(f"search:nodes={NODES}"), decisions(game))


def uct(game: str) -> Callable[[], int]:
    """The same with plain UCT, which plays to the end of the match at random, as OpenSpiel's search does."""
    return decide(find_bot(f"uct:nodes={NODES}"), decisions(game))


def decide(bot: Bot, perspectives: list[Perspective]) -> Callable[[], int]:
    return lambda: sum(count_iterations(bot, perspective) for perspective in perspectives)


def count_iterations(bot: Bot, perspective: Perspective) -> int:
    """How many iterations the bot makes for one decision: fewer than it may where the choice is clear before."""
    reports = [Progress()]
    bot.choose(perspective, Thinking(Rng(1), report=reports.append))
    return reports[-1].nodes


def decisions(game: str) -> list[Perspective]:
    """Decisions with a choice between several actions, from the beginning of a match to its middle."""
    match, rng = Match(GAMES[game], {"players": 2}, [Seat("Ann"), Seat("Ben")], Rng(1)), Rng(2)
    match.draw_chance()
    found: list[Perspective] = []
    while not match.is_over:
        if len(match.state.legal_actions()) > 1:
            found.append(Perspective.of(match))
        match.act(match.actor, rng.pick(match.state.legal_actions()))
    return found[: len(found) // 2 : max(1, len(found) // 2 // POSITIONS)][:POSITIONS]


def openspiel_search(name: str) -> Callable[[], int]:
    """OpenSpiel's search in C++ with random playouts, from the first decision of a match: iterations."""
    spiel: Any = importlib.import_module("pyspiel")
    game = spiel.load_game(name)
    evaluator = spiel.RandomRolloutEvaluator(1, 1)
    bot = spiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, MOST_MEMORY, False, 1, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def play() -> int:
        bot.step(state)
        return SIMULATIONS

    return play


def evaluation(game: str) -> Callable[[], int]:
    """The hand-made evaluation that networks correct: positions of a random match of two, each for both seats."""
    return evaluate_all(CORRECTIONS[game].hand_made, positions(game, GAMES[game].complete({"players": 2})))


def network(name: str) -> Callable[[], int]:
    """The network of that name and what it corrects: positions of a random match that it is trained for, each for all
    seats.
    """
    weights = read_weights(PACKAGED / f"{name}{SUFFIX}")
    trained = weights.description
    options = {option: values[0] for option, values in trained.options.items()} | {"players": trained.players[0]}
    return evaluate_all(make_value(weights).evaluate, positions(trained.game, GAMES[trained.game].complete(options)))


def evaluate_all(evaluate: Evaluate, states: list[State]) -> Callable[[], int]:
    seats = range(len(states[0].scores()))

    def play() -> int:
        for state in states:
            for seat in seats:
                evaluate(state, seat)
        return len(states) * len(seats)

    return play


def positions(game: str, options: Options) -> list[State]:
    """The positions of a random match in which a seat decides."""
    state, rng = GAMES[game].begin(options), Rng(1)
    found: list[State] = []
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.draw(rng))
        else:
            found.append(state.copy())
            state.apply(rng.pick(state.legal_actions()))
    return found
