"""Plays a lesson: what a step shows, and what is answered to an action.

Everything follows from the lesson, the numbers of chapter and step, and the actions that the learner has played in the
step, so a server can work it out again for every request and a reader can come back to any step.
"""

from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import lru_cache

import msgspec

from leadlight.core.chance import Rng
from leadlight.core.errors import IllegalAction, LeadlightError, Refusal
from leadlight.core.event import Event
from leadlight.core.game import Game
from leadlight.core.journal import Journal
from leadlight.core.record import Seat
from leadlight.core.state import State
from leadlight.games import find_game
from leadlight.lessons.lesson import FINE, OTHERWISE, REFUSED, RIGHT, WEAK, Decision, Lesson, Step, name_task
from leadlight.play.match import Match

SEED = 16  # of draws that a lesson does not name, after an action that leads nowhere


class Shown(msgspec.Struct, frozen=True):
    """What a step shows now. Texts are names of messages. Without a task the reader goes on to the next step."""

    lesson: str
    game: str
    chapter: int  # counted from 0, as `step` is inside the chapter
    step: int
    number: int  # of the step in the whole lesson, counted from 1
    steps: int  # in the whole lesson
    seat: int  # the learner's
    title: str
    more: tuple[str, ...]
    task: str | None
    lit: tuple[str, ...]
    best: tuple[int, ...]  # the actions that lead on, the one to show first
    rules: tuple[str, ...]


class Answer(msgspec.Struct, frozen=True):
    """What is answered to an action: `right`, `fine`, `weak` or `refused`; a refusal comes with its rule."""

    kind: str
    message: str | None = None
    facts: dict[str, int] = {}
    refusal: Refusal | None = None


class LessonPlayer:
    """A step of a lesson, and how far the learner has come in it. `match` is the table as it lies.

    >>> from leadlight.lessons import find_lesson
    >>> player = LessonPlayer(find_lesson("sintra"))
    >>> player.shown.number, player.is_done
    (1, True)
    """

    def __init__(self, lesson: Lesson, chapter: int = 0, step: int = 0, actions: Sequence[int] = ()) -> None:
        """Raises `LeadlightError` for a step that the lesson does not have, and for actions that cannot follow."""
        self.lesson = lesson
        self.chapter = chapter
        self.step = step
        self.data = find_step(lesson, chapter, step)
        self.game = find_game(lesson.game)
        self.match = set_table(lesson, chapter, step)
        self.accepted = 0  # how many decisions were made well
        self.actions: list[int] = []  # what the learner has played in this step
        self.answers: list[Answer] = []  # to each of them
        for action in actions:
            self.require(self.act(action))

    @property
    def decision(self) -> Decision | None:
        """What the learner has to decide now; None when the step only explains, or is done."""
        return None if self.is_done else self.data.decisions[self.accepted]

    @property
    def is_done(self) -> bool:
        """Whether the step leads on now: nothing more to decide, or the last action was not the one it waits for."""
        return self.accepted == len(self.data.decisions) or self.has_strayed

    @property
    def has_strayed(self) -> bool:
        """Whether the last action was another than the step waits for; it can be taken back."""
        return bool(self.answers) and self.answers[-1].kind in (FINE, WEAK)

    @property
    def shown(self) -> Shown:
        """What is to be shown now."""
        decision = self.decision
        places = list(self.lesson.steps())
        number = next(n for n, (chapter, step, _) in enumerate(places) if (chapter, step) == (self.chapter, self.step))
        return Shown(
            lesson=self.lesson.name,
            game=self.lesson.game,
            chapter=self.chapter,
            step=self.step,
            number=number + 1,
            steps=len(places),
            seat=self.lesson.seat,
            title=self.lesson.message(self.data.name),
            more=tuple(self.lesson.message(self.data.name, part) for part in self.data.more),
            task=None if decision is None else self.lesson.message(self.data.name, name_task(self.accepted)),
            lit=decision.lit if decision is not None and decision.lit else self.data.lit,
            best=() if decision is None else self.leading_on(decision),
            rules=self.data.rules,
        )

    def leading_on(self, decision: Decision) -> tuple[int, ...]:
        """The best actions that are legal now: what is best may depend on what was best before."""
        legal = set(self.match.state.legal_actions())
        return tuple(action for action in map(self.game.parse_action, decision.best) if action in legal)

    def judge(self, action: int) -> Answer:
        """What would be answered to an action. Changes nothing."""
        state = self.match.state
        if state.actor() != self.lesson.seat or action not in state.legal_actions():
            return Answer(REFUSED, refusal=self.game.refusal(state, self.lesson.seat, action))
        decision = self.decision
        if decision is None:
            raise LeadlightError("lesson-over")
        text = self.game.format_action(action)
        return judge_named(self.lesson, self.data, decision, text) or remark_on(self.lesson, state, action)

    def act(self, action: int) -> Answer:
        """Play an action, and what the lesson lets follow it, unless the rules refuse it. Returns the answer."""
        answer = self.judge(action)
        if answer.kind == REFUSED:
            return answer
        decision = self.data.decisions[self.accepted]
        self.match.apply(action)
        if answer.kind == RIGHT:
            play_on(self.match, decision.then)
        else:
            self.match.draw_chance()
        self.accepted += answer.kind == RIGHT
        self.actions.append(action)
        self.answers.append(answer)
        return answer

    def require(self, answer: Answer) -> None:
        """Raise `IllegalAction` if the answer is a refusal."""
        if answer.refusal is not None:
            raise IllegalAction(answer.refusal)

    def take_back(self) -> "LessonPlayer":
        """The step as it was before the last action."""
        return LessonPlayer(self.lesson, self.chapter, self.step, self.actions[:-1])

    @property
    def events(self) -> list[Event]:
        """What has happened in this step, as the learner may know it."""
        return [event.seen_by(self.lesson.seat) for events in self.match.events for event in events]

    def next(self) -> "LessonPlayer | None":
        """The step after this one; None after the last."""
        place = next_place(self.lesson, self.chapter, self.step)
        return None if place is None else LessonPlayer(self.lesson, *place)


