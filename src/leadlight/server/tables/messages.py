"""Builds the messages to viewers: everything that the server sends about a table, for one guest at a time."""

from collections.abc import Container, Sequence
from functools import cache
from typing import Final, Literal

from leadlight.core.event import Event
from leadlight.core.game import Game
from leadlight.core.state import CHANCE
from leadlight.games import find_game
from leadlight.play.match import Match
from leadlight.server.tables.changes import (
    Change,
    ChatWritten,
    EntryAdded,
    OfferChanged,
    PersonModerated,
    PresenceChanged,
    TableChanged,
)
from leadlight.server.tables.model import Chair, Summary, TableRow
from leadlight.server.tables.table import Table
from leadlight.server.wire import (
    Changed,
    ChatLine,
    Chatted,
    Clocks,
    DrawingInfo,
    Failed,
    MatchInfo,
    Message,
    Missed,
    Presence,
    Revealing,
    SeatInfo,
    Snapshot,
    Standing,
    Step,
    Stepped,
    TableInfo,
    Undone,
    Viewer,
)

TABLE_NEWS: Final = (TableChanged, OfferChanged)  # one message covers all of these, and who is present


def table_info(table: Table) -> TableInfo:
    return stored_info(table.row, table.summary(), table.present, count_watching(table))


def count_watching(table: Table) -> int:
    """How many people look on without a seat."""
    return sum(table.seat_of(guest) is None and table.may_watch(guest) for guest in table.present)


def stored_info(row: TableRow, summary: Summary, present: Container[str | None] = (), watching: int = 0) -> TableInfo:
    """The same for a table whose match is not in memory: `summary` describes the match."""
    return TableInfo(
        code=row.code,
        name=row.name,
        game=row.game,
        options=row.options,
        visibility=row.visibility,
        clock=row.clock,
        takeover_after=row.takeover_after,
        fresh_shares=row.fresh_shares,
        status=row.status,
        seats=[
            seat_info(chair, is_present=chair.guest in present, has_resigned=seat in summary.resigned)
            for seat, chair in enumerate(row.chairs)
        ],
        match=row.match,
        commitment=summary.commitment,
        revealing=revealing_info(row) if row.revealing else None,
        round=summary.round,
        rounds=summary.rounds,
        watching=watching,
        changed=row.changed,
        actor=summary.actor,
    )


def revealing_info(row: TableRow) -> Revealing:
    commitments = [chair.commitment for chair in row.chairs]
    return Revealing(find_game(row.game).version, commitments, row.called_off, row.missing_seats)


def seat_info(chair: Chair, *, is_present: bool, has_resigned: bool) -> SeatInfo:
    return SeatInfo(
        name=chair.name,
        bot=chair.bot,
        person=chair.guest is not None,
        ready=chair.ready or chair.bot is not None,
        present=chair.bot is not None or is_present,
        stand_in=chair.stand_in,
        votes=chair.votes,
        resigned=has_resigned,
        out_of_time=chair.flagged,
        rematch=chair.rematch,
        hints=chair.hints,
    )


def viewer_info(table: Table, guest: str) -> Viewer:
    return Viewer(table.seat_of(guest), guest == table.row.host)


def shown_match(table: Table) -> Match | None:
    """The match, if people still sit as they did in it; they may change places while the next one is prepared."""
    return table.match if table.row.status != "waiting" else None


def match_info(table: Table, guest: str, now: float) -> MatchInfo | None:
    """The match as the guest may know it; None when there is none to see, or the guest may not watch."""
    match = shown_match(table)
    if match is None or not table.may_watch(guest):
        return None
    seat, actor, playing = table.seat_of(guest), match.actor, table.row.status == "playing"
    return MatchInfo(
        id=table.row.match or "",
        ply=match.ply,
        actor=actor,
        view=table.view(seat),
        legal=legal_texts(match) if playing and seat == actor and table.row.drawing is None else [],
        clocks=clocks(table, now) if playing else None,
        undo=undo_right(table, seat) if playing and seat is not None else "none",
        offer=table.offer,
        standing=None if playing else standing(match),
        missed=missed(table, seat) if seat is not None else None,
        drawing=drawing_info(table) if playing and table.row.drawing is not None else None,
    )


def missed(table: Table, seat: int) -> Missed | None:
    """What a bot decided for the seat before its person came back."""
    time = table.chairs[seat].stand_in_time
    if time is None or time.end is None:
        return None
    plies = table.plies_of(seat, time.start, time.end)
    return Missed(time.voters, plies) if plies else None


def drawing_info(table: Table) -> DrawingInfo:
    drawing = table.row.drawing
    assert drawing is not None
    return DrawingInfo(drawing.seat, drawing.action, table.seats_missing_shares())


def legal_texts(match: Match) -> list[str]:
    texts = action_texts(match.game.name)
    return [texts[action] for action in match.state.legal_actions()]


@cache
def action_texts(game: str) -> list[str]:
    """Every action of the game in notation, by number: looking a text up is quicker than formatting it again."""
    format_action, count = find_game(game).format_action, find_game(game).action_count
    return [format_action(action) for action in range(count)]


def standing(match: Match) -> Standing | None:
    result = match.result()
    if result is None:
        return None
    digest = match.proof.digest if match.proof is not None else None
    return Standing(result.scores, result.places, result.resigned, digest)


