"""The interface of every game's state: a match in progress."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from leadlight.core.chance import Rng
from leadlight.core.journal import Journal
from leadlight.core.value import Value

CHANCE: Final = -1  # the actor while a random draw is due
OVER: Final = -2  # the actor when the match is over


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Value, ABC):
    """The whole truth about one match, secrets included. `apply` does not check the action; `Match.act` does.

    A state is a value: it can be compared, copied and pickled, and its `repr` is its position.

    >>> state = leadlight.new_state("sintra", players=2)
    >>> state.actor() == leadlight.CHANCE
    True
    >>> after = state.copy()
    >>> after.apply(after.draw(leadlight.Rng(1)))
    >>> state == after
    False
    >>> state == leadlight.parse_position(str(state))
    True
    """

    @abstractmethod
    def actor(self) -> int:
        """The seat that decides now, `CHANCE`, or `OVER`."""

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """What the acting seat may do, in ascending order; empty unless a seat acts."""

    @abstractmethod
    def chance_outcomes(self) -> list[tuple[int, int]]:
        """What chance may bring, as (action, integer weight); empty unless chance acts."""

    @abstractmethod
    def apply(self, action: int, journal: Journal | None = None) -> None:
        """Change the state by one action, of a seat or of chance, and write what happened into the journal."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent state equal to this one."""

    @abstractmethod
    def determinize(self, seat: int, rng: Rng) -> None:
        """Replace everything that `seat` cannot know by a random draw."""

    @abstractmethod
    def scores(self) -> list[int]:
        """The current points by seat."""

    @abstractmethod
    def ranking(self) -> list[int]:
        """Places by seat after tie-breaks: 1 is the best, and seats that tie share a place. Meaningful once `OVER`."""

    def draw(self, rng: Rng) -> int:
        """One of the chance outcomes by its weight.

        A game may override this to avoid building the list, but must draw the same outcome: when `rng.below(total)`
        gives r, it is the one that holds unit r of the weight, counted from 0 through `chance_outcomes` in order.
        """
        outcomes = self.chance_outcomes()
        total = 0
        for _, weight in outcomes:
            total += weight
        left = rng.below(total)
        index = 0
        while left >= outcomes[index][1]:
            left -= outcomes[index][1]
            index += 1
        return outcomes[index][0]

    def __str__(self) -> str:
        """The position in the notation of its game."""
        write = POSITION_WRITERS.get(type(self))
        return str(self.fields()) if write is None else write(self)

    def __repr__(self) -> str:
        if type(self) not in POSITION_WRITERS:
            return f"<{type(self).__name__} {self}>"
        return f"parse_position({str(self)!r})"


POSITION_WRITERS: Final[dict[type, Callable[[State], str]]] = {}  # by class; making a `Game` adds its own
