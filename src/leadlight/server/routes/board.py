"""A board without a table, for whoever brings a position or a record."""

from litestar import MediaType, Response, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from leadlight.server.board_models import BoardAnswer, BoardPreview, BoardRequest
from leadlight.server.free_board import encode_board, encode_preview, key_of
from leadlight.server.limits import RECORD_BYTES, Caller
from leadlight.server.routes.error_responses import UNREADABLE
from leadlight.server.services import Services
from leadlight.server.wire import Previewed

BOARD = {200: ResponseSpec(BoardAnswer, generate_examples=False, description="The board after all actions")}
FORESEEN = {200: ResponseSpec(Previewed, generate_examples=False, description="What the actions would bring")}


@post("/api/board", status_code=200, request_max_body_size=RECORD_BYTES, exception_handlers=UNREADABLE, responses=BOARD)
async def show_board(
    data: JSONBody[BoardRequest], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> Response[bytes]:
    """The board after all actions, as one seat knows it, with what whoever decides may do."""
    services.limits.boards.count(caller)
    return Response(await services.board_pool.compute(key_of(data), encode_board, data), media_type=MediaType.JSON)


@post(
    "/api/board/preview",
    status_code=200,
    request_max_body_size=RECORD_BYTES,
    exception_handlers=UNREADABLE,
    responses=FORESEEN,
)
async def preview_board(
    data: JSONBody[BoardPreview], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> Response[bytes]:
    """What actions would bring on the board, or why the rules forbid them."""
    services.limits.boards.count(caller)
    services.limits.previews.count(caller, len(data.asked))
    return Response(await services.board_pool.compute(key_of(data), encode_preview, data), media_type=MediaType.JSON)
