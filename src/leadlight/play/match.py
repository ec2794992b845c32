"""A match: who sits where, what has been played, and the gate that refuses what the rules forbid."""

from collections.abc import Sequence

from leadlight.core.chance import Rng
from leadlight.core.errors import IllegalAction, OptionError, UndoRefused
from leadlight.core.event import Event
from leadlight.core.game import Game, Options
from leadlight.core.journal import Journal
from leadlight.core.record import Proof, Record, Result, Seat
from leadlight.core.state import CHANCE, OVER, State


class Match:
    """Holds the truth and its history. A new one waits for `draw_chance` to set the table up."""

    def __init__(
        self, game: Game, options: Options, seats: Sequence[Seat], rng: Rng, start: State | None = None
    ) -> None:
        """`start` is a position to play on from; without it the match begins with nothing on the table."""
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
        return self.actor == OVER

    def act(self, seat: int, action: int) -> list[Event]:
        """Play a seat's action and the chance that follows it; what happened. Refused actions change nothing."""
        if seat != self.actor or action not in self.state.legal_actions():
            raise IllegalAction(self.game.refusal(self.state, seat, action))
        before = self.ply
        self.apply(action)
        self.draw_chance()
        return [event for events in self.events[before:] for event in events]

    def draw_chance(self) -> None:
        """Draw whatever chance owes, up to the next decision or the end."""
        while self.state.actor() == CHANCE:
            self.apply(self.state.draw(self.rng))

    def apply(self, action: int) -> None:
        """One action without the gate: of chance, or already known to be legal."""
        journal = Journal()
        self.actors.append(self.state.actor())
        self.state.apply(action, journal)
        self.actions.append(action)
        self.events.append(tuple(journal.events))

    def undo(self, ply: int) -> None:
        """Back to how it stood after `ply` actions. Never across a draw: what chance showed cannot be unseen."""
        if not 0 <= ply <= self.ply:
            raise UndoRefused("undo-range", ply=ply, last=self.ply)
        if CHANCE in self.actors[ply:]:
            raise UndoRefused("undo-chance", ply=ply)
        self.rewind(ply)

    def rewind(self, ply: int) -> None:
        """Back to `ply` whatever came after it: for what nobody has seen yet."""
        self.state = self.start.copy()
        for action in self.actions[:ply]:
            self.state.apply(action)
        self.rng.seek(self.actors[:ply].count(CHANCE))
        del self.actions[ply:], self.actors[ply:], self.events[ply:]

    def copy(self) -> "Match":
        """As it stands: it stays so, whatever is played here."""
        twin = Match(self.game, self.options, self.seats, self.rng, self.start)
        twin.proof, twin.resigned, twin.is_conceded = self.proof, list(self.resigned), self.is_conceded
        twin.actions, twin.actors, twin.events = list(self.actions), list(self.actors), list(self.events)
        twin.state = self.state.copy()
        return twin

    def resign(self, seat: int) -> None:
        """Give up. The match is over when one seat is left; before that somebody else plays for the seat."""
        assert seat not in self.resigned
        self.resigned.append(seat)
        self.is_conceded = len(self.resigned) >= max(1, len(self.seats) - 1)

    def result(self) -> Result | None:
        return Result(self.state.scores(), self.places(), list(self.resigned)) if self.is_over else None

    def places(self) -> list[int]:
        """Those who played on as the rules rank them; behind them those who gave up, the first of them last.

        Who gives up alone is behind the target, in place 2.
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
        return Record(
            game=self.game.name,
            version=self.game.version,
            options=self.options,
            seats=self.seats,
            actions=[self.game.format_action(action) for action in self.actions],
            result=self.result(),
            proof=self.proof,
        )
