"""Puzzles for guests: the puzzle of the day, the stream, tries and hints. Nobody is told a solution before they have
found it or given up.
"""

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from typing import Any

import msgspec

from leadlight.core.errors import LeadlightError
from leadlight.games import GAMES
from leadlight.puzzles.daily import STREAK_DAYS, daily_puzzle, longest_streak, streak
from leadlight.puzzles.library import find_puzzle, load_puzzles
from leadlight.puzzles.puzzle import Puzzle
from leadlight.puzzles.stream import find_puzzles, next_puzzle
from leadlight.puzzles.themes import THEMES
from leadlight.puzzles.trying import TRIES
from leadlight.server.errors import Conflict, NotFound
from leadlight.server.opinion_models import JudgedAction
from leadlight.server.process_pool import ProcessPool
from leadlight.server.puzzle_models import (
    Attempted,
    GamePuzzles,
    PuzzleAnswer,
    PuzzleDay,
    PuzzleInfo,
    PuzzleProgress,
    TriedAction,
)
from leadlight.server.puzzles.guest_locks import GuestLocks
from leadlight.server.puzzles.judging import encode_choices, encode_hint, encode_try, encode_verdict
from leadlight.server.storage.puzzle_repository import PuzzleAttempt, PuzzleRepository, write_attempt
from leadlight.server.storage.writer import Writer

LATEST = 8
ARCHIVED_DAYS = 60  # that can be looked at again


