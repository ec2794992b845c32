"""A table without a server: commands go in by name, what is written goes to a ledger, what is told is kept."""

import hashlib
from functools import cache
from typing import Any

import msgspec

from leadlight.games import find_game
from leadlight.play.clock import ClockRule
from leadlight.play.fair import commit, commit_contribution
from leadlight.server import wire
from leadlight.server.storage import writes as statements
from leadlight.server.storage.transactions import Write
from leadlight.server.storage.writes import writes_for
from leadlight.server.tables.changes import TableOpened
from leadlight.server.tables.commands import handle
from leadlight.server.tables.messages import message_for, news_in, snapshot
from leadlight.server.tables.model import CHAT_KEPT, Chair, Entry, MatchRow, StoredTable, Summary, TableRow
from leadlight.server.tables.presence import arrive, depart
from leadlight.server.tables.starting import reopen
from leadlight.server.tables.table import PATIENCE, Asker, Table

GUESTS = ("ann", "ben", "cat", "dan")
SECRET = "5e" * 32


@cache
def chain_of(guest: str) -> list[str]:
    """The contribution of a guest, and the shares that follow it."""
    numbers = [hashlib.sha256(guest.encode()).hexdigest()]
    while len(numbers) < 200:
        numbers.append(commit(bytes.fromhex(numbers[-1])))
    return numbers[::-1]


def contribution_of(guest: str) -> str:
    return chain_of(guest)[0]


class Ledger:
    """Stands for the database: does what the statements say."""

    def __init__(self) -> None:
        self.body = ""
        self.summary = ""
        self.matches: dict[str, MatchRow] = {}
        self.entries: list[Entry] = []
        self.chat: list[wire.ChatLine] = []

    def write(self, writes: list[Write]) -> None:
        for write in writes:
            for row in write.rows:
                self.write_row(write, row)

    def write_row(self, write: Write, row: dict[str, Any]) -> None:
        if write.statement in (statements.INSERT_TABLE, statements.UPDATE_TABLE):
            self.body, self.summary = row["body"], row["summary"]
        elif write.statement is statements.INSERT_MATCH:
            self.matches[row["id"]] = MatchRow(**row)
        elif write.statement is statements.INSERT_ENTRY:
            self.entries.append(Entry(**row))
        elif write.statement is statements.INSERT_CHAT:
            self.chat.append(wire.ChatLine(**{name: row[name] for name in ("id", "name", "seat", "text", "at")}))

    def kept(self) -> StoredTable:
        row = msgspec.json.decode(self.body, type=TableRow)
        entries = [entry for entry in self.entries if entry.match == row.match]
        summary = msgspec.json.decode(self.summary, type=Summary)
        return StoredTable(row, self.matches.get(row.match or ""), entries, self.chat[-CHAT_KEPT:], summary)


class Tabletop:
    """Ann is the host. Guests are present unless they leave."""

    def __init__(
        self,
        players: int = 2,
        clock: ClockRule | None = None,
        visibility: wire.Visibility = "link",
        game: str = "sintra",
        **options: wire.OptionValue,
    ) -> None:
        row = TableRow(
            code="LIME42",
            name="Ann",
            game=game,
            options=find_game(game).complete({"starter": "first", **options, "players": players}),
            visibility=visibility,
            clock=clock or ClockRule(),
            status="waiting",
            host="ann",
            chairs=[Chair(guest="ann", name="Ann"), *(Chair() for _ in range(players - 1))],
            secret=SECRET,
            changed=0.0,
        )
        self.table = Table(row)
        self.now = 1000.0
        self.ledger = Ledger()
        self.ledger.write(writes_for([TableOpened(row, self.table.summary())]))
        self.told: dict[str, list[wire.Message]] = {guest: [] for guest in (*GUESTS, "eve")}
        for guest in self.told:
            self.arrive(guest)

    @property
    def row(self) -> TableRow:
        return self.table.row

    @property
    def status(self) -> str:
        return self.row.status

    def do(self, guest: str, command: wire.Command) -> wire.Message | None:
        """As the server does it: handled, written, told."""
        reply = handle(self.table, Asker(guest, guest.title(), self.now), command)
        self.publish()
        return reply

    def arrive(self, guest: str) -> None:
        arrive(self.table, guest, self.now)
        self.publish()

    def depart(self, guest: str) -> None:
        depart(self.table, guest, self.now)
        self.publish()

    def stay_away(self, guest: str) -> None:
        """Long enough to be voted out."""
        self.depart(guest)
        self.now += PATIENCE if self.row.clock.kind != "none" else self.row.takeover_after

    def publish(self) -> None:
        table = self.table
        changes = table.take_changes()
        self.ledger.write(writes_for(changes))
        for change in news_in(changes):
            for guest in self.told:
                if guest in table.present and (message := message_for(table, guest, change)) is not None:
                    self.told[guest].append(message)

    def heard(self, guest: str) -> list[wire.Message]:
        """What the guest was told since the last time."""
        messages, self.told[guest] = self.told[guest], []
        return messages

    def seat_everybody(self) -> None:
        for seat, guest in enumerate(GUESTS[: len(self.table.chairs)]):
            self.do(guest, wire.Sit(seat))

    def start(self) -> None:
        self.seat_everybody()
        for guest in GUESTS[: len(self.table.chairs)]:
            self.do(guest, self.ready(guest))
        for guest in GUESTS[: len(self.table.chairs)]:
            self.do(guest, wire.Reveal(contribution_of(guest)))

    def ready(self, guest: str) -> wire.Ready:
        """Ready with a commitment to the guest's contribution."""
        return wire.Ready(commitment=commit_contribution(self.table.commitment() or "", contribution_of(guest)))

    def guest_at(self, seat: int) -> str:
        return self.table.chairs[seat].guest or ""

    @property
    def ply(self) -> int:
        return self.table.require_match().ply

    @property
    def actor(self) -> int:
        return self.table.require_match().actor

    def legal(self) -> list[str]:
        match = self.table.require_match()
        return [match.game.format_action(action) for action in match.state.legal_actions()]

    def act(self, choice: int = 0) -> str:
        """Whoever has to decide plays one of the legal actions; its text."""
        action = self.legal()[choice]
        self.do(self.guest_at(self.actor), wire.Act(self.ply, action))
        return action

    def act_until_over(self) -> None:
        while self.row.status == "playing":
            self.act(-1)

    def snapshot(self, guest: str) -> wire.Snapshot:
        return snapshot(self.table, guest, self.now)

    def reopened(self) -> Table:
        """The table as the next server would find it, with the same people present."""
        table = reopen(self.ledger.kept(), self.now)
        table.opened = self.now
        table.present = set(self.table.present)
        return table


def started(
    players: int = 2,
    clock: ClockRule | None = None,
    visibility: wire.Visibility = "link",
    game: str = "sintra",
    **options: wire.OptionValue,
) -> Tabletop:
    tabletop = Tabletop(players, clock, visibility, game, **options)
    tabletop.start()
    return tabletop
