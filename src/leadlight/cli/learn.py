"""`leadlight learn`: a guided first match in the terminal, and a check of all lessons."""

import sys
from typing import Annotated

from cyclopts import Parameter
from cyclopts.completion import CompletionContext

from leadlight.cli.arguments import Json, Whole
from leadlight.cli.json_output import print_json
from leadlight.core.errors import LeadlightError
from leadlight.lessons import LESSONS, find_lesson
from leadlight.lessons.lesson import Lesson
from leadlight.locales import translate


def complete_lesson(_: CompletionContext) -> list[str]:
    return list(LESSONS)


LessonName = Annotated[str | None, Parameter(help="help-learn-lesson", completer=complete_lesson)]


def learn(
    lesson: LessonName = None,
    /,
    *,
    chapter: Annotated[Whole | None, Parameter(help="help-learn-chapter")] = None,
    check: Annotated[bool, Parameter(help="help-learn-check", negative=())] = False,
    json: Json = False,
) -> None:
    if check:
        report_check(json=json)
    elif lesson is None:
        list_lessons()
    else:
        begin(find_lesson(lesson), chapter)


def report_check(*, json: bool) -> None:
    """Print what is in the lessons and what is wrong with them; the exit status is 1 when something is."""
    from leadlight.lessons.checking import check_lessons

    report = check_lessons()
    if json:
        print_json(report)
    for lesson in report.lessons if not json else ():
        facts = {"steps": lesson.steps, "chapters": lesson.chapters, "messages": lesson.messages}
        print(translate("learn-checked", lesson=lesson.lesson, **facts))
        for language, messages in lesson.missing.items():
            print(translate("learn-missing", language=language, messages=", ".join(messages)))
        for problem in lesson.problems:
            print(f"  {problem}")
    if not report.ok:
        sys.exit(1)


def list_lessons() -> None:
    """Every lesson with its chapters, so that one can be chosen."""
    print(translate("learn-choose"))
    for lesson in LESSONS.values():
        title = translate(lesson.message("title"))
        print(translate("learn-lesson", name=lesson.name, title=title, minutes=lesson.minutes))
        for number, chapter in enumerate(lesson.chapters, start=1):
            print(f"  {number}. {translate(lesson.message('chapter', chapter.name))}")


def begin(lesson: Lesson, chapter: int | None) -> None:
    """Talk through a lesson from a chapter, or from where it was left."""
    from leadlight.cli.lesson_bookmark import find_bookmark
    from leadlight.cli.lesson_talk import LessonTalk

    if chapter is not None and not 1 <= chapter <= len(lesson.chapters):
        raise LeadlightError("lesson-chapter", chapter=chapter, last=len(lesson.chapters))
    place = find_bookmark(lesson) if chapter is None else (chapter - 1, 0)
    LessonTalk(lesson, place).run()
