"""Lessons over HTTP: everything follows from the query, and every lesson can be played to its end."""

from typing import Any

import pytest

from leadlight.core.chance import Rng
from leadlight.lessons import LESSONS
from leadlight.lessons.lesson import Lesson
from leadlight.lessons.player import LessonPlayer
from leadlight.play.match import Match
from leadlight.play.perspective import Perspective
from leadlight.server import lesson_board
from leadlight.server.lesson_models import MOST_ACTIONS, LessonPreview, LessonQuery

from .conftest import Visitors
from .visitor import Json, Visitor


async def show(visitor: Visitor, **query: Any) -> Json:
    response = await visitor.request("POST", "/api/lesson", json=query)
    assert response.status_code == 200, response.text
    shown: Json = response.json()
    return shown


async def refuse(visitor: Visitor, **query: Any) -> tuple[int, str]:
    response = await visitor.request("POST", "/api/lesson", json=query)
    return response.status_code, response.json()["code"]


@pytest.mark.parametrize("name", LESSONS)
async def test_a_lesson_is_played_to_its_end(visitors: Visitors, name: str) -> None:
    visitor = await visitors.enter("Ann")
    place: tuple[int, int] | None = (0, 0)
    numbers = []
    while place is not None:
        query: dict[str, Any] = {"lesson": name, "chapter": place[0], "step": place[1], "actions": []}
        shown = await show(visitor, **query)
        while not shown["done"]:
            assert shown["match"]["actor"] == shown["seat"]
            assert set(shown["shown"]["best"]) <= set(shown["match"]["legal"])
            query["actions"].append(shown["shown"]["best"][0])
            shown = await show(visitor, **query)
            assert shown["reply"]["kind"] == "right"
            assert shown["moments"][-1]["match"] == shown["match"]
        numbers.append(shown["shown"]["number"])
        place = shown["next"] and tuple(shown["next"])
    assert numbers == list(range(1, shown["shown"]["steps"] + 1))
    assert sum(chapter["steps"] for chapter in shown["chapters"]) == len(numbers)


async def test_a_weak_action_is_answered_and_can_be_taken_back(visitors: Visitors) -> None:
    visitor = await visitors.enter("Ann")
    fresh = await show(visitor, lesson="sintra", chapter=0, step=1)
    weak = await show(visitor, lesson="sintra", chapter=0, step=1, actions=["3 blue > 4"])
    assert (weak["reply"]["kind"], weak["strayed"], weak["done"]) == ("weak", True, True)
    assert weak["reply"]["message"] == "sintra-lesson-fitting-breaks"
    assert await show(visitor, lesson="sintra", chapter=0, step=1) == fresh


async def test_a_forbidden_action_is_explained_by_its_rule_and_changes_nothing(visitors: Visitors) -> None:
    visitor = await visitors.enter("Ann")
    fresh = await show(visitor, lesson="sintra", chapter=0, step=1)
    refused = await show(visitor, lesson="sintra", chapter=0, step=1, actions=["3 blue > 1"])
    assert (refused["reply"]["kind"], refused["reply"]["rule"]) == ("refused", "S6.5")
    assert refused["match"] == fresh["match"]


async def test_the_hand_of_the_other_seat_stays_hidden(visitors: Visitors) -> None:
    visitor = await visitors.enter("Ann")
    shown = await show(visitor, lesson="uzory", chapter=0, step=1)
    assert shown["match"]["view"]["seats"][1]["hand"] != shown["match"]["view"]["seats"][0]["hand"]
    assert all(tile is None for tile in shown["match"]["view"]["seats"][1]["hand"])


class OtherWorld(LessonPlayer):
    """A step in which everything that the learner's seat cannot know is otherwise."""

    def __init__(self, lesson: Lesson, chapter: int = 0, step: int = 0) -> None:
        super().__init__(lesson, chapter, step)
        match = self.match
        world = Perspective(self.game, match.state, lesson.seat).deal_world(Rng(5))
        self.match = Match(self.game, match.options, match.seats, Rng(5), start=world)


def tell_everything(lesson: Lesson, chapter: int, step: int) -> tuple[bytes, bytes]:
    """What a page is told of a step, and what it is told that each legal action would bring."""
    query = LessonQuery(lesson=lesson.name, chapter=chapter, step=step)
    legal = lesson_board.answer(query).match.legal[:64]
    preview = LessonPreview(lesson=lesson.name, chapter=chapter, step=step, asked=legal)
    return lesson_board.encode_lesson(query), lesson_board.encode_preview(preview)


@pytest.mark.parametrize("name", LESSONS)
def test_nothing_is_said_that_the_learner_may_not_know(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = LESSONS[name]
    places = [(chapter, step) for chapter, step, _ in lesson.steps()]
    told = [tell_everything(lesson, *place) for place in places]
    states = [LessonPlayer(lesson, *place).match.state for place in places]
    others = [OtherWorld(lesson, *place).match.state for place in places]
    monkeypatch.setattr(lesson_board, "LessonPlayer", OtherWorld)
    assert [tell_everything(lesson, *place) for place in places] == told
    has_secrets = name in ("sagrada", "uzory")  # Sintra has none, and whoever is alone sees everything
    assert (states != others) == has_secrets


async def test_what_actions_would_bring_is_foreseen_without_the_position(visitors: Visitors) -> None:
    visitor = await visitors.enter("Ann")
    query = {"lesson": "sintra", "chapter": 0, "step": 1}
    assert "position" not in await show(visitor, **query)
    asked = {"asked": ["3 blue > 3", "3 blue > 1"]}
    response = await visitor.request("POST", "/api/lesson/preview", json=query | asked)
    foreseen = response.json()
    assert response.status_code == 200
    assert [event["type"] for event in foreseen["outcomes"]["3 blue > 3"]][:2] == ["PanesTaken", "PanesPlaced"]
    assert foreseen["refused"]["3 blue > 1"]["rule"] == "S6.5"
    after = await visitor.request("POST", "/api/lesson/preview", json=query | asked | {"actions": ["3 blue > 3"]})
    assert "3 blue > 3" not in after.json()["outcomes"]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ({"lesson": "chess"}, (400, "lesson-unknown")),
        ({"lesson": "sintra", "chapter": 9}, (400, "lesson-step")),
        ({"lesson": "sintra", "chapter": -1}, (400, "message-malformed")),
        ({"lesson": "sintra", "actions": ["nonsense"]}, (400, "action-unreadable")),
        ({"lesson": "sintra", "actions": ["return"] * (MOST_ACTIONS + 1)}, (400, "message-malformed")),
        ({"lesson": "sintra", "hint": True}, (400, "message-malformed")),
        ({"lesson": "sintra", "actions": ["3 blue > 3"]}, (400, "lesson-over")),
    ],
)
async def test_what_there_is_not_is_refused(
    visitors: Visitors, query: dict[str, Any], expected: tuple[int, str]
) -> None:
    assert await refuse(await visitors.enter("Ann"), **query) == expected


async def test_the_server_says_which_lessons_a_game_has(visitors: Visitors) -> None:
    visitor = await visitors.enter("Ann")
    host = (await visitor.request("GET", "/api/host")).json()
    lessons = {game["name"]: game["lessons"] for game in host["games"]}
    assert lessons["sagrada"] == ["sagrada", "sagrada-solo"]
    assert all(lessons.values())
