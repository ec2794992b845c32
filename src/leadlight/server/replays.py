"""Matches to look at again, step by step, and every draw of chance with what else could have come."""

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple

import msgspec

from leadlight.core.record import Record, parse_record
from leadlight.core.state import CHANCE
from leadlight.play.match import Match
from leadlight.play.replay import replay
from leadlight.server.errors import Conflict
from leadlight.server.http_models import Draw, Frame, Replay
from leadlight.server.tables.messages import action_texts, collect_step, standing, step_seen_by
from leadlight.server.tables.table import Table
from leadlight.server.wire import SeatInfo, Step


class Past(NamedTuple):
    """A match up to now, as one seat or a spectator (None) knows it. An uploaded record has no id."""

    match: Match
    steps: list[Step]
    as_seat: int | None
    id: str = ""

    def key(self) -> Hashable:
        """Equal for two pasts of which the replay is the same. An undo changes the time of the last step."""
        match, last = self.match, self.steps[-1] if self.steps else None
        return self.id, self.as_seat, tuple(match.actions), tuple(match.resigned), match.is_over, last and last.at


def look_back(table: Table, guest: str, seat: int | None = None) -> Past:
    """The match of a table as far as a guest may know it. Once it is over, it may be seen as any seat knew it."""
    table.require_watcher(guest)
    match, own = table.match, table.seat_of(guest) if table.row.status != "waiting" else None
    if match is None:
        raise Conflict("match-not-running")
    as_seat = choose_seat(match, own if seat is None else seat) if match.is_over else own
    return Past(match.copy(), list(table.steps), as_seat, table.row.match or "")


def encode_upload(body: bytes, seat: int | None) -> bytes:
    """The replay of an uploaded record, as JSON."""
    return msgspec.json.encode(replay_record(parse_record(body), seat))


def encode_past(past: Past) -> bytes:
    """The replay of a match at a table, as JSON."""
    return msgspec.json.encode(assemble(past))


def replay_record(record: Record, seat: int | None = None) -> Replay:
    """The replay of a record, as any seat knew it: whoever has the record knows everything."""
    match = replay(record)
    return assemble(Past(match, find_steps(match), choose_seat(match, seat)))


def choose_seat(match: Match, seat: int | None) -> int | None:
    if seat is not None and seat >= len(match.seats):
        raise Conflict("seat-unknown", seat=seat + 1, seats=len(match.seats))
    return (seat or 0) if match.game.has_secrets else None


def find_steps(match: Match) -> list[Step]:
    """The steps of the match. The first is the setup; each other one is a decision with the chance after it."""
    again = Match(match.game, match.options, match.seats, match.rng)
    steps = [] if match.actors[:1] == [CHANCE] else [collect_step(match.game, again, 0, 0.0)]
    start = 0
    for ply, action in enumerate(match.actions, start=1):
        again.apply(action)
        if ply == match.ply or match.actors[ply] != CHANCE:
            steps.append(collect_step(match.game, again, start, 0.0))
            start = ply
    return steps


def show(match: Match, steps: Sequence[Step], viewer: int | None) -> list[Frame]:
    state = match.start.copy()
    frames, ply = [], 0
    for step in steps:
        for action in match.actions[ply : step.ply]:
            state.apply(action)
        ply = step.ply
        frames.append(Frame(step_seen_by(match.game, step, viewer), match.game.view(state, viewer)))
    return frames


def seat_infos(match: Match) -> list[SeatInfo]:
    return [
        SeatInfo(seat.name, seat.bot, person=seat.bot is None, resigned=number in match.resigned)
        for number, seat in enumerate(match.seats)
    ]


def assemble(past: Past) -> Replay:
    """The replay of a match. While it runs there is no record and no list of draws: both hold what is still hidden."""
    match, steps, as_seat = past.match, past.steps, past.as_seat
    over = match.is_over
    record: Any = msgspec.to_builtins(match.record()) if over else None
    return Replay(
        match.game.name,
        dict(match.options),
        seat_infos(match),
        show(match, steps, as_seat),
        as_seat,
        standing(match),
        list_draws(match) if over else None,
        record,
    )


def list_draws(match: Match) -> list[Draw]:
    state, texts = match.start.copy(), action_texts(match.game.name)
    draws = []
    for ply, action in enumerate(match.actions, start=1):
        if state.actor() == CHANCE:
            outcomes = [(texts[outcome], weight) for outcome, weight in state.chance_outcomes()]
            draws.append(Draw(ply, texts[action], outcomes))
        state.apply(action)
    return draws
