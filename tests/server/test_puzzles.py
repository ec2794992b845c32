"""Puzzles and the daily challenge on a server: tries, hints, streaks, and nothing told before its time."""

import asyncio
import threading
from datetime import date, timedelta

import msgspec
import pytest

from leadlight.puzzles import library
from leadlight.puzzles.daily import daily_puzzle
from leadlight.puzzles.puzzle import Puzzle
from leadlight.puzzles.trying import set_up
from leadlight.server.puzzle_models import ChallengeMove
from leadlight.server.puzzles.judging import ChallengeAnswer
from leadlight.server.services import Services

from .conftest import SOON, Server, Visitors
from .visitor import PATIENCE, Json, Visitor

TODAY = date(2026, 11, 18)
SECRET = ("choices", "themes", "reasons", "solution", "value")


@pytest.fixture(autouse=True)
def on_a_day(server: Server) -> Services:
    """The server's day is the test's."""
    set_day(server.services, TODAY)
    return server.services


def set_day(services: Services, day: date) -> None:
    services.puzzles.today = services.challenges.today = lambda: day


async def ask(visitor: Visitor, method: str, path: str, status: int = 200, **given: object) -> Json:
    response = await visitor.request(method, path, **given)
    assert response.status_code == status, response.text
    found: Json = response.json()
    return found


def wrong_actions(puzzle: Puzzle) -> list[str]:
    match = set_up(puzzle)
    texts = [match.game.format_action(action) for action in match.state.legal_actions()]
    return [text for text in texts if match.game.parse_action(text) != puzzle.best_action()]


