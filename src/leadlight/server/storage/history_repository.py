"""Reads the results of a guest: the matches one by one, and what they come to in each game.

A guest may have thousands, so the list is read in pages, and sums are made by the database.
"""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Float, Row, Select, case, cast, func, literal_column, select
from sqlalchemy.ext.asyncio import AsyncEngine

from leadlight.core.game import OptionValue
from leadlight.core.record import Seat
from leadlight.server.storage.connecting import connect
from leadlight.server.storage.schema import last_match, matches, results, tables
from leadlight.server.wire import Standing

# A table shows its last match only, and none while the next one is prepared.
IS_SHOWN = (tables.c.status == "over") & (results.c.match == last_match)
RESULTS = (
    select(
        results.c.match,
        results.c.seat,
        results.c.ended,
        results.c.standing,
        matches.c.code,
        matches.c.started,
        matches.c.head,
        results.c.game,
        IS_SHOWN.label("shown"),
    )
    .join(matches, matches.c.id == results.c.match)
    .join(tables, tables.c.code == matches.c.code)
    .order_by(results.c.ended.desc(), results.c.match)
)
TOTALS = select(
    results.c.game,
    func.count(),
    func.sum(case((results.c.place == 1, 1), else_=0)),
    func.max(results.c.points),
    cast(func.avg(results.c.points), Float),
).group_by(results.c.game)
WITHOUT_RESULTS = select(tables.c.code).where(
    tables.c.status == "over",
    ~select(literal_column("1")).select_from(results).where(results.c.match == last_match).correlate(tables).exists(),
)


class Head(msgspec.Struct, frozen=True):
    """What a list needs of the head of a match, which is a record."""

    options: dict[str, OptionValue]
    seats: list[Seat]


class StoredResult(NamedTuple):
    """A match that is over, and the seat of the guest whose history it is."""

    match: str
    code: str
    game: str
    head: Head
    seat: int
    started: float
    ended: float
    standing: Standing
    shown: bool  # its table still shows it


class Totals(NamedTuple):
    """What a guest's matches of one game come to."""

    game: str
    matches: int
    won: int
    best: int
    mean: float


class Point(NamedTuple):
    """A match in a plot."""

    ended: float
    points: int
    place: int


class HistoryRepository:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def read_results(self, guest: str, game: str | None, start: int, most: int) -> list[StoredResult]:
        """At most so many results of a guest, the last ended first, from number `start` on."""
        query = RESULTS.where(*is_of(guest, game)).offset(start).limit(most)
        return [decode_result(found) for found in await self.read(query)]

    async def count_results(self, guest: str, game: str | None) -> int:
        (found,) = await self.read(select(func.count()).select_from(results).where(*is_of(guest, game)))
        return int(found[0])

    async def read_totals(self, guest: str) -> list[Totals]:
        return [Totals(*found) for found in await self.read(TOTALS.where(results.c.guest == guest))]

    async def read_points(self, guest: str, game: str, most: int) -> list[Point]:
        """The last so many matches of one game, in the order in which they were played."""
        query = select(results.c.ended, results.c.points, results.c.place).where(*is_of(guest, game))
        found = await self.read(query.order_by(results.c.ended.desc()).limit(most))
        return [Point(*row) for row in reversed(found)]

    async def codes_without_results(self) -> list[str]:
        """The tables whose match is over, where an earlier version stored no result."""
        return [str(code) for (code,) in await self.read(WITHOUT_RESULTS)]

    async def read(self, query: Select[Any]) -> list[Any]:
        async with connect(self.engine) as connection:
            return list(await connection.execute(query))


def is_of(guest: str, game: str | None) -> list[ColumnElement[bool]]:
    return [results.c.guest == guest, *([results.c.game == game] if game is not None else [])]


def decode_result(found: Row[Any]) -> StoredResult:
    return StoredResult(
        match=found.match,
        code=found.code,
        game=found.game,
        head=msgspec.json.decode(found.head, type=Head),
        seat=found.seat,
        started=found.started,
        ended=found.ended,
        standing=msgspec.json.decode(found.standing, type=Standing),
        shown=bool(found.shown),
    )
