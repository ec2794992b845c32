"""A board without a table: the same query has the same answer, and only what was brought is shown."""

from typing import Any

import msgspec
import pytest

import leadlight
from leadlight.core.chance import Rng
from leadlight.core.state import CHANCE
from leadlight.games import GAMES
from leadlight.play.match import Match
from leadlight.server.board_models import LONGEST_POSITION, MOST_ACTIONS, BoardPreview, BoardRequest
from leadlight.server.free_board import answer, foresee
from leadlight.server.limits import RECORD_BYTES

from .conftest import Server, Visitors
from .visitor import Json, Visitor

SINTRA = {"game": "sintra"}


def play(game: str, decisions: int, seed: int = 5) -> Match:
    """A match after some decisions at random."""
    match, rng = leadlight.new_match(game, ["Olena", "Petr"], seed=seed), Rng(seed)
    for _ in range(decisions):
        if not match.is_over:
            match.act(match.actor, rng.pick(match.state.legal_actions()))
    return match


def record_of(match: Match) -> Any:
    return msgspec.to_builtins(match.record())


async def show(visitor: Visitor, **query: Any) -> Json:
    response = await visitor.request("POST", "/api/board", json=query)
    assert response.status_code == 200, response.text
    board: Json = response.json()
    return board


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_plays_through_legal_actions_comes_to_the_end(visitors: Visitors, game: str) -> None:
    ann, rng = await visitors.enter("Ann"), Rng(1)
    actions: list[str] = []
    match = play(game, 10_000, 3)
    started = leadlight.replay(match.record(), match.ply - 12)
    while started.actor == CHANCE:  # a record may be cut anywhere
        started = leadlight.replay(match.record(), started.ply - 1)
    position = started.game.format_position(started.state)
    board = await show(ann, game=game, position=position)
    assert board["position"] == position
    while board["match"]["legal"]:
        legal = board["match"]["legal"]
        actions.append(legal[rng.below(len(legal))])
        board = await show(ann, game=game, position=position, actions=actions, since=board["match"]["ply"])
        assert [step["action"] for step in board["steps"]] == actions[-1:]
    assert board["match"]["actor"] == leadlight.OVER
    assert len(board["match"]["standing"]["scores"]) == len(match.seats)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_shown_after_any_of_its_plies(game: str) -> None:
    match = play(game, 9)
    decided = [ply for ply, actor in enumerate(match.actors) if actor != CHANCE]
    for ply in decided:
        board = answer(BoardRequest(game=game, record=record_of(match), plies=ply))
        assert (board.match.ply, board.match.actor) == (ply, match.actors[ply])
        assert board.position == match.game.format_position(leadlight.replay(match.record(), ply).state)
        assert [seat.name for seat in board.seats] == ["Olena", "Petr"]


def test_the_seed_draws_what_no_action_names() -> None:
    first, again, other = (answer(BoardRequest(game="sintra", seed=seed)) for seed in (1, 1, 2))
    assert first == again
    assert first.position != other.position
    (setup,) = first.steps
    assert (setup.seat, setup.action) == (CHANCE, None)


def test_named_draws_are_taken() -> None:
    match = play("sagrada", 12)
    texts = match.record().actions
    board = answer(BoardRequest(game="sagrada", actions=texts, seed=77))
    assert board.position == match.game.format_position(match.state)
    assert [step.ply for step in board.steps][-1] == match.ply


def test_the_board_follows_whoever_decides_unless_a_seat_is_named() -> None:
    match = play("sagrada", 3)
    while match.actor != 1:
        match.act(match.actor, match.state.legal_actions()[0])
    position = match.game.format_position(match.state)
    followed, named = (answer(BoardRequest(game="sagrada", position=position, as_seat=seat)) for seat in (None, 0))
    assert (followed.as_seat, named.as_seat) == (1, 0)
    assert followed.match.view == match.game.view(match.state, 1)
    assert named.match.view == match.game.view(match.state, 0)
    assert followed.match.legal == named.match.legal != []