class Puzzles:
    """`today` says which day it is, `now` the server's own time."""

    def __init__(
        self,
        repository: PuzzleRepository,
        writer: Writer,
        pool: ProcessPool,
        today: Callable[[], date],
        now: Callable[[], float],
    ) -> None:
        self.repository = repository
        self.writer = writer
        self.pool = pool
        self.today = today
        self.now = now
        self.locks = GuestLocks()  # a try is judged before the next one is looked at

    async def read_daily(self, guest: str, day: str | None = None) -> PuzzleInfo:
        """The puzzle of a day, by default of today. Refused for days to come and days long past."""
        puzzle, asked = self.find_daily(day)
        return await self.describe(puzzle, await self.repository.read_attempt(guest, puzzle.id), asked)

    def find_daily(self, day: str | None) -> tuple[Puzzle, str]:
        today = self.today()
        asked = today if day is None else read_day(day)
        if not timedelta(0) <= today - asked <= timedelta(days=ARCHIVED_DAYS):
            raise NotFound("puzzles-none")
        return daily_puzzle(asked), asked.isoformat()

    async def read_next(
        self, guest: str, games: Sequence[str], theme: str | None, difficulty: int | None, after: str | None
    ) -> PuzzleInfo:
        """A puzzle of the stream whose solution the guest does not know, the next one after `after`."""
        puzzles = find_puzzles(games, theme, difficulty)
        known = {each.puzzle for each in await self.repository.read_attempts(guest) if each.status != "open"}
        known.add(daily_puzzle(self.today()).id)
        place = next((number for number, each in enumerate(puzzles, start=1) if each.id == after), 0)
        found = next_puzzle([*puzzles[place:], *puzzles[:place]], known)
        if found is None:
            raise NotFound("puzzles-none")
        return await self.read(guest, found.id)

    async def read(self, guest: str, name: str) -> PuzzleInfo:
        puzzle = find(name)
        attempt = await self.repository.read_attempt(guest, name)
        return await self.describe(puzzle, attempt, attempt.day)

    async def attempt(self, guest: str, name: str, action: str) -> PuzzleInfo:
        """Try an action. What cannot be played costs no try; after the last one, or the right one, all is told."""
        puzzle = find(name)
        right = msgspec.json.decode(await self.compute(encode_verdict, name, action), type=bool)
        async with self.locks.of(guest):
            attempt = await self.read_open(guest, puzzle)
            tried = (*attempt.tried, *(() if right else (action,)))
            lost = len(tried) >= TRIES
            attempt = attempt._replace(tried=tried, status="solved" if right else "shown" if lost else "open")
            return await self.store(puzzle, attempt)

    async def hint(self, guest: str, name: str) -> PuzzleInfo:
        """Tell among which actions the solution is."""
        puzzle = find(name)
        async with self.locks.of(guest):
            return await self.store(puzzle, (await self.read_open(guest, puzzle))._replace(hinted=True))

    async def give_up(self, guest: str, name: str) -> PuzzleInfo:
        puzzle = find(name)
        async with self.locks.of(guest):
            return await self.store(puzzle, (await self.read_open(guest, puzzle))._replace(status="shown"))

    async def read_open(self, guest: str, puzzle: Puzzle) -> PuzzleAttempt:
        """The guest's attempt, which belongs to today where this is today's puzzle. Refused once it is over."""
        attempt = await self.repository.read_attempt(guest, puzzle.id)
        if attempt.status != "open":
            raise Conflict("puzzle-over")
        today = self.today()
        return attempt._replace(day=today.isoformat() if daily_puzzle(today).id == puzzle.id else None)

    async def store(self, puzzle: Puzzle, attempt: PuzzleAttempt) -> PuzzleInfo:
        attempt = attempt._replace(at=self.now())
        await self.writer.commit([write_attempt(attempt)])
        return await self.describe(puzzle, attempt, attempt.day)

    async def describe(self, puzzle: Puzzle, attempt: PuzzleAttempt, day: str | None) -> PuzzleInfo:
        """What the guest may know of the puzzle."""
        is_over = attempt.status != "open"
        hint = await self.compute(encode_hint, puzzle.id) if attempt.hinted and not is_over else None
        return PuzzleInfo(
            id=puzzle.id,
            game=puzzle.game,
            position=puzzle.position,
            seat=puzzle.seat,
            players=puzzle.players,
            difficulty=puzzle.difficulty,
            day=day,
            status=as_status(attempt.status),
            tries_left=TRIES - len(attempt.tried),
            tried=[await self.describe_try(puzzle, action) for action in attempt.tried],
            hint=None if hint is None else msgspec.json.decode(hint, type=list[str]),
            answer=await self.describe_answer(puzzle) if is_over else None,
        )

    async def describe_try(self, puzzle: Puzzle, action: str) -> TriedAction:
        return msgspec.json.decode(await self.compute(encode_try, puzzle.id, action), type=TriedAction)

    async def describe_answer(self, puzzle: Puzzle) -> PuzzleAnswer:
        found, players = await self.repository.count_found(puzzle.id)
        choices = msgspec.json.decode(await self.compute(encode_choices, puzzle.id), type=list[JudgedAction])
        return PuzzleAnswer(choices, list(puzzle.themes), found, players)

    async def compute(self, work: Callable[..., bytes], *given: Any) -> bytes:
        return await self.pool.compute((work.__name__, *given), work, *given)

    async def read_progress(self, guest: str) -> PuzzleProgress:
        """What the guest has done so far."""
        attempts = await self.repository.read_attempts(guest)
        done = [each for each in attempts if each.status != "open"]
        days = [date.fromisoformat(each.day) for each in done if each.day is not None and each.status == "solved"]
        today = self.today()
        return PuzzleProgress(
            today=today.isoformat(),
            streak=streak(days, today),
            longest=longest_streak(days),
            week=self.describe_week(attempts, today),
            games=[count_game(game, done) for game in GAMES if load_puzzles(game)],
            latest=[as_status(each.status) for each in done[:LATEST]],
        )

    def describe_week(self, attempts: Sequence[PuzzleAttempt], today: date) -> list[PuzzleDay]:
        statuses = {each.day: as_status(each.status) for each in attempts if each.day is not None}
        days = [today - timedelta(days=before) for before in reversed(range(STREAK_DAYS))]
        return [PuzzleDay(day.isoformat(), statuses.get(day.isoformat()), daily_puzzle(day).game) for day in days]


def count_game(game: str, done: Sequence[PuzzleAttempt]) -> GamePuzzles:
    puzzles = load_puzzles(game)
    solved = {each.puzzle for each in done if each.status == "solved"}
    about = {theme for puzzle in puzzles for theme in puzzle.themes}
    themes = [theme for theme in THEMES[game] if theme in about]
    return GamePuzzles(game, len(puzzles), sum(puzzle.id in solved for puzzle in puzzles), themes)


def find(name: str) -> Puzzle:
    try:
        return find_puzzle(name)
    except LeadlightError as error:
        raise NotFound(error.code, **error.facts) from None


def read_day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise NotFound("puzzles-none") from None


def as_status(text: str) -> Attempted:
    return "solved" if text == "solved" else "shown" if text == "shown" else "open"
