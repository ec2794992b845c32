"""A table in memory: the stored row, the match being played, and who is present."""

import secrets
from typing import Final, NamedTuple

import msgspec

from leadlight.bots import STAND_IN
from leadlight.core.state import CHANCE, State
from leadlight.games import find_game
from leadlight.play.clock import Clock
from leadlight.play.fair import commit
from leadlight.play.match import Match
from leadlight.server.bot_offer import OURS, BotOffer
from leadlight.server.errors import Conflict, Forbidden
from leadlight.server.tables.changes import Change, TableChanged
from leadlight.server.tables.model import Chair, Summary, TableRow
from leadlight.server.wire import ChatLine, Step, UndoOffer

ENCODER: Final = msgspec.json.Encoder()
PATIENCE: Final = 10.0  # seconds of absence before people may vote for a bot: reloading a page does not count
NAMES_KEPT: Final = 500


class Asker(NamedTuple):
    """Who asks, and when."""

    guest: str
    name: str
    now: float
    muted: bool = False  # on the whole server


class Table:
    """Handlers change the table and list what they did in `changes`. Whoever runs a handler stores and sends these."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game = find_game(row.game)
        self.bots: BotOffer = OURS
        self.match: Match | None = None
        self.steps: list[Step] = []
        self.clock: Clock | None = None
        self.late: int | None = None  # the seat whose time for this decision is over
        self.offer: UndoOffer | None = None
        self.entry_count = 0
        self.chat: list[ChatLine] = []
        self.present: set[str] = set()
        self.opened = row.changed  # since when this server knows who is here
        self.seen: dict[str, float] = {}  # when each person with a seat left, or last sent a request
        self.departed: dict[str, float] = {}  # when each person with a seat lost the connection, until they are back
        self.names: dict[str, str] = {}  # of the guests who came lately
        self.wall_offset = 0.0  # what the computer's clock shows beyond the server's own time
        self.said: dict[str, list[float]] = {}  # when each guest last wrote in the chat
        self.viewed: tuple[State | None, int] = (None, 0)  # the state and the ply of which `views` tell
        self.views: dict[int | None, msgspec.Raw] = {}
        self.previewed: tuple[State | None, int, dict[int, list[object]]] = (None, 0, {})
        self.changes: list[Change] = []
        self.buffer = bytearray()  # for `encode`

    @property
    def chairs(self) -> list[Chair]:
        return self.row.chairs

    def seat_of(self, guest: str) -> int | None:
        for seat, chair in enumerate(self.row.chairs):
            if chair.guest == guest:
                return seat
        return None

    def view(self, seat: int | None) -> msgspec.Raw:
        """The position as a seat or a spectator knows it, as JSON, encoded once for all viewers who know the same."""
        assert self.match is not None
        state, viewer = self.match.state, seat if self.game.has_secrets else None
        if self.viewed[0] is not state or self.viewed[1] != self.match.ply:  # comparing states by value takes long
            self.viewed, self.views = (state, self.match.ply), {}
        if viewer not in self.views:
            encode_view = self.game.encode_view
            encoded = encode_view(state, viewer) if encode_view else self.encode(self.game.view(state, viewer))
            self.views[viewer] = msgspec.Raw(encoded)
        return self.views[viewer]

    def encode(self, value: object) -> bytes:
        """The value as JSON. The buffer is kept: letting one grow anew for every message took long."""
        ENCODER.encode_into(value, self.buffer)
        return bytes(self.buffer)

    def known_outcomes(self) -> dict[int, list[object]]:
        """What actions in this position would bring, as far as anybody has asked."""
        assert self.match is not None
        state, ply = self.match.state, self.match.ply
        if self.previewed[0] is not state or self.previewed[1] != ply:
            self.previewed = (state, ply, {})
        return self.previewed[2]

    def require_seat(self, guest: str) -> int:
        seat = self.seat_of(guest)
        if seat is None:
            raise Forbidden("seat-none")
        return seat

    def require_host(self, guest: str) -> None:
        if guest != self.row.host:
            raise Forbidden("not-host")

    def require_waiting(self) -> None:
        if self.row.status != "waiting":
            raise Conflict("match-started")

    def require_match(self) -> Match:
        if self.match is None or self.row.status != "playing":
            raise Conflict("match-not-running")
        return self.match

    def chair(self, seat: int) -> Chair:
        if seat >= len(self.chairs):
            raise Conflict("seat-unknown", seat=seat + 1, seats=len(self.chairs))
        return self.chairs[seat]

    def persons(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest is not None]

    def is_present(self, seat: int) -> bool:
        return self.chairs[seat].guest in self.present

    def is_here(self, seat: int, now: float) -> bool:
        """Whether the person is connected, or sent a request a moment ago."""
        return self.is_present(seat) or now < self.absent_since(seat) + PATIENCE

    def reload_end(self, seat: int) -> float | None:
        """Until when somebody who has just lost the connection may be reloading the page; None for everybody else."""
        departed = self.departed.get(self.chairs[seat].guest or "")
        return None if departed is None else departed + PATIENCE

    def absent_since(self, seat: int) -> float:
        """When the person was last here. Nobody was away before this server opened the table and the match began."""
        begun = self.steps[0].at if self.steps else 0.0
        return max(self.opened, begun, self.seen.get(self.chairs[seat].guest or "", 0.0))

    def takeover_time(self, seat: int) -> float | None:
        """From when on people may vote for a bot to play for somebody who is away; None if never."""
        patience = PATIENCE if self.row.clock.kind != "none" else float(self.row.takeover_after)
        return self.absent_since(seat) + patience if patience > 0 else None

    def note_name(self, guest: str, name: str) -> None:
        """Remember who came, so that the host can deal with them even when they have gone."""
        self.names.pop(guest, None)
        self.names[guest] = name
        if len(self.names) > NAMES_KEPT:
            del self.names[next(iter(self.names))]

    def is_muted(self, guest: str) -> bool:
        return any(known.guest == guest for known in self.row.muted)

    def is_blocked(self, guest: str) -> bool:
        return any(known.guest == guest for known in self.row.blocked)

    def require_admitted(self, guest: str | None) -> None:
        if guest is not None and self.is_blocked(guest):
            raise Forbidden("table-blocked")

    def may_watch(self, guest: str) -> bool:
        return self.row.visibility != "private" or guest == self.row.host or self.seat_of(guest) is not None

    def require_watcher(self, guest: str) -> None:
        if not self.may_watch(guest):
            raise Forbidden("table-private")

    def player(self, seat: int) -> str | None:
        """The bot that decides for the seat now; None for a person."""
        chair = self.chairs[seat]
        return chair.bot or chair.stand_in or (STAND_IN if self.has_forfeited(seat) else None)

    def has_forfeited(self, seat: int) -> bool:
        """Whether the seat gave up or is out of time. A bot decides for it then, even when the person comes back."""
        given_up = self.match is not None and seat in self.match.resigned
        return given_up or self.chairs[seat].flagged or self.late == seat

    def bot_to_act(self) -> str | None:
        if self.match is None or self.row.status != "playing" or self.match.is_over or self.row.drawing is not None:
            return None
        return self.player(self.match.actor)

    def seats_missing_shares(self) -> list[int]:
        """The seats that have to give a share for the drawing. A seat for which a bot decides gives none."""
        drawing = self.row.drawing
        if drawing is None:
            return []
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.commitment is not None and seat not in drawing.shares and self.player(seat) is None
        ]

    def require_no_drawing(self) -> None:
        if self.row.drawing is not None:
            raise Conflict("drawing")

    def renew_secret(self) -> None:
        """Draw the secret of the next match. Its commitment is shown before anybody contributes."""
        self.row.secret = secrets.token_hex(32)

    def commitment(self) -> str | None:
        if self.row.secret is not None:
            return commit(bytes.fromhex(self.row.secret))
        return self.match.proof.commitment if self.match is not None and self.match.proof is not None else None

    def summary(self) -> Summary:
        """What a list of tables says about the match."""
        match, status = self.match, self.row.status
        if match is None or status == "waiting":
            return Summary(self.commitment())
        resigned = list(match.resigned)
        if status == "over":
            return Summary(self.commitment(), resigned=resigned)
        round_now, rounds = self.game.progress(match.state)
        return Summary(self.commitment(), round_now, rounds, match.actor, resigned)

    def change(self, now: float) -> None:
        """Note that the row changed just now."""
        self.row.changed = now
        self.say_changed(now)

    def say_changed(self, now: float) -> None:
        """The same, but the table keeps its place in lists, which are sorted by `row.changed`."""
        self.changes.append(TableChanged(self.row, self.summary(), now))

    def take_changes(self) -> list[Change]:
        """The changes since the last call."""
        changes = self.changes
        self.changes = []
        return changes

    def last_own_ply(self, seat: int) -> int | None:
        """The ply before the seat's last decision; None when it made none."""
        assert self.match is not None
        actors = self.match.actors
        return next((ply for ply in range(len(actors) - 1, -1, -1) if actors[ply] == seat), None)

    def plies_of(self, seat: int, start: int, end: int) -> list[int]:
        """The plies of the seat's steps between two plies."""
        return [step.ply for step in self.steps if step.seat == seat and start < step.ply <= end]

    def undo_ply(self, seat: int) -> int | None:
        """The same, but None if chance has drawn since then: nobody can forget what it showed."""
        assert self.match is not None
        actors = self.match.actors
        for ply in range(len(actors) - 1, -1, -1):
            if actors[ply] == seat or actors[ply] == CHANCE:
                return ply if actors[ply] == seat else None
        return None
