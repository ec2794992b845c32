"""Defines Uzory as a `Game`: its options (U13) and the functions that implement it."""

from leadlight.core.game import Game, Option, Options
from leadlight.core.score import Score
from leadlight.core.state import State
from leadlight.games.uzory import invariants, notation, position, refusals, scoring, view_builder
from leadlight.games.uzory.actions import ACTION_COUNT
from leadlight.games.uzory.components import HAND, IDLE_ROUNDS_END, SIZE_BY_PLAYERS
from leadlight.games.uzory.rules.ending import reason
from leadlight.games.uzory.state import UzoryState

LONGEST_LAYING = 1 + 4 + 1 + int(HAND)  # actions: lay a tile, name four scorers, discard, draw three tiles
SKIPPING = 1 + int(HAND)


def begin(options: Options) -> UzoryState:
    return UzoryState(int(options["players"]), options["mode"] == "broken", options["starter"] == "first")


def options_of(state: State) -> Options:
    assert isinstance(state, UzoryState)
    return {
        "players": int(state.players),
        "mode": "broken" if state.broken else "base",
        "starter": "first" if state.first_starts else "drawn",
    }


def max_plies(options: Options) -> int:
    """An upper bound: the set-up, then every tile of the field, each after as many skipped turns as U10.4 allows."""
    players = int(options["players"])
    tiles = SIZE_BY_PLAYERS[players] ** 2
    return 2 + players * (1 + HAND) + tiles * (LONGEST_LAYING + IDLE_ROUNDS_END * players * SKIPPING)


def score(state: State, seat: int) -> Score:
    assert isinstance(state, UzoryState)
    return scoring.breakdown(state, seat)


def progress(state: State) -> tuple[int, int]:
    """How many tiles are laid, and how many fill the field. Uzory has no rounds."""
    assert isinstance(state, UzoryState)
    return max(1, int(state.laid)), int(state.size**2)


def ending(state: State) -> str:
    assert isinstance(state, UzoryState)
    return reason(state)


UZORY = Game(
    name="uzory",
    version=1,
    rule_prefix="U",
    options=(
        Option("players", (2, 3, 4, 5, 6), 2, "U13.2"),
        Option("mode", ("base", "broken"), "base", "U13.1"),
        Option("starter", ("drawn", "first"), "drawn", "U13.4"),
    ),
    action_count=ACTION_COUNT,
    example=notation.EXAMPLE,
    state_class=UzoryState,
    max_plies=max_plies,
    begin=begin,
    options_of=options_of,
    parse_action=notation.parse_action,
    format_action=notation.format_action,
    parse_position=position.parse_position,
    format_position=position.format_position,
    view=view_builder.view,
    refusal=refusals.refusal,
    score=score,
    has_secrets=True,
    progress=progress,
    violations=invariants.violations,
    first_seat_starts=("starter", "first"),
    ending=ending,
)
