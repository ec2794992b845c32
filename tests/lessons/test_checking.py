"""The check of lessons notices what can be wrong with one."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from leadlight.lessons import LESSONS
from leadlight.lessons.checking import check_lesson, find_bad_texts
from leadlight.lessons.lesson import Claim, Decision, Lesson, Reply, Step
from leadlight.locales import LANGUAGES, Texts

LESSON = next(iter(LESSONS.values()))
CHAPTER, PLACE, STEP = next(found for found in LESSON.steps() if found[2].decisions)
Change = Callable[[Step], Step]


def with_step(change: Change) -> Lesson:
    """The first lesson with its first step that asks for something changed."""
    chapter = LESSON.chapters[CHAPTER]
    steps = (*chapter.steps[:PLACE], change(STEP), *chapter.steps[PLACE + 1 :])
    chapters = (*LESSON.chapters[:CHAPTER], replace(chapter, steps=steps), *LESSON.chapters[CHAPTER + 1 :])
    return replace(LESSON, chapters=chapters)


def with_decision(change: Callable[[Decision], Decision]) -> Lesson:
    return with_step(lambda step: replace(step, decisions=(change(step.decisions[0]), *step.decisions[1:])))


def test_a_lesson_as_it_is_has_no_problems() -> None:
    assert check_lesson(with_step(lambda step: step)).problems == []


@pytest.mark.parametrize(
    ("lesson", "part"),
    [
        (with_step(lambda step: replace(step, lit=("moon",))), "nothing is moon"),
        (with_step(lambda step: replace(step, rules=("S99.1",))), "no rule S99.1"),
        (with_step(lambda step: replace(step, claims=(Claim(77, "score"),))), "not 77"),
        (with_step(lambda step: replace(step, claims=(Claim(7, "NoEvent.count"),))), "cannot be found"),
        (with_step(lambda step: replace(step, claims=())), "which nothing proves"),
        (with_decision(lambda decision: replace(decision, best=("keep pink",))), "no best action is legal"),
        (with_decision(lambda decision: replace(decision, then=("keep pink",))), "cannot follow here"),
        (
            with_decision(lambda decision: replace(decision, fine=(Reply(decision.fine[0].name, ("return",)),))),
            "nothing is answered by",
        ),
    ],
)
def test_a_broken_lesson_is_noticed(lesson: Lesson, part: str) -> None:
    report = check_lesson(lesson)
    assert any(part in problem for problem in report.problems), report.problems


def test_a_missing_message_is_named_in_every_language() -> None:
    report = check_lesson(with_step(lambda step: replace(step, more=("nowhere",))))
    assert report.missing == {language: [LESSON.message(STEP.name, "nowhere")] for language in LANGUAGES}


def test_a_sentence_that_is_too_long_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "translate", lambda *_, **__: "word " * 40)
    assert any("has a sentence of 199 characters" in problem for problem in find_bad_texts(LESSON, Texts("en")))
