"""Plays a record again, and refuses the first action that the rules do not allow."""

from leadlight.core.chance import Rng
from leadlight.core.errors import IllegalAction, LeadlightError, NotationError, RecordError
from leadlight.core.game import Game
from leadlight.core.record import Record
from leadlight.core.state import CHANCE, State
from leadlight.games import find_game
from leadlight.play.match import Match


def replay(record: Record, plies: int | None = None) -> Match:
    """The match as it stood after the first `plies` actions of the record, by default after all; no chance is drawn.

    Raises `RecordError` for the first ply that cannot be read or played, and, when all are played, for a result that
    the actions do not give.

    >>> record = leadlight.new_match("sintra", seed=1).record()
    >>> leadlight.replay(record, plies=3)
    <Match of 'sintra' after ply 3>
    >>> leadlight.replay(record).record() == record
    True
    """
    match = open_match(record)
    match.proof = record.proof
    for number, text in enumerate(record.actions[:plies], start=1):
        try:
            match.apply(read_action(match.game, match.state, text))
        except LeadlightError as error:
            raise RecordError("record-ply", error, ply=number, action=text) from None
    if plies is None or plies >= len(record.actions):
        check_result(record, match)
    return match


def resume(record: Record, rng: Rng) -> Match:
    """The match of an unfinished record, ready for the next decision; `rng` draws its chance from here on."""
    match = replay(record)
    match.rng = rng
    match.draw_chance()
    return match


def open_match(record: Record) -> Match:
    """The match of the record before its first action; `RecordError` for an unknown game, version or option."""
    try:
        game = find_game(record.game)
        if record.version != game.version:
            raise RecordError("record-version", game=game.name, found=record.version, expected=game.version)
        return Match(game, record.options, record.seats, Rng())
    except RecordError:
        raise
    except LeadlightError as error:
        raise RecordError("record-head", error) from None


def read_action(game: Game, state: State, text: str) -> int:
    """The action that the text names, of chance or of the seat that acts; raises when it cannot be played now."""
    action = game.parse_action(text)
    if state.actor() == CHANCE:
        if action not in (outcome for outcome, _ in state.chance_outcomes()):
            raise NotationError("chance-impossible", text=text)
    elif action not in state.legal_actions():
        raise IllegalAction(game.refusal(state, state.actor(), action))
    return action


def check_result(record: Record, match: Match) -> None:
    """Raise `RecordError` unless the match ended as the record says."""
    if record.result is not None:
        give_up(match, record.result.resigned)
    found = match.result()
    if record.result != found:
        code = "record-unfinished" if not match.is_over else "record-result"
        raise RecordError(code, ply=match.ply)


def give_up(match: Match, seats: list[int]) -> None:
    """Let the seats resign in this order."""
    for seat in seats:
        if seat in match.resigned or not 0 <= seat < len(match.seats):
            raise RecordError("record-result", ply=match.ply)
        match.resign(seat)
