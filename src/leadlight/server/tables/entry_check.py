"""Checks that the stored entries of a match follow each other, before anybody plays on from them."""

from collections.abc import Sequence

from leadlight.core.state import CHANCE
from leadlight.play.match import Match
from leadlight.server.errors import Damaged
from leadlight.server.tables.model import Entry


def check_entries(entries: Sequence[Entry]) -> None:
    """Refuse entries with a gap or something doubled: each begins at the ply where the one before it ended."""
    if not entries or entries[0].kind != "setup":
        raise Damaged("table-unreadable", entry=0)
    ply = 0
    begun: list[int] = []  # the plies at which decisions began that were not taken back
    for number, entry in enumerate(entries):
        expected = entry.ply in begun if entry.kind == "undo" else entry.ply == ply
        if entry.number != number or not expected or (entry.kind == "setup" and number > 0):
            raise Damaged("table-unreadable", entry=number)
        ply = entry.ply + len(entry.actions.splitlines())
        begun = [earlier for earlier in begun if earlier < entry.ply]
        if entry.kind == "act":
            begun.append(entry.ply)


def replay_actions(match: Match, entry: Entry) -> None:
    """Play a stored decision again, with the chance after it.

    Refused when the rules do not allow it here, or when chance did not draw this. Drawing again is quicker than asking
    what could have been drawn.
    """
    if entry.kind == "act" and entry.seat != match.actor:
        raise Damaged("table-unreadable", entry=entry.number)
    for text in entry.actions.splitlines():
        action, state = match.game.parse_action(text), match.state
        expected = [state.draw(match.rng)] if state.actor() == CHANCE else state.legal_actions()
        if action not in expected:
            raise Damaged("table-unreadable", entry=entry.number)
        match.apply(action)


def check_ending(match: Match, *, is_playing: bool) -> None:
    """Refuse a match that is over though its table plays on, or the other way round: entries are missing."""
    if match.is_over == is_playing:
        raise Damaged("table-unreadable", ply=match.ply)
