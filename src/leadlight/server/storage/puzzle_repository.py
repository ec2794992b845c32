"""Which puzzles a guest has tried, and the attempts at the daily challenge."""

from typing import Any, NamedTuple

from sqlalchemy import Select, func, select
from sqlalchemy.dialects.postgresql import insert  # `on conflict` is the same in SQLite
from sqlalchemy.ext.asyncio import AsyncEngine

from leadlight.server.storage.connecting import connect
from leadlight.server.storage.schema import challenge_attempts, guests, puzzle_attempts
from leadlight.server.storage.transactions import Write

LISTED = 100  # results of a challenge
NEW_ATTEMPT = insert(puzzle_attempts)
STORE_ATTEMPT = NEW_ATTEMPT.on_conflict_do_update(
    index_elements=["guest", "puzzle"],
    set_={name: NEW_ATTEMPT.excluded[name] for name in ("day", "status", "tried", "hinted", "at")},
)
NEW_CHALLENGE = insert(challenge_attempts)
STORE_CHALLENGE = NEW_CHALLENGE.on_conflict_do_update(
    index_elements=["guest", "day"],
    set_={name: NEW_CHALLENGE.excluded[name] for name in ("actions", "points", "won", "at")},
)


class PuzzleAttempt(NamedTuple):
    """Somebody at a puzzle; without a row they have not begun."""

    guest: str
    puzzle: str
    day: str | None = None
    status: str = "open"
    tried: tuple[str, ...] = ()
    hinted: bool = False
    at: float = 0.0


class ChallengeAttempt(NamedTuple):
    """Somebody at the challenge of a day. `points` and `won` are None until it is over."""

    guest: str
    day: str
    actions: tuple[str, ...] = ()
    points: int | None = None
    won: bool | None = None
    at: float = 0.0


class NamedResult(NamedTuple):
    guest: str
    name: str
    points: int
    won: bool


class PuzzleRepository:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def read_attempt(self, guest: str, puzzle: str) -> PuzzleAttempt:
        query = select(puzzle_attempts).where(puzzle_attempts.c.guest == guest, puzzle_attempts.c.puzzle == puzzle)
        found = await self.read(query)
        return decode_attempt(found[0]) if found else PuzzleAttempt(guest, puzzle)

    async def read_attempts(self, guest: str) -> list[PuzzleAttempt]:
        """Everything that a guest has tried, the last first. There are no more than puzzles."""
        query = select(puzzle_attempts).where(puzzle_attempts.c.guest == guest)
        return [decode_attempt(row) for row in await self.read(query.order_by(puzzle_attempts.c.at.desc()))]

    async def count_found(self, puzzle: str) -> tuple[int, int]:
        """How many people found the solution, and how many know it."""
        query = select(puzzle_attempts.c.status, func.count()).where(puzzle_attempts.c.puzzle == puzzle)
        counts = {str(status): int(count) for status, count in await self.read(query.group_by("status"))}
        return counts.get("solved", 0), counts.get("solved", 0) + counts.get("shown", 0)

    async def read_challenge(self, guest: str, day: str) -> ChallengeAttempt | None:
        query = select(challenge_attempts).where(challenge_attempts.c.guest == guest, challenge_attempts.c.day == day)
        found = await self.read(query)
        return decode_challenge(found[0]) if found else None

    async def read_results(self, day: str) -> list[NamedResult]:
        """The best results of a day, the best first."""
        attempts = challenge_attempts.c
        query = select(attempts.guest, guests.c.name, attempts.points, attempts.won)
        query = query.join(guests, guests.c.id == attempts.guest).where(
            attempts.day == day, attempts.points.is_not(None)
        )
        query = query.order_by(attempts.won.desc(), attempts.points.desc(), attempts.at).limit(LISTED)
        return [NamedResult(row.guest, row.name, row.points, bool(row.won)) for row in await self.read(query)]

    async def count_results(self, day: str) -> int:
        attempts = challenge_attempts.c
        query = select(func.count()).where(attempts.day == day, attempts.points.is_not(None))
        return int((await self.read(query))[0][0])

    async def read(self, query: Select[Any]) -> list[Any]:
        async with connect(self.engine) as connection:
            return list(await connection.execute(query))


def decode_attempt(row: Any) -> PuzzleAttempt:
    tried = tuple(row.tried.splitlines())
    return PuzzleAttempt(row.guest, row.puzzle, row.day, row.status, tried, bool(row.hinted), row.at)


def decode_challenge(row: Any) -> ChallengeAttempt:
    won = None if row.won is None else bool(row.won)
    return ChallengeAttempt(row.guest, row.day, tuple(row.actions.splitlines()), row.points, won, row.at)


def write_attempt(attempt: PuzzleAttempt) -> Write:
    return Write(STORE_ATTEMPT, [attempt._asdict() | {"tried": "\n".join(attempt.tried)}])


def write_challenge(attempt: ChallengeAttempt) -> Write:
    return Write(STORE_CHALLENGE, [attempt._asdict() | {"actions": "\n".join(attempt.actions)}])
