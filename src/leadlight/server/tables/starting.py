"""Starts a match, restores a stored one, and sets up rematches."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from leadlight.core.chance import Rng
from leadlight.core.event import Starting
from leadlight.core.record import Proof, Record, Seat, parse_record
from leadlight.core.state import CHANCE
from leadlight.games import find_game
from leadlight.play.clock import Clock
from leadlight.play.fair import FairRng, commit, complete_proof, digest_head, name_match
from leadlight.play.match import Match
from leadlight.server.errors import Conflict, Damaged
from leadlight.server.tables.changes import MatchStarted
from leadlight.server.tables.entry_check import check_ending, check_entries, replay_actions
from leadlight.server.tables.messages import collect_step
from leadlight.server.tables.model import Entry, MatchRow, StoredTable, TableRow
from leadlight.server.tables.playing import add_entry, begin_decision
from leadlight.server.tables.table import Asker, Table
from leadlight.server.wire import Rematch


def start(table: Table, now: float) -> None:
    """Start the match once every contribution is revealed: they and the secret fix its draws. Then set it up."""
    row = table.row
    assert row.secret is not None
    secret = bytes.fromhex(row.secret)
    seats = [Seat(chair.name or "?", chair.bot) for chair in row.chairs]
    match = Match(table.game, row.options, seats, Rng())
    proof = match.proof = fix_head(match, begin_proof(row, commit(secret)))
    match.rng = FairRng(secret, proof)
    head = msgspec.json.encode(match.record()).decode()
    row.match, row.secret, row.status = proof.match, None, "playing"
    row.revealing, row.called_off, row.drawing, row.shares = False, [], None, []
    for chair in row.chairs:
        chair.rematch, chair.hints = False, 0
    table.changes.append(MatchStarted(MatchRow(proof.match, row.code, now, secret.hex(), head)))
    open_match(table, match)
    match.draw_chance()
    table.steps = [collect_step(table.game, match, 0, now)]
    add_entry(table, "setup", CHANCE, 0, now, table.steps[0])
    begin_decision(table, now)
    table.change(now)


def begin_proof(row: TableRow, commitment: str) -> Proof:
    """The proof before the head is fixed. A contribution to which nobody committed does not count."""
    commitments = [chair.commitment for chair in row.chairs]
    contributions = [chair.contribution if chair.commitment is not None else None for chair in row.chairs]
    match_id = name_match(commitment)
    return Proof(
        match_id,
        commitment,
        contributions,
        scheme=2,
        commitments=commitments,
        called_off=row.called_off,
        shares=[] if row.fresh_shares else None,
    )


def fix_head(match: Match, proof: Proof) -> Proof:
    """The proof with the digest of the head of this match."""
    match.proof = proof
    return replace(proof, head=digest_head(match.record()))


def open_match(table: Table, match: Match) -> None:
    table.match, table.steps, table.offer, table.late = match, [], None, None
    table.entry_count = 0
    rule = table.row.clock
    table.clock = Clock(rule, len(match.seats)) if rule.kind != "none" else None


def reopen(kept: StoredTable, started: float) -> Table:
    """The table that was stored, with its match played again to where it stood.

    A decision that was begun before the server started goes on from then, whenever the table is opened. Refused when
    the entries do not follow each other, or cannot be played again.
    """
    table = Table(kept.row)
    table.chat = kept.chat
    if kept.match is None:
        return table
    record = parse_record(kept.match.head.encode())
    assert record.proof is not None
    rng = FairRng(bytes.fromhex(kept.match.secret), record.proof)
    match = Match(find_game(record.game), record.options, record.seats, rng)
    open_match(table, match)
    check_entries(kept.entries)
    for entry in surviving(kept.entries):
        take_stored_shares(table, rng, entry)
        replay_entry(table, match, entry)
    match.proof = rng.proof
    table.entry_count = len(kept.entries)
    if table.clock is not None and (left := kept.entries[-1].left) is not None:
        table.clock.left = read_times(left)
    if table.clock is not None and table.row.drawing is not None:
        table.clock.left = list(table.row.drawing.left)
    empty_clocks(table)
    check_ending(match, is_playing=table.row.status == "playing")
    rng.seek(match.actors.count(CHANCE))
    if match.is_over:
        match.proof = complete_proof(match)
    elif table.row.status == "playing":
        last = kept.entries[-1].at
        begin_decision(table, max(started, last))
        if table.clock is not None:
            table.clock.charge(started - last)
    return table


def take_stored_shares(table: Table, rng: FairRng, entry: Entry) -> None:
    """Take the fresh shares with which the draws after a decision were made. Refused when they are missing."""
    taken = rng.proof.shares
    if taken is None or entry.kind != "act" or "\n" not in entry.actions:
        return
    if len(taken) >= len(table.row.shares):
        raise Damaged("table-unreadable", entry=entry.number)
    rng.take_shares(table.row.shares[len(taken)])


def surviving(entries: Sequence[Entry]) -> list[Entry]:
    """The entries that were not taken back."""
    found: list[Entry] = []
    for entry in entries:
        if entry.kind == "undo":
            found = [earlier for earlier in found if earlier.kind == "resign" or earlier.ply < entry.ply]
        else:
            found.append(entry)
    return found


def replay_entry(table: Table, match: Match, entry: Entry) -> None:
    if entry.kind == "resign":
        match.resign(entry.seat)
        return
    before = match.ply
    replay_actions(match, entry)
    table.steps.append(collect_step(table.game, match, before, entry.at))
    if table.clock is not None and entry.left is not None:
        table.clock.restore(read_times(entry.left), before, entry.seat)


def read_times(left: str) -> list[float]:
    return [float(seconds) for seconds in left.split()]


def empty_clocks(table: Table) -> None:
    """Set the clocks of seats that ran out of time to zero: only the chair records that, not the stored clock times."""
    for seat, chair in enumerate(table.chairs):
        if table.clock is not None and chair.flagged:
            table.clock.left[seat] = 0.0


def rematch(table: Table, asker: Asker, command: Rematch) -> None:  # noqa: ARG001
    """Ask for another match. Once everybody who is here has asked, the table waits for their contributions."""
    if table.row.status != "over" or table.match is None:
        raise Conflict("match-running")
    seat = table.require_seat(asker.guest)
    table.chairs[seat].rematch = True
    table.change(asker.now)
    set_up_rematch_when_wanted(table, asker.now)


def set_up_rematch_when_wanted(table: Table, now: float) -> None:
    """Seat everybody for another match if the last one is over and everybody who is here asked for it."""
    if table.row.status != "over" or not any(chair.rematch for chair in table.chairs):
        return
    if all(is_rematch_free_of(table, seat, now) for seat in table.persons()):
        seat_anew(table, now)


def is_rematch_free_of(table: Table, seat: int, now: float) -> bool:
    """Whether the rematch does not wait for this person: they want it, or they are away for good."""
    reload_end = table.reload_end(seat)
    is_gone = not table.is_present(seat) and (reload_end is None or now >= reload_end)
    return table.chairs[seat].rematch or is_gone


def rematch_time(table: Table) -> float | None:
    """When the rematch stops waiting for people who may be reloading the page; None if it waits for somebody else."""
    undecided = [seat for seat in table.persons() if not table.chairs[seat].rematch]
    wanted = table.row.status == "over" and len(undecided) < len(table.persons())
    if not wanted or any(table.is_present(seat) for seat in undecided):
        return None
    return max((end for seat in undecided if (end := table.reload_end(seat)) is not None), default=None)


def seat_anew(table: Table, now: float) -> None:
    """Seat everybody for the next match: whoever sat after the last starting seat now sits first.

    Where an option of the game decides who starts, it is set so that the first seat does. The chairs still say who
    asked for the rematch: the browsers of these people are ready without asking them again.
    """
    match = table.match
    assert match is not None
    first = (starting_seat(match) + 1) % len(table.chairs)
    row = table.row
    row.chairs = row.chairs[first:] + row.chairs[:first]
    for chair in row.chairs:
        chair.ready = chair.flagged = False
        chair.stand_in = chair.commitment = chair.contribution = None
        chair.votes = []
        chair.stand_in_time = None
    if table.game.first_seat_starts is not None:
        option, value = table.game.first_seat_starts
        row.options = row.options | {option: value}
    row.status = "waiting"
    table.renew_secret()
    table.say_changed(now)


def starting_seat(match: Match) -> int:
    """The seat that the game named as the first to take a turn; where it named none, the first that decided."""
    for event in (event for happened in match.events for event in happened):
        if isinstance(event, Starting):
            return event.seat
    return next((actor for actor in match.actors if actor != CHANCE), match.state.actor())


def record_of(table: Table) -> Record:
    """The record of a match that is over. That of a running match is refused: it holds what is still hidden."""
    if table.match is None or not table.match.is_over:
        raise Conflict("match-running")
    return table.match.record()