def judge_named(lesson: Lesson, step: Step, decision: Decision, text: str) -> Answer | None:
    """The answer to an action that the step names."""
    if text in decision.best:
        return Answer(RIGHT, lesson.message(step.name, decision.right) if decision.right else None)
    for kind, replies in ((FINE, decision.fine), (WEAK, decision.weak)):
        for reply in replies:
            if any(fnmatchcase(text, pattern) for pattern in reply.actions):
                return Answer(kind, lesson.message(step.name, reply.name))
    return None


def remark_on(lesson: Lesson, state: State, action: int) -> Answer:
    """The answer to any other legal action, by what it brings about."""
    journal = Journal()
    state.copy().apply(action, journal)
    for remark in lesson.remarks:
        for event in journal.events:
            fields = msgspec.structs.asdict(event)
            if type(event).__name__ == remark.event and fields.get("seat", lesson.seat) == lesson.seat:
                facts = {name: fact for name, fact in fields.items() if isinstance(fact, int)}
                return Answer(remark.kind, lesson.message(remark.name), facts)
    return Answer(WEAK, lesson.message(OTHERWISE))


def find_step(lesson: Lesson, chapter: int, step: int) -> Step:
    if not (0 <= chapter < len(lesson.chapters) and 0 <= step < len(lesson.chapters[chapter].steps)):
        raise LeadlightError("lesson-step", lesson=lesson.name, chapter=chapter + 1, step=step + 1)
    return lesson.chapters[chapter].steps[step]


def next_place(lesson: Lesson, chapter: int, step: int) -> tuple[int, int] | None:
    if step + 1 < len(lesson.chapters[chapter].steps):
        return chapter, step + 1
    return (chapter + 1, 0) if chapter + 1 < len(lesson.chapters) else None


def set_table(lesson: Lesson, chapter: int, step: int) -> Match:
    """A match that begins where the step does."""
    game = find_game(lesson.game)
    state = find_start(game, lesson, chapter, step).copy()
    seats = [Seat(str(number + 1)) for number in range(len(state.scores()))]
    return Match(game, game.options_of(state), seats, Rng(SEED), start=state)


@lru_cache(maxsize=256)
def find_start(game: Game, lesson: Lesson, chapter: int, step: int) -> State:
    """The state in which a step begins: its own position, or what the step before it leads to. Not to be changed."""
    data = find_step(lesson, chapter, step)
    if data.position is not None:
        return game.parse_position(data.position)
    before = find_step(lesson, chapter, step - 1)
    match = set_table(lesson, chapter, step - 1)
    for decision in before.decisions:
        play_on(match, (decision.best[0], *decision.then))
    play_on(match, before.then)
    return match.state


def play_on(match: Match, texts: Sequence[str]) -> None:
    """Play actions in notation for whoever acts. A lesson that names an impossible one is broken."""
    for text in texts:
        action = match.game.parse_action(text)
        possible = [outcome for outcome, _ in match.state.chance_outcomes()] + match.state.legal_actions()
        if action not in possible:
            raise ValueError(f"{text} cannot follow here: {match.state}")
        match.apply(action)
