"""What is asked of a lesson, and what comes back."""

from typing import Annotated

import msgspec

from leadlight.core.errors import Fact
from leadlight.server.wire import Label, MatchInfo, Notation, OptionValue, SeatInfo, Stepped

MOST_ACTIONS = 40  # of the learner in one step; the longest has six
Place = Annotated[int, msgspec.Meta(ge=0, le=99)]


class LessonQuery(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A step of a lesson, and what the learner has played in it. Chapters and their steps are counted from 0."""

    lesson: Label
    chapter: Place = 0
    step: Place = 0
    actions: Annotated[list[Notation], msgspec.Meta(max_length=MOST_ACTIONS)] = []


class LessonPreview(LessonQuery, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ask what these actions would bring to the learner after the ones already played."""

    asked: Annotated[list[Notation], msgspec.Meta(max_length=64)]


class LessonStep(msgspec.Struct, frozen=True):
    """What the step says now, as names of messages, and what it lights. Without a task it leads on.

    `best` are the actions that it waits for, the one to show first; `number` counts all steps of the lesson from 1.
    """

    number: int
    steps: int
    title: str
    more: list[str]
    task: str | None
    lit: list[str]
    best: list[str]
    rules: list[str]


class LessonReply(msgspec.Struct, frozen=True):
    """What is answered to the last action: right, fine, weak or refused; a refusal has its code and its rule."""

    kind: str
    message: str | None
    facts: dict[str, Fact]
    code: str | None = None
    rule: str | None = None


class LessonChapter(msgspec.Struct, frozen=True):
    """`title` is the name of a message, `steps` how many there are."""

    title: str
    steps: int


class LessonAnswer(msgspec.Struct, frozen=True):
    """A step of a lesson as the learner sees it, who has the seat `seat`.

    `moments` are the positions that the actions led through, each with the step that led to it; `match` is the last.
    `next` is the chapter and the step after this one, None after the last. Nothing here says what the learner's seat
    may not know.
    """

    lesson: str
    game: str
    title: str
    minutes: int
    chapters: list[LessonChapter]
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    seat: int
    shown: LessonStep
    reply: LessonReply | None
    done: bool  # nothing more to decide here
    strayed: bool  # the last action was another than the one it waits for; it can be taken back
    match: MatchInfo
    moments: list[Stepped]
    next: tuple[int, int] | None
