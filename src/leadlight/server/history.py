"""The matches that a guest has played to their end on this server, and what they come to."""

import asyncio
from collections.abc import Sequence

import msgspec

from leadlight import __version__
from leadlight.server.http_models import (
    GameStatistics,
    History,
    HistoryExport,
    PastMatch,
    PastSeat,
    PlottedMatch,
    Statistics,
)
from leadlight.server.review_statistics import Reviewed, export_review
from leadlight.server.storage.history_repository import HistoryRepository, StoredResult

PAGE = 20  # matches on a page of the list
LAST_PAGE = 100_000
PLOTTED = 100  # matches of a game in a plot, the latest
MOST_EXPORTED = 20_000


class Histories:
    """Times are stored on the server's own clock; `offset` makes them those of the computer's."""

    def __init__(self, repository: HistoryRepository, offset: float) -> None:
        self.repository = repository
        self.offset = offset

    async def read_page(self, guest: str, game: str | None, page: int) -> History:
        """A page of the list, counted from 0; there is nothing on pages after the last one."""
        page = max(0, min(page, LAST_PAGE))
        found = await self.repository.read_results(guest, game, page * PAGE, PAGE)
        total = await self.repository.count_results(guest, game)
        return History([past_match(result, self.offset) for result in found], total, PAGE)

    async def read_statistics(self, guest: str) -> Statistics:
        games = []
        for totals in await self.repository.read_totals(guest):
            points = await self.repository.read_points(guest, totals.game, PLOTTED)
            plotted = [PlottedMatch(each.ended + self.offset, each.points, each.place) for each in points]
            games.append(GameStatistics(*totals, plotted))
        return Statistics(games)

    async def export(self, guest: str, name: str, reviewed: Sequence[Reviewed] = ()) -> bytes:
        """Everything, as JSON. Encoding thousands of matches takes a while, so a thread does it."""
        found = await self.repository.read_results(guest, None, 0, MOST_EXPORTED)
        return await asyncio.to_thread(encode_export, name, found, self.offset, reviewed)


def encode_export(name: str, found: list[StoredResult], offset: float, reviewed: Sequence[Reviewed]) -> bytes:
    matches = [past_match(result, offset) for result in found]
    export = HistoryExport(__version__, name, matches, [export_review(each) for each in reviewed])
    return msgspec.json.format(msgspec.json.encode(export), indent=1) + b"\n"


def past_match(result: StoredResult, offset: float) -> PastMatch:
    return PastMatch(
        match=result.match,
        code=result.code,
        game=result.game,
        options=result.head.options,
        seat=result.seat,
        seats=[PastSeat(seat.name, seat.bot) for seat in result.head.seats],
        scores=result.standing.scores,
        places=result.standing.places,
        resigned=result.standing.resigned,
        started=result.started + offset,
        ended=result.ended + offset,
        shown=result.shown,
    )
