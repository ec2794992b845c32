"""What a viewer is told. Everything that leaves the server about a table is built here, for one guest at a time."""

from collections.abc import Sequence
from functools import cache, partial
from typing import Literal

from leadlight.core.event import Event
from leadlight.core.game import Game
from leadlight.core.state import CHANCE
from leadlight.games import find_game
from leadlight.play.match import Match
from leadlight.server.storage.models import Chair
from leadlight.server.tables.table import Notice, Table
from leadlight.server.wire import (
    Changed,
    ChatLine,
    Chatted,
    Clocks,
    MatchInfo,
    SeatInfo,
    Snapshot,
    Standing,
    Step,
    Stepped,
    TableInfo,
    Undone,
    Viewer,
)


def table_info(table: Table) -> TableInfo:
    row = table.row
    playing = row.status == "playing" and table.match is not None
    round_now, rounds = table.game.progress(table.match.state) if playing and table.match else (None, 0)
    return TableInfo(
        code=row.code,
        name=row.name,
        game=row.game,
        options=row.options,
        visibility=row.visibility,
        clock=row.clock,
        status=row.status,
        seats=[seat_info(table, seat, chair) for seat, chair in enumerate(row.chairs)],
        match=row.match,
        commitment=table.commitment(),
        round=round_now,
        rounds=rounds,
        watching=sum(table.seat_of(guest) is None and table.may_watch(guest) for guest in table.present),
        changed=row.changed,
        actor=table.match.actor if playing and table.match else None,
    )


def seat_info(table: Table, seat: int, chair: Chair) -> SeatInfo:
    match = shown_match(table)
    return SeatInfo(
        name=chair.name,
        bot=chair.bot,
        person=chair.guest is not None,
        ready=chair.ready or chair.bot is not None,
        present=chair.bot is not None or chair.guest in table.present,
        stand_in=chair.stand_in,
        votes=chair.votes,
        resigned=match is not None and seat in match.resigned,
        out_of_time=chair.flagged,
        rematch=chair.rematch,
    )


def viewer_info(table: Table, guest: str) -> Viewer:
    return Viewer(table.seat_of(guest), guest == table.row.host)


def shown_match(table: Table) -> Match | None:
    """The match that the seats of the table are those of: before the next one they have changed places already."""
    return table.match if table.row.status != "waiting" else None


def match_info(table: Table, guest: str, now: float) -> MatchInfo | None:
    match = shown_match(table)
    if match is None or not table.may_watch(guest):
        return None
    seat, actor, playing = table.seat_of(guest), match.actor, table.row.status == "playing"
    return MatchInfo(
        id=table.row.match or "",
        ply=match.ply,
        actor=actor,
        view=table.view(seat),
        legal=legal_texts(match) if playing and seat == actor else [],
        clocks=clocks(table, now) if playing else None,
        undo=undo_right(table, seat) if playing and seat is not None else "none",
        offer=table.offer,
        standing=None if playing else standing(match),
    )


def legal_texts(match: Match) -> list[str]:
    texts = action_texts(match.game.name)
    return [texts[action] for action in match.state.legal_actions()]


@cache
def action_texts(game: str) -> list[str]:
    """Every action of the game in notation: to look one up is quicker than to write it again."""
    format_action, count = find_game(game).format_action, find_game(game).action_count
    return [format_action(action) for action in range(count)]


def standing(match: Match) -> Standing | None:
    result = match.result()
    return Standing(result.scores, result.places, result.resigned) if result is not None else None


def clocks(table: Table, now: float) -> Clocks | None:
    if table.clock is None:
        return None
    return Clocks(table.clock.left_at(now), table.clock.running, table.clock.grace_at(now))


def undo_right(table: Table, seat: int) -> Literal["free", "ask", "none"]:
    """Free until anybody else acted; by consent after that; never across a draw of chance."""
    ply = table.undo_ply(seat)
    if ply is None or table.player(seat) is not None:
        return "none"
    return "ask" if others_to_ask(table, seat, ply) else "free"


def others_to_ask(table: Table, seat: int, ply: int) -> list[int]:
    """Who must agree to go back to `ply`: nobody until another seat has acted, then every other person."""
    assert table.match is not None
    if set(table.match.actors[ply:]) <= {seat}:
        return []
    return [other for other in table.persons() if other != seat and table.player(other) is None]


def step_seen_by(game: Game, step: Step, seat: int | None) -> Step:
    if not game.has_secrets:
        return step
    return Step(step.ply, step.seat, step.action, events_seen_by(step.events, seat), step.at)


def events_seen_by(events: Sequence[Event], seat: int | None) -> list[Event]:
    return [event.seen_by(seat) for event in events]


def snapshot(table: Table, guest: str, now: float, since: int = 0) -> Snapshot:
    match, seat = match_info(table, guest, now), table.seat_of(guest)
    steps = (
        [step_seen_by(table.game, step, seat) for step in table.steps if step.ply > since] if match is not None else []
    )
    chat = table.chat if table.may_watch(guest) else []
    return Snapshot(table_info(table), viewer_info(table, guest), match, steps, chat)


def stepped(step: Step, now: float) -> Notice:
    return partial(stepped_message, step=step, now=now)


def stepped_message(table: Table, guest: str, step: Step, now: float) -> Stepped | Changed:
    match = match_info(table, guest, now)
    if match is None:
        return changed_message(table, guest, now)
    return Stepped(step_seen_by(table.game, step, table.seat_of(guest)), match)


def undone(seat: int, now: float) -> Notice:
    return partial(undone_message, seat=seat, now=now)


def undone_message(table: Table, guest: str, seat: int, now: float) -> Undone | Changed:
    match = match_info(table, guest, now)
    return Undone(seat, match) if match is not None else changed_message(table, guest, now)


def changed(now: float) -> Notice:
    return partial(changed_message, now=now)


def changed_message(table: Table, guest: str, now: float) -> Changed:
    return Changed(table_info(table), viewer_info(table, guest), match_info(table, guest, now))


def chatted(line: ChatLine) -> Notice:
    return partial(chatted_message, line=line)


def chatted_message(table: Table, guest: str, line: ChatLine) -> Chatted | None:
    return Chatted(line) if table.may_watch(guest) else None


def collect_step(game: Game, match: Match, start: int, at: float) -> Step:
    """The actions from ply `start` on, as one step. A match that begins with a decision is set up by none."""
    seat = match.actors[start] if start < match.ply else CHANCE
    events = [event for happened in match.events[start:] for event in happened]
    action = None if seat == CHANCE else action_texts(game.name)[match.actions[start]]
    return Step(match.ply, seat, action, events, at)
