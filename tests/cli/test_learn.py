"""`leadlight learn`: lessons line by line."""

import json

import pytest

from leadlight.lessons import LESSONS
from leadlight.locales import LANGUAGES, Texts

from .conftest import Run
from .test_plain import type_lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_can_be_shown_to_its_end(run: Run, monkeypatch: pytest.MonkeyPatch, name: str, language: str) -> None:
    texts = Texts(language)
    type_lines(monkeypatch, *[texts.translate("learn-word-show")] * 200)
    outcome = run("learn", name, "--lang", language)
    assert outcome.code == 0
    assert outcome.err == ""
    last = LESSONS[name].chapters[-1].steps[-1]
    assert texts.translate(LESSONS[name].message(last.name, last.more[-1])) in outcome.out
    assert texts.translate("learn-over", command=f"leadlight play {LESSONS[name].game} --bots level:1") in outcome.out


def test_a_lesson_goes_on_where_it_was_left(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, "", "3 blue > 3", "", "leave")
    assert "Go on where you were with: leadlight learn sintra" in run("learn", "sintra").out
    type_lines(monkeypatch, "leave")
    assert "Step 3 of 12." in run("learn", "sintra").out
    type_lines(monkeypatch, "leave")
    assert "Step 1 of 12." in run("learn", "sintra", "--chapter", "1").out


def test_every_kind_of_action_gets_its_answer(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(
        monkeypatch, "", "3 blue > 1", "3 blue > 4", "undo", "3 blue > 6", "undo", "legal", "1", "undo", "3b3", "x"
    )
    outcome = run("learn", "sintra")
    assert "no fitting space" in outcome.out or "S6.5" in outcome.out
    assert "Strip 4 has only one blue space" in outcome.out
    assert "Write undo to take it back, or press Enter to go on." in outcome.out
    assert "Also fine: strip 6" in outcome.out
    assert "1: 1 pink > 2" in outcome.out
    assert "Possible: nothing breaks." in outcome.out
    assert "2 panes, 2 spaces: nothing breaks." in outcome.out


def test_chapters_can_be_skipped_and_repeated(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, "skip", "show", "repeat", "skip", "skip", "skip")
    outcome = run("learn", "sintra")
    assert outcome.out.count("Chapter 2: The glazier") == 2
    assert "Chapter 4: What counts at the end" in outcome.out
    assert "You know the rules. Play on with:" in outcome.out


def test_the_rules_of_a_step_can_be_read_and_the_board_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, "rules", "board", "help", "nonsense", "")
    outcome = run("learn", "uzory")
    assert "U4.2" in outcome.out
    assert "nonsense" in outcome.err


def test_a_bookmark_that_cannot_be_read_means_the_beginning(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from leadlight.cli.lesson_bookmark import bookmarks_file

    bookmarks_file().parent.mkdir(parents=True)
    for text in ("{", '{"sintra": [77, 1]}', '{"sintra": "x"}'):
        bookmarks_file().write_text(text)
        type_lines(monkeypatch, "leave")
        assert "Step 1 of 12." in run("learn", "sintra").out


def test_lessons_are_listed(run: Run) -> None:
    outcome = run("learn")
    assert "sagrada-solo: Sagrada alone (4 minutes)" in outcome.out
    assert "  3. Broken glass" in outcome.out


def test_the_check_reports_lessons_steps_and_what_is_missing(run: Run) -> None:
    outcome = run("learn", "--check", "--json")
    report = json.loads(outcome.out)
    assert (outcome.code, report["ok"]) == (0, True)
    assert [lesson["lesson"] for lesson in report["lessons"]] == list(LESSONS)
    assert all(lesson["steps"] and not lesson["missing"] and not lesson["problems"] for lesson in report["lessons"])
    assert "sintra: 4 chapters, 12 steps" in run("learn", "--check").out


def test_the_check_fails_when_a_message_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("leadlight.lessons.checking.find_missing", lambda messages, _: messages[:1])
    outcome = run("learn", "--check")
    assert outcome.code == 1
    assert "Missing in pl: sintra-lesson-title" in outcome.out


def test_unknown_lessons_and_chapters_are_refused(run: Run) -> None:
    assert "There is no lesson sintr. Lessons: sintra, sagrada, sagrada-solo, uzory." in run("learn", "sintr").err
    assert run("learn", "sintra", "--chapter", "9").err.strip() == "Error: There is no chapter 9; the last one is 4."
