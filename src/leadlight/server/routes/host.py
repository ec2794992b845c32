"""The server itself: its games, its addresses, sheets to print, and replays of records that somebody uploads."""

import asyncio
from functools import cache
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from leadlight import __version__
from leadlight.core.game import Game
from leadlight.core.record import parse_record
from leadlight.games import GAMES
from leadlight.printing import papers_for, print_game
from leadlight.server.errors import NotFound
from leadlight.server.http_models import GameInfo, HostInfo, OptionInfo, Replay
from leadlight.server.limits import RECORD_BYTES
from leadlight.server.replays import replay_record
from leadlight.server.routes.tables import draw_qr
from leadlight.server.services import Services
from leadlight.server.wire import SeatNumber

PDF = "application/pdf"


@get("/api/host")
async def read_host(services: NamedDependency[Services]) -> HostInfo:
    bots = list(services.rooms.bots)
    return HostInfo(__version__, list(services.settings.addresses), [describe(game, bots) for game in GAMES.values()])


def describe(game: Game, bots: list[str]) -> GameInfo:
    options = [
        OptionInfo(option.name, list(option.values), option.default, option.rule, option.only_if)
        for option in game.options
    ]
    return GameInfo(game.name, game.version, game.rule_prefix, options, bots, papers_for(game.name))


@get("/api/games/{game:str}/print", media_type=PDF)
async def print_sheets(game: FromPath[str], paper: FromQuery[str] = "a4") -> Response[bytes]:
    """The pieces of a game on sheets for a home printer; `papers` of `GameInfo` lists the sizes."""
    headers = {"Content-Disposition": f'attachment; filename="{game}-{paper}.pdf"'}
    return Response(await asyncio.to_thread(make_pdf, game, paper), media_type=PDF, headers=headers)


@cache
def make_pdf(game: str, paper: str) -> bytes:
    return print_game(game, paper).to_pdf()


@get("/api/qr.svg")
async def draw_address(services: NamedDependency[Services]) -> Response[bytes]:
    if not services.settings.addresses:
        raise NotFound("page-unknown")
    return draw_qr(services.settings.addresses[0])


@post("/api/replay", status_code=200, request_max_body_size=RECORD_BYTES)
async def replay_upload(request: Request[Any, Any, Any], seat: FromQuery[SeatNumber | None] = None) -> Replay:
    """The replay of a record, as a seat knew it; the body is the file."""
    return await asyncio.to_thread(replay_record, parse_record(await request.body()), seat)
