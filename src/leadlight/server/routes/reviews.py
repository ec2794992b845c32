"""Reviews: ask for one, see how far it is, look at it, and stop waiting for it."""

from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from leadlight.server.errors import NotFound
from leadlight.server.limits import RECORD_BYTES, Caller
from leadlight.server.review_models import ReviewStatus
from leadlight.server.reviews.order import Order, encode_upload_order, order_match
from leadlight.server.reviews.reviews import Progress
from leadlight.server.room import Room
from leadlight.server.services import Services

STATUS = {200: ResponseSpec(ReviewStatus, generate_examples=False, description="How far the review is, or all of it")}
ReviewKey = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]


@get("/api/tables/{code:str}/review", responses=STATUS)
async def read_review(
    guest: NamedDependency[str],
    caller: NamedDependency[Caller],
    room: NamedDependency[Room],
    services: NamedDependency[Services],
) -> Response[bytes]:
    """The review of the table's match, as far as it is; nothing is computed because of this."""
    services.limits.commands.count(caller)
    order = await find_order(room, guest, services)
    return respond(order.key, await services.reviews.look(order.key, guest, order.match))


@post("/api/tables/{code:str}/review", status_code=200, responses=STATUS)
async def ask_for_review(
    guest: NamedDependency[str],
    caller: NamedDependency[Caller],
    room: NamedDependency[Room],
    services: NamedDependency[Services],
) -> Response[bytes]:
    """Have the table's match reviewed, once it is over. Whoever may see its replay may do so."""
    services.limits.commands.count(caller)
    return await ask(services, await find_order(room, guest, services), caller, guest)


@delete("/api/tables/{code:str}/review", status_code=200, responses=STATUS)
async def stop_waiting(
    guest: NamedDependency[str],
    caller: NamedDependency[Caller],
    room: NamedDependency[Room],
    services: NamedDependency[Services],
) -> Response[bytes]:
    """Wait for the review no longer. It ends unless somebody else waits for it too."""
    services.limits.commands.count(caller)
    order = await find_order(room, guest, services)
    await services.reviews.cancel(order.key, guest)
    return respond(order.key, await services.reviews.look(order.key, guest, order.match))


@post("/api/review", status_code=200, request_max_body_size=RECORD_BYTES, responses=STATUS)
async def review_upload(
    request: Request[Any, Any, Any],
    guest: NamedDependency[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
) -> Response[bytes]:
    """Have a record reviewed; the body is the file. The `key` of the response asks for it again."""
    services.limits.replays.count(caller)
    body, nodes = await request.body(), services.settings.review_nodes
    key = ("review", sha256(body).digest())
    order = await services.process_pool.compute(key, encode_upload_order, body, nodes, caller=caller)
    return await ask(services, msgspec.json.decode(order, type=Order), caller, guest)


@get("/api/review/{key:str}", responses=STATUS)
async def read_uploaded_review(
    key: FromPath[str],
    guest: NamedDependency[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
) -> Response[bytes]:
    """A review by its key, as far as it is. Only who has the record can know the key."""
    services.limits.commands.count(caller)
    return respond(key, await services.reviews.look(require_key(key), guest))


@delete("/api/review/{key:str}", status_code=200, responses=STATUS)
async def stop_waiting_for_upload(
    key: FromPath[str],
    guest: NamedDependency[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
) -> Response[bytes]:
    services.limits.commands.count(caller)
    await services.reviews.cancel(require_key(key), guest)
    return respond(key, await services.reviews.look(key, guest))


def require_key(key: str) -> str:
    try:
        return msgspec.convert(key, ReviewKey)
    except msgspec.ValidationError:
        raise NotFound("page-unknown") from None


async def find_order(room: Room, guest: str, services: Services) -> Order:
    return await room.ask(lambda table: order_match(table, guest, services.settings.review_nodes))


async def ask(services: Services, order: Order, caller: Caller, guest: str) -> Response[bytes]:
    """Join the queue, unless the review is there; only what has to be computed counts for the limit."""
    reviews = services.reviews
    found = await reviews.look(order.key, guest, order.match)
    if found.state == "done":
        return respond(order.key, found)
    if not reviews.is_known(order.key):
        reviews.require_room(guest, caller.network)
        services.limits.reviews.count(caller)
    reviews.ask(order, guest, caller.network)
    return respond(order.key, await reviews.look(order.key, guest))


class EncodedStatus(msgspec.Struct, frozen=True):
    """`ReviewStatus` with a review that is JSON already."""

    key: str
    state: str
    place: int
    share: float
    asked: bool
    review: msgspec.Raw


def respond(key: str, found: Progress) -> Response[bytes]:
    review = msgspec.Raw(found.review or b"null")
    status = EncodedStatus(key, found.state, found.place, round(found.share, 3), found.asked, review)
    return Response(msgspec.json.encode(status), media_type=MediaType.JSON)
