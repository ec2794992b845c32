"""What the engine thinks: of any position that somebody brings, and as a hint at a table against bots."""

from typing import Any

from litestar import MediaType, Request, Response, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from leadlight.server.limits import RECORD_BYTES, Caller
from leadlight.server.opinion_models import AnalysisRequest, HintRequest, OpinionAnswer
from leadlight.server.opinion_pool import while_connected
from leadlight.server.opinions import cost_of, encode_analysis, encode_opinion
from leadlight.server.room import Room
from leadlight.server.routes.board import count_board
from leadlight.server.routes.error_responses import UNREADABLE
from leadlight.server.services import Services
from leadlight.server.tables.hints import ask_for_hint
from leadlight.server.tables.table import Asker

AnyRequest = Request[Any, Any, Any]
OPINION = {200: ResponseSpec(OpinionAnswer, generate_examples=False, description="The best actions, with values")}


@post(
    "/api/analysis",
    status_code=200,
    request_max_body_size=RECORD_BYTES,
    guards=[count_board],
    exception_handlers=UNREADABLE,
    responses=OPINION,
)
async def analyse_board(
    request: AnyRequest,
    data: JSONBody[AnalysisRequest],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
) -> Response[bytes]:
    """The best actions of whoever decides on a board, judged on what that seat can know. Who leaves ends it."""
    services.limits.opinions.count(caller, cost_of(data.effort))
    opinion = services.opinion_pool.ask(caller, encode_analysis, data)
    return Response(await while_connected(request.receive, opinion), media_type=MediaType.JSON)


@post("/api/tables/{code:str}/hints", status_code=200, exception_handlers=UNREADABLE, responses=OPINION)
async def give_hints(
    request: AnyRequest,
    data: JSONBody[HintRequest],
    guest: NamedDependency[str],
    caller: NamedDependency[Caller],
    room: NamedDependency[Room],
    services: NamedDependency[Services],
) -> Response[bytes]:
    """The best actions of your seat, at a table where nobody but you and bots have played this match."""
    services.limits.opinions.count(caller, cost_of(data.effort))
    asker = Asker(guest, await services.guests.name(guest), services.steady.now())
    perspective = await room.ask(lambda table: ask_for_hint(table, asker, data))
    opinion = services.opinion_pool.ask(caller, encode_opinion, perspective, data.ply, data.effort, data.include)
    return Response(await while_connected(request.receive, opinion), media_type=MediaType.JSON)
