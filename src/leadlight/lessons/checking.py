"""Plays every lesson through the rules and reads it in every language, and says what is wrong with it."""

import re
from collections.abc import Iterator

import msgspec

from leadlight.lessons import LESSONS
from leadlight.lessons.claims import NUMBER, look_up
from leadlight.lessons.lesson import RIGHT, Decision, Lesson, Step, step_messages
from leadlight.lessons.player import LessonPlayer
from leadlight.locales import LANGUAGES, Texts, load_catalogue

LONGEST_SENTENCE = 140
SENTENCE = re.compile(r"[^.?!]+[.?!]*")
COUNTS = (1, 2, 5)  # with which messages that count something are read


class LessonReport(msgspec.Struct):
    """What is in a lesson, which messages are missing in which language, and everything else that is wrong."""

    lesson: str
    game: str
    minutes: int
    chapters: int
    steps: int
    messages: int
    missing: dict[str, list[str]]
    problems: list[str]


class Report(msgspec.Struct):
    """All lessons; `ok` when nothing is missing or wrong."""

    ok: bool
    lessons: list[LessonReport]


def check_lessons() -> Report:
    """Check all lessons in all languages."""
    reports = [check_lesson(lesson) for lesson in LESSONS.values()]
    return Report(all(not (report.missing or report.problems) for report in reports), reports)


def check_lesson(lesson: Lesson) -> LessonReport:
    messages = list(dict.fromkeys(lesson.messages()))
    missing = {language: lost for language in LANGUAGES if (lost := find_missing(messages, language))}
    problems = [*find_broken_steps(lesson), *find_false_claims(lesson)]
    if not missing:
        problems += [text for language in LANGUAGES for text in find_bad_texts(lesson, Texts(language))]
    return LessonReport(
        lesson=lesson.name,
        game=lesson.game,
        minutes=lesson.minutes,
        chapters=len(lesson.chapters),
        steps=sum(1 for _ in lesson.steps()),
        messages=len(messages),
        missing=missing,
        problems=problems,
    )


def find_missing(messages: list[str], language: str) -> list[str]:
    """The messages that a language lacks; `Texts` would give them in English."""
    known = load_catalogue(language).files
    return [message for message in messages if message not in known]


def find_broken_steps(lesson: Lesson) -> Iterator[str]:
    """Steps that cannot be played as they are written, light what is nowhere, or cite rules that do not exist."""
    texts = Texts("en")
    for chapter, place, step in lesson.steps():
        lit = [*step.lit, *(light for decision in step.decisions for light in decision.lit)]
        yield from (f"{step.name}: nothing is {light}" for light in lit if not is_place(lesson, light))
        for rule in step.rules:
            if not texts.has(f"{lesson.game}-rule-{rule.replace('.', '-')}"):
                yield f"{step.name}: no rule {rule}"
        try:
            yield from play_step(LessonPlayer(lesson, chapter, place))
        except ValueError as error:
            yield f"{step.name}: {error}"


def is_place(lesson: Lesson, light: str) -> bool:
    return any(re.fullmatch(pattern, light) for pattern in lesson.places)


def play_step(player: LessonPlayer) -> Iterator[str]:
    """Play a step to its end by every best action, and look at every other legal one on the way."""
    name = player.data.name
    while (decision := player.decision) is not None:
        state = player.match.state
        if state.actor() != player.lesson.seat:
            yield f"{name}: it is not the learner's turn"
            return
        answers = {action: player.judge(action) for action in state.legal_actions()}
        heard = {answer.message for answer in answers.values()}
        yield from (f"{name}: nothing is answered by {lost}" for lost in unheard(player, decision, heard))
        if not player.shown.best:
            yield f"{name}: no best action is legal"
            return
        for action in player.shown.best[1:]:
            LessonPlayer(player.lesson, player.chapter, player.step, [*player.actions, action])
        player.act(player.shown.best[0])
        assert player.answers[-1].kind == RIGHT


def unheard(player: LessonPlayer, decision: Decision, heard: set[str | None]) -> list[str]:
    """The replies that no legal action gets."""
    names = [reply.name for reply in (*decision.fine, *decision.weak)]
    return [name for name in names if player.lesson.message(player.data.name, name) not in heard]


def find_false_claims(lesson: Lesson) -> Iterator[str]:
    for chapter, place, step in lesson.steps():
        for claim in step.claims:
            try:
                found = look_up(lesson, chapter, place, claim)
            except (ValueError, IndexError, AttributeError) as error:
                yield f"{step.name}: {claim.where} cannot be found: {error}"
                continue
            if claim.number not in found:
                yield f"{step.name}: {claim.where} is {found}, not {claim.number}"


def find_bad_texts(lesson: Lesson, texts: Texts) -> Iterator[str]:
    """Sentences that are too long, and numbers that no claim of their step stands for."""
    for message in lesson.messages():
        for sentence in SENTENCE.findall(read_message(texts, message)):
            if len(sentence.strip()) > LONGEST_SENTENCE:
                yield f"{texts.language}: {message} has a sentence of {len(sentence.strip())} characters"
    for _, _, step in lesson.steps():
        known = numbers_of(step)
        for message in step_messages(lesson, step):
            wrong = set(NUMBER.findall(texts.translate(message))) - known
            yield from (f"{texts.language}: {message} says {number}, which nothing proves" for number in sorted(wrong))


def read_message(texts: Texts, message: str) -> str:
    """A message as it may be read; one that counts something with several numbers, one after the other."""
    try:
        return texts.translate(message)
    except AssertionError:
        return " ".join(texts.translate(message, count=count) for count in COUNTS)


def numbers_of(step: Step) -> set[str]:
    """The numbers that a step may say: its claims, and those in the names of places and actions."""
    actions = [text for decision in step.decisions for text in decision.best]
    replies = [reply for decision in step.decisions for reply in (*decision.fine, *decision.weak)]
    lights = [*step.lit, *(light for decision in step.decisions for light in decision.lit)]
    names = [*actions, *lights, *(text for reply in replies for text in reply.actions)]
    return {str(abs(claim.number)) for claim in step.claims} | set(re.findall(r"\d+", " ".join(names)))