def clocks(table: Table, now: float) -> Clocks | None:
    if table.clock is None:
        return None
    return Clocks(table.clock.left_at(now), table.clock.running, table.clock.grace_at(now))


def undo_right(table: Table, seat: int) -> Literal["free", "ask", "none"]:
    """Whether the seat may undo: freely until anybody else acted, by consent after that, never across a draw."""
    ply = table.undo_ply(seat)
    if ply is None or table.player(seat) is not None or table.row.drawing is not None:
        return "none"
    return "ask" if others_to_ask(table, seat, ply) else "free"


def others_to_ask(table: Table, seat: int, ply: int) -> list[int]:
    """Who must agree to go back to `ply`: nobody until another seat has acted, then every other person."""
    assert table.match is not None
    if all(actor == seat for actor in table.match.actors[ply:]):
        return []
    return [other for other in table.persons() if other != seat and table.player(other) is None]


def step_seen_by(game: Game, step: Step, seat: int | None) -> Step:
    """The step without what the seat, or a spectator (None), may not know."""
    if not game.has_secrets:
        return step
    return Step(step.ply, step.seat, step.action, events_seen_by(step.events, seat), step.at)


def events_seen_by(events: Sequence[Event], seat: int | None) -> list[Event]:
    return [event.seen_by(seat) for event in events]


def snapshot(table: Table, guest: str, now: float, since: int = 0) -> Snapshot:
    """Everything that the guest may know now, with the steps after ply `since`."""
    match, seat = match_info(table, guest, now), table.seat_of(guest)
    steps = (
        [step_seen_by(table.game, step, seat) for step in table.steps if step.ply > since] if match is not None else []
    )
    chat = [date_line(table, line) for line in table.chat] if table.may_watch(guest) else []
    return Snapshot(table_info(table), viewer_info(table, guest), match, steps, chat)


def date_line(table: Table, line: ChatLine) -> ChatLine:
    """The line with the time that people read off their own clocks; all other times are compared, never shown."""
    return ChatLine(line.id, line.name, line.seat, line.text, line.at + table.wall_offset)


def news_in(changes: Sequence[Change]) -> list[Change]:
    """The changes in the order in which they are sent to viewers.

    The table comes first, and only once however often it changed: messages show the current state, and a viewer should
    know who sits where before seeing a step.
    """
    if len(changes) == 1:
        return [changes[0]]
    table_news = [change for change in changes if isinstance(change, TABLE_NEWS)]
    presence = [change for change in changes if isinstance(change, PresenceChanged)]
    others = [change for change in changes if not isinstance(change, (TableChanged, OfferChanged, PresenceChanged))]
    return (table_news or presence)[-1:] + others


def message_for(table: Table, guest: str, change: Change) -> Message | None:
    """The message to a guest about a change; None if none is needed, or if that of another change covers it."""
    if isinstance(change, EntryAdded):
        return entry_message(table, guest, change)
    if isinstance(change, (TableChanged, OfferChanged)):
        return changed_message(table, guest, change.at)
    if isinstance(change, PresenceChanged):
        return presence_message(table, guest, change.at)
    if isinstance(change, PersonModerated):
        return farewell(change) if change.guest == guest else None
    if isinstance(change, ChatWritten):
        return Chatted(date_line(table, change.line)) if table.may_watch(guest) else None
    return None


def farewell(change: PersonModerated) -> Failed | None:
    """The last message to somebody whom the host sends away; none to whoever may stay."""
    if not change.sends_away:
        return None
    return Failed("table-removed", {}) if change.deed == "removed" else Failed("table-blocked", {})


def entry_message(table: Table, guest: str, change: EntryAdded) -> Stepped | Undone | Changed | None:
    """The message about a new entry. A resignation has none: the change of the table that comes with it covers it."""
    entry, step = change.entry, change.step
    if entry.kind == "resign":
        return None
    match = match_info(table, guest, entry.at)
    if match is None:
        return changed_message(table, guest, entry.at)
    if step is None:
        return Undone(entry.seat, match)
    return Stepped(step_seen_by(table.game, step, table.seat_of(guest)), match)


def changed_message(table: Table, guest: str, now: float) -> Changed:
    return Changed(table_info(table), viewer_info(table, guest), match_info(table, guest, now))


def presence_message(table: Table, guest: str, now: float) -> Presence:
    """Who is here now. It does not carry the match, which is a hundred times larger."""
    present = [chair.bot is not None or table.is_present(seat) for seat, chair in enumerate(table.chairs)]
    shows_clocks = table.row.status == "playing" and table.may_watch(guest)
    return Presence(present, count_watching(table), clocks(table, now) if shows_clocks else None)


def last_message(table: Table, guest: str) -> Message | None:
    """The last message to the guest about the current changes."""
    for change in reversed(news_in(table.changes)):
        message = message_for(table, guest, change)
        if message is not None:
            return message
    return None


def collect_step(game: Game, match: Match, start: int, at: float, end: int | None = None) -> Step:
    """The actions from ply `start` on, or up to `end`, as one step.

    There are none when a match without a setup has just begun.
    """
    seat = match.actors[start] if start < match.ply else CHANCE
    events = [event for happened in match.events[start:end] for event in happened]
    action = None if seat == CHANCE else action_texts(game.name)[match.actions[start]]
    return Step(match.ply if end is None else end, seat, action, events, at)
