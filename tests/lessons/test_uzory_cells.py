"""The lesson of Uzory calls cells as its boards do, and asks for the cell where the best action lies."""

import re

import pytest

from leadlight.games.uzory.actions import Lay, decode
from leadlight.games.uzory.notation import cell_name, parse_action
from leadlight.lessons.lesson import name_task
from leadlight.lessons.uzory import LESSON
from leadlight.locales import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_task_names_the_cell_where_the_tile_is_to_lie(language: str) -> None:
    texts, found = Texts(language), 0
    for _, _, step in LESSON.steps():
        for number, decision in enumerate(step.decisions):
            action = decode(parse_action(decision.best[0]))
            if isinstance(action, Lay):
                task = texts.translate(LESSON.message(step.name, name_task(number)))
                assert re.findall(r"[A-Z]\d+", task)[0] == cell_name(action.row, action.column), step.name
                found += 1
    assert found == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_that_a_task_names_is_the_one_to_lay(language: str) -> None:
    texts = Texts(language)
    for _, _, step in LESSON.steps():
        for number, decision in enumerate(step.decisions):
            action = decode(parse_action(decision.best[0]))
            if isinstance(action, Lay):
                task = texts.translate(LESSON.message(step.name, name_task(number)))
                assert re.findall(r"(?<![A-Z\d])\d+", task) == [str(action.place + 1)], step.name
