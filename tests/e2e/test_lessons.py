"""Lessons in browsers: played to their end in every language and every way, and left and taken up again."""

import os
import re
from itertools import product
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from leadlight.lessons import LESSONS
from leadlight.locales import LANGUAGES

from .conftest import Visitor
from .learners import SHOWN, Learner
from .listeners import Listener
from .test_accessibility import auditor
from .test_languages import LOCALES
from .typists import Typist

# How much of what is lit lies under the bubble, in square pixels; a touch folds it on a phone, so it is asked for when
# something is to be done.
COVERED = """() => {
  const bubble = document.querySelector("[data-bubble]").getBoundingClientRect();
  const shared = ({ left, top, right, bottom }) =>
    Math.max(0, Math.min(right, bubble.right) - Math.max(left, bubble.left)) *
    Math.max(0, Math.min(bottom, bubble.bottom) - Math.max(top, bubble.top));
  const lights = [...document.querySelectorAll(".dusk .edge")].map((light) => light.getBoundingClientRect());
  return lights.reduce((sum, light) => sum + shared(light), 0);
}"""


LEARNERS: dict[str, type[Learner]] = {"mouse": Learner, "touch": Learner, "keys": Typist, "ear": Listener}
WAYS = list(LEARNERS)
ON_PHONES = {"mouse": (False,), "touch": (True,), "keys": (False,), "ear": (False, True)}


class Play(NamedTuple):
    """One lesson in one language, and how it is taken: in every way of each language, and of each lesson."""

    language: str
    lesson: str
    way: str
    phone: bool


def plan_plays() -> list[Play]:
    """Each lesson in each language once, so that few plays meet every pair; `LEADLIGHT_LESSONS=all`: all plays."""
    if os.environ.get("LEADLIGHT_LESSONS") == "all":
        every = product(LANGUAGES, LESSONS, WAYS)
        return [Play(*play, phone) for play in every for phone in ON_PHONES[play[2]]]
    plays = []
    for first, language in enumerate(LANGUAGES):
        for number, lesson in enumerate(LESSONS):
            way = WAYS[(first + number) % len(WAYS)]
            plays.append(Play(language, lesson, way, way == "touch" or (way == "ear" and first > 2)))
    return plays


PLAYS = plan_plays()
WINDOWS = sorted({(play.language, play.phone) for play in PLAYS})


def nothing_lit_is_covered(page: Page) -> None:
    if page.locator(f"{SHOWN} .task").is_visible():
        page.wait_for_function(f"() => ({COVERED})() === 0")


def test_every_lesson_meets_every_language_and_every_way() -> None:
    assert {(play.lesson, play.language) for play in PLAYS} == set(product(LESSONS, LANGUAGES))
    assert {(play.lesson, play.way) for play in PLAYS} == set(product(LESSONS, WAYS))
    assert {(play.language, play.way) for play in PLAYS} == set(product(LANGUAGES, WAYS))
    assert {(play.lesson, play.phone) for play in PLAYS} == set(product(LESSONS, (False, True)))


@pytest.mark.parametrize(("language", "phone"), WINDOWS)
def test_every_lesson_is_played_to_its_end(visit: Visitor, language: str, phone: bool) -> None:
    page = visit("/rules/sintra", language=LOCALES[language], phone=phone)
    for play in PLAYS:
        if (play.language, play.phone) == (language, phone):
            page.goto(f"/learn/{play.lesson}")
            LEARNERS[play.way](page, play.lesson, language).take_lesson(lambda: nothing_lit_is_covered(page))


def test_a_lesson_answers_what_is_weak_and_goes_on_where_it_was_left(visit: Visitor) -> None:
    page = visit("/learn/sintra")
    learner = Learner(page, "sintra")
    learner.go_on()
    expect(page.locator(SHOWN).get_by_text("Take blue from display 3")).to_be_visible()
    learner.move("3 blue > 4")
    expect(page.locator(SHOWN).get_by_text("1 pane breaks. Take it back?")).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(SHOWN).get_by_text("Take blue from display 3")).to_be_visible()
    learner.move("3 blue > 3")
    expect(page.locator(SHOWN).get_by_text("nothing breaks")).to_be_visible()
    page.reload()
    expect(page.locator(SHOWN).get_by_text("nothing breaks")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Your matches")).to_be_visible()


def test_a_chapter_can_be_repeated_and_the_first_match_follows(visit: Visitor) -> None:
    page = visit("/")
    page.get_by_role("link", name="Learn Uzory").click()
    page.get_by_role("button", name="Chapters").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile(r"^3\.")).click()
    expect(page.locator("[data-lesson-step='9']")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_where_people_learn(visit: Visitor, phone: bool) -> None:
    page = visit("/", phone=phone)
    audit = auditor(page)
    page.get_by_role("button", name="Learn Sintra").click()
    expect(page.get_by_role("dialog", name="How to play Sintra").get_by_text("Or step back")).to_be_visible()
    audit("how to play")
    page.get_by_role("link", name="Play a guided match").click()
    expect(page.locator(SHOWN)).to_be_visible()
    audit("a lesson")
    page.get_by_role("button", name="Chapters").click()
    expect(page.get_by_role("dialog", name="Chapters")).to_be_visible()
    audit("the chapters of a lesson")
