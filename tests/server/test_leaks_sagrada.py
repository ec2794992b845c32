"""Whole matches of Sagrada over HTTP and sockets: everything that each viewer receives, taken apart and searched."""

import re
from random import Random

import pytest

from leadlight.server.tables.table import fair_rng

from .conftest import Server, Visitors
from .onlookers import Viewer, inside, match_of, received, sit_down
from .visitor import Json

OFTEN = 40  # so many actions lie between two times when everybody asks for everything
CHANCE = re.compile(rb'"(?:private|card|goal|lay|roll|draw|start) ')  # what only a record and its draws name
POINTS = ("DiePlaced", "DieMoved")


async def play(code: str, viewers: list[Viewer]) -> None:
    """Up to the last round, which a roll that fits nowhere can end without a decision."""
    rng = Random(7)
    for count in range(10_000):
        actor = await who_decides(code, viewers)
        match = (await actor.visitor.look(code))["match"]
        if match["view"]["round"] == 9 and await may_end_round(actor, code, match):
            return
        if count < len(viewers) or count % OFTEN == 0:
            for viewer in viewers:
                await ask_everything(viewer, code, match)
        await actor.visitor.command(code, "act", ply=match["ply"], action=rng.choice(match["legal"]))


async def who_decides(code: str, viewers: list[Viewer]) -> Viewer:
    actor: int = (await viewers[0].visitor.look(code))["match"]["actor"]
    return viewers[actor]


async def may_end_round(actor: Viewer, code: str, match: Json) -> bool:
    told = await actor.visitor.http.post(
        f"/api/tables/{code}/commands", json={"type": "preview", "ply": match["ply"], "actions": match["legal"][-64:]}
    )
    return b"RoundEnded" in told.content


async def ask_everything(viewer: Viewer, code: str, match: Json) -> None:
    for path in ("/replay", "/record", "/qr.svg"):
        await viewer.visitor.request("GET", f"/api/tables/{code}{path}")
    await viewer.visitor.request("GET", "/api/tables")
    texts = ["window 1", "window 4", "take R1", "end", "tool 1", *match["legal"][:10]]
    await viewer.line.ask("preview", "previewed", ply=match["ply"], actions=texts)
    again = await viewer.visitor.connect(code, since=0)
    await again.hear()
    await again.close()


def find_leaks(viewer: Viewer) -> list[Json]:
    return [found for told in received(viewer) for found in inside(told) if tells_too_much(found, viewer.seat)]


def tells_too_much(found: Json, seat: int | None) -> bool:
    if "phase" in found and "seats" in found:
        others = [each for number, each in enumerate(found["seats"]) if number != seat]
        return any(shows_secret(each, is_choosing=found["phase"] == "choose") for each in others)
    if found.get("seat") == seat:
        return False
    kind = found.get("type")
    secret = {
        "PrivateDealt": "colour",
        "CardDealt": "card",
        "WindowChosen": "window",
        **dict.fromkeys(POINTS, "points"),
    }
    return kind == "FinalScored" or (kind in secret and found[secret[kind]] is not None)


def shows_secret(seat: Json, *, is_choosing: bool) -> bool:
    reasons = {part["reason"] for part in seat["score"]["parts"]}
    chosen = is_choosing and seat["window"] is not None
    return bool(seat["privates"] or seat["offered"] or chosen or "private_objective" in reasons)


@pytest.mark.parametrize("players", [2, 4])
async def test_a_whole_match_tells_nobody_what_others_hide(visitors: Visitors, server: Server, players: int) -> None:
    code, viewers = await sit_down(visitors, "sagrada", {"players": players})
    await play(code, viewers)
    rng = fair_rng(match_of(server, code))
    for viewer in viewers:
        await viewer.line.ask("preview", "previewed", ply=0, actions=[])
        assert find_leaks(viewer) == []
        data = b"\n".join(viewer.visitor.received)
        assert CHANCE.findall(data) == []
        assert rng.secret.hex().encode() not in data
        assert b'"contributions"' not in data
        assert len(data) > 200_000


async def test_the_end_tells_everybody_everything(visitors: Visitors) -> None:
    code, viewers = await sit_down(visitors, "sagrada", {"players": 2})
    await play(code, viewers)
    while (match := (await viewers[0].visitor.look(code))["match"])["standing"] is None:
        actor = viewers[match["actor"]]
        legal = (await actor.visitor.look(code))["match"]["legal"]
        await actor.visitor.command(code, "act", ply=match["ply"], action=legal[-1])
    for viewer in viewers:
        seats = (await viewer.visitor.look(code))["match"]["view"]["seats"]
        assert all(len(seat["privates"]) == 1 for seat in seats)
        record = await viewer.visitor.get(f"/api/tables/{code}/record")
        assert sum(action.startswith("private ") for action in record["actions"]) == 2
