"""What one seat knows of a match. Bots get nothing else."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from leadlight.core.chance import Rng
from leadlight.core.event import Event
from leadlight.core.game import Game, Options
from leadlight.core.state import CHANCE, State
from leadlight.games import GAMES
from leadlight.play.match import Match


class FirstRng(Rng):
    """Always draws the first outcome. It has no state, so a new one costs nothing."""

    def below(self, bound: int) -> int:  # noqa: ARG002
        return 0


FIRST = FirstRng(0)


class Step(msgspec.Struct, frozen=True):
    """A decision and what came of it, as one seat saw it. The first step of most matches is the set-up.

    `seat` is the seat that decided and `action` its action; the set-up has `CHANCE` and None. `events` are those of the
    action and of the draws that followed it, without what the viewer may not know.
    """

    seat: int
    action: int | None
    events: tuple[Event, ...]


class Perspective:
    """What a seat knows: the position, and the steps that led to it.

    It keeps no secret, not even in private attributes: the state inside is a world in which everything hidden from the
    seat was drawn anew, and always the same world for the same knowledge. So two perspectives are equal exactly when
    their seats know the same.
    """

    def __init__(
        self, game: Game, state: State, seat: int, options: Options | None = None, history: Sequence[Step] = ()
    ) -> None:
        """`history` must hold only what the seat may know; `Perspective.of` takes care of that."""
        self.game = game
        self.seat = seat
        self.options = dict(game.options_of(state) if options is None else options)
        self.history = tuple(history)
        self._world = state.copy()
        if game.has_secrets:
            self._world.determinize(seat, FIRST)

    @classmethod
    def of(cls, match: Match, seat: int | None = None) -> "Perspective":
        """The match as it stands, for a seat; without one, for the seat that decides now."""
        viewer = match.actor if seat is None else seat
        return cls(match.game, match.state, viewer, match.options, tuple(collect_steps(match, viewer)))

    @property
    def players(self) -> int:
        """How many seats the match has."""
        return int(self.options["players"])

    @property
    def position(self) -> str:
        """The position in notation, in the world that this perspective holds."""
        return self.game.format_position(self._world)

    def legal_actions(self) -> list[int]:
        """What the seat may do, in ascending order; empty unless it is the seat's turn."""
        return self._world.legal_actions() if self._world.actor() == self.seat else []

    def deal_world(self, rng: Rng) -> State:
        """A state in which everything hidden from the seat is drawn anew: one it cannot tell from the truth."""
        world = self._world.copy()
        world.determinize(self.seat, rng)
        return world

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Perspective) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.game.name, self.seat, self.position))

    def _key(self) -> tuple[object, ...]:
        return self.game.name, self.seat, self.options, self.history, self.position

    def __repr__(self) -> str:
        return (
            f"<Perspective of {self.game.name}, seat {self.seat} of {self.players}, "
            f"{len(self.history)} steps, {self.position!r}>"
        )

    def __getstate__(self) -> dict[str, object]:
        """Pickle a known game by its name and the world as notation: both can be read by other builds."""
        game = self.game.name if GAMES.get(self.game.name) is self.game else self.game
        rest = {"seat": self.seat, "options": self.options, "history": self.history}
        return {"game": game, "position": self.position, **rest}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        game = kept["game"]
        self.game = GAMES[game] if isinstance(game, str) else game
        self.seat, self.options, self.history = kept["seat"], kept["options"], kept["history"]
        self._world = self.game.parse_position(kept["position"])


class Observer:
    """Builds the perspectives of all seats of a match without undo. Each one adds only the steps since the last one."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seen: list[list[Step]] = [[] for _ in match.seats]
        self.plies = [0] * len(match.seats)  # the ply up to which each seat's steps are collected

    def perspective(self, seat: int) -> Perspective:
        match, steps = self.match, self.seen[seat]
        steps += collect_steps(match, seat, self.plies[seat])
        self.plies[seat] = match.ply
        return Perspective(match.game, match.state, seat, match.options, steps)


def collect_steps(match: Match, viewer: int, since: int = 0) -> Iterator[Step]:
    """The steps of the match from ply `since` on, as the viewer saw them."""
    starts = [ply for ply in range(since, match.ply) if ply == since or match.actors[ply] != CHANCE]
    for start, end in pairwise([*starts, match.ply]):
        seat = match.actors[start]
        events = [event for happened in match.events[start:end] for event in happened]
        if match.game.has_secrets:
            events = [event.seen_by(viewer) for event in events]
        yield Step(seat, None if seat == CHANCE else match.actions[start], tuple(events))
