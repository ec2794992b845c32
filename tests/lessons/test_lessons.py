"""Every lesson, played to its end through the rules, in every language, and off its path."""

import re
from pathlib import Path

import pytest

from leadlight.core.errors import IllegalAction, LeadlightError
from leadlight.games import GAMES
from leadlight.games.uzory.events import FrameClosed
from leadlight.lessons import LESSONS, find_lesson
from leadlight.lessons.checking import check_lesson
from leadlight.lessons.lesson import FINE, REFUSED, RIGHT, WEAK, Lesson
from leadlight.lessons.player import LessonPlayer
from leadlight.locales import LANGUAGES, Texts
from leadlight.testing.rulebook import numbered_rules

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "lessons.md").read_text(encoding="utf-8")

every_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
SEVERAL = {lesson.name: lesson for lesson in LESSONS.values() if lesson.name in GAMES}


def every_step(lesson: Lesson) -> list[LessonPlayer]:
    return [LessonPlayer(lesson, chapter, step) for chapter, step, _ in lesson.steps()]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_lesson_of_its_name(game: str) -> None:
    assert find_lesson(game).game == game


@every_lesson
def test_nothing_is_wrong_with_a_lesson(lesson: Lesson) -> None:
    report = check_lesson(lesson)
    assert (report.missing, report.problems) == ({}, [])


@every_lesson
def test_every_chapter_can_be_repeated_by_itself(lesson: Lesson) -> None:
    assert [chapter.name for chapter in lesson.chapters if chapter.steps[0].position is None] == []


@pytest.mark.parametrize("lesson", SEVERAL.values(), ids=SEVERAL)
def test_a_first_match_takes_eight_to_twelve_steps_and_five_to_eight_minutes(lesson: Lesson) -> None:
    assert 8 <= len(list(lesson.steps())) <= 12
    assert 5 <= lesson.minutes <= 8


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_a_lesson_can_be_played_to_its_end_and_every_sentence_can_be_read(lesson: Lesson, language: str) -> None:
    texts = Texts(language)
    player: LessonPlayer | None = LessonPlayer(lesson)
    read = 0
    while player is not None:
        shown = player.shown
        sentences = [texts.translate(message) for message in (shown.title, *shown.more)]
        while player.decision is not None:
            assert player.shown.task is not None
            sentences.append(texts.translate(player.shown.task))
            answer = player.act(player.shown.best[0])
            assert answer.kind == RIGHT
            if answer.message is not None:
                sentences.append(texts.translate(answer.message))
        assert player.shown.task is None
        assert all(sentences)
        read += 1
        player = player.next()
    assert read == shown.number == shown.steps


@every_lesson
def test_a_good_lesson_ends_with_advice(lesson: Lesson) -> None:
    assert lesson.chapters[-1].steps[-1].name == "advice"


def test_whoever_hears_that_a_frame_closes_has_closed_one() -> None:
    heard = set()
    for player in every_step(find_lesson("uzory")):
        for action in player.match.state.legal_actions() if player.decision else ():
            tried = LessonPlayer(player.lesson, player.chapter, player.step)
            message = tried.act(action).message or ""
            if message.endswith(("-closes", "-scores")):
                heard.add(message)
                assert any(isinstance(event, FrameClosed) for event in tried.events), tried.game.format_action(action)
    assert heard == {"uzory-lesson-white-closes", "uzory-lesson-other-closes", "uzory-lesson-other-scores"}


@every_lesson
def test_every_other_legal_action_is_answered_and_can_be_taken_back_or_left_behind(lesson: Lesson) -> None:
    for player in every_step(lesson):
        while player.decision is not None:
            before = str(player.match.state)
            for action in [action for action in player.match.state.legal_actions() if action not in player.shown.best]:
                strayed = LessonPlayer(lesson, player.chapter, player.step, [*player.actions, action])
                answer = strayed.answers[-1]
                assert answer.kind in (FINE, WEAK)
                assert Texts("en").translate(str(answer.message), **answer.facts)
                assert strayed.is_done
                assert strayed.shown.task is None
                assert str(strayed.take_back().match.state) == before
                assert following_place(strayed) == following_place(player)
            player.act(player.shown.best[0])


def following_place(player: LessonPlayer) -> tuple[int, int, str]:
    """Which step comes next, and how its table lies."""
    following = player.next()
    assert following is not None
    return following.chapter, following.step, str(following.match.state)


@every_lesson
def test_a_step_can_be_worked_out_again_from_its_numbers_and_actions(lesson: Lesson) -> None:
    for player in every_step(lesson):
        while player.decision is not None:
            player.act(player.shown.best[0])
            again = LessonPlayer(lesson, player.chapter, player.step, player.actions)
            assert again.shown == player.shown
            assert str(again.match.state) == str(player.match.state)
            assert again.events == player.events


@every_lesson
def test_the_next_step_begins_where_the_best_actions_lead(lesson: Lesson) -> None:
    for player in every_step(lesson):
        following = player.next()
        if following is None or following.data.position is not None or player.data.then:
            continue
        while player.decision is not None:
            player.act(player.shown.best[0])
        assert str(following.match.state) == str(player.match.state)


@every_lesson
def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(lesson: Lesson) -> None:
    for player in every_step(lesson):
        if player.decision is None:
            continue
        legal, before = set(player.match.state.legal_actions()), str(player.match.state)
        illegal = next(action for action in range(player.game.action_count - 1, 0, -1) if action not in legal)
        answer = player.act(illegal)
        assert answer.kind == REFUSED
        assert answer.refusal is not None
        assert answer.refusal.rule in numbered_rules(ROOT / "docs" / "rules" / f"{lesson.game}.md")
        assert (str(player.match.state), player.actions) == (before, [])
        with pytest.raises(IllegalAction):
            LessonPlayer(lesson, player.chapter, player.step, [illegal])


@every_lesson
def test_nobody_else_s_secrets_are_among_the_events(lesson: Lesson) -> None:
    for player in every_step(lesson):
        while player.decision is not None:
            player.act(player.shown.best[0])
        assert player.events == [event.seen_by(lesson.seat) for event in player.events]


def test_a_step_that_a_lesson_does_not_have_is_refused() -> None:
    lesson = next(iter(LESSONS.values()))
    for chapter, step in ((0, 99), (99, 0), (-1, 0), (0, -1)):
        with pytest.raises(LeadlightError, match="lesson-step"):
            LessonPlayer(lesson, chapter, step)
    with pytest.raises(LeadlightError, match="lesson-unknown"):
        find_lesson("chess")


def test_nothing_can_be_played_in_a_step_that_is_done() -> None:
    player = LessonPlayer(next(iter(LESSONS.values())))
    assert player.decision is None
    with pytest.raises(LeadlightError, match="lesson-over"):
        player.act(player.match.state.legal_actions()[0])


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_of_the_rules_is_touched_or_its_absence_explained(game: str) -> None:
    prefix = GAMES[game].rule_prefix
    numbers = numbered_rules(ROOT / "docs" / "rules" / f"{game}.md")
    chapters = {number.split(".")[0] for number in numbers if re.fullmatch(rf"{prefix}\d+\.\d+", number)}
    touched = {
        rule.split(".")[0]
        for lesson in LESSONS.values()
        if lesson.game == game
        for _, _, step in lesson.steps()
        for rule in step.rules
    }
    explained = set(re.findall(rf"^\| ({prefix}\d+) \|", PAGE, re.MULTILINE))
    assert chapters - touched == explained
