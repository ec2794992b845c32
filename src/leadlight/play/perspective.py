"""The match as one seat may think about it: the only way a bot gets a world."""

from leadlight.core.chance import Rng
from leadlight.core.game import Game
from leadlight.core.state import State


class Perspective:
    """What a seat knows. Every world it deals is one that the seat cannot tell from the truth."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.__state = state

    def legal_actions(self) -> list[int]:
        """What the seat may do, in ascending order."""
        return self.__state.legal_actions()

    def deal_world(self, rng: Rng) -> State:
        """A copy of the match in which everything hidden from the seat is drawn anew."""
        world = self.__state.copy()
        world.determinize(self.seat, rng)
        return world
