"""What is asked of puzzles and of the daily challenge, and what comes back."""

from typing import Annotated, Any, Literal

import msgspec

from leadlight.server.board_models import MOST_ACTIONS
from leadlight.server.opinion_models import JudgedAction, ReasonInfo
from leadlight.server.wire import Notation, Ply

Attempted = Literal["open", "solved", "shown"]  # shown: the answer was given without being found
Day = Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d\d-\d\d$(?!\n)")]  # of universal time


class PuzzleTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action that somebody thinks is the best one."""

    action: Notation


class TriedAction(msgspec.Struct, frozen=True):
    """An action that was tried. `behind` is how much of the win it gives away, where that is known."""

    action: str
    behind: float | None
    events: list[Any]  # of the action
    reasons: list[ReasonInfo]  # what speaks for and against it


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """Everything about the solution, the best choice first. `found` of `players` found it on this server."""

    choices: list[JudgedAction]
    themes: list[str]
    found: int
    players: int


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle as far as you may know it. `answer` is None until you have found it or given up.

    `hint` lists the actions among which the best one is, once you asked for a hint. `day` is set for a puzzle of a day.
    """

    id: str
    game: str
    position: str
    seat: int
    players: int
    difficulty: int
    day: str | None
    status: Attempted
    tries_left: int
    tried: list[TriedAction]
    hint: list[str] | None
    answer: PuzzleAnswer | None


class PuzzleDay(msgspec.Struct, frozen=True):
    """How you did on a day; None where you did nothing."""

    day: str
    status: Attempted | None
    game: str


class GamePuzzles(msgspec.Struct, frozen=True):
    """How many puzzles of a game there are, how many of them you have found, and what they are about."""

    game: str
    puzzles: int
    solved: int
    themes: list[str]


class PuzzleProgress(msgspec.Struct, frozen=True):
    """What you have done so far. `week` ends with today; `latest` are the last puzzles, the last one first."""

    today: str
    streak: int
    longest: int
    week: list[PuzzleDay]
    games: list[GamePuzzles]
    latest: list[Attempted]


class ChallengeMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The attempt of a day with one more action, or as far as it was: `actions` are all of them."""

    day: Day
    actions: Annotated[list[Notation], msgspec.Meta(max_length=MOST_ACTIONS)] = []
    since: Ply | None = None


class ChallengePreview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what these actions would bring in your attempt."""

    day: Day
    asked: Annotated[list[Notation], msgspec.Meta(max_length=64)]


class ChallengeResult(msgspec.Struct, frozen=True):
    """A row of the table; those who have the same points share a place."""

    place: int
    name: str
    points: int
    won: bool
    yours: bool


class ChallengeInfo(msgspec.Struct, frozen=True):
    """The challenge of a day: how far your attempt is, and the results on this server, the best first."""

    day: str
    game: str
    options: dict[str, Any]
    actions: list[str]  # yours
    points: int | None  # yours, once you are done
    won: bool | None
    results: list[ChallengeResult]
    finished: int  # how many people are done
