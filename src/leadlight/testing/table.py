"""A table for rule tests: set up from a position in notation, and played with actions in notation."""

from typing import TypeVar

from leadlight.core.chance import Rng
from leadlight.core.errors import IllegalAction, NotationError, Refusal
from leadlight.core.event import Event
from leadlight.core.record import Seat
from leadlight.core.score import Score
from leadlight.core.state import CHANCE, State
from leadlight.games import find_game
from leadlight.play.match import Match

E = TypeVar("E", bound=Event)


class Table:
    """A match that begins at a position. Seats count from 1, as in notation."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> State:
        """The state of the match."""
        return self.match.state

    @property
    def text(self) -> str:
        """The position as text."""
        return self.match.game.format_position(self.state)

    def line(self, word: str) -> str:
        """The rest of the position's line that begins with this word."""
        return next(line for line in self.text.splitlines() if line.split()[0] == word).partition(" ")[2]

    def play(self, *texts: str) -> "Table":
        """Play actions in notation for whoever acts. Raises `IllegalAction` for one that the rules refuse to a seat."""
        for text in texts:
            action = self.match.game.parse_action(text)
            if self.state.actor() == CHANCE:
                assert action in [outcome for outcome, _ in self.state.chance_outcomes()], text
            elif action not in self.state.legal_actions():
                raise IllegalAction(self.match.game.refusal(self.state, self.state.actor(), action))
            self.match.apply(action)
        return self

    def legal(self) -> list[str]:
        """The legal actions in notation."""
        return [self.match.game.format_action(action) for action in self.state.legal_actions()]

    def outcomes(self) -> dict[str, int]:
        """The outcomes of chance in notation, with their weights."""
        return {self.match.game.format_action(action): weight for action, weight in self.state.chance_outcomes()}

    def refusal(self, text: str, seat: int | None = None) -> Refusal:
        """Why an action is refused to a seat, by default to the one that acts."""
        actor = self.state.actor() if seat is None else seat - 1
        try:
            action = self.match.game.parse_action(text)
            self.match.act(actor, action)
        except NotationError as error:
            if error.refusal is None:
                raise
            return error.refusal
        except IllegalAction as error:
            return error.refusal
        raise AssertionError(f"{text} was allowed")

    @property
    def events(self) -> list[Event]:
        """Everything that has happened."""
        return [event for events in self.match.events for event in events]

    def all(self, kind: type[E]) -> list[E]:
        """The events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        """The last event of that kind."""
        return self.all(kind)[-1]

    def score(self, seat: int) -> Score:
        """The score of a seat, part by part."""
        return self.match.game.score(self.state, seat - 1)


def position(name: str, text: str) -> Table:
    """A table of that game that begins at this position."""
    game = find_game(name)
    state = game.parse_position(text)
    seats = [Seat(str(number + 1)) for number in range(len(state.scores()))]
    return Table(Match(game, game.options_of(state), seats, Rng(0), start=state))


def new_table(name: str, **options: str | int | bool) -> Table:
    """A table before the set-up: the test decides the outcomes of chance."""
    game = find_game(name)
    players = int(game.complete(options)["players"])
    return Table(Match(game, options, [Seat(str(number + 1)) for number in range(players)], Rng(0)))
