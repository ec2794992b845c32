"""U10: the end. U11: the winner."""

from functools import cache

import pytest

from leadlight.core.state import OVER
from leadlight.games.uzory.components import NOTHING
from leadlight.games.uzory.events import FinalScored, FrameClosed, MatchEnded, TurnSkipped
from leadlight.games.uzory.game import UZORY
from leadlight.games.uzory.places import FLOOR, STACK
from leadlight.games.uzory.state import UzoryState
from leadlight.play.match import Match
from leadlight.testing.conformance import random_match
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table

from .boards import arrange, seen, truth

RED_FLOOR = "1@0(0,0)"
UNFIT = (2, 3, 4, 5, 6, 20, 21, 22, 23, 26, 27, 28, 30, 32, 33, 122, 123, 124, 125, 126)  # neither red nor white
FIT = tuple(range(34, 64))


@cache
def full_match(players: int) -> Match:
    """A random match whose last tile fills the field and closes a frame."""
    for seed in range(2, 200, 2):
        match = random_match(UZORY, {"players": players}, seed)
        if MatchEnded("full") in match.events[-1] and any(isinstance(event, FrameClosed) for event in match.events[-1]):
            return match
    raise AssertionError("no such match")


def skip_in_turn(table: Table, draws: list[tuple[int, ...]]) -> list[int]:
    """Seats skip one after the other and draw these tiles; the counts of decided skips."""
    for tiles in draws:
        table.play("skip")
        if table.outcomes():
            table.play(*(f"draw {tile}" for tile in tiles))
    return [event.in_a_row for event in table.all(TurnSkipped)]


def leave_in_stack(table: Table, *tiles: int) -> None:
    """All other tiles of the stack are out of the way."""
    state = truth(table)
    for tile in range(133):
        if state.places[tile] == STACK and tile + 1 not in tiles:
            state.places[tile] = FLOOR
    state.in_stack = len(tiles)


@rule("U10.1")
@pytest.mark.parametrize(("players", "tiles"), [(4, 49), (5, 64)])
def test_a_full_field_ends_the_match(players: int, tiles: int) -> None:
    state = full_match(players).state
    assert state.actor() == OVER
    assert UZORY.progress(state) == (tiles, tiles)
    assert UZORY.refusal(state, 0, 0).rule == "U10.1"


@rule("U10.1", "UE24")
def test_the_last_tile_is_judged_and_nothing_is_discarded_after_it() -> None:
    match = full_match(4)
    kinds = [type(event).__name__ for event in match.events[-1]]
    assert kinds.index("TileLaid") < kinds.index("FrameClosed") < kinds.index("MatchEnded")
    assert "TilesDiscarded" not in kinds
    assert isinstance(match.state, UzoryState)
    assert sum(tile != NOTHING for tile in match.state.hands) == 4 * 3 - 1


@rule("U10.2", "UE21")
def test_as_many_decided_skips_in_a_row_as_players_end_the_match() -> None:
    table = arrange(RED_FLOOR, "34 35 36", "2 orange : 2 3 4", "3 yellow : 37 38 39", players=3)
    counts = skip_in_turn(table, [(40, 41, 42), (43, 44, 45), (46, 47, 48), (49, 50, 51), (52, 53, 54)])
    assert counts == [1, 0, 1, 2, 3]
    assert table.last(MatchEnded).reason == seen(table).ending == "skips"
    assert table.refusal("skip", seat=1).rule == "U10.2"


@rule("U10.2")
def test_a_laid_tile_starts_the_count_again() -> None:
    table = arrange(hand="34 35 36")
    skip_in_turn(table, [(60, 61, 62)])
    table.play(table.legal()[1])
    assert (seen(table).skips, seen(table).idle) == (0, 0)


@rule("U10.3")
@pytest.mark.parametrize(("stack", "ends"), [(UNFIT[6:12], True), ((*UNFIT[6:12], 34), False)])
def test_a_round_without_a_tile_ends_the_match_when_none_fits_any_more(stack: tuple[int, ...], ends: bool) -> None:
    table = arrange(RED_FLOOR, "2 3 4", "1 orange : 2 3 4", "2 yellow : 5 6 20")
    leave_in_stack(table, *stack)
    skip_in_turn(table, [(21, 22, 23)])
    assert table.state.actor() != OVER
    table.play("skip")
    assert (table.state.actor() == OVER) == ends
    assert not ends or table.refusal("skip", seat=1).rule == "U10.3"
    assert seen(table).ending == ("dead_end" if ends else None)


@rule("U10.3")
@pytest.mark.parametrize(("shards", "ends"), [(1, False), (0, True)])
def test_a_tile_that_fits_with_a_players_shard_counts(shards: int, ends: bool) -> None:
    """Orange cannot make anything fit beside red; red can, if it has a shard, though it is not its turn."""
    table = arrange(RED_FLOOR, "2 3 4", "1 red : 2 3 4", "2 orange : 5 6 20")
    leave_in_stack(table, *UNFIT[6:12])
    truth(table).shards[0] = shards
    skip_in_turn(table, [(21, 22, 23)])
    table.play("skip")
    assert (table.state.actor() == OVER) == ends


@rule("U10.4", "UE22", "U13.3")
def test_five_rounds_without_a_tile_end_the_match_though_tiles_fit() -> None:
    table = arrange(RED_FLOOR, "34 35 36", "2 orange : 2 3 4")
    draws: list[tuple[int, ...]] = []
    for turn in range(4):
        draws += [FIT[3 * turn + 3 : 3 * turn + 6], UNFIT[3 * turn + 3 : 3 * turn + 6]]
    counts = skip_in_turn(table, [*draws, FIT[15:18], FIT[18:21]])
    assert counts == [1, 0] * 5
    assert table.last(MatchEnded).reason == "idle"
    assert table.last(TurnSkipped).idle == 10
    assert table.refusal("skip", seat=2).rule == "U10.4"


def test_after_the_end_nothing_is_drawn_and_everybody_hears_the_scores() -> None:
    table = arrange(hand="34 35 36")
    skip_in_turn(table, [(60, 61, 62), (0, 0, 0)])
    assert table.outcomes() == {}
    assert table.line("2") == "orange : - - -"
    assert [event.seat for event in table.all(FinalScored)] == [0, 1]
    assert table.refusal("skip", seat=1).code == "match_over"


def ranking(points: list[int], shards: list[int]) -> list[int]:
    state = UzoryState(len(points))
    for seat, (gained, left) in enumerate(zip(points, shards, strict=True)):
        state.points[seat], state.shards[seat] = gained, left
    return state.ranking()


@rule("U11.1")
def test_most_points_win() -> None:
    assert ranking([3, 7, 5], [8, 0, 8]) == [3, 1, 2]


@rule("U11.2", "UE25")
def test_with_equal_points_more_shards_win() -> None:
    assert ranking([6, 6], [3, 5]) == [2, 1]


@rule("U11.3", "UE25")
def test_still_equal_players_share_the_win() -> None:
    assert ranking([6, 6], [5, 5]) == [1, 1]
    assert ranking([6, 6, 2], [5, 5, 8]) == [1, 1, 3]
