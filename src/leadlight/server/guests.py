"""Guests: nobody needs an account. A signed cookie says who somebody is; the database knows the name."""

import secrets

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

from leadlight.locales import Texts
from leadlight.server.errors import Forbidden
from leadlight.server.http_models import Guest, Handover
from leadlight.server.storage.repository import Repository
from leadlight.server.storage.writer import Writer
from leadlight.server.storage.writes import rename_guest, write_guest

COOKIE = "leadlight"
YEAR = 365 * 86400
HANDOVER_SECONDS = 600
NAMES_KEPT = 100_000  # kept in memory, so that not every command has to query the database


class Guests:
    def __init__(self, repository: Repository, writer: Writer, key: bytes) -> None:
        self.repository = repository
        self.writer = writer
        self.cookies = URLSafeSerializer(key, salt="guest")
        self.handovers = URLSafeTimedSerializer(key, salt="handover")
        self.names: dict[str, str] = {}

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
        self.names[guest] = name

    async def name(self, guest: str) -> str:
        if guest not in self.names:
            known = await self.repository.guest_name(guest)
            if known is None:
                raise Forbidden("guest-unknown")
            self.remember(guest, known)
        return self.names[guest]

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
