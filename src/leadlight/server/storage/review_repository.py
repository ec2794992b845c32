"""Reads the reviews that were computed, and says how a new one is written."""

import zlib
from typing import Any, NamedTuple

from sqlalchemy import BindParameter, Select, bindparam, delete, select, update
from sqlalchemy.dialects.postgresql import insert  # `on conflict` is the same in SQLite
from sqlalchemy.ext.asyncio import AsyncEngine

from leadlight.server.storage.connecting import connect
from leadlight.server.storage.schema import results, reviews
from leadlight.server.storage.transactions import Write

MATCH: BindParameter[str] = bindparam("match")
KEY: BindParameter[str] = bindparam("key")
# A match has one review: that of other settings goes.
DELETE_OTHERS = delete(reviews).where(reviews.c.match == MATCH, reviews.c.key != KEY)
INSERT_REVIEW = insert(reviews).on_conflict_do_nothing()
# A record that somebody uploaded first, and whose match turns out to be one of this server.
CLAIM_REVIEW = update(reviews).where(reviews.c.key == KEY, reviews.c.match.is_(None)).values(match=MATCH)
SUMMARIES = (
    select(results.c.match, results.c.seat, results.c.game, results.c.ended, reviews.c.summary)
    .join(reviews, reviews.c.match == results.c.match)
    .order_by(results.c.ended.desc(), results.c.match)
)


class StoredReview(NamedTuple):
    match: str | None
    body: bytes  # an `insight.review.Review` as JSON


class StoredSummary(NamedTuple):
    """What statistics need of a reviewed match, and the seat of the guest whose statistics they are."""

    match: str
    seat: int
    game: str
    ended: float
    summary: str


class ReviewRepository:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def find(self, key: str) -> StoredReview | None:
        found = await self.read(select(reviews.c.match, reviews.c.body).where(reviews.c.key == key))
        return StoredReview(found[0].match, zlib.decompress(found[0].body)) if found else None

    async def read_summaries(self, guest: str, most: int) -> list[StoredSummary]:
        """Those of a guest's matches that were reviewed, the last ended first."""
        query = SUMMARIES.where(results.c.guest == guest).limit(most)
        return [StoredSummary(*found) for found in await self.read(query)]

    async def read(self, query: Select[Any]) -> list[Any]:
        async with connect(self.engine) as connection:
            return list(await connection.execute(query))


def write_review(key: str, match: str | None, made: float, review: bytes, summary: bytes) -> list[Write]:
    """What to write for a review that was computed."""
    row = {"key": key, "match": match, "made": made, "body": zlib.compress(review), "summary": summary.decode()}
    others = [Write(DELETE_OTHERS, [{"key": key, "match": match}])] if match is not None else []
    return [*others, Write(INSERT_REVIEW, [row])]


def claim_review(key: str, match: str) -> list[Write]:
    """What to write when a match turns out to be the one that was reviewed as an upload."""
    return [Write(CLAIM_REVIEW, [{"key": key, "match": match}])]
