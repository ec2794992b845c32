"""A board without a table, for whoever brings a position or a record."""

from typing import Any

from litestar import MediaType, Response, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from leadlight.server.board_models import BoardAnswer, BoardPreview, BoardRequest
from leadlight.server.free_board import encode_board, encode_preview, key_of
from leadlight.server.limits import RECORD_BYTES, Caller
from leadlight.server.routes.error_responses import UNREADABLE
from leadlight.server.routes.me import find_caller
from leadlight.server.services import Services
from leadlight.server.wire import Previewed

COUNTED_BYTES = 16 * 1024  # of a body, that count as one more board
BOARD = {200: ResponseSpec(BoardAnswer, generate_examples=False, description="The board after all actions")}
FORESEEN = {200: ResponseSpec(Previewed, generate_examples=False, description="What the actions would bring")}


async def count_board(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Count a request before its body is read: to read a long one is costly, too, so it counts as several boards."""
    services: Services = connection.app.state.services
    length = connection.headers.get("content-length", "")
    size = int(length) if length.isdecimal() else RECORD_BYTES  # unknown where it comes in chunks
    boards = 1 + min(size, RECORD_BYTES) // COUNTED_BYTES
    services.limits.boards.count(await find_caller(connection, services), boards)


@post(
    "/api/board",
    status_code=200,
    request_max_body_size=RECORD_BYTES,
    guards=[count_board],
    exception_handlers=UNREADABLE,
    responses=BOARD,
)
async def show_board(
    data: JSONBody[BoardRequest], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> Response[bytes]:
    """The board after all actions, as one seat knows it, with what whoever decides may do."""
    board = await services.board_pool.compute(key_of(data), encode_board, data, caller=caller)
    return Response(board, media_type=MediaType.JSON)


@post(
    "/api/board/preview",
    status_code=200,
    request_max_body_size=RECORD_BYTES,
    guards=[count_board],
    exception_handlers=UNREADABLE,
    responses=FORESEEN,
)
async def preview_board(
    data: JSONBody[BoardPreview], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> Response[bytes]:
    """What actions would bring on the board, or why the rules forbid them."""
    services.limits.previews.count(caller, len(data.asked))
    foreseen = await services.board_pool.compute(key_of(data), encode_preview, data, caller=caller)
    return Response(foreseen, media_type=MediaType.JSON)
