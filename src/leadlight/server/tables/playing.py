"""A running match: actions, giving up, time, and bots for whoever is away."""

import math
from typing import Final

from leadlight.bots import STAND_IN
from leadlight.core.state import CHANCE
from leadlight.play.fair import complete_proof, fair_rng
from leadlight.server.errors import Conflict
from leadlight.server.tables.changes import EntryAdded, MatchEnded
from leadlight.server.tables.messages import action_texts, collect_step, standing
from leadlight.server.tables.model import Drawing, Entry, StandInTime
from leadlight.server.tables.table import Asker, Table
from leadlight.server.wire import Act, Done, Resign, Step, TakeOver

UNITS: Final = (("days", 86400), ("hours", 3600), ("minutes", 60), ("seconds", 1))


def act(table: Table, asker: Asker, command: Act) -> Done | None:
    """Play an action. Returns `Done` if it was already played: clients repeat commands after a lost connection."""
    seat, match = table.require_seat(asker.guest), table.match or table.require_match()
    action = match.game.parse_action(command.action)
    if command.ply != match.ply and was_played(table, seat, command.ply, action_texts(match.game.name)[action]):
        return Done()
    if command.ply != table.require_match().ply:
        raise Conflict("stale", ply=match.ply)
    if table.has_forfeited(seat):
        raise Conflict("bot-plays")
    held = table.row.drawing
    if held is not None and (held.seat, held.action) == (seat, action_texts(match.game.name)[action]):
        return Done()
    if must_wait(table, seat, action):
        end_absence(table, seat, asker.now)
        hold(table, seat, action, asker.now)
        return None
    before = match.ply
    match.act(seat, action)
    end_absence(table, seat, asker.now)
    end_decision(table, seat, before, asker.now)
    return None


def end_absence(table: Table, seat: int, now: float) -> None:
    """The person acts: a stand-in steps back; what one decided earlier is known by now."""
    if table.chairs[seat].stand_in is None:
        forget_stand_in_time(table, seat, now)
    hand_back(table, seat, now)


def hand_back(table: Table, seat: int, now: float) -> None:
    """Remove the stand-in, because the person is back. What it decided is kept for the person to know."""
    chair = table.chairs[seat]
    if chair.stand_in is None and not chair.votes:
        return
    time = chair.stand_in_time
    if time is not None:
        time.end = table.steps[-1].ply
        if not table.plies_of(seat, time.start, time.end):
            chair.stand_in_time = None
    chair.stand_in, chair.votes = None, []
    table.change(now)


def forget_stand_in_time(table: Table, seat: int, now: float) -> None:
    """The person acts again, and so knows what a bot decided before."""
    if table.chairs[seat].stand_in_time is not None:
        table.chairs[seat].stand_in_time = None
        table.change(now)


def was_played(table: Table, seat: int, ply: int, action: str) -> bool:
    """Whether the seat played exactly this action at this ply."""
    earlier = {step.ply: after for step, after in zip(table.steps, table.steps[1:], strict=False)}
    step = earlier.get(ply)
    return step is not None and (step.seat, step.action) == (seat, action)


def act_for(table: Table, seat: int, action: int, now: float) -> None:
    """Play the action that a bot chose for the seat."""
    match = table.require_match()
    if must_wait(table, seat, action):
        hold(table, seat, action, now)
        return
    before = match.ply
    match.act(seat, action)
    end_decision(table, seat, before, now)


def must_wait(table: Table, seat: int, action: int) -> bool:
    """Whether the action leads to draws for which players give fresh shares; refuses one that cannot be played."""
    if not table.row.fresh_shares:
        return False
    table.require_no_drawing()
    match = table.require_match()
    match.require_legal(seat, action)
    after = match.state.copy()
    after.apply(action)
    return after.actor() == CHANCE


def hold(table: Table, seat: int, action: int, now: float) -> None:
    """Announce the decision and wait for the shares. Its time ends here; nobody's runs meanwhile."""
    match = table.require_match()
    if table.clock is not None:
        table.clock.stop(now, match.ply)
    table.offer, table.late = None, None
    left = [] if table.clock is None else list(table.clock.left)
    table.row.drawing = Drawing(seat, action_texts(match.game.name)[action], left)
    table.change(now)
    play_held(table, now)


def play_held(table: Table, now: float) -> None:
    """Play the decision that was held back, once no share is missing."""
    drawing = table.row.drawing
    if drawing is None or table.seats_missing_shares():
        return
    match, shares = table.require_match(), [drawing.shares.get(seat) for seat in range(len(table.chairs))]
    rng = fair_rng(match)
    rng.take_shares(shares)
    match.proof = rng.proof
    table.row.drawing, table.row.shares = None, [*table.row.shares, shares]
    before = match.ply
    match.act(drawing.seat, match.game.parse_action(drawing.action))
    end_decision(table, drawing.seat, before, now)
    table.change(now)


def end_decision(table: Table, seat: int, before: int, now: float) -> None:
    """Finish the seat's decision, made at ply `before`; then begin the next decision or end the match."""
    match = table.require_match()
    step = collect_step(table.game, match, before, now)
    table.steps.append(step)
    table.offer, table.late = None, None
    if table.clock is not None:
        table.clock.stop(now, before)
    add_entry(table, "act", seat, before, now, step)
    if match.is_over:
        end_match(table, now)
    else:
        begin_decision(table, now)


