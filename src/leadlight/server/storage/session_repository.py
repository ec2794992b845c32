"""Reads and writes the sessions of guests."""

from typing import NamedTuple

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from leadlight.server.storage.connecting import connect
from leadlight.server.storage.schema import old_cookies, sessions
from leadlight.server.storage.table_reader import TableReader
from leadlight.server.storage.transactions import Write

INSERT_SESSION = insert(sessions)
USE_SESSION = update(sessions).where(sessions.c.id == bindparam("key")).values(used=bindparam("used"))
DELETE_SESSION = delete(sessions).where(sessions.c.id == bindparam("key"))
DELETE_UNUSED = delete(sessions).where(sessions.c.used < bindparam("before"))
END_OLD_COOKIE = delete(old_cookies).where(old_cookies.c.guest == bindparam("key"))
LIMIT_OLD_COOKIE = (
    update(old_cookies)
    .where(old_cookies.c.guest == bindparam("key"), old_cookies.c.until.is_(None))
    .values(until=bindparam("until"))
)


class Session(NamedTuple):
    """A device that is signed in as a guest."""

    id: str
    guest: str
    device: str  # such as "Firefox, Linux"; empty where it cannot be told
    created: float
    used: float


class OldCookie(NamedTuple):
    """A guest whose cookie names no session; `until` is None while it has not been used since there are sessions."""

    guest: str
    until: float | None


class SessionRepository:
    def __init__(self, engine: AsyncEngine, reader: TableReader) -> None:
        self.engine = engine
        self.reader = reader

    async def read(self, session: str) -> Session | None:
        found = await self.reader.read_session(session)
        return Session(*found) if found is not None else None

    async def sessions_of(self, guest: str) -> list[Session]:
        """The sessions of a guest, the last used first."""
        query = select(sessions).where(sessions.c.guest == guest).order_by(sessions.c.used.desc())
        async with connect(self.engine) as connection:
            return [Session(**found._mapping) for found in await connection.execute(query)]

    async def old_cookie(self, guest: str) -> OldCookie | None:
        async with connect(self.engine) as connection:
            found = (await connection.execute(select(old_cookies).where(old_cookies.c.guest == guest))).one_or_none()
            return OldCookie(**found._mapping) if found is not None else None


def write_session(session: Session) -> Write:
    return Write(INSERT_SESSION, [session._asdict()])


def use_session(session: Session) -> Write:
    return Write(USE_SESSION, [{"key": session.id, "used": session.used}])


def delete_sessions(ended: list[Session]) -> list[Write]:
    return [Write(DELETE_SESSION, [{"key": session.id} for session in ended])] if ended else []


def delete_unused(before: float) -> Write:
    """Forget the sessions that were last used before this time."""
    return Write(DELETE_UNUSED, [{"before": before}])


def limit_old_cookie(guest: str, until: float) -> Write:
    """The guest's old cookie is good until then, unless it was limited before."""
    return Write(LIMIT_OLD_COOKIE, [{"key": guest, "until": until}])


def end_old_cookie(guest: str) -> Write:
    return Write(END_OLD_COOKIE, [{"key": guest}])