async def test_everybody_has_the_same_puzzle_on_a_day(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    first, second = await ask(ann, "GET", "/api/puzzles/daily"), await ask(ben, "GET", "/api/puzzles/daily")
    assert first == second
    assert first["id"] == daily_puzzle(TODAY).id
    assert first["day"] == TODAY.isoformat()
    assert first["tries_left"] == 2


async def test_nothing_of_the_solution_is_told_before_it_is_found(visitors: Visitors) -> None:
    ann, puzzle = await visitors.enter("Ann"), daily_puzzle(TODAY)
    wrong = wrong_actions(puzzle)[0]
    for answer in (
        await ask(ann, "GET", "/api/puzzles/daily"),
        await ask(ann, "POST", f"/api/puzzles/{puzzle.id}/hint"),
        await ask(ann, "POST", f"/api/puzzles/{puzzle.id}/tries", json={"action": wrong}),
        await ask(ann, "GET", f"/api/puzzles/{puzzle.id}"),
    ):
        assert answer["status"] == "open"
        assert answer["answer"] is None
        shown = msgspec.json.encode({**answer, "tried": [], "hint": None}).decode()
        assert puzzle.solution not in shown.replace(puzzle.position.replace("\n", "\\n"), "")


async def test_the_right_action_is_told_with_everything_that_explains_it(visitors: Visitors) -> None:
    ann, puzzle = await visitors.enter("Ann"), daily_puzzle(TODAY)
    path = f"/api/puzzles/{puzzle.id}"
    wrong = wrong_actions(puzzle)[0]
    tried = await ask(ann, "POST", f"{path}/tries", json={"action": wrong})
    assert (tried["tries_left"], tried["tried"][0]["action"]) == (1, wrong)
    found = await ask(ann, "POST", f"{path}/tries", json={"action": puzzle.solution})
    assert found["status"] == "solved"
    assert found["answer"]["choices"][0]["action"] == puzzle.solution
    assert found["answer"]["themes"] == list(puzzle.themes)
    assert (found["answer"]["found"], found["answer"]["players"]) == (1, 1)
    assert await ask(ann, "GET", path) == found


async def test_two_wrong_tries_show_the_answer_and_there_is_no_third(visitors: Visitors) -> None:
    ann, puzzle = await visitors.enter("Ann"), daily_puzzle(TODAY)
    path = f"/api/puzzles/{puzzle.id}"
    first, second = wrong_actions(puzzle)[:2]
    await ask(ann, "POST", f"{path}/tries", json={"action": first})
    shown = await ask(ann, "POST", f"{path}/tries", json={"action": second})
    assert shown["status"] == "shown"
    assert shown["answer"]["choices"][0]["action"] == puzzle.solution
    refused = await ask(ann, "POST", f"{path}/tries", 409, json={"action": puzzle.solution})
    assert refused["code"] == "puzzle-over"
    assert (await ask(ann, "GET", "/api/me/puzzles"))["streak"] == 0


async def test_what_cannot_be_played_costs_no_try(visitors: Visitors) -> None:
    ann, puzzle = await visitors.enter("Ann"), daily_puzzle(TODAY)
    path = f"/api/puzzles/{puzzle.id}/tries"
    for nonsense in ("xyzzy", ""):
        response = await ann.request("POST", path, json={"action": nonsense})
        assert 400 <= response.status_code < 500
    match = set_up(puzzle)
    legal = set(match.state.legal_actions())
    illegal = next(action for action in range(match.game.action_count) if action not in legal)
    response = await ann.request("POST", path, json={"action": match.game.format_action(illegal)})
    assert 400 <= response.status_code < 500
    assert (await ask(ann, "GET", "/api/puzzles/daily"))["tries_left"] == 2


async def test_a_hint_leaves_some_actions_and_the_best_one_is_among_them(visitors: Visitors) -> None:
    ann, puzzle = await visitors.enter("Ann"), daily_puzzle(TODAY)
    hinted = await ask(ann, "POST", f"/api/puzzles/{puzzle.id}/hint")
    actions = list(map(puzzle.rules().parse_action, hinted["hint"]))
    assert puzzle.best_action() in actions
    assert len(actions) <= len(set_up(puzzle).state.legal_actions())


async def test_a_streak_grows_day_by_day_and_ends_with_a_missed_day(visitors: Visitors, on_a_day: Services) -> None:
    ann = await visitors.enter("Ann")
    for number in range(3):
        day = TODAY + timedelta(days=number)
        set_day(on_a_day, day)
        assert (await ask(ann, "GET", "/api/me/puzzles"))["streak"] == number
        puzzle = daily_puzzle(day)
        await ask(ann, "POST", f"/api/puzzles/{puzzle.id}/tries", json={"action": puzzle.solution})
    progress = await ask(ann, "GET", "/api/me/puzzles")
    assert (progress["streak"], progress["longest"]) == (3, 3)
    assert [day["status"] for day in progress["week"]] == [None] * 4 + ["solved"] * 3
    assert sum(game["solved"] for game in progress["games"]) == 3
    set_day(on_a_day, TODAY + timedelta(days=4))
    progress = await ask(ann, "GET", "/api/me/puzzles")
    assert (progress["streak"], progress["longest"]) == (0, 3)


async def test_a_puzzle_of_another_day_counts_for_no_streak(visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    yesterday = (TODAY - timedelta(days=1)).isoformat()
    puzzle = await ask(ann, "GET", f"/api/puzzles/daily/{yesterday}")
    solution = library.find_puzzle(str(puzzle["id"])).solution
    await ask(ann, "POST", f"/api/puzzles/{puzzle['id']}/tries", json={"action": solution})
    progress = await ask(ann, "GET", "/api/me/puzzles")
    assert (progress["streak"], progress["latest"]) == (0, ["solved"])


@pytest.mark.parametrize("day", ["2026-11-19", "2020-01-01", "nonsense", "2026-13-40"])
async def test_days_to_come_and_long_past_have_no_puzzle(visitors: Visitors, day: str) -> None:
    ann = await visitors.enter("Ann")
    assert (await ask(ann, "GET", f"/api/puzzles/daily/{day}", 404))["code"] == "puzzles-none"


async def test_the_stream_gives_what_is_asked_for_and_nothing_known(visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    first = await ask(ann, "GET", "/api/puzzles/next?game=sintra")
    second = await ask(ann, "GET", f"/api/puzzles/next?game=sintra&after={first['id']}")
    assert {first["game"], second["game"]} == {"sintra"}
    assert first["id"] != second["id"]
    await ask(ann, "POST", f"/api/puzzles/{first['id']}/answer")
    assert (await ask(ann, "GET", "/api/puzzles/next?game=sintra"))["id"] != first["id"]
    themed = await ask(ann, "GET", "/api/puzzles/next?theme=glazier")
    assert "glazier" in library.find_puzzle(str(themed["id"])).themes


@pytest.mark.parametrize(
    ("query", "code"),
    [("game=chess", "game-unknown"), ("theme=love", "puzzle-theme"), ("difficulty=9", "puzzle-difficulty")],
)
async def test_the_stream_refuses_what_there_is_not(visitors: Visitors, query: str, code: str) -> None:
    ann = await visitors.enter("Ann")
    response = await ann.request("GET", f"/api/puzzles/next?{query}")
    assert 400 <= response.status_code < 500
    assert response.json()["code"] == code


async def test_an_unknown_puzzle_is_refused(visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    response = await ann.request("GET", "/api/puzzles/nothing")
    assert (response.status_code, response.json()["code"]) == (404, "puzzle-unknown")


async def begin(visitor: Visitor, **given: object) -> Json:
    return await ask(visitor, "POST", "/api/challenge", json={"day": TODAY.isoformat(), **given})


async def play_through(visitor: Visitor) -> list[str]:
    """Take the first legal action again and again."""
    board, actions = await begin(visitor), list[str]()
    while board["match"]["legal"]:
        actions.append(board["match"]["legal"][-1])
        board = await begin(visitor, actions=actions, since=board["match"]["ply"])
    return actions


async def test_everybody_gets_the_same_draws_and_a_place_in_the_table(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    assert (await begin(ann))["position"] == (await begin(ben))["position"]
    actions = await play_through(ann)
    assert await play_through(ben) == actions
    challenge = await ask(ben, "GET", "/api/challenge")
    assert challenge["actions"] == actions
    assert challenge["points"] is not None
    assert [(row["place"], row["name"], row["yours"]) for row in challenge["results"]] == [
        (1, "Ann", False),
        (1, "Ben", True),
    ]


async def test_nothing_is_taken_back_in_an_attempt(visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    legal = (await begin(ann))["match"]["legal"]
    await begin(ann, actions=[legal[0]])
    refused = await ask(ann, "POST", "/api/challenge", 409, json={"day": TODAY.isoformat(), "actions": [legal[1]]})
    assert refused["code"] == "challenge-moved"
    assert (await ask(ann, "GET", "/api/challenge"))["actions"] == [legal[0]]


async def test_an_attempt_does_not_begin_on_another_day_but_may_end_there(
    visitors: Visitors, on_a_day: Services
) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    legal = (await begin(ann))["match"]["legal"]
    set_day(on_a_day, TODAY + timedelta(days=1))
    await begin(ann, actions=[legal[0]])
    refused = await ask(ben, "POST", "/api/challenge", 404, json={"day": TODAY.isoformat()})
    assert refused["code"] == "puzzles-none"


async def test_a_challenge_can_be_looked_at_before_an_action(visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    legal = (await begin(ann))["match"]["legal"]
    asked = {"day": TODAY.isoformat(), "asked": legal[:2]}
    seen = await ask(ann, "POST", "/api/challenge/preview", json=asked)
    assert set(seen["outcomes"]) == set(legal[:2])


async def test_nobody_waits_for_what_another_guest_does(
    visitors: Visitors, on_a_day: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, eve = await visitors.enter("Ann"), await visitors.enter("Eve")
    held, gate, play = threading.Event(), threading.Event(), on_a_day.challenges.play

    async def hold(day: str, asked: ChallengeMove) -> ChallengeAnswer:
        """Let Eve's wait."""
        while asked.since == 7 and not gate.is_set():
            held.set()
            await asyncio.sleep(SOON)
        return await play(day, asked)

    monkeypatch.setattr(on_a_day.challenges, "play", hold)
    waiting = asyncio.create_task(begin(eve, since=7))
    async with asyncio.timeout(PATIENCE):
        while not held.is_set():
            await asyncio.sleep(SOON)
    try:
        assert (await asyncio.wait_for(begin(ann), PATIENCE / 4))["match"]["legal"]
        assert not waiting.done()
    finally:
        gate.set()
    assert (await waiting)["match"]["legal"]
