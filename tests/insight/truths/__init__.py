"""How the truth of each reason is worked out, without the code that finds reasons."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeVar

from leadlight.core.event import Event
from leadlight.core.journal import Journal
from leadlight.core.score import Score
from leadlight.core.state import State
from leadlight.play.match import Match
from leadlight.play.perspective import Perspective

Facts = Mapping[str, str | int | float]
E = TypeVar("E", bound=Event)


class Case(NamedTuple):
    """An action in a true position, and what it does there."""

    perspective: Perspective
    seat: int
    action: int
    before: State
    after: State
    happened: list[Event]

    @classmethod
    def of(cls, match: Match, action: int) -> "Case":
        journal, after = Journal(), match.state.copy()
        after.apply(action, journal)
        return cls(Perspective.of(match), match.actor, action, match.state.copy(), after, journal.events)

    def events(self, kind: type[E]) -> list[E]:
        return [event for event in self.happened if isinstance(event, kind)]

    def scores(self) -> tuple[Score, Score]:
        score = self.perspective.game.score
        return score(self.before, self.seat), score(self.after, self.seat)

    def gained(self, *parts: str) -> int:
        before, after = self.scores()
        return sum(after[part] - before[part] for part in parts)


Truth = Callable[[Case, Facts], bool]
