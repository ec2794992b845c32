"""The server itself: its games, its addresses, sheets to print, and replays of records that somebody uploads."""

from hashlib import sha256
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from leadlight import __version__
from leadlight.bots import LEVELS
from leadlight.core.game import Game
from leadlight.games import GAMES
from leadlight.lessons import LESSONS
from leadlight.printing import PIECES, file_name, papers_for, sheets_for
from leadlight.server.drawings import draw_sheets
from leadlight.server.errors import NotFound
from leadlight.server.http_models import GameInfo, HostInfo, OptionInfo
from leadlight.server.limits import RECORD_BYTES, Caller
from leadlight.server.replays import encode_upload
from leadlight.server.routes.qr import respond_with_qr
from leadlight.server.routes.tables import REPLAYED
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
    levels = [bot for bot in bots if bot in LEVELS]
    printed = papers_for(game.name), sheets_for(game.name)
    lessons = [lesson.name for lesson in LESSONS.values() if lesson.game == game.name]
    return GameInfo(game.name, game.version, game.rule_prefix, options, bots, levels, *printed, lessons)


@get("/api/games/{game:str}/print", media_type=PDF)
async def print_sheets(
    game: FromPath[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
    paper: FromQuery[str] = "a4",
    sheet: FromQuery[str] = PIECES,
    lang: FromQuery[str] = "en",
) -> Response[bytes]:
    """A sheet of a game for a home printer; `sheets` and `papers` of `GameInfo` list what there is."""
    services.limits.drawings.count(caller)
    wanted = (game, paper, sheet, lang)
    document = await services.process_pool.compute(("sheets", *wanted), draw_sheets, *wanted, caller=caller)
    headers = {"Content-Disposition": f'attachment; filename="{file_name(*wanted)}"'}
    return Response(document, media_type=PDF, headers=headers)


@get("/api/qr.svg")
async def draw_address(caller: NamedDependency[Caller], services: NamedDependency[Services]) -> Response[bytes]:
    if not services.settings.addresses:
        raise NotFound("page-unknown")
    return await respond_with_qr(services, caller, services.settings.addresses[0])


@post("/api/replay", status_code=200, request_max_body_size=RECORD_BYTES, responses=REPLAYED)
async def replay_upload(
    request: Request[Any, Any, Any],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
    seat: FromQuery[SeatNumber | None] = None,
) -> Response[bytes]:
    """The replay of a record, as a seat knew it; the body is the file."""
    services.limits.replays.count(caller)
    body = await request.body()
    key = ("upload", sha256(body).digest(), seat)
    shown = await services.process_pool.compute(key, encode_upload, body, seat, caller=caller)
    return Response(shown, media_type=MediaType.JSON)
