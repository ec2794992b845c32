"""A lesson as data: what lies on the table, what is said, what is lit, and what is answered to every action.

Nothing here is a sentence. The messages of a step are named after it: `GAME-lesson-STEP` is its title, `-more` and
`-also` are one or two short sentences, `-do` is the thing to do. A solo lesson has `GAME-solo-lesson-` instead.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

RIGHT: Final = "right"  # what the step is about; the lesson leads on
FINE: Final = "fine"  # as good, or nearly: it is told why, and the lesson leads on
WEAK: Final = "weak"  # legal, but not what helps: it is told why, and may be taken back
REFUSED: Final = "refused"  # the rules forbid it

OTHERWISE: Final = "otherwise"  # ends the message for an action about which there is nothing more to say


class Claim(msgspec.Struct, frozen=True):
    """A number that a step says, and where the rules have it: the two are compared.

    `where` is a field of what the actions in `after` bring about, such as `PanesPlaced.count` or `FrameClosed.areas.3`;
    `score` or `score.REASON`, the learner's points then; `gain`, how many more than before; a field of what the learner
    sees then, such as `view.seats.0.hand.count`; or `rule S11.1`, a number that this rule names.
    """

    number: int
    where: str
    after: tuple[str, ...] = ()


class Reply(msgspec.Struct, frozen=True):
    """What is answered to some other actions, where `*` stands for anything: the message ends with the name."""

    name: str
    actions: tuple[str, ...]


class Remark(msgspec.Struct, frozen=True):
    """What is answered to any action, not answered otherwise, that brings about an event of that kind to the learner.

    The numbers of the event are facts of the message, whose name ends with the remark's.
    """

    event: str
    name: str
    kind: str = WEAK


class Decision(msgspec.Struct, frozen=True):
    """One action of the learner. Actions are in notation; legal ones that are named nowhere get a remark of the lesson.

    `then` is what follows the best action before the learner decides again: draws, dice and the other seats' actions,
    and actions of the learner that the lesson makes itself.
    """

    best: tuple[str, ...]  # the first is shown to whoever asks
    lit: tuple[str, ...] = ()  # where it differs from what the step lights
    right: str = ""  # ends the message that is answered to the best action, if there is one
    fine: tuple[Reply, ...] = ()
    weak: tuple[Reply, ...] = ()
    then: tuple[str, ...] = ()


class Step(msgspec.Struct, frozen=True):
    """One thought. Without decisions it only explains, and leads on by itself.

    Without a position it goes on from the step before, as if that had been done best.
    """

    name: str
    lit: tuple[str, ...]
    rules: tuple[str, ...]  # what it teaches; readers can look them up
    position: str | None = None
    more: tuple[str, ...] = ("more",)
    decisions: tuple[Decision, ...] = ()
    then: tuple[str, ...] = ()  # what follows an explanation
    claims: tuple[Claim, ...] = ()


class Chapter(msgspec.Struct, frozen=True):
    """Steps that can be repeated together. The first has a position."""

    name: str
    steps: tuple[Step, ...]


class Lesson(msgspec.Struct, frozen=True):
    """A guided first match of a game, from the learner's seat.

    `places` are patterns of what can be lit, in the words of docs/lessons.md.
    """

    name: str
    game: str
    chapters: tuple[Chapter, ...]
    minutes: int
    places: tuple[str, ...]
    remarks: tuple[Remark, ...] = ()
    seat: int = 0

    def message(self, *parts: str) -> str:
        """The name of a message: of a step, or of a part of it."""
        return "-".join((f"{self.name}-lesson", *(part for part in parts if part)))

    def steps(self) -> Iterator[tuple[int, int, Step]]:
        """Every step with the numbers of its chapter and of itself, counted from 0."""
        for number, chapter in enumerate(self.chapters):
            for place, step in enumerate(chapter.steps):
                yield number, place, step

    def messages(self) -> Iterator[str]:
        """The name of every message that the lesson may show."""
        yield self.message("title")
        yield self.message(OTHERWISE)
        yield from (self.message(remark.name) for remark in self.remarks)
        for chapter in self.chapters:
            yield self.message("chapter", chapter.name)
            for step in chapter.steps:
                yield from step_messages(self, step)


def step_messages(lesson: Lesson, step: Step) -> Iterator[str]:
    """The names of the messages of a step."""
    yield lesson.message(step.name)
    yield from (lesson.message(step.name, part) for part in step.more)
    for number, decision in enumerate(step.decisions):
        yield lesson.message(step.name, name_task(number))
        replies = (decision.right, *(reply.name for reply in (*decision.fine, *decision.weak)))
        yield from (lesson.message(step.name, reply) for reply in replies if reply)


def name_task(number: int) -> str:
    """How the message ends that asks for a decision of a step, counted from 0."""
    return "do" if number == 0 else f"do-{number + 1}"
