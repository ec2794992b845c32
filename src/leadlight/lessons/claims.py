"""Whether the numbers that a step says are true: each is looked up in what the rules make of the step."""

import re

import msgspec

from leadlight.core.event import Event
from leadlight.lessons.lesson import Claim, Lesson
from leadlight.lessons.player import play_on, set_table
from leadlight.locales import Texts
from leadlight.play.match import Match

NUMBER = re.compile(r"(?<![A-Z\d])\d+")  # not the names of cells, such as I9


def look_up(lesson: Lesson, chapter: int, step: int, claim: Claim) -> list[int]:
    """What the rules say where the claim points; any of these numbers makes it true."""
    match = set_table(lesson, chapter, step)
    before = match.game.score(match.state, lesson.seat).settled
    play_on(match, claim.after)
    kind, _, path = claim.where.partition(".")
    score = match.game.score(match.state, lesson.seat)
    if kind == "gain":
        return [score.settled - before]
    if kind == "score":
        return [score[path] if path else score.total]
    if kind == "view":
        return [follow(match.game.view(match.state, lesson.seat), path)]
    if kind.startswith("rule "):
        return read_rule(lesson, claim.where.removeprefix("rule "))
    return [follow(last_event(match, lesson, kind), path)]


def last_event(match: Match, lesson: Lesson, kind: str) -> Event:
    """The last event of that kind that is about the learner, or about nobody."""
    events = [event for events in match.events for event in events if type(event).__name__ == kind]
    return [event for event in events if getattr(event, "seat", lesson.seat) == lesson.seat][-1]


def read_rule(lesson: Lesson, number: str) -> list[int]:
    text = Texts("en").translate(f"{lesson.game}-rule-{number.replace('.', '-')}")
    return [int(found) for found in NUMBER.findall(text)]


def follow(value: object, path: str) -> int:
    """The number at a path such as `seats.0.hand.count`; `sum` adds up, and `value` is that of a die such as R3."""
    for part in path.split("."):
        value = take_part(value, part)
    assert isinstance(value, int), path
    return value


def take_part(value: object, part: str) -> object:
    match value:
        case str() if part == "value":
            return int(value[1:])
        case tuple() if part == "count":
            return len(value)
        case tuple() if part == "sum":
            return sum(value)
        case tuple():
            return value[int(part)]
        case msgspec.Struct():
            return getattr(value, part)
    raise ValueError(f"{part} of {value!r}")
