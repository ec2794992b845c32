"""A fast engine and its reference side by side: after every action both must say the same."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Protocol

from leadlight.core.game import Game
from leadlight.core.state import CHANCE, OVER, State

Choices = set[str] | dict[str, int]


class Reference(Protocol):
    """A match by a naive engine. Seats count from 1; actions and positions are texts in the project's notation."""

    def actor(self) -> str | int:
        """'chance', 'over', or the seat that decides."""

    def choices(self) -> Choices:
        """The legal actions of a seat, or what chance may bring with its weights."""

    def play(self, text: str) -> None: ...

    def scores(self) -> list[int]: ...

    def ranking(self) -> list[int]: ...

    def position(self) -> str: ...


class SideBySide:
    """One match, played by both engines at once."""

    def __init__(self, game: Game, state: State, reference: Reference) -> None:
        self.game = game
        self.state = state
        self.reference = reference
        self.texts = action_texts(game)
        self.actions = {text: action for action, text in enumerate(self.texts)}
        self.compare("at the beginning")

    def play(self, choose: Callable[[], str]) -> Iterator[tuple[str, str]]:
        """Play to the end; every step is the action and the position after it."""
        position = self.reference.position()
        while self.reference.actor() != "over":
            action = choose()
            self.state.apply(self.actions[action])
            self.reference.play(action)
            self.compare(f"{position}\n{action}")
            position = self.reference.position()
            yield action, position

    def compare(self, last_step: str) -> None:
        assert self.actor() == self.reference.actor(), last_step
        assert self.choices() == self.reference.choices(), last_step
        assert self.game.format_position(self.state) == self.reference.position(), last_step
        assert self.state.scores() == self.reference.scores(), last_step
        if self.state.actor() == OVER:
            assert self.state.ranking() == self.reference.ranking(), last_step

    def actor(self) -> str | int:
        return {CHANCE: "chance", OVER: "over"}.get(self.state.actor(), self.state.actor() + 1)

    def choices(self) -> Choices:
        if self.state.actor() == CHANCE:
            return {self.texts[action]: weight for action, weight in self.state.chance_outcomes()}
        return {self.texts[action] for action in self.state.legal_actions()}


@cache
def action_texts(game: Game) -> list[str]:
    return [game.format_action(action) for action in range(game.action_count)]
