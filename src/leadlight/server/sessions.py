"""Sessions: which device is signed in as which guest. A signed cookie names a session; a guest can end each of them."""

import secrets
from collections.abc import Callable, Container, Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from typing import NamedTuple

from itsdangerous import BadData, URLSafeSerializer

from leadlight.server.errors import Forbidden
from leadlight.server.storage.session_repository import (
    Session,
    SessionRepository,
    delete_sessions,
    delete_unused,
    end_old_cookie,
    limit_old_cookie,
    use_session,
    write_session,
)
from leadlight.server.storage.writer import Writer

# The name of the cookie begins with it. Earlier versions had no more than that; their cookies are still read.
COOKIE = "leadlight"
DAY = 86400
SESSION_SECONDS = 365 * DAY  # from the last use on
OLD_COOKIE_SECONDS = 30 * DAY  # from the first use on, so that a guest's other devices can follow
MOST_SESSIONS = 20  # of a guest; with more, those that were not used for longest end
MOST_KEPT = 100_000  # in memory, so that not every request has to query the database


class LiveConnection(NamedTuple):
    session: str  # empty for an old cookie
    disconnect: Callable[[], None]


class Sessions:
    def __init__(self, repository: SessionRepository, writer: Writer, key: bytes, clock: Callable[[], float]) -> None:
        self.repository = repository
        self.writer = writer
        self.clock = clock
        self.cookies = URLSafeSerializer(key, salt="session")
        self.old_cookies = URLSafeSerializer(key, salt="guest")
        self.cookie_name = f"{COOKIE}-{sha256(b'name of the cookie' + key).hexdigest()[:8]}"
        self.kept: dict[str, Session] = {}
        self.ended: set[str] = set()  # by this server: a query that is under way may still find them
        self.connections: dict[str, set[LiveConnection]] = {}  # by guest
        self.when_ended: list[Callable[[str, list[str]], None]] = []  # called with a guest and ids of sessions

    def find_cookie(self, cookies: Mapping[str, str]) -> str | None:
        """This server's cookie among those that a browser sends.

        Browsers send the cookies of every server on the same host, whatever its port, so each server has a name of
        its own for them. Cookies of earlier versions are still read; `read_me` gives a browser the newer one.
        """
        return cookies.get(self.cookie_name, cookies.get(COOKIE))

    async def identify(self, cookie: str | None) -> Session | None:
        """The session that a cookie names; None without one, or if it is forged, too old or ended.

        The session of an old cookie has no id yet: see `renew`.
        """
        if cookie is None:
            return None
        session = await self.find(unsign(self.cookies, cookie))
        if session is not None:
            return self.note_use(session) if self.is_current(session) else None
        return await self.identify_old(unsign(self.old_cookies, cookie))

    async def find(self, session: str | None) -> Session | None:
        if session is None or session in self.kept:
            return self.kept.get(session or "")
        found = await self.repository.read(session)
        if found is None or found.id in self.ended:
            return None
        self.keep(found)
        return found

    async def identify_old(self, guest: str | None) -> Session | None:
        """A guest who comes with a cookie from before there were sessions."""
        old = await self.repository.old_cookie(guest) if guest is not None else None
        now = self.clock()
        if old is None or (old.until is not None and old.until < now):
            return None
        return Session("", old.guest, "", now, now)

    def note_use(self, session: Session) -> Session:
        """The session with the time of this use, which is written once a day."""
        now = self.clock()
        if now < session.used + DAY:
            return session
        used = session._replace(used=now)
        self.keep(used)
        self.writer.put([use_session(used)], lambda _: None)  # nobody waits for it
        return used

    def keep(self, session: Session) -> None:
        if len(self.kept) >= MOST_KEPT:
            self.kept.clear()
        self.kept[session.id] = session

    def make(self, guest: str, device: str) -> Session:
        """A new session, which counts once it is written and kept."""
        now = self.clock()
        return Session(secrets.token_hex(16), guest, device, now, now)

    async def open(self, guest: str, device: str) -> Session:
        """Sign a device in."""
        session = self.make(guest, device)
        ended = (await self.repository.sessions_of(guest))[MOST_SESSIONS - 1 :]
        await self.writer.commit([write_session(session), *delete_sessions(ended)])
        self.keep(session)
        self.end_here_and_elsewhere(guest, [session.id for session in ended])
        return session

    async def renew(self, session: Session, device: str) -> Session:
        """The session itself; for a guest with an old cookie a new one, and an end to the old cookie in a month."""
        if session.id:
            return session
        self.writer.put([limit_old_cookie(session.guest, self.clock() + OLD_COOKIE_SECONDS)], lambda _: None)
        return await self.open(session.guest, device)

    def is_current(self, session: Session) -> bool:
        return self.clock() < session.used + SESSION_SECONDS

    def sign(self, session: Session) -> str:
        """The value of the cookie."""
        return self.cookies.dumps(session.id)

    async def sessions_of(self, guest: str) -> list[Session]:
        return [session for session in await self.repository.sessions_of(guest) if self.is_current(session)]

    async def end(self, guest: str, wanted: Callable[[Session], bool]) -> None:
        """Sign out those devices of the guest. Old cookies end too: nobody can tell who has a copy of one."""
        ended = [session for session in await self.repository.sessions_of(guest) if wanted(session)]
        await self.writer.commit([*delete_sessions(ended), end_old_cookie(guest)])
        self.end_here_and_elsewhere(guest, [*(session.id for session in ended), ""])

    def end_here_and_elsewhere(self, guest: str, ended: list[str]) -> None:
        if ended:
            self.forget(guest, ended)
            for call in self.when_ended:
                call(guest, ended)

    def forget(self, guest: str, ended: list[str]) -> None:
        """Know nothing any more of sessions that were deleted, and end their connections.

        An empty id stands for cookies without a session.
        """
        self.ended |= {session for session in ended if session}
        for session in ended:
            self.kept.pop(session, None)
        self.disconnect(guest, ended)

    def forget_unused(self) -> None:
        """Delete the sessions that are too old; done at the start of a server."""
        self.writer.put([delete_unused(self.clock() - SESSION_SECONDS)], lambda _: None)

    def disconnect(self, guest: str, ended: Container[str]) -> None:
        """End the connections of these sessions of a guest."""
        for connection in list(self.connections.get(guest, ())):
            if connection.session in ended:
                connection.disconnect()

    def disconnect_guest(self, guest: str) -> None:
        self.disconnect(guest, {connection.session for connection in self.connections.get(guest, ())})

    @contextmanager
    def connected(self, session: Session, disconnect: Callable[[], None]) -> Iterator[None]:
        """While a device has a connection, signing it out ends that. Refused if it was signed out just now."""
        if session.id in self.ended:
            raise Forbidden("guest-unknown")
        connection, guest = LiveConnection(session.id, disconnect), session.guest
        self.connections.setdefault(guest, set()).add(connection)
        try:
            yield
        finally:
            self.connections[guest].discard(connection)
            if not self.connections[guest]:
                del self.connections[guest]


def unsign(signer: URLSafeSerializer, cookie: str) -> str | None:
    """What was signed; None when it was not us who signed it."""
    try:
        return str(signer.loads(cookie))
    except BadData:
        return None
