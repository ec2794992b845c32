"""What is computed for puzzles in another process, as JSON."""

import msgspec

from leadlight.insight.reasons import explain
from leadlight.puzzles.library import find_puzzle
from leadlight.puzzles.trying import hinted_actions, is_right
from leadlight.server.board_models import BoardPreview, BoardRequest
from leadlight.server.free_board import answer, foresee
from leadlight.server.puzzle_models import PuzzleReason
from leadlight.server.wire import MatchInfo


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


def encode_reasons(name: str, action: str) -> bytes:
    """What speaks for and against an action."""
    puzzle = find_puzzle(name)
    reasons = explain(puzzle.perspective(), puzzle.rules().parse_action(action))
    return msgspec.json.encode([PuzzleReason(reason.message, reason.facts) for reason in reasons])


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
