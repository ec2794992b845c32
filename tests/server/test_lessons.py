"""Lessons over HTTP: everything follows from the query, and every lesson can be played to its end."""

from typing import Any

import pytest

from leadlight.lessons import LESSONS
from leadlight.server.lesson_models import MOST_ACTIONS

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
