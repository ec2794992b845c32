"""Defines Sintra as a `Game`: its options (S13) and the functions that implement it."""

from leadlight.core.game import Game, Option, Options
from leadlight.core.score import Score
from leadlight.core.state import State
from leadlight.games.sintra import invariants, notation, position, refusals, scoring, view_builder
from leadlight.games.sintra.actions import ACTION_COUNT
from leadlight.games.sintra.components import DISPLAYS_BY_PLAYERS, PANES_PER_DISPLAY, ROUNDS, SLOTS
from leadlight.games.sintra.state import SintraState


def begin(options: Options) -> SintraState:
    players = int(options["players"])
    return SintraState(
        players,
        DISPLAYS_BY_PLAYERS[players],
        side_b=options["side"] == "B",
        gap_blocks_return=bool(options["gap_blocks_return"]),
        first_starts=options["starter"] == "first",
    )


def options_of(state: State) -> Options:
    assert isinstance(state, SintraState)
    return {
        "players": int(state.players),
        "side": "B" if state.side_b else "A",
        "gap_blocks_return": state.gap_blocks_return,
        "starter": "first" if state.first_starts else "drawn",
    }


def max_plies(options: Options) -> int:
    """An upper bound: the set-up, then in each round a draw and a take for every pane, at most one return for each take
    and seat (SI8), and two panes kept for every window.
    """
    players = int(options["players"])
    panes = DISPLAYS_BY_PLAYERS[players] * PANES_PER_DISPLAY
    return 1 + players * SLOTS + ROUNDS + ROUNDS * (3 * panes + players) + players * SLOTS * 2


def score(state: State, seat: int) -> Score:
    assert isinstance(state, SintraState)
    return scoring.breakdown(state, seat)


def progress(state: State) -> tuple[int, int]:
    assert isinstance(state, SintraState)
    return int(state.round), int(ROUNDS)


SINTRA = Game(
    name="sintra",
    version=1,
    rule_prefix="S",
    options=(
        Option("players", (2, 3, 4), 2, "S13.1"),
        Option("side", ("A", "B"), "A", "S13.2"),
        Option("gap_blocks_return", (False, True), False, "S13.3"),
        Option("starter", ("drawn", "first"), "drawn", "S13.5"),
    ),
    action_count=ACTION_COUNT,
    example=notation.EXAMPLE,
    state_class=SintraState,
    max_plies=max_plies,
    begin=begin,
    options_of=options_of,
    parse_action=notation.parse_action,
    format_action=notation.format_action,
    parse_position=position.parse_position,
    format_position=position.format_position,
    view=view_builder.view,
    encode_view=view_builder.encode_view,
    refusal=refusals.refusal,
    score=score,
    has_secrets=False,
    progress=progress,
    violations=invariants.violations,
    first_seat_starts=("starter", "first"),
)