@pytest.mark.parametrize("game", GAMES)
def test_previews_tell_outcomes_and_refusals(game: str) -> None:
    match = play(game, 7)
    legal = [match.game.format_action(action) for action in match.state.legal_actions()]
    others = [match.game.format_action(action) for action in range(300)]
    forbidden = [text for text in others if text not in legal][:20]
    query = BoardPreview(game=game, position=match.game.format_position(match.state), asked=[*legal[:20], *forbidden])
    foreseen = foresee(query)
    assert list(foreseen.outcomes) == legal[:20]
    assert list(foreseen.refused) == forbidden
    assert all(refusal.rule for refusal in foreseen.refused.values())
    assert foresee(query) == foreseen


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ({"game": "chess"}, 400, "game-unknown"),
        ({**SINTRA, "options": {"players": 9}}, 400, "option-value"),
        ({**SINTRA, "position": "nonsense"}, 400, None),
        ({**SINTRA, "actions": ["nonsense"]}, 400, None),
        ({**SINTRA, "record": {"game": "sintra"}}, 400, "record-shape"),
        ({**SINTRA, "record": 5}, 400, "record-shape"),
        ({**SINTRA, "as_seat": 4}, 409, "seat-unknown"),
        ({**SINTRA, "as_seat": 10}, 400, "message-malformed"),
        ({**SINTRA, "seed": -1}, 400, "message-malformed"),
        ({**SINTRA, "unknown": 1}, 400, "message-malformed"),
        ({**SINTRA, "position": "x" * (LONGEST_POSITION + 1)}, 400, "message-malformed"),
        ({**SINTRA, "actions": ["return"] * (MOST_ACTIONS + 1)}, 400, "message-malformed"),
        ({**SINTRA, "options": {"x": " " * RECORD_BYTES}}, 413, "message-too-large"),
    ],
)
async def test_what_makes_no_sense_is_refused(visitors: Visitors, query: Json, status: int, code: str | None) -> None:
    ann = await visitors.enter("Ann")
    response = await ann.request("POST", "/api/board", json=query)
    assert response.status_code == status, response.text
    assert code in (None, response.json()["code"])


async def test_an_illegal_action_is_refused_with_its_rule(visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    legal = (await show(ann, game="sintra"))["match"]["legal"]
    every = [leadlight.find_game("sintra").format_action(action) for action in range(300)]
    forbidden = next(text for text in every if text not in legal)
    response = await ann.request("POST", "/api/board", json={**SINTRA, "actions": [forbidden]})
    assert response.status_code == 409
    assert response.json()["type"] == "refused"
    assert response.json()["rule"].startswith("S")


async def test_a_record_of_another_game_and_a_match_that_is_over_are_refused(visitors: Visitors) -> None:
    ann, match = await visitors.enter("Ann"), play("sintra", 10_000)
    record = record_of(match)
    response = await ann.request("POST", "/api/board", json={"game": "uzory", "record": record})
    assert (response.status_code, response.json()["code"]) == (400, "message-malformed")
    response = await ann.request("POST", "/api/board", json={**SINTRA, "record": record, "actions": ["return"]})
    assert (response.status_code, response.json()["code"]) == (409, "match-not-running")
    assert (await show(ann, game="sintra", record=record))["match"]["standing"]["scores"] == record["result"]["scores"]


async def test_nobody_asks_for_boards_without_end(server: Server, visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    server.limits.boards.by_guest.most, most = 3, server.limits.boards.by_guest.most
    try:
        answers = [await ann.request("POST", "/api/board", json=SINTRA) for _ in range(4)]
    finally:
        server.limits.boards.by_guest.most = most
    assert [response.status_code for response in answers] == [200, 200, 200, 429]
    assert answers[-1].json()["code"] == "too-fast"


@pytest.mark.parametrize("path", ["/api/board", "/api/board/preview", "/api/analysis"])
async def test_a_body_counts_by_its_length_before_it_is_read(server: Server, visitors: Visitors, path: str) -> None:
    """To read a long body holds everybody up, whether or not it makes sense."""
    ann = await visitors.enter("Ann")
    server.limits.boards.by_guest.most, most = 70, server.limits.boards.by_guest.most
    try:
        nonsense = b"[" * RECORD_BYTES
        codes = [(await ann.request("POST", path, content=nonsense)).status_code for _ in range(3)]
        assert codes == [400, 400, 429]  # each counts as 65 boards
        server.limits.clear()
        codes = [(await ann.request("POST", path, content=b"nonsense")).status_code for _ in range(71)]
        assert codes == [400] * 70 + [429]
    finally:
        server.limits.boards.by_guest.most = most
