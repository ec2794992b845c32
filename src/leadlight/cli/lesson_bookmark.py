"""Remembers at which step lessons were left, in one small file."""

from pathlib import Path

import msgspec
import platformdirs

from leadlight.core.errors import LeadlightError
from leadlight.lessons.lesson import Lesson
from leadlight.lessons.player import find_step

Place = tuple[int, int]  # chapter and step, counted from 0
FIRST: Place = (0, 0)


def bookmarks_file() -> Path:
    return platformdirs.user_data_path("leadlight") / "lessons.json"


def read_bookmarks() -> dict[str, Place]:
    """By lesson. A file that cannot be read holds none: nothing is lost but a place in a lesson."""
    try:
        return msgspec.json.decode(bookmarks_file().read_bytes(), type=dict[str, Place])
    except (OSError, msgspec.DecodeError):
        return {}


def find_bookmark(lesson: Lesson) -> Place:
    """Where the lesson was left; its beginning when it was not, or when it no longer has that step."""
    place = read_bookmarks().get(lesson.name, FIRST)
    try:
        find_step(lesson, *place)
    except LeadlightError:
        return FIRST
    return place


def set_bookmark(lesson: Lesson, place: Place) -> None:
    """Remember a step; the first one needs no remembering. A full disk only means to begin anew next time."""
    bookmarks = {name: kept for name, kept in read_bookmarks().items() if name != lesson.name}
    if place != FIRST:
        bookmarks[lesson.name] = place
    try:
        bookmarks_file().parent.mkdir(parents=True, exist_ok=True)
        bookmarks_file().write_bytes(msgspec.json.encode(bookmarks))
    except OSError:
        return
