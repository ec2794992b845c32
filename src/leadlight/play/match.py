"""A match: who sits where and what has been played. It refuses what the rules forbid."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from mypy_extensions import mypyc_attr

from leadlight.core.chance import Rng
from leadlight.core.errors import IllegalAction, OptionError, UndoRefused
from leadlight.core.event import Event
from leadlight.core.game import Game, Options
from leadlight.core.journal import Journal
from leadlight.core.record import Proof, Record, Result, Seat, format_for
from leadlight.core.state import CHANCE, OVER, State
from leadlight.core.value import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Value):
    """The state of a match and everything that led to it. A new match needs `draw_chance` to set the table up.

    A match is a value: if it is pickled half-way and continued elsewhere, chance gives the same results.

    >>> match = leadlight.new_match("sintra", ["Olena", "Petr"], seed=1)
    >>> match
    <Match of 'sintra' after ply 43>
    >>> action = match.state.legal_actions()[0]
    >>> events = match.act(match.actor, action)
    >>> len(match.record().actions)
    44
    """

    def __init__(
        self, game: Game, options: Options, seats: Sequence[Seat], rng: Rng, start: State | None = None
    ) -> None:
        """`start` is a position to play on from; without it the match begins with an empty table."""
        self.game = game
        self.options = game.complete(options)
        if len(seats) != self.options["players"]:
            raise OptionError("seats-count", seats=len(seats), players=int(self.options["players"]))
        self.seats = list(seats)
        self.rng = rng
        self.proof: Proof | None = None
        self.resigned: list[int] = []  # seats that gave up, in that order
        self.is_conceded = False  # one seat is left
        self.actions: list[int] = []
        self.actors: list[int] = []  # by ply
        self.events: list[tuple[Event, ...]] = []  # by ply
        self.start = start if start is not None else game.begin(self.options)
        self.state: State = self.start.copy()

    @property
    def ply(self) -> int:
        """How many actions have been applied, those of chance included."""
        return len(self.actions)

    @property
    def actor(self) -> int:
        """The seat that decides now, or `OVER`."""
        return OVER if self.is_conceded else self.state.actor()

    @property
    def is_over(self) -> bool:
        """Whether the rules or resigning have ended the match."""
        return self.actor == OVER

    def act(self, seat: int, action: int) -> list[Event]:
        """Play a seat's action and draw the chance that follows it. Returns the events of both.

        Raises `IllegalAction` for an action that the rules refuse, and then changes nothing.
        """
        self.require_legal(seat, action)
        before = self.ply
        self.apply(action)
        self.draw_chance()
        return [event for events in self.events[before:] for event in events]

    def require_legal(self, seat: int, action: int) -> None:
        """Raise `IllegalAction` unless the seat may play the action now."""
        if seat != self.actor or action not in self.state.legal_actions():
            raise IllegalAction(self.game.refusal(self.state, seat, action))

    def draw_chance(self) -> None:
        """Draw all chance that comes before the next decision or the end."""
        while self.state.actor() == CHANCE:
            self.apply(self.state.draw(self.rng))

    def apply(self, action: int) -> None:
        """Apply one action without checking it: an action of chance, or one that is known to be legal."""
        journal = Journal()
        self.actors.append(self.state.actor())
        self.state.apply(action, journal)
        self.actions.append(action)
        self.events.append(tuple(journal.events))

    def undo(self, ply: int) -> None:
        """Return the match to the state after `ply` actions.

        Raises `UndoRefused` when chance was drawn since then: what it showed cannot be unseen.
        """
        if not 0 <= ply <= self.ply:
            raise UndoRefused("undo-range", ply=ply, last=self.ply)
        if CHANCE in self.actors[ply:]:
            raise UndoRefused("undo-chance", ply=ply)
        self.rewind(ply)

    def rewind(self, ply: int) -> None:
        """Go back to `ply` even across chance: for actions that nobody has seen yet."""
        self.state = self.start.copy()
        for action in self.actions[:ply]:
            self.state.apply(action)
        self.rng.seek(self.actors[:ply].count(CHANCE))
        del self.actions[ply:], self.actors[ply:], self.events[ply:]

    def copy(self) -> "Match":
        """An independent match equal to this one, which goes on with the same chance."""
        twin = Match(self.game, self.options, self.seats, self.rng.copy(), self.start.copy())
        twin.proof, twin.resigned, twin.is_conceded = self.proof, list(self.resigned), self.is_conceded
        twin.actions, twin.actors, twin.events = list(self.actions), list(self.actors), list(self.events)
        twin.state = self.state.copy()
        return twin

    def resign(self, seat: int) -> None:
        """Give up. The match is over when one seat is left; until then somebody else plays for the seat."""
        assert seat not in self.resigned
        self.resigned.append(seat)
        self.is_conceded = len(self.resigned) >= max(1, len(self.seats) - 1)

    def result(self) -> Result | None:
        """Points and places once the match is over, else None."""
        return Result(self.state.scores(), self.places(), list(self.resigned)) if self.is_over else None

    def places(self) -> list[int]:
        """Places by seat. The rules rank those who played on; behind them come those who resigned, the first one last.

        A single player who resigns has place 2, as one who misses the target does.
        """
        if not self.resigned:
            return self.state.ranking()
        stayed = [seat for seat in range(len(self.seats)) if seat not in self.resigned]
        order = self.state.ranking() if self.state.actor() == OVER else [1] * len(self.seats)
        places = [0] * len(self.seats)
        for seat in stayed:
            places[seat] = 1 + sum(order[other] < order[seat] for other in stayed)
        for place, seat in enumerate(self.resigned):
            places[seat] = max(len(self.seats), 2) - place
        return places

    def record(self) -> Record:
        """The record of the match so far."""
        return Record(
            leadlight=format_for(self.proof),
            game=self.game.name,
            version=self.game.version,
            options=self.options,
            seats=self.seats,
            actions=[format_again(self.game.format_action, action) for action in self.actions],
            result=self.result(),
            proof=self.proof,
        )

    def __repr__(self) -> str:
        return f"<Match of {self.game.name!r} after ply {self.ply}>"


@lru_cache(65536)
def format_again(format_action: Callable[[int], str], action: int) -> str:
    """An action in notation. Servers ask for the record of every match, whose actions are much the same."""
    return format_action(action)
