"""Says whether a decision is a puzzle: one action clearly best, and none that a weak player finds."""

from collections.abc import Sequence
from functools import cache

from leadlight.bots.bot import Bot
from leadlight.bots.evaluation import LOOKAHEADS
from leadlight.bots.finding import find_bot
from leadlight.bots.levels import LEVELS, STYLES
from leadlight.bots.levels.bot import find_evaluation
from leadlight.core.chance import Rng
from leadlight.insight.opinion import Judged, Opinion, judge
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Budget, Thinking
from leadlight.puzzles.puzzle import Choice, Puzzle, Source, name_puzzle
from leadlight.puzzles.themes import find_themes

MARGIN = 0.02  # of the win: how much better the solution is than anything else, at least
SURE = 4.0  # standard errors by which it is better
FEWEST_ACTIONS = 4  # with fewer to choose from, guessing is too easy
OPEN = (0.06, 0.985)  # what the seat can expect: elsewhere the match is decided
ROUGHLY = 0.6  # of the margin, before the check with ten times the nodes
OUTSTANDING = 0.03  # of the points that leave a third of the chance to win: by so much the best action stands out
SHOWN = 4  # choices that are kept
WEAK = (1, 2)  # levels that must not find the solution
GOOD = 5  # the level by whose first sight a decision is promising
LUCKY = 8  # of so many decisions without a promise, one is looked at all the same
TEN_TIMES = 10


def examine(perspective: Perspective, source: Source) -> Puzzle | None:
    """The puzzle that the decision makes, or None."""
    if len(perspective.legal_actions()) < FEWEST_ACTIONS:
        return None
    tempting = [choose(level, perspective) for level in WEAK]
    if not is_promising(perspective, tempting) and Rng(source.ply).below(LUCKY) > 0:
        return None
    opinion = find_single_best(perspective, tempting)
    if opinion is None or not is_found_by_the_best(perspective, opinion.judged[0].action):
        return None
    return make_puzzle(perspective, opinion, tempting, source)


def is_promising(perspective: Perspective, tempting: Sequence[int]) -> bool:
    """Whether one action stands out at first sight, and not to weak players. Elsewhere there is seldom a puzzle."""
    game, actions = perspective.game.name, perspective.legal_actions()
    evaluation = find_evaluation(perspective, STYLES[game][GOOD - 1])
    values = evaluation.value_actions(perspective.deal_world(Rng(0)), actions, perspective.seat)
    (best, first), (second, _) = sorted(zip(values, actions, strict=True), reverse=True)[:2]
    return first not in tempting and best - second >= OUTSTANDING * LOOKAHEADS[game].scale


def find_single_best(perspective: Perspective, tempting: Sequence[int]) -> Opinion | None:
    """An opinion by which one action is clearly best, and not one of these; None if a closer look does not hold it."""
    first = look(perspective, 1, tempting)
    if first.judged[0].action in tempting or not is_clear(first, ROUGHLY * MARGIN, 1.0):
        return None
    second = look(perspective, TEN_TIMES, tempting)
    return second if second.judged[0].action == first.judged[0].action and is_clear(second) else None


def look(perspective: Perspective, times: int, include: Sequence[int], seed: int = 0) -> Opinion:
    """An opinion formed with so many times the nodes that the top level has for a decision."""
    nodes = nodes_of(perspective) * times
    return judge(perspective, Thinking(Rng(seed * TEN_TIMES + times), Budget(nodes=nodes)), include)


def nodes_of(perspective: Perspective) -> int:
    """How many nodes the top level has for a decision."""
    return STYLES[perspective.game.name][-1].nodes_with(perspective.players)


def is_clear(opinion: Opinion, margin: float = MARGIN, sure: float = SURE) -> bool:
    """Whether every other action is behind the best one by the margin, and surely so, in a match that is open."""
    low, high = OPEN
    others = opinion.judged[1:]
    return (
        bool(others)
        and low <= opinion.judged[0].value <= high
        and all(each.behind >= max(margin, sure * each.error) for each in others)
    )


def is_found_by_the_best(perspective: Perspective, action: int) -> bool:
    """Whether the top level finds the action with ten times its usual budget, whatever random numbers it has."""
    return all(choose_at_length(perspective, seed) == action for seed in (1, 2))


def choose_at_length(perspective: Perspective, seed: int) -> int:
    """What the top level chooses with ten times its usual budget."""
    nodes = nodes_of(perspective) * TEN_TIMES
    return level(len(LEVELS)).choose(perspective, Thinking(Rng(seed), Budget(nodes=nodes)))


def choose(rank: int, perspective: Perspective) -> int:
    """What a level chooses, always the same."""
    return level(rank).choose(perspective, Thinking(Rng(0)))


@cache
def level(rank: int) -> Bot:
    return find_bot(f"level:{rank}")


def measure_difficulty(perspective: Perspective, action: int) -> int:
    """1 if the first level above the weak ones finds it, and so on; the last number if none does in its usual time."""
    stronger = range(WEAK[-1] + 1, len(LEVELS) + 1)
    finding = (number for number, rank in enumerate(stronger, start=1) if choose(rank, perspective) == action)
    return next(finding, len(stronger) + 1)


def make_puzzle(perspective: Perspective, opinion: Opinion, tempting: Sequence[int], source: Source) -> Puzzle:
    game, best = perspective.game, opinion.judged[0].action
    position = perspective.position
    return Puzzle(
        id=name_puzzle(game.name, position, perspective.seat),
        game=game.name,
        version=game.version,
        position=position,
        seat=perspective.seat,
        choices=tuple(describe(perspective, each) for each in best_choices(opinion, tempting)),
        themes=find_themes(game.name, game.parse_position(position), best, tempting[-1]),
        difficulty=measure_difficulty(perspective, best),
        source=source,
    )


def best_choices(opinion: Opinion, tempting: Sequence[int]) -> list[Judged]:
    """The best ones, and what the weak levels choose."""
    ranked = sorted(opinion.judged, key=lambda each: each.behind)
    return ranked[:SHOWN] + [each for each in ranked[SHOWN:] if each.action in tempting]


def describe(perspective: Perspective, judged: Judged) -> Choice:
    action = perspective.game.format_action(judged.action)
    return Choice(action, round(judged.value, 4), round(judged.behind, 4), round(judged.error, 4))
