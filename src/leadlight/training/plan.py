"""What a training run does, as plain values: they are written into its folder and sent to other processes."""

from typing import Annotated

import msgspec

from leadlight.bots.features import FEATURES
from leadlight.bots.weights import Description
from leadlight.core.game import OptionValue
from leadlight.games import find_game

Count = Annotated[int, msgspec.Meta(ge=1)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Positive = Annotated[float, msgspec.Meta(gt=0)]


class Plan(msgspec.Struct, frozen=True):
    """A run depends on its plan alone: on one machine the same plan gives the same weights."""

    game: str
    players: tuple[int, ...] = (2,)  # matches have these numbers of players in turn
    options: tuple[tuple[str, OptionValue], ...] = ()
    seed: int = 1
    width: Count = 64
    hidden: Count = 24
    start: str = ""  # a file of weights to begin with, of the same shape; without one the network corrects nothing
    trust: Share = 1.0  # the share of its correction that counts when positions are compared
    rivals: float = 0.0  # how much a point of the best rival counts against an own point
    win: float = 0.0  # how many points the certainty of winning is worth
    trace: Share = 0.9  # the lambda of TD(lambda): 1 learns from final scores alone, 0 from the next position alone
    rate: Positive = 0.001  # the learning rate at the beginning
    decay: float = 0.02  # pulls weights that nothing supports towards 0
    fresh: bool = False  # each generation is learned by a new network, at a rate that falls to 0 on the way
    half_life: Count = 100_000  # matches after which the learning rate is half of what it was
    exploring: Share = 0.1  # the share of decisions that are not the best ones by the network
    temperature: Positive = 1.0  # in points: how much worse such a decision may be
    greedy_matches: int = 0  # so many matches at the beginning are played by the hand-made evaluation
    greedy: Count = 8  # in one of so many matches all seats but one are greedy
    generation: Count = 512  # matches that are played with the same weights
    passes: Count = 2  # over the positions of a generation
    batch: Count = 256  # positions in one step of the optimizer

    def match_options(self, number: int) -> dict[str, OptionValue]:
        """The options of the match with this number, defaults filled in."""
        players = self.players[number % len(self.players)]
        return find_game(self.game).complete(dict(self.options) | {"players": players})

    def describe(self, games: int) -> Description:
        """What the weights are for, after so many matches."""
        options: dict[str, tuple[OptionValue, ...]] = {name: (value,) for name, value in self.options}
        return Description(
            game=self.game,
            players=tuple(sorted(set(self.players))),
            options=options,
            features=FEATURES[self.game].size,
            width=self.width,
            hidden=self.hidden,
            trust=self.trust,
            rivals=self.rivals,
            win=self.win,
            games=games,
        )
