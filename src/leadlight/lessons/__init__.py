"""Guided first matches: lessons as data, and the player that shows them step by step."""

from leadlight.core.errors import LeadlightError
from leadlight.lessons import sagrada, sagrada_solo, sintra, uzory
from leadlight.lessons.lesson import Lesson

# By name. The first lesson of a game has the game's own name.
LESSONS: dict[str, Lesson] = {
    lesson.name: lesson for lesson in (sintra.LESSON, sagrada.LESSON, sagrada_solo.LESSON, uzory.LESSON)
}


def find_lesson(name: str) -> Lesson:
    """The lesson of that name; `LeadlightError` when there is none."""
    if name not in LESSONS:
        raise LeadlightError("lesson-unknown", lesson=name, expected=", ".join(LESSONS))
    return LESSONS[name]
