"""Between people nobody is told what the engine thinks: every route and command is tried, and every byte searched."""

import re
from itertools import product

import pytest
from litestar.handlers import HTTPRouteHandler

from leadlight.games import GAMES
from leadlight.server import wire
from leadlight.server.app import ROUTES

from .conftest import Visitors
from .visitor import Json, Visitor, start_match

OPINION = re.compile(rb'"(?:judged|behind|reasons|replies|loss|luck|accuracy)":')
LEAVING = (wire.Resign, wire.Remove, wire.Mute, wire.Block, wire.TakeOver)  # commands that would end the test
INVENTED = ("hint", "hints", "analyse", "review")

pytestmark = pytest.mark.usefixtures("unlimited")


def all_routes() -> list[tuple[str, str]]:
    """Every method with every path that the server has."""
    routes = [route for route in ROUTES if isinstance(route, HTTPRouteHandler)]
    found = [(method, path) for route in routes for method, path in product(route.http_methods, route.paths)]
    return [(method, path) for method, path in found if path.startswith("/api/")]


async def list_bodies(visitor: Visitor, code: str) -> list[Json]:
    """Whatever could be asked about a match: as a hint, and in the place of a position, a record or a puzzle."""
    seen = await visitor.look(code)
    game, match = seen["table"]["game"], seen["match"]
    ply, action = match["ply"], (match["legal"] or ["return"])[0]
    replay = await visitor.get(f"/api/tables/{code}/replay")
    hint = {"ply": ply}
    return [
        *(hint | more for more in ({}, {"effort": 1}, {"checks": True}, {"include": [action]})),
        *({"game": game, key: value} for key in ("table", "code", "match") for value in (code, match["id"])),
        *({"game": game, "position": value} for value in (code, match["id"])),
        *({"game": game, "record": value} for value in (code, match["id"], replay, replay["record"] or {})),
        {"lesson": code},
        {"action": action},
        replay,
    ]


async def try_everything(visitor: Visitor, code: str) -> set[str]:
    """The routes and commands by which a visitor is told an opinion."""
    bodies, told = await list_bodies(visitor, code), set()
    for method, path in all_routes():
        address = re.sub(r"{\w+:str}", code, path)
        for body in [None] if method == "GET" else bodies:
            response = await visitor.request(method, address, json=body)
            assert response.status_code < 500, (method, path, body, response.text)
            if OPINION.search(response.content):
                told.add(f"{method} {path}")
    return told | await try_commands(visitor, code)


async def try_commands(visitor: Visitor, code: str) -> set[str]:
    """Every command over the line that leaves the table as it is, and some that there are not."""
    line, match = await visitor.connect(code), (await visitor.look(code))["match"]
    await line.hear()
    before = len(visitor.received)
    kinds = [kind.__name__.lower() for kind in wire.AnyCommand.__args__ if kind not in LEAVING]
    for kind in (*kinds, *INVENTED):
        for fields in ({}, {"ply": match["ply"]}, {"ply": match["ply"], "actions": match["legal"][:3]}):
            await line.ask(kind, "done", "previewed", "chatted", **fields)
    await line.close()
    return {"the line"} if OPINION.search(b"".join(visitor.received[before:])) else set()


@pytest.mark.parametrize("game", GAMES)
async def test_between_people_no_route_and_no_command_tells_what_the_engine_thinks(
    visitors: Visitors, game: str
) -> None:
    ann, ben, eve = [await visitors.enter(name) for name in ("Ann", "Ben", "Eve")]
    code = await ann.open_table(game=game, visibility="open", options={"players": 3}, bots=["greedy"])
    await start_match(code, ann, ben)
    assert (await ann.look(code))["table"]["status"] == "playing"
    for visitor in (ann, ben, eve):
        assert await try_everything(visitor, code) == set()


async def test_the_search_finds_hints_where_only_bots_sit_beside_somebody(visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    code = await ann.open_table(bots=["greedy"], options={"starter": "first"})
    await start_match(code, ann)
    assert await try_everything(ann, code) == {"POST /api/tables/{code:str}/hints"}
