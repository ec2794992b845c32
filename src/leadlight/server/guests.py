"""Guests: nobody needs an account. A signed cookie says who somebody is; the database knows the name."""

import secrets
from collections.abc import Iterable

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

from leadlight.locales import Texts
from leadlight.server.errors import Forbidden
from leadlight.server.http_models import Guest, Handover
from leadlight.server.steady_clock import SteadyClock
from leadlight.server.storage.repository import Repository
from leadlight.server.storage.writer import Writer
from leadlight.server.storage.writes import rename_guest, write_guest, write_seen

COOKIE = "leadlight"
YEAR = 365 * 86400
HANDOVER_SECONDS = 600
SEEN_EVERY = 86400.0  # seconds
NAMES_KEPT = 100_000  # kept in memory, so that not every command has to query the database


class Guests:
    def __init__(self, repository: Repository, writer: Writer, key: bytes, steady: SteadyClock) -> None:
        self.repository = repository
        self.writer = writer
        self.cookies = URLSafeSerializer(key, salt="guest")
        self.handovers = URLSafeTimedSerializer(key, salt="handover")
        self.steady = steady
        self.names: dict[str, str] = {}
        self.seen: dict[str, float] = {}  # when it was last stored that somebody is here

    def read(self, cookie: str | None) -> str | None:
        """The guest that a cookie names; None when there is no cookie, or a forged one."""
        if cookie is None:
            return None
        try:
            return str(self.cookies.loads(cookie))
        except BadData:
            return None

    def sign(self, guest: str) -> str:
        return self.cookies.dumps(guest)

    async def welcome(self, language: str) -> str:
        """The id of a new guest, who is called "Guest 123" in the language of the browser."""
        guest = secrets.token_hex(16)
        name = Texts(language).translate("guest-name", number=secrets.randbelow(900) + 100)
        await self.writer.commit([write_guest(guest, name)])
        self.remember(guest, name)
        return guest

    def remember(self, guest: str, name: str) -> None:
        if len(self.names) >= NAMES_KEPT:
            self.names.clear()
            self.seen.clear()
        self.names[guest] = name

    async def name(self, guest: str) -> str:
        if guest not in self.names:
            known = await self.repository.guest_name(guest)
            if known is None:
                raise Forbidden("guest-unknown")
            self.remember(guest, known)
        self.note_seen(guest)
        return self.names[guest]

    def note_seen(self, guest: str) -> None:
        """Store that the guest is here, about once a day: guests who have not come for long are deleted."""
        now = self.steady.now()
        if now > self.seen.get(guest, 0.0) + SEEN_EVERY:
            self.seen[guest] = now
            self.writer.put([write_seen(guest, now)], lambda _: None)  # the writer logs what fails

    def forget(self, guests: Iterable[str]) -> None:
        """Read these guests from the database when they come again, where they may not be any more."""
        for guest in guests:
            self.names.pop(guest, None)
            self.seen.pop(guest, None)

    async def rename(self, guest: str, name: str) -> Guest:
        await self.name(guest)
        await self.writer.commit([rename_guest(guest, name)])
        self.remember(guest, name)
        return Guest(name)

    def hand_over(self, guest: str) -> Handover:
        return Handover(self.handovers.dumps(guest))

    def adopt(self, token: str) -> str:
        try:
            return str(self.handovers.loads(token, max_age=HANDOVER_SECONDS))
        except BadData:
            raise Forbidden("handover-invalid") from None
