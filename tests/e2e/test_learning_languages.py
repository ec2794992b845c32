"""Hints, analysis, reviews, puzzles, lessons and the history in every language at every size: nothing missing, nothing
left in English, nothing cut off; in hints, analysis and reviews also nothing covered or too small for a finger."""

import pytest
from playwright.sync_api import expect

from leadlight.lessons import LESSONS
from leadlight.locales import LANGUAGES

from .conftest import Visitor
from .fitting import SIZES, find_troubles, resize
from .hastening import play_past
from .learners import SHOWN
from .players import code_of, create_table
from .test_languages import LOCALES, Reader


class Visiting(Reader):
    """Looks at pages that may be higher than the window, also for fingers."""

    def look(self, where: str) -> None:
        super().look(where)
        if self.page.get_by_role("dialog").count() > 0:  # over everything else
            return
        pointer = self.page.context.new_cdp_session(self.page)
        for width, height in SIZES:
            resize(self.page, pointer, width, height)
            found = find_troubles(self.page, width, scrolls=True)
            self.troubles += [f"{where}, {width}×{height}: {each}" for each in found]
        resize(self.page, pointer, 1440, 900)
        pointer.detach()


def start_match(reader: Reader) -> None:
    page = reader.page
    page.goto(f"/t/{create_table(page)}")
    page.locator("main[data-ply]").wait_for()


def visit_hints(reader: Reader) -> None:
    page = reader.page
    play_past([page], lambda match: match["view"]["round"] >= 1 and bool(match["legal"]), lambda legal, _: legal[0])
    page.get_by_role("button", name=reader.translate("table-hint"), exact=True).click()
    hints = page.get_by_role("radiogroup", name=reader.translate("hint-title"))
    expect(hints.get_by_role("radio")).not_to_have_count(0)
    reader.look("hints")


def visit_review(reader: Reader) -> None:
    page = reader.page
    assert page.request.post(f"/api/tables/{code_of(page)}/commands", data={"type": "resign"}).ok
    page.goto(f"/t/{code_of(page)}/review")
    expect(page.get_by_role("region", name=reader.translate("reviewed-accuracy"))).to_contain_text("%")
    page.keyboard.press("End")
    reader.look("review")
    page.keyboard.press("a")
    expect(page.get_by_role("dialog")).to_be_visible()
    reader.look("numbers of a review")
    page.goto("/history")
    expect(page.get_by_role("heading", name=reader.translate("reviewed-stats"))).to_be_visible()
    reader.look("history")


def visit_analysis(reader: Reader) -> None:
    page = reader.page
    page.goto("/analysis")
    new = page.get_by_role("button", name=reader.translate("analysis-new"), exact=True)
    expect(new).to_be_visible()
    reader.look("opening a position")
    new.click()
    best = page.get_by_role("radiogroup", name=reader.translate("analysis-best"))
    expect(best.get_by_role("radio")).not_to_have_count(0)
    reader.look("analysis")


@pytest.mark.parametrize("language", LANGUAGES)
def test_insight_speaks_the_language_and_fits(visit: Visitor, language: str) -> None:
    reader = Visiting(visit("/", language=LOCALES[language]), language)
    start_match(reader)
    visit_hints(reader)
    visit_review(reader)
    visit_analysis(reader)
    assert not reader.troubles, "\n".join(reader.troubles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_speak_the_language_and_fit(visit: Visitor, language: str) -> None:
    reader = Reader(visit("/puzzle", language=LOCALES[language]), language)
    page = reader.page
    panel = page.locator("[data-puzzle]")
    panel.get_by_role("button", name=reader.translate("puzzle-hint")).click()
    expect(page.locator("[data-source-rings]")).to_be_attached()
    reader.look("puzzle of the day, with a hint")
    panel.get_by_role("button", name=reader.translate("puzzle-show")).click()
    expect(panel.get_by_role("radio")).not_to_have_count(0)
    reader.look("puzzle of the day, explained")
    page.goto("/puzzle/stream")
    expect(panel.get_by_role("button", name=reader.translate("puzzle-skip"))).to_be_visible()
    reader.look("stream of puzzles")
    page.goto("/puzzle/archive")
    expect(page.get_by_role("listitem").first).to_be_visible()
    reader.look("days before")
    page.goto("/puzzle/challenge")
    expect(page.get_by_role("button", name=reader.translate("challenge-begin"))).to_be_visible()
    reader.look("challenge")
    assert not reader.troubles, "\n".join(reader.troubles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_speak_the_language_and_fit(visit: Visitor, language: str) -> None:
    reader = Reader(visit("/", language=LOCALES[language]), language)
    page = reader.page
    for lesson in LESSONS:
        page.goto(f"/learn/{lesson}")
        expect(page.locator(SHOWN)).to_be_visible()
        reader.look(f"lesson {lesson}")
        # By a key: after a window has changed, the bubble may still move away from a pointer.
        page.get_by_role("button", name=reader.translate("guide-lesson-chapters")).press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()
        reader.look(f"chapters of {lesson}")
    assert not reader.troubles, "\n".join(reader.troubles)
