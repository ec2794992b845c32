"""A puzzle: a position as one seat knows it, the action that is clearly best, and why.

Nothing in it is hidden from the seat: what the seat could not know in the match was drawn anew before it was written.
"""

from hashlib import blake2b

import msgspec

from leadlight.core.game import Game
from leadlight.games import find_game
from leadlight.play.perspective import Perspective

DIFFICULTIES = range(1, 6)  # from what level 3 finds to what only ten times the time of the top level finds
ID_BYTES = 4


class Choice(msgspec.Struct, frozen=True):
    """An action in notation, the share of the win that the seat can expect after it, and how far it is behind."""

    action: str
    value: float
    behind: float  # how much worse than the best one; 0 for the best
    error: float  # the standard error of `behind`; 0 where it was solved exactly


class Source(msgspec.Struct, frozen=True):
    """The match from which the position comes: `leadlight puzzles mine` with this seed plays it again."""

    seed: int
    match: int
    ply: int
    bots: tuple[str, ...]


class Puzzle(msgspec.Struct, frozen=True):
    """What is stored. `choices` are the actions looked at, the solution first."""

    id: str
    game: str
    version: int  # of the rules
    position: str
    seat: int
    choices: tuple[Choice, ...]
    themes: tuple[str, ...]
    difficulty: int
    source: Source

    @property
    def solution(self) -> str:
        """The best action, in notation."""
        return self.choices[0].action

    @property
    def margin(self) -> float:
        """How much better the solution is than the next best action, as a share of the win."""
        return self.choices[1].behind

    def value_of(self, choice: Choice) -> float:
        """What a choice is worth beside the solution: differences are surer than what was found for it alone."""
        return max(0.0, self.choices[0].value - choice.behind)

    @property
    def players(self) -> int:
        """How many seats there are; every position begins with its game and that number."""
        return int(self.position.split(maxsplit=2)[1])

    def rules(self) -> Game:
        return find_game(self.game)

    def perspective(self) -> Perspective:
        """What the seat knows: the position, without the steps that led to it."""
        game = self.rules()
        return Perspective(game, game.parse_position(self.position), self.seat)

    def best_action(self) -> int:
        return self.rules().parse_action(self.solution)


def name_puzzle(game: str, position: str, seat: int) -> str:
    """A short name that depends on the position alone, so that none is kept twice."""
    text = f"{game}\n{seat}\n{position}"
    return blake2b(text.encode(), digest_size=ID_BYTES).hexdigest()
