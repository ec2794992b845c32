"""Puzzles: that of the day, the stream, tries at them; and the daily challenge."""

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from leadlight.server.board_models import BoardAnswer
from leadlight.server.limits import Caller
from leadlight.server.puzzle_models import (
    ChallengeInfo,
    ChallengeMove,
    ChallengePreview,
    PuzzleInfo,
    PuzzleProgress,
    PuzzleTry,
)
from leadlight.server.routes.error_responses import UNREADABLE
from leadlight.server.services import Services
from leadlight.server.wire import Previewed

BOARD = {200: ResponseSpec(BoardAnswer, generate_examples=False, description="The board of your attempt")}
FORESEEN = {200: ResponseSpec(Previewed, generate_examples=False, description="What the actions would bring")}


@get("/api/puzzles/daily")
async def read_daily(
    guest: NamedDependency[str], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> PuzzleInfo:
    """The puzzle of the day, the same for everybody."""
    services.limits.puzzles.count(caller)
    return await services.puzzles.read_daily(guest)


@get("/api/puzzles/daily/{day:str}")
async def read_day(
    day: FromPath[str],
    guest: NamedDependency[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
) -> PuzzleInfo:
    """The puzzle of a day of the last weeks, such as 2026-11-18."""
    services.limits.puzzles.count(caller)
    return await services.puzzles.read_daily(guest, day)


@get("/api/puzzles/next")
async def read_next(
    guest: NamedDependency[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
    game: FromQuery[list[str] | None] = None,
    theme: FromQuery[str | None] = None,
    difficulty: FromQuery[int | None] = None,
    after: FromQuery[str | None] = None,
) -> PuzzleInfo:
    """A puzzle of the stream whose answer you do not know; `after` skips one."""
    services.limits.puzzles.count(caller)
    return await services.puzzles.read_next(guest, game or [], theme, difficulty, after)


@get("/api/puzzles/{name:str}")
async def read_puzzle(
    name: FromPath[str],
    guest: NamedDependency[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
) -> PuzzleInfo:
    """One puzzle, as far as you may know it."""
    services.limits.puzzles.count(caller)
    return await services.puzzles.read(guest, name)


@post("/api/puzzles/{name:str}/tries", status_code=200, exception_handlers=UNREADABLE)
async def try_action(
    name: FromPath[str],
    data: JSONBody[PuzzleTry],
    guest: NamedDependency[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
) -> PuzzleInfo:
    """Try an action. Two wrong ones, or the right one, and you are told everything."""
    services.limits.puzzles.count(caller)
    return await services.puzzles.attempt(guest, name, data.action)


@post("/api/puzzles/{name:str}/hint", status_code=200)
async def ask_for_hint(
    name: FromPath[str],
    guest: NamedDependency[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
) -> PuzzleInfo:
    """Ask for a hint: among which actions the best one is."""
    services.limits.puzzles.count(caller)
    return await services.puzzles.hint(guest, name)


@post("/api/puzzles/{name:str}/answer", status_code=200)
async def give_up(
    name: FromPath[str],
    guest: NamedDependency[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
) -> PuzzleInfo:
    """Give up, and be told the answer."""
    services.limits.puzzles.count(caller)
    return await services.puzzles.give_up(guest, name)


@get("/api/me/puzzles")
async def read_progress(
    guest: NamedDependency[str], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> PuzzleProgress:
    """Your streak, your week, and how many puzzles you have found."""
    services.limits.puzzles.count(caller)
    return await services.puzzles.read_progress(guest)


@get("/api/challenge")
async def read_challenge(
    guest: NamedDependency[str], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> ChallengeInfo:
    """The challenge of today: how far you are, and the results on this server."""
    services.limits.puzzles.count(caller)
    return await services.challenges.read(guest)


@post("/api/challenge", status_code=200, exception_handlers=UNREADABLE, responses=BOARD)
async def move_challenge(
    data: JSONBody[ChallengeMove],
    guest: NamedDependency[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
) -> Response[bytes]:
    """Begin or go on with your attempt. There is one, and nothing in it is taken back."""
    services.limits.boards.count(caller)
    return Response(await services.challenges.move(guest, data), media_type=MediaType.JSON)


@post("/api/challenge/preview", status_code=200, exception_handlers=UNREADABLE, responses=FORESEEN)
async def preview_challenge(
    data: JSONBody[ChallengePreview],
    guest: NamedDependency[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
) -> Response[bytes]:
    """What actions would bring in your attempt, or why the rules forbid them."""
    services.limits.boards.count(caller)
    services.limits.previews.count(caller, len(data.asked))
    return Response(await services.challenges.preview(guest, data), media_type=MediaType.JSON)
