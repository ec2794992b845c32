"""A game of secrets, for tests alone: every seat holds cards that it alone knows, and their names give them away.

Chance deals a card to each seat. A seat may hold, peek (chance gives it another card, unseen by the others) or swap its
newest card with the next seat's. Whoever has acted three times is done; the match is over when all are.
"""

from typing import Self

import msgspec

from leadlight.core.chance import Rng
from leadlight.core.errors import NotationError, Refusal
from leadlight.core.event import Event
from leadlight.core.game import Game, Option, Options
from leadlight.core.journal import Journal
from leadlight.core.score import Score
from leadlight.core.state import CHANCE, OVER, State

CARDS = [f"veiled{number:02}" for number in range(40)]  # the first is never dealt
BLANK = "a card nobody knows"
HOLD, PEEK, SWAP, DEAL = 0, 1, 2, 3  # from DEAL on, the card that chance deals
ACTIONS = ["hold", "peek", "swap"]
TURNS = 3


class CardDealt(Event, frozen=True):
    seat: int
    card: str | None

    def seen_by(self, viewer: int | None) -> "CardDealt":
        return self if viewer == self.seat else CardDealt(self.seat, None)


class CardsSwapped(Event, frozen=True):
    seat: int
    other: int
    given: str | None
    got: str | None

    def seen_by(self, viewer: int | None) -> "CardsSwapped":
        return self if viewer in (self.seat, self.other) else CardsSwapped(self.seat, self.other, None, None)


class Held(Event, frozen=True):
    seat: int


class VeilView(msgspec.Struct, frozen=True):
    actor: int
    counts: tuple[int, ...]
    mine: tuple[str, ...]


class VeilState(State):
    def __init__(self, players: int) -> None:
        self.players = players
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.dealt: list[str] = []
        self.acted = [0] * players
        self.owed: list[int] = list(range(players))  # seats that chance has to deal to

    def actor(self) -> int:
        if self.owed:
            return CHANCE
        least = min(self.acted)
        return OVER if least == TURNS else self.acted.index(least)

    def legal_actions(self) -> list[int]:
        return [HOLD, PEEK, SWAP] if self.actor() >= 0 else []

    def chance_outcomes(self) -> list[tuple[int, int]]:
        left = [card for card in range(1, len(CARDS)) if CARDS[card] not in self.dealt]
        return [(DEAL + card, 1) for card in left] if self.owed else []

    def apply(self, action: int, journal: Journal | None = None) -> None:
        if action >= DEAL:
            self.deal(self.owed.pop(0), CARDS[action - DEAL], journal)
            return
        seat = self.actor()
        self.acted[seat] += 1
        if action == PEEK:
            self.owed.append(seat)
        elif action == SWAP:
            self.swap(seat, (seat + 1) % self.players, journal)
        elif journal is not None:
            journal.add(Held(seat))

    def deal(self, seat: int, card: str, journal: Journal | None) -> None:
        self.hands[seat].append(card)
        self.dealt.append(card)
        if journal is not None:
            journal.add(CardDealt(seat, card))

    def swap(self, seat: int, other: int, journal: Journal | None) -> None:
        given, got = self.hands[seat].pop(), self.hands[other].pop()
        self.hands[seat].append(got)
        self.hands[other].append(given)
        if journal is not None:
            journal.add(CardsSwapped(seat, other, given, got))

    def copy(self) -> Self:
        twin = type(self)(self.players)
        twin.hands = [list(hand) for hand in self.hands]
        twin.dealt, twin.acted, twin.owed = list(self.dealt), list(self.acted), list(self.owed)
        return twin

    def determinize(self, seat: int, rng: Rng) -> None:  # noqa: ARG002
        """Blank cards instead of others drawn by chance: so no name that a seat sees can be there by accident."""
        for other in range(self.players):
            if other != seat:
                self.hands[other] = [BLANK] * len(self.hands[other])

    def scores(self) -> list[int]:
        return [len(hand) for hand in self.hands]

    def ranking(self) -> list[int]:
        return [1 + sum(other > score for other in self.scores()) for score in self.scores()]


def begin(options: Options) -> VeilState:
    return VeilState(int(options["players"]))


def view(state: State, viewer: int | None) -> VeilView:
    assert isinstance(state, VeilState)
    mine = () if viewer is None else tuple(state.hands[viewer])
    return VeilView(state.actor(), tuple(map(len, state.hands)), mine)


def parse_action(text: str) -> int:
    names = [*ACTIONS, *(f"deal {card}" for card in CARDS)]
    if text not in names:
        raise NotationError("action-unreadable", text=text, example="hold")
    return names.index(text)


def format_action(action: int) -> str:
    return ACTIONS[action] if action < DEAL else f"deal {CARDS[action - DEAL]}"


def refuse_position(text: str) -> State:
    """No bot plays this game, so nobody hands a position on."""
    raise NotationError("position-unreadable", line=text)


VEIL = Game(
    name="veil",
    version=1,
    rule_prefix="V",
    options=(Option("players", (2, 3), 2, "V1"),),
    action_count=DEAL + len(CARDS),
    example="hold",
    state_class=VeilState,
    max_plies=lambda _: 100,
    begin=begin,
    options_of=lambda state: {"players": len(state.scores())},
    parse_action=parse_action,
    format_action=format_action,
    parse_position=refuse_position,
    format_position=lambda _: "veil",
    view=view,
    refusal=lambda _, __, ___: Refusal("not_your_turn", "V1"),
    score=lambda _, __: Score(()),
    has_secrets=True,
    progress=lambda _: (1, 1),
    violations=lambda _: [],
)
