"""Whole matches of Sagrada over HTTP and sockets: everything that each viewer receives, taken apart and searched."""

import re
from random import Random

import pytest

from leadlight.play.fair import fair_rng

from .conftest import Server, Visitors
from .onlookers import Viewer, inside, match_of, received, sit_down
from .visitor import Json

pytestmark = pytest.mark.usefixtures("unlimited")
OFTEN = 40  # so many actions lie between two times when everybody asks for everything
CHANCE = re.compile(rb'"(?:private|card|goal|lay|roll|draw|start) ')  # what only a record and its draws name
POINTS = ("DiePlaced", "DieMoved")


async def play(code: str, viewers: list[Viewer]) -> None:
    """To the end. In the last round nobody asks: a preview of the last action tells the points of a made-up world."""
    rng = Random(7)
    for count in range(10_000):
        seen = (await viewers[0].visitor.look(code))["match"]
        if seen["standing"] is not None:
            return
        actor = viewers[seen["actor"]]
        match = (await actor.visitor.look(code))["match"]
        if match["view"]["round"] < 9 and (count < len(viewers) or count % OFTEN == 0):
            for viewer in viewers:
                await ask_everything(viewer, code, match)
        await actor.visitor.command(code, "act", ply=match["ply"], action=rng.choice(match["legal"]))
    raise AssertionError("a match without an end")


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
    messages = [told for told in received(viewer) if not is_of_end(told)]
    return [found for told in messages for found in inside(told) if tells_too_much(found, viewer.seat)]


def is_of_end(told: Json) -> bool:
    """What says that the match is over may tell everything."""
    return bool(told.get("match")) and told["match"]["standing"] is not None


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
    rng = fair_rng(match_of(server, code))
    await play(code, viewers)
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
    for viewer in viewers:
        seats = (await viewer.visitor.look(code))["match"]["view"]["seats"]
        assert all(len(seat["privates"]) == 1 for seat in seats)
        record = await viewer.visitor.get(f"/api/tables/{code}/record")
        assert sum(action.startswith("private ") for action in record["actions"]) == 2
