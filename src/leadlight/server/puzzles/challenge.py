"""The daily challenge: one deal of a solo game for everybody on this server, one attempt for each guest.

It is no match at a table. Its draws follow from the date and a key of the server, so the server knows them in advance,
and nothing proves them afterwards as `play.fair` does; the page says so.
"""

from collections.abc import Callable, Sequence
from datetime import date

import msgspec

from leadlight.core.game import OptionValue
from leadlight.puzzles.daily import challenge_game, challenge_seed
from leadlight.server.board_models import BoardPreview, BoardRequest
from leadlight.server.errors import Conflict, NotFound
from leadlight.server.process_pool import ProcessPool
from leadlight.server.puzzle_models import ChallengeInfo, ChallengeMove, ChallengePreview, ChallengeResult
from leadlight.server.puzzles.guest_locks import GuestLocks
from leadlight.server.puzzles.judging import ChallengeAnswer, encode_attempt, encode_foresight
from leadlight.server.storage.puzzle_repository import (
    ChallengeAttempt,
    NamedResult,
    PuzzleRepository,
    write_challenge,
)
from leadlight.server.storage.writer import Writer

PLAYERS = 1


class Challenges:
    """`key` is a secret of the server: whoever has it can know every draw."""

    def __init__(
        self,
        repository: PuzzleRepository,
        writer: Writer,
        pool: ProcessPool,
        key: bytes,
        today: Callable[[], date],
        now: Callable[[], float],
    ) -> None:
        self.repository = repository
        self.writer = writer
        self.pool = pool
        self.key = key
        self.today = today
        self.now = now
        self.locks = GuestLocks()

    async def read(self, guest: str) -> ChallengeInfo:
        """The challenge of today."""
        day = self.today().isoformat()
        attempt = await self.repository.read_challenge(guest, day) or ChallengeAttempt(guest, day)
        results = await self.repository.read_results(day)
        return ChallengeInfo(
            day=day,
            game=challenge_game().name,
            options=dict(challenge_options()),
            actions=list(attempt.actions),
            points=attempt.points,
            won=attempt.won,
            results=describe(results, guest),
            finished=await self.repository.count_results(day),
        )

    async def move(self, guest: str, asked: ChallengeMove) -> bytes:
        """The board of the guest's attempt after these actions, the last of which may be new. Nothing is taken back.

        Refused, with nothing changed, for an action that the rules forbid, and for actions that the attempt did not
        take.
        """
        async with self.locks.of(guest):
            attempt = await self.find(guest, asked.day)
            actions = tuple(asked.actions)
            is_past = attempt.actions[: len(actions)] == actions
            if not is_past and actions[:-1] != attempt.actions:
                raise Conflict("challenge-moved")
            answer = await self.play(asked.day, asked)
            if not is_past or not attempt.at:
                reached = max(attempt.actions, actions, key=len)
                await self.store(attempt._replace(actions=reached), answer)
        return bytes(answer.board)

    async def store(self, attempt: ChallengeAttempt, answer: ChallengeAnswer) -> None:
        attempt = attempt._replace(points=answer.points, won=answer.won, at=self.now())
        await self.writer.commit([write_challenge(attempt)])

    async def preview(self, guest: str, asked: ChallengePreview) -> bytes:
        """What actions would bring in the guest's attempt, or which rule forbids them."""
        attempt = await self.find(guest, asked.day)
        game, options, seed = challenge_game().name, challenge_options(), self.seed(asked.day)
        query = BoardPreview(
            game=game, options=options, seed=seed, as_seat=0, actions=list(attempt.actions), asked=asked.asked
        )
        return await self.pool.compute(("foresight", msgspec.json.encode(query)), encode_foresight, query)

    async def find(self, guest: str, day: str) -> ChallengeAttempt:
        """The guest's attempt. It may end on a later day, but begins on its own."""
        attempt = await self.repository.read_challenge(guest, day)
        if attempt is None and day != self.today().isoformat():
            raise NotFound("puzzles-none")
        return attempt or ChallengeAttempt(guest, day)

    async def play(self, day: str, asked: ChallengeMove) -> ChallengeAnswer:
        game, options, seed = challenge_game().name, challenge_options(), self.seed(day)
        query = BoardRequest(game=game, options=options, seed=seed, as_seat=0, actions=asked.actions, since=asked.since)
        found = await self.pool.compute(("challenge", msgspec.json.encode(query)), encode_attempt, query)
        return msgspec.json.decode(found, type=ChallengeAnswer)

    def seed(self, day: str) -> int:
        return challenge_seed(self.key, date.fromisoformat(day))


def challenge_options() -> dict[str, OptionValue]:
    return challenge_game().complete({"players": PLAYERS})


def describe(results: Sequence[NamedResult], guest: str) -> list[ChallengeResult]:
    """The rows of the table, of results that come with the best first."""
    places: dict[tuple[bool, int], int] = {}
    for place, each in enumerate(results, start=1):
        places.setdefault((each.won, each.points), place)
    return [
        ChallengeResult(places[each.won, each.points], each.name, each.points, each.won, each.guest == guest)
        for each in results
    ]
