"""What is computed for puzzles in another process, as JSON."""

import msgspec

from leadlight.insight.opinion import Judged
from leadlight.puzzles.library import find_puzzle
from leadlight.puzzles.trying import find_choice, hinted_actions, is_right
from leadlight.server.board_models import BoardPreview, BoardRequest
from leadlight.server.free_board import answer, foresee
from leadlight.server.opinions import describe
from leadlight.server.puzzle_models import TriedAction
from leadlight.server.wire import MatchInfo

SHOWN_CHOICES = 3


class ChallengeAnswer(msgspec.Struct, frozen=True):
    """The board of an attempt as JSON, and its result once it is over."""

    board: msgspec.Raw
    points: int | None
    won: bool | None


def encode_verdict(name: str, action: str) -> bytes:
    """Whether the action solves the puzzle. Raises a `LeadlightError` for one that cannot be read or played."""
    return msgspec.json.encode(is_right(find_puzzle(name), action))


def encode_hint(name: str) -> bytes:
    return msgspec.json.encode(hinted_actions(find_puzzle(name)))


def encode_try(name: str, action: str) -> bytes:
    """What somebody is told of an action that they tried. It says nothing of the solution."""
    puzzle = find_puzzle(name)
    choice = find_choice(puzzle, action)
    perspective, number = puzzle.perspective(), puzzle.rules().parse_action(action)
    (judged,) = describe(perspective, [Judged(number, 0.0, 0.0, 0.0, ())])
    behind = None if choice is None else choice.behind
    return msgspec.json.encode(TriedAction(judged.action, behind, judged.events, judged.reasons))


def encode_choices(name: str) -> bytes:
    """The solution and the next best actions, with what they bring and what speaks for them."""
    puzzle = find_puzzle(name)
    game, perspective = puzzle.rules(), puzzle.perspective()
    judged = [
        Judged(game.parse_action(each.action), puzzle.value_of(each), each.error, each.behind, ())
        for each in puzzle.choices[:SHOWN_CHOICES]
    ]
    return msgspec.json.encode(describe(perspective, judged))


def encode_attempt(query: BoardRequest) -> bytes:
    """The board of an attempt at the challenge. Nothing can be taken back there."""
    board = answer(query)
    match: MatchInfo = msgspec.structs.replace(board.match, undo="none")
    board = msgspec.structs.replace(board, match=match)
    standing = board.match.standing
    points, won = (None, None) if standing is None else (standing.scores[0], standing.places[0] == 1)
    return msgspec.json.encode(ChallengeAnswer(msgspec.Raw(msgspec.json.encode(board)), points, won))


def encode_foresight(query: BoardPreview) -> bytes:
    return msgspec.json.encode(foresee(query))
