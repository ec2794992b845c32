"""Guests: nobody needs an account. Sessions say who somebody is; the database knows the name."""

import secrets
from collections.abc import Callable, Iterable, Sequence

from leadlight.locales import Texts
from leadlight.server.errors import Forbidden
from leadlight.server.http_models import Guest
from leadlight.server.steady_clock import SteadyClock
from leadlight.server.storage.moderation_repository import Sanction, write_sanction
from leadlight.server.storage.repository import Repository
from leadlight.server.storage.transactions import Write
from leadlight.server.storage.writer import Writer
from leadlight.server.storage.writes import rename_guest, write_guest, write_seen

SEEN_EVERY = 86400.0  # seconds
NAMES_KEPT = 100_000  # kept in memory, so that not every command has to query the database


class Guests:
    def __init__(self, repository: Repository, writer: Writer, steady: SteadyClock) -> None:
        self.repository = repository
        self.writer = writer
        self.steady = steady
        self.names: dict[str, str] = {}
        self.seen: dict[str, float] = {}  # when it was last stored that somebody is here
        self.sanctions: dict[str, Sanction] = {}  # of those whom the owner of the server muted or blocked
        self.when_sanctioned: list[Callable[[Sanction], None]] = []
        self.when_renamed: list[Callable[[str, str], None]] = []  # called with the guest and the name
        self.when_forgotten: list[Callable[[Iterable[str]], None]] = []

    def is_muted(self, guest: str) -> bool:
        return guest in self.sanctions and self.sanctions[guest].muted

    def require_admitted(self, guest: str) -> None:
        if guest in self.sanctions and self.sanctions[guest].blocked:
            raise Forbidden("guest-blocked")

    async def sanction(self, sanction: Sanction) -> None:
        """Mute or block a guest on the whole server, or take that back."""
        await self.name(sanction.guest)
        await self.writer.commit(write_sanction(sanction))
        self.sanctions[sanction.guest] = sanction
        for call in self.when_sanctioned:
            call(sanction)

    async def welcome(self, language: str, guest: str | None = None, also: Sequence[Write] = ()) -> str:
        """The id of a new guest, who is called "Guest 123" in the language of the browser.

        `also` is written with the guest. Strangers can come as new guests again and again, so one of them costs one
        commit: what comes next for a new guest is written here, and not after it.
        """
        guest, now = guest or new_guest_id(), self.steady.now()
        name = Texts(language).translate("guest-name", number=secrets.randbelow(900) + 100)
        await self.writer.commit([write_guest(guest, name, now), *also])
        self.remember(guest, name)
        self.seen[guest] = now
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

    async def knows(self, guest: str) -> bool:
        """Whether there is such a guest; those who have not come for long are deleted."""
        try:
            await self.name(guest)
        except Forbidden:
            return False
        return True

    def note_seen(self, guest: str) -> None:
        """Store that the guest is here, about once a day: guests who have not come for long are deleted."""
        now = self.steady.now()
        if now > self.seen.get(guest, 0.0) + SEEN_EVERY:
            self.seen[guest] = now
            self.writer.put([write_seen(guest, now)], lambda _: None)  # the writer logs what fails

    def forget(self, guests: Iterable[str]) -> None:
        """Read these guests from the database when they come again, where they may not be any more."""
        self.drop(guests)
        for call in self.when_forgotten:
            call(guests)

    def drop(self, guests: Iterable[str]) -> None:
        for guest in guests:
            self.names.pop(guest, None)
            self.seen.pop(guest, None)

    async def rename(self, guest: str, name: str) -> Guest:
        await self.name(guest)
        await self.writer.commit([rename_guest(guest, name)])
        self.remember(guest, name)
        for call in self.when_renamed:
            call(guest, name)
        return Guest(name)


def new_guest_id() -> str:
    return secrets.token_hex(16)
