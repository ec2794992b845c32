"""Somebody tries to solve a puzzle: whether an action is the best one, and what a hint tells."""

from leadlight.core.chance import Rng
from leadlight.core.record import Seat
from leadlight.play.match import Match
from leadlight.puzzles.puzzle import Choice, Puzzle
from leadlight.puzzles.themes import HINTS

TRIES = 2


def set_up(puzzle: Puzzle) -> Match:
    """A match that stands at the position of the puzzle. The seats have numbers for names."""
    game = puzzle.rules()
    state = game.parse_position(puzzle.position)
    options = game.complete(game.options_of(state))
    seats = [Seat(str(number + 1)) for number in range(int(options["players"]))]
    return Match(game, options, seats, Rng(0), state)


def is_right(puzzle: Puzzle, text: str) -> bool:
    """Whether an action in notation solves the puzzle.

    Raises `NotationError` for what cannot be read, and `IllegalAction` for what the rules forbid: neither is a try.
    """
    match = set_up(puzzle)
    action = match.game.parse_action(text)
    match.require_legal(puzzle.seat, action)
    return action == puzzle.best_action()


def find_choice(puzzle: Puzzle, text: str) -> Choice | None:
    """What is known of an action that somebody tried; None where it was never looked at closely."""
    game = puzzle.rules()
    action = game.parse_action(text)
    return next((each for each in puzzle.choices if game.parse_action(each.action) == action), None)


def hinted_actions(puzzle: Puzzle) -> list[str]:
    """The legal actions that a first hint leaves: those with the same source as the solution, in notation."""
    hint = HINTS[puzzle.game]
    wanted, game = hint(puzzle.best_action()), puzzle.rules()
    return [game.format_action(each) for each in set_up(puzzle).state.legal_actions() if hint(each) == wanted]
