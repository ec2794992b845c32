"""Guided first matches, step by step."""

from litestar import MediaType, Response, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from leadlight.server.lesson_board import encode_lesson, encode_preview, key_of
from leadlight.server.lesson_models import LessonAnswer, LessonPreview, LessonQuery
from leadlight.server.limits import Caller
from leadlight.server.routes.error_responses import UNREADABLE
from leadlight.server.services import Services
from leadlight.server.wire import Previewed

SHOWN = {200: ResponseSpec(LessonAnswer, generate_examples=False, description="The step after all actions")}
FORESEEN = {200: ResponseSpec(Previewed, generate_examples=False, description="What the actions would bring")}


@post("/api/lesson", status_code=200, exception_handlers=UNREADABLE, responses=SHOWN)
async def show_lesson(
    data: JSONBody[LessonQuery], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> Response[bytes]:
    """A step of a lesson after the learner's actions in it, with what is answered to the last one."""
    services.limits.boards.count(caller)
    shown = await services.board_pool.compute(key_of(data), encode_lesson, data, caller=caller)
    return Response(shown, media_type=MediaType.JSON)


@post("/api/lesson/preview", status_code=200, exception_handlers=UNREADABLE, responses=FORESEEN)
async def preview_lesson(
    data: JSONBody[LessonPreview], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> Response[bytes]:
    """What actions would bring in a step of a lesson, or why the rules forbid them."""
    services.limits.boards.count(caller)
    services.limits.previews.count(caller, len(data.asked))
    foreseen = await services.board_pool.compute(key_of(data), encode_preview, data, caller=caller)
    return Response(foreseen, media_type=MediaType.JSON)
