"""The history of a guest: matches, statistics, and all of it as a file."""

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery

from leadlight.server.history import Histories
from leadlight.server.http_models import History, HistoryExport, Statistics
from leadlight.server.limits import Caller
from leadlight.server.review_models import ReviewStatistics
from leadlight.server.review_statistics import count_reviews, read_reviewed
from leadlight.server.services import Services

EXPORT_COST = 10  # as many pages of the list
EXPORTED = {200: ResponseSpec(HistoryExport, generate_examples=False, description="Every match, the last one first")}


def histories(services: Services) -> Histories:
    return Histories(services.history, services.steady.wall_offset())


@get("/api/me/history")
async def read_history(
    guest: NamedDependency[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
    game: FromQuery[str | None] = None,
    page: FromQuery[int] = 0,
) -> History:
    """The matches that you played to their end, of one game or of all, the last one first, in pages."""
    services.limits.histories.count(caller)
    return await histories(services).read_page(guest, game, page)


@get("/api/me/statistics")
async def read_statistics(
    guest: NamedDependency[str], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> Statistics:
    """What your matches come to, by game."""
    services.limits.histories.count(caller)
    return await histories(services).read_statistics(guest)


@get("/api/me/reviews")
async def read_review_statistics(
    guest: NamedDependency[str], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> ReviewStatistics:
    """What the reviews of your matches come to, by game, as far as somebody had them reviewed."""
    services.limits.histories.count(caller)
    reviewed = await read_reviewed(services.reviews.repository, guest)
    return count_reviews(reviewed, services.steady.wall_offset())


@get("/api/me/history/export", responses=EXPORTED)
async def export_history(
    guest: NamedDependency[str], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> Response[bytes]:
    """All your matches in one file."""
    services.limits.histories.count(caller, EXPORT_COST)
    reviewed = await read_reviewed(services.reviews.repository, guest)
    file = await histories(services).export(guest, await services.guests.name(guest), reviewed)
    headers = {"Content-Disposition": 'attachment; filename="leadlight-history.json"'}
    return Response(file, media_type=MediaType.JSON, headers=headers)
