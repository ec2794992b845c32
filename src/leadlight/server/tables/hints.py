"""Hints: what a seat knows, given to the engine at a table where only one person plays."""

from leadlight.play.perspective import Perspective
from leadlight.server.errors import Conflict, Forbidden
from leadlight.server.opinion_models import HintRequest
from leadlight.server.tables.table import Asker, Table


def ask_for_hint(table: Table, asker: Asker, request: HintRequest) -> Perspective:
    """What the seat of the asker knows, to be judged; that somebody asked is noted, and shown with the result.

    Refused to whoever has no seat, where another person plays or has played in this match, and to a seat that has
    nothing to decide now.
    """
    seat, match = table.require_seat(asker.guest), table.require_match()
    require_alone(table, seat)
    if request.ply != match.ply:
        raise Conflict("stale", ply=match.ply)
    table.require_no_drawing()
    if match.actor != seat or table.player(seat) is not None:
        raise Conflict("hint-turn")
    if not request.checks and request.effort == 0:
        table.chairs[seat].hints += 1
        table.say_changed(asker.now)
    return Perspective.of(match, seat)


def require_alone(table: Table, seat: int) -> None:
    """Refuse unless every other seat has had a bot since the match began. A bot that took over from a person counts
    as that person: whoever left may still be hurt by it.
    """
    assert table.match is not None
    for other, (chair, begun) in enumerate(zip(table.chairs, table.match.seats, strict=True)):
        if other != seat and (begun.bot is None or chair.bot is None or chair.guest is not None):
            raise Forbidden("hint-people")
