"""Hints and analysis: who gets them, on what they are formed, and that they end when nobody waits."""

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import leadlight
from leadlight.core.chance import Rng
from leadlight.games import GAMES
from leadlight.insight import comparison, opinion, trials
from leadlight.play.perspective import Perspective
from leadlight.server import opinions, wire
from leadlight.server.errors import Conflict, Forbidden, TooMany, Unavailable
from leadlight.server.limits import Caller
from leadlight.server.opinion_models import HintRequest, OpinionAnswer
from leadlight.server.opinion_pool import MOST_OF_GUEST, MOST_QUESTIONS, OpinionPool, while_connected
from leadlight.server.opinions import encode_opinion
from leadlight.server.tables.hints import ask_for_hint
from leadlight.server.tables.moderation import person_key
from leadlight.server.tables.table import Asker

from .conftest import Server, Visitors
from .tabletop import Tabletop, started
from .visitor import Json, Visitor, start_match

QUICK = (0.05, 0.05, 0.05, 0.05)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is thought in this process is thought quickly: without compiled rules a round of Sagrada takes seconds."""
    monkeypatch.setattr(opinions, "SECONDS", QUICK)
    monkeypatch.setattr(trials, "GROWTH", 1)
    monkeypatch.setattr(comparison, "LISTED", 2)
    for module in (comparison, opinion):
        monkeypatch.setattr(module, "FEWEST_ROUNDS", 2)


def against_bots(players: int = 3, game: str = "sintra") -> Tabletop:
    tabletop = Tabletop(players, game=game)
    for seat in range(1, players):
        tabletop.do("ann", wire.PlaceBot(seat, "greedy"))
    tabletop.do("ann", wire.Ready())
    return tabletop


def ask(tabletop: Tabletop, guest: str = "ann", **wishes: Any) -> Perspective:
    request = HintRequest(**{"ply": tabletop.ply, **wishes})
    return ask_for_hint(tabletop.table, Asker(guest, guest.title(), tabletop.now), request)


def judge(perspective: Perspective, *include: str) -> OpinionAnswer:
    return msgspec.json.decode(encode_opinion(lambda: False, perspective, 7, 0, include), type=OpinionAnswer)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_plays_against_bots_gets_the_best_actions_of_their_seat(game: str) -> None:
    tabletop = against_bots(2, game)
    answer = judge(ask(tabletop))
    legal = tabletop.legal()
    assert answer.seat == 0
    assert answer.choices == len(legal)
    assert {each.action for each in answer.judged} <= set(legal)
    assert answer.judged[0].behind == 0
    assert all(len(each.shares) == 2 and 0 <= each.value <= 1 for each in answer.judged)


def test_a_single_player_gets_hints_too() -> None:
    assert judge(ask(started(1, game="sagrada"))).judged


def test_nobody_gets_a_hint_where_two_people_play() -> None:
    tabletop = started(2)
    for guest in ("ann", "ben"):
        with pytest.raises(Forbidden, match="hint-people"):
            ask(tabletop, guest)
    with pytest.raises(Forbidden, match="seat-none"):
        ask(tabletop, "eve")


def test_nobody_gets_a_hint_where_a_person_sits_among_bots() -> None:
    tabletop = Tabletop(3)
    tabletop.do("ben", wire.Sit(1))
    tabletop.do("ann", wire.PlaceBot(2, "greedy"))
    for guest in ("ann", "ben"):
        tabletop.do(guest, wire.Ready())
    assert tabletop.status == "playing"
    with pytest.raises(Forbidden, match="hint-people"):
        ask(tabletop)


def test_nobody_gets_a_hint_once_a_person_has_played_in_the_match() -> None:
    tabletop = started(2)
    tabletop.do("ann", wire.Remove(person_key(tabletop.table, "ben")))
    assert tabletop.table.chairs[1].bot is not None
    with pytest.raises(Forbidden, match="hint-people"):
        ask(tabletop)


def test_nobody_gets_a_hint_because_somebody_has_given_up() -> None:
    tabletop = started(3)
    tabletop.do("ben", wire.Resign())
    with pytest.raises(Forbidden, match="hint-people"):
        ask(tabletop)


def test_a_hint_is_for_the_seat_that_decides_in_the_position_that_it_sees() -> None:
    tabletop = against_bots(2)
    with pytest.raises(Conflict, match="stale"):
        ask(tabletop, ply=tabletop.ply + 1)
    with pytest.raises(Forbidden, match="seat-none"):
        ask(tabletop, "eve")
    tabletop.act()
    assert tabletop.actor == 1
    with pytest.raises(Conflict, match="hint-turn"):
        ask(tabletop)


def test_hints_are_noted_until_the_next_match_and_warnings_are_not() -> None:
    tabletop = against_bots(2)
    for wishes in ({}, {"effort": 1}, {"checks": True}, {}):
        ask(tabletop, **wishes)
    tabletop.publish()
    assert tabletop.snapshot("eve").table.seats[0].hints == 2
    assert tabletop.reopened().chairs[0].hints == 2


@pytest.mark.parametrize("game", ["sagrada", "uzory"])
def test_a_hint_is_formed_on_what_the_seat_knows(game: str) -> None:
    """Two matches that differ only in what is hidden give equal perspectives, and so equal hints."""
    match, rng = leadlight.new_match(game, players=2, seed=4), Rng(4)
    for _ in range(6):
        match.act(match.actor, rng.pick(match.state.legal_actions()))
    other = match.copy()
    other.state.determinize(match.actor, Rng(9))
    assert other.state != match.state
    assert Perspective.of(match) == Perspective.of(other)


def test_an_action_that_is_to_be_judged_is_judged() -> None:
    tabletop = against_bots(2)
    for text in tabletop.legal()[-3:]:
        assert text in [each.action for each in judge(ask(tabletop, checks=True), text).judged]
    with pytest.raises(leadlight.IllegalAction):
        judge(ask(tabletop, checks=True), "keep pink")


ANN, BEN = Caller("ann", "192.0.2.1"), Caller("ben", "192.0.2.1")


@pytest.fixture
def pool() -> Iterator[OpinionPool]:
    pool = OpinionPool()
    yield pool
    pool.stop()


def wait_for_stop(is_cancelled: Any, answer: bytes) -> bytes:
    while not is_cancelled():
        pass
    return answer


def answer_at_once(_: Any, answer: bytes) -> bytes:
    return answer


async def test_a_question_ends_when_nobody_waits_for_it(pool: OpinionPool) -> None:
    asked = asyncio.create_task(pool.ask(ANN, wait_for_stop, b"late"))
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert await pool.ask(BEN, answer_at_once, b"next") == b"next"
    assert pool.open.count == 0


async def test_one_guest_cannot_have_many_questions_open(pool: OpinionPool) -> None:
    asked = [asyncio.create_task(pool.ask(ANN, wait_for_stop, b"")) for _ in range(MOST_OF_GUEST)]
    await asyncio.sleep(0)
    with pytest.raises(TooMany, match="server-busy"):
        await pool.ask(ANN, answer_at_once, b"")
    for task in asked:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    assert await pool.ask(BEN, answer_at_once, b"here") == b"here"


async def test_one_network_leaves_half_of_all_questions_to_others(pool: OpinionPool) -> None:
    many = [Caller(f"guest {number}", ANN.network) for number in range(MOST_QUESTIONS)]
    asked = [asyncio.create_task(pool.ask(guest, wait_for_stop, b"")) for guest in many[: MOST_QUESTIONS // 2]]
    await asyncio.sleep(0)
    with pytest.raises(TooMany, match="server-busy"):
        await pool.ask(many[-1], answer_at_once, b"")
    other = asyncio.create_task(pool.ask(Caller("ben", "192.0.2.2"), answer_at_once, b"here"))
    for task in asked:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    assert await other == b"here"


async def test_work_is_cancelled_when_the_browser_leaves() -> None:
    begun = asyncio.Event()
    ended = asyncio.Event()

    async def work() -> bytes:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()
        return b""

    async def receive() -> Any:
        await begun.wait()
        return {"type": "http.disconnect"}

    with pytest.raises(Unavailable):
        await while_connected(receive, work())
    await asyncio.wait_for(ended.wait(), 10)


async def hint(visitor: Visitor, code: str, ply: int) -> tuple[int, Json]:
    response = await visitor.request("POST", f"/api/tables/{code}/hints", json={"ply": ply})
    body: Json = response.json()
    return response.status_code, body


async def test_hints_over_http_are_for_tables_with_bots_alone(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    code = await ann.open_table(bots=["greedy"], options={"starter": "first"})
    await start_match(code, ann)
    ply = (await ann.look(code))["match"]["ply"]
    status, hints = await hint(ann, code, ply)
    assert (status, hints["ply"], hints["seat"]) == (200, ply, 0)
    assert (await hint(ben, code, ply))[1]["code"] == "seat-none"
    assert (await ann.look(code))["table"]["seats"][0]["hints"] == 1

    both = await ann.open_table(options={"starter": "first"})
    await start_match(both, ann, ben)
    ply = (await ann.look(both))["match"]["ply"]
    for visitor in (ann, ben):
        status, refused = await hint(visitor, both, ply)
        assert (status, refused["code"]) == (403, "hint-people")


async def test_a_running_match_gives_nobody_anything_to_analyse(visitors: Visitors) -> None:
    ann, ben = await visitors.enter("Ann"), await visitors.enter("Ben")
    code = await ann.open_table(game="sagrada")
    await start_match(code, ann, ben)
    assert (await ann.request("GET", f"/api/tables/{code}/record")).status_code == 409
    replay = await ann.get(f"/api/tables/{code}/replay")
    assert (replay["record"], replay["draws"]) == (None, None)
    for path in ("/api/board", "/api/board/preview", "/api/analysis"):
        more: dict[str, list[str]] = {"asked": []} if path.endswith("preview") else {}
        for wish in ({"table": code}, {"match": (await ann.look(code))["match"]["id"]}):
            response = await ann.request("POST", path, json={"game": "sagrada", **more, **wish})
            assert response.json()["code"] == "message-malformed"


async def test_any_position_can_be_analysed(visitors: Visitors) -> None:
    ann, game = await visitors.enter("Ann"), "sintra"
    match = leadlight.new_match(game, players=2, seed=8)
    position = match.game.format_position(match.state)
    response = await ann.request("POST", "/api/analysis", json={"game": game, "position": position})
    answer = response.json()
    legal = [match.game.format_action(action) for action in match.state.legal_actions()]
    assert {each["action"] for each in answer["judged"]} <= set(legal)
    board = await ann.post(
        "/api/board", {"game": game, "position": position, "actions": [answer["judged"][0]["action"]]}
    )
    assert board["match"]["ply"] > 0


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ({"game": "sintra", "effort": 4}, 400, "message-malformed"),
        ({"game": "sintra", "include": ["a"] * 5}, 400, "message-malformed"),
        ({"game": "sintra", "position": "nonsense"}, 400, None),
        ({"game": "sintra", "include": ["keep pink"]}, 409, None),
    ],
)
async def test_analysis_of_nonsense_is_refused(visitors: Visitors, query: Json, status: int, code: str | None) -> None:
    response = await (await visitors.enter("Ann")).request("POST", "/api/analysis", json=query)
    assert response.status_code == status, response.text
    assert code in (None, response.json()["code"])


async def test_a_match_that_is_over_has_nothing_to_analyse(visitors: Visitors) -> None:
    ann, match = await visitors.enter("Ann"), leadlight.new_match("sintra", players=2, seed=8)
    while not match.is_over:
        match.act(match.actor, match.state.legal_actions()[0])
    record = msgspec.to_builtins(match.record())
    response = await ann.request("POST", "/api/analysis", json={"game": "sintra", "record": record})
    assert (response.status_code, response.json()["code"]) == (409, "match-not-running")


async def test_thought_is_limited_by_its_seconds(server: Server, visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    server.limits.opinions.by_guest.most, most = 1, server.limits.opinions.by_guest.most
    try:
        codes = [(await ann.request("POST", "/api/analysis", json={"game": "sintra"})).status_code for _ in range(2)]
    finally:
        server.limits.opinions.by_guest.most = most
    assert codes == [200, 429]
