"""What everybody gets on the same day: one puzzle, and one deal to play alone.

Days are those of universal time, so that they change everywhere at the same moment.
"""

from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from hashlib import blake2b
from hmac import digest

from leadlight.core.errors import LeadlightError
from leadlight.core.game import Game
from leadlight.games import GAMES
from leadlight.puzzles.library import load_puzzles
from leadlight.puzzles.puzzle import Puzzle

SEED_BYTES = 6  # a browser's numbers have room for them
STREAK_DAYS = 7  # that are shown


def daily_puzzle(day: date) -> Puzzle:
    """The puzzle of a day: the games take turns, and so do all puzzles of a game. Refused where none are packaged."""
    games = [puzzles for game in GAMES if (puzzles := load_puzzles(game))]
    if not games:
        raise LeadlightError("puzzles-none")
    turn, number = divmod(day.toordinal(), len(games))
    return shuffled(games[number])[turn % len(games[number])]


def shuffled(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """In an order that depends on their names alone, so that hard and easy ones alternate."""
    return sorted(puzzles, key=lambda each: place_of(each.id))


@lru_cache(maxsize=4096)
def place_of(name: str) -> bytes:
    return blake2b(name.encode()).digest()


def challenge_game() -> Game:
    """The game of the daily challenge: the first that one person can play alone."""
    return next(game for game in GAMES.values() if 1 in game.options[0].values)


def challenge_seed(key: bytes, day: date) -> int:
    """The seed of the challenge of a day. Only who has the key can know it before the day is over."""
    return int.from_bytes(digest(key, f"challenge {day.isoformat()}".encode(), "sha256")[:SEED_BYTES], "big")


def streak(days: Sequence[date], today: date) -> int:
    """How many days in a row somebody has solved the puzzle. Today may still be open."""
    solved, length = {day.toordinal() for day in days}, 0
    last = today.toordinal() if today.toordinal() in solved else today.toordinal() - 1
    while last - length in solved:
        length += 1
    return length


def longest_streak(days: Sequence[date]) -> int:
    """The longest row of days that somebody ever had."""
    longest, length, before = 0, 0, 0
    for day in sorted({each.toordinal() for each in days}):
        length = length + 1 if day == before + 1 else 1
        longest, before = max(longest, length), day
    return longest