def begin_decision(table: Table, now: float) -> None:
    """Start the clock of the person who decides now; bots have no clock, and a decision that is held back is made."""
    match = table.match
    if table.row.drawing is not None:
        return
    if table.clock is None or match is None or match.is_over or table.player(match.actor) is not None:
        return
    table.clock.start(match.actor, now, present=table.is_present(match.actor))


def end_match(table: Table, now: float) -> None:
    """Reveal the secret, so that everybody can check the draws, and record how the match ended."""
    match, match_id = table.match, table.row.match
    assert match is not None
    assert match_id is not None
    match.proof = complete_proof(match)
    table.row.status = "over"
    table.change(now)
    table.changes.append(ended(table, match_id, now))


def ended(table: Table, match_id: str, at: float) -> MatchEnded:
    """How the match of the table ended, and who played it."""
    assert table.match is not None
    final = standing(table.match)
    assert final is not None
    return MatchEnded(match_id, final, at, table.row.game, [chair.guest for chair in table.chairs])


def add_entry(table: Table, kind: str, seat: int, ply: int, now: float, step: Step | None = None) -> None:
    match = table.match
    assert match is not None
    assert table.row.match is not None
    played = kind in ("setup", "act")
    texts = action_texts(match.game.name)
    actions = "\n".join([texts[action] for action in match.actions[ply:]]) if played else ""
    left = " ".join(map(str, table.clock.left)) if table.clock is not None else None
    entry = Entry(table.row.match, table.entry_count, kind, seat, ply, actions, left, now, match.actor)
    table.entry_count += 1
    table.changes.append(EntryAdded(entry, step))


def resign(table: Table, asker: Asker, command: Resign) -> None:  # noqa: ARG001
    seat, match = table.require_seat(asker.guest), table.require_match()
    if seat in match.resigned:
        raise Conflict("resigned-already")
    give_up(table, seat, asker.now)


def give_up(table: Table, seat: int, now: float) -> None:
    match = table.require_match()
    match.resign(seat)
    table.offer = None
    add_entry(table, "resign", seat, match.ply, now)
    if match.is_over:
        table.row.drawing = None
        end_match(table, now)
    else:
        hand_over(table, seat, now)


def hand_over(table: Table, seat: int, now: float) -> None:
    """Let a bot decide for the seat from now on, and stop the seat's clock."""
    if table.clock is not None and table.clock.running == seat:
        table.clock.pause(now)
    table.change(now)
    play_held(table, now)


def take_over(table: Table, asker: Asker, command: TakeOver) -> None:
    """Vote for a bot to play for somebody who is away. It takes over when more than half of the people here want it.

    Refused before the person has been away for long enough, and always where the host does not want it. Whoever votes
    counts as being here, even a program without a connection.
    """
    table.require_match()
    voter, chair = table.require_seat(asker.guest), table.chair(command.seat)
    if command.seat == voter or table.player(command.seat) is not None:
        raise Conflict("takeover-needless")
    if table.is_present(command.seat):
        raise Conflict("takeover-present", name=chair.name or "")
    require_absence(table, command.seat, asker.now)
    chair.votes = sorted({*chair.votes, voter})
    here = {*chair.votes, *(seat for seat in table.persons() if table.is_here(seat, asker.now))}
    if 2 * len(chair.votes) > len(here):
        bring_stand_in(table, command.seat)
        hand_over(table, command.seat, asker.now)
    else:
        table.change(asker.now)


def require_absence(table: Table, seat: int, now: float) -> None:
    due, name = table.takeover_time(seat), table.chairs[seat].name or ""
    if due is None:
        raise Conflict("takeover-never")
    if (wait := due - now) > 0:
        unit, size = next(((unit, size) for unit, size in UNITS if wait > size), UNITS[-1])
        raise Conflict("takeover-early", name=name, unit=unit, count=math.ceil(wait / size))


def bring_stand_in(table: Table, seat: int) -> None:
    """Let a bot play until the person is back, and note from when on and who wanted it."""
    chair, before = table.chairs[seat], table.chairs[seat].stand_in_time
    voters = [table.chairs[vote].name or "" for vote in chair.votes]
    start = table.require_match().ply
    if before is not None:  # the person came and went again without acting
        voters, start = [*before.voters, *(name for name in voters if name not in before.voters)], before.start
    chair.stand_in, chair.votes = STAND_IN, []
    chair.stand_in_time = StandInTime(voters, start)


def run_out(table: Table, now: float) -> None:
    """Let a bot decide, because the deciding seat is out of time: once, or from now on if its bank is empty.

    In a solo match an empty bank ends the match: there is nobody else for whom a bot should finish it.
    """
    clock = table.clock
    due = clock.flag_time() if clock is not None else None
    if clock is None or clock.running is None or due is None or now < due or table.row.status != "playing":
        return
    seat = clock.running
    clock.pause(now)
    if table.row.clock.kind == "move":
        table.late = seat
    else:
        table.chairs[seat].flagged = True
        if len(table.chairs) == 1:
            give_up(table, seat, now)
    table.change(now)
