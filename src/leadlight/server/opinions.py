"""Forms opinions on positions; runs in processes of an `OpinionPool`. Only a `Perspective` is looked at."""

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from leadlight.core.chance import Rng
from leadlight.core.errors import IllegalAction
from leadlight.core.event import Event
from leadlight.core.journal import Journal
from leadlight.core.state import State
from leadlight.insight.marks import mark_loss
from leadlight.insight.opinion import Judged, Opinion, judge
from leadlight.insight.reasons import explain
from leadlight.insight.sighting import InsightSight, find_sight
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Budget, Thinking
from leadlight.server.errors import Conflict
from leadlight.server.free_board import set_board
from leadlight.server.opinion_models import AnalysisRequest, JudgedAction, LikelyAction, OpinionAnswer, ReasonInfo
from leadlight.server.tables.messages import action_texts, events_seen_by

SECONDS: Final = (0.4, 1.5, 5.0, 20.0)  # by effort
SHOWN: Final = 5  # actions that are told besides the included ones
MOST_REPLIES: Final = 3


class Move(NamedTuple):
    """What a seat does, and what happens then."""

    seat: int
    action: int
    events: Sequence[Event]


def cost_of(effort: int) -> int:
    """What a request counts for: the whole seconds that it may take."""
    return math.ceil(SECONDS[effort])


def encode_analysis(is_cancelled: Callable[[], bool], query: AnalysisRequest) -> bytes:
    """What whoever decides on a free board should do, as far as that seat can know."""
    match, _ = set_board(query)
    if match.is_over:
        raise Conflict("match-not-running")
    return encode_opinion(is_cancelled, Perspective.of(match), match.ply, query.effort, query.include)


def encode_opinion(
    is_cancelled: Callable[[], bool], perspective: Perspective, ply: int, effort: int, include: Sequence[str]
) -> bytes:
    """The opinion of a seat that has something to decide, as JSON. What is included must be legal."""
    included = read_included(perspective, include)
    opinion = judge(perspective, Thinking(Rng(ply), Budget(seconds=SECONDS[effort]), is_cancelled), included)
    shown = [each for place, each in enumerate(opinion.judged) if place < SHOWN or each.action in included]
    return msgspec.json.encode(
        OpinionAnswer(
            ply=ply,
            seat=opinion.seat,
            judged=describe(perspective, shown),
            shares=list(opinion.shares),
            choices=len(perspective.legal_actions()),
            nodes=opinion.nodes,
            exact=opinion.exact,
            seconds=SECONDS[effort],
            more=can_learn_more(opinion, effort),
        )
    )


def read_included(perspective: Perspective, texts: Sequence[str]) -> list[int]:
    actions, legal = [perspective.game.parse_action(text) for text in texts], perspective.legal_actions()
    for action in actions:
        if action not in legal:
            state = perspective.deal_world(Rng(0))
            raise IllegalAction(perspective.game.refusal(state, perspective.seat, action))
    return actions


def can_learn_more(opinion: Opinion, effort: int) -> bool:
    return not opinion.exact and len(opinion.judged) > 1 and effort + 1 < len(SECONDS)


def describe(perspective: Perspective, shown: Sequence[Judged]) -> list[JudgedAction]:
    """What the judged actions would bring, what speaks for or against them, and what is likely to follow."""
    world = perspective.deal_world(Rng(0))
    sight = find_sight(perspective.game, perspective.options, world)
    return [describe_action(perspective, each, follow(sight, world, each.action)) for each in shown]


def describe_action(perspective: Perspective, judged: Judged, line: list[Move]) -> JudgedAction:
    texts, seat = action_texts(perspective.game.name), perspective.seat
    own = 2 if len(line) > 1 and line[1].seat == seat else 1  # a next decision of the seat, such as where a die goes
    return JudgedAction(
        action=texts[judged.action],
        value=judged.value,
        error=judged.error,
        behind=judged.behind,
        shares=list(judged.shares),
        mark=mark_loss(judged.behind, judged.error),
        events=[event for move in line[:own] for event in events_seen_by(move.events, seat)],
        reasons=[ReasonInfo(reason.message, dict(reason.facts)) for reason in explain(perspective, judged.action)],
        replies=[texts[move.action] for move in line[1:]],
        then=[
            LikelyAction(move.seat, texts[move.action], list(events_seen_by(move.events, seat))) for move in line[own:]
        ],
    )


def follow(sight: InsightSight, world: State, action: int) -> list[Move]:
    """An action, and what is likely to follow it: what looks best to whoever decides, up to the next draw."""
    state, seat, line = world.copy(), world.actor(), list[Move]()
    while seat >= 0 and len(line) <= MOST_REPLIES:
        chosen = sight.look(state, seat) if line else action
        journal = Journal()
        state.apply(chosen, journal)
        line.append(Move(seat, chosen, journal.events))
        seat = state.actor()
    return line
