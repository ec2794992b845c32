"""Lessons in browsers: played to their end on a desk and on a phone, by keys alone, and left and taken up again."""

import re

import pytest
from playwright.sync_api import expect

from leadlight.games import GAMES
from leadlight.lessons import LESSONS

from .conftest import Visitor
from .learners import SHOWN, Learner
from .test_accessibility import auditor

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


@pytest.mark.parametrize(
    ("lesson", "phone"),
    [*((lesson, False) for lesson in LESSONS), *((game, True) for game in GAMES)],
)
def test_a_lesson_is_played_to_its_end(visit: Visitor, lesson: str, phone: bool) -> None:
    page = visit(f"/learn/{lesson}", phone=phone)
    learner = Learner(page, lesson)
    expected = len(learner.actions)

    def nothing_lit_is_covered() -> None:
        if page.locator(f"{SHOWN} .task").is_visible():
            page.wait_for_function(f"() => ({COVERED})() === 0")

    assert learner.take_lesson(nothing_lit_is_covered) == expected
    expect(page.get_by_role("heading", name="You know the rules.")).to_be_visible()


def test_keys_alone_take_a_lesson_and_a_screen_reader_hears_every_step(visit: Visitor) -> None:
    page = visit("/learn/sintra")
    learner = Learner(page, "sintra", keys=True)
    said: list[str] = []
    learner.take_lesson(lambda: said.append(page.locator("[aria-live=polite]").last.inner_text()))
    steps = {int(found[1]) for line in said if (found := re.match(r"Step (\d+) of 12\.", line))}
    assert steps == set(range(1, 13))


def test_a_lesson_answers_what_is_weak_and_goes_on_where_it_was_left(visit: Visitor) -> None:
    page = visit("/learn/sintra")
    learner = Learner(page, "sintra")
    learner.go_on(page.locator(SHOWN))
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
