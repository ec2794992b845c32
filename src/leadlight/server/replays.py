"""Matches to look at again, turn by turn, and every draw of chance with what it could have been."""

from collections.abc import Sequence
from typing import Any

import msgspec

from leadlight.core.record import Record
from leadlight.core.state import CHANCE
from leadlight.play.match import Match
from leadlight.play.replay import replay
from leadlight.server.tables.table import Table
from leadlight.server.tables.telling import action_text, collect_turn, see_turn, standing
from leadlight.server.wire import Draw, Frame, Replay, SeatInfo, Turn


def replay_table(table: Table, guest: str) -> Replay:
    """The match of a table as far as a guest may know it."""
    match = table.match
    assert match is not None
    return assemble(match, show(match, table.turns, None if match.is_over else table.seat_of(guest)))


def replay_record(record: Record) -> Replay:
    match = replay(record)
    return assemble(match, show(match, find_turns(match), None))


def find_turns(match: Match) -> list[Turn]:
    """A turn is a decision with the chance after it; the set-up comes first."""
    again = Match(match.game, match.options, match.seats, match.rng)
    turns: list[Turn] = []
    start = 0
    for ply, action in enumerate(match.actions, start=1):
        again.apply(action)
        if ply == match.ply or match.actors[ply] != CHANCE:
            turns.append(collect_turn(match.game, again, start, 0.0))
            start = ply
    return turns


def show(match: Match, turns: Sequence[Turn], viewer: int | None) -> list[Frame]:
    state = match.start.copy()
    frames, ply = [], 0
    for turn in turns:
        for action in match.actions[ply : turn.ply]:
            state.apply(action)
        ply = turn.ply
        frames.append(Frame(see_turn(match.game, turn, viewer), match.game.view(state, viewer)))
    return frames


def seat_infos(match: Match) -> list[SeatInfo]:
    return [
        SeatInfo(seat.name, seat.bot, person=seat.bot is None, resigned=number in match.resigned)
        for number, seat in enumerate(match.seats)
    ]


def assemble(match: Match, frames: list[Frame]) -> Replay:
    """What is still hidden, and the secret behind the draws, stays hidden until the end."""
    over = match.is_over
    record: Any = msgspec.to_builtins(match.record()) if over else None
    return Replay(
        match.game.name,
        dict(match.options),
        seat_infos(match),
        frames,
        standing(match),
        list_draws(match) if over else None,
        record,
    )


def list_draws(match: Match) -> list[Draw]:
    state = match.start.copy()
    draws = []
    for ply, action in enumerate(match.actions, start=1):
        if state.actor() == CHANCE:
            outcomes = [(action_text(match.game.name, outcome), weight) for outcome, weight in state.chance_outcomes()]
            draws.append(Draw(ply, action_text(match.game.name, action), outcomes))
        state.apply(action)
    return draws
