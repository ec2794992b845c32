"""Defines Sagrada as a `Game`: its options (G15) and the functions that implement it."""

from leadlight.core.game import Game, Option, Options
from leadlight.core.score import Score
from leadlight.core.state import State
from leadlight.games.sagrada import invariants, notation, position, refusals, scoring, view_builder
from leadlight.games.sagrada.actions import ACTION_COUNT
from leadlight.games.sagrada.components import ROUNDS
from leadlight.games.sagrada.state import SagradaState

LONGEST_TURN = 8  # actions, with T4: choose the tool, pay a die, lift and move twice, then take and place a die


def begin(options: Options) -> SagradaState:
    return SagradaState(
        int(options["players"]),
        bool(options["promo_windows"]),
        bool(options["reveal_table_first"]),
        int(options["solo_tools"]),
        options["starter"] == "first",
    )


def options_of(state: State) -> Options:
    assert isinstance(state, SagradaState)
    return {
        "players": int(state.players),
        "promo_windows": state.promo_windows,
        "reveal_table_first": state.reveal_table_first,
        "solo_tools": len(state.tools),
        "starter": "first" if state.first_starts else "drawn",
    }


def max_plies(options: Options) -> int:
    """An upper bound: the set-up, then in each round the rolls, a T7 reroll per seat, and only turns of full length."""
    players = int(options["players"])
    dice = 2 * players + 2
    return 15 + 4 * players + int(ROUNDS) * (dice + players * dice + 2 * players * (LONGEST_TURN + 1))


def score(state: State, seat: int) -> Score:
    assert isinstance(state, SagradaState)
    return scoring.breakdown(state, seat, True)


def progress(state: State) -> tuple[int, int]:
    assert isinstance(state, SagradaState)
    return int(state.round), int(ROUNDS)


SAGRADA = Game(
    name="sagrada",
    version=1,
    rule_prefix="G",
    options=(
        Option("players", (1, 2, 3, 4), 2, "G15.1"),
        Option("promo_windows", (False, True), False, "G15.2"),
        Option("reveal_table_first", (False, True), False, "G15.3"),
        Option("solo_tools", (1, 2, 3, 4, 5), 3, "G15.4", only_if=("players", 1)),
        Option("starter", ("drawn", "first"), "drawn", "G15.5"),
    ),
    action_count=ACTION_COUNT,
    example=notation.EXAMPLE,
    state_class=SagradaState,
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
)
