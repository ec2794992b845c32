"""G3 and G10: ten rounds, each there and back."""

import pytest

from leadlight.core.state import OVER as MATCH_OVER
from leadlight.games.sagrada.components import DIE_CODES
from leadlight.games.sagrada.events import FinalScored, RoundBegan, RoundEnded
from leadlight.games.sagrada.game import SAGRADA
from leadlight.testing.conformance import random_match, random_states
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table

from .boards import arrange, pool, seen, settle, space

PLAYERS = pytest.mark.parametrize("players", [1, 2, 3, 4])
THREE = (
    "sagrada 3",
    "privates red blue green",
    "round 1 first 1 turn 1",
    "pool R1 R2 Y3 Y4 G5 B6 P2",
    "3 batllo : ",
)


def seats_by_turn(table: Table) -> list[int]:
    """Who acts when everybody ends every turn of the round."""
    number, seats = seen(table).round, []
    while table.state.actor() >= 0 and seen(table).round == number:
        seats.append(table.state.actor() + 1)
        table.play("end")
    return seats


@rule("G3.1")
@PLAYERS
def test_a_match_has_ten_rounds(players: int) -> None:
    match = random_match(SAGRADA, {"players": players}, 1)
    events = [event for events in match.events for event in events]
    assert [event.round for event in events if isinstance(event, RoundBegan)] == list(range(1, 11))
    assert [event.round for event in events if isinstance(event, RoundEnded)] == list(range(1, 11))


@rule("G3.1")
@PLAYERS
def test_a_match_ends_within_its_bound(players: int) -> None:
    match = random_match(SAGRADA, {"players": players}, 2)
    assert 10 * 2 * players < match.ply <= SAGRADA.max_plies(match.options)


@rule("G3.2")
@pytest.mark.parametrize(("players", "dice"), [(2, 5), (3, 7), (4, 9)])
def test_two_dice_for_each_player_and_one_more_are_rolled(players: int, dice: int) -> None:
    lines = (f"sagrada {players}", f"privates {' '.join(('red', 'blue', 'green', 'purple')[:players])}")
    boards = tuple(f"{seat} batllo : " if seat == 3 else f"{seat} gravitas : " for seat in range(3, players + 1))
    table = arrange(*lines, *boards, "round 2 first 1 turn 1", "rolling 1", "pool -")
    before = sum(seen(table).bag)
    rolled = [f"roll B{value % 6 + 1}" for value in range(dice)]
    table.play(*rolled[:-1])
    assert table.state.actor() < 0
    table.play(rolled[-1])
    assert table.state.actor() == 0
    assert sorted(pool(table)) == sorted(text.removeprefix("roll ") for text in rolled)
    assert sum(seen(table).bag) == before - dice
    assert [DIE_CODES[die] for die in table.last(RoundBegan).dice] == pool(table)


@rule("G3.2")
def test_each_die_of_the_bag_is_as_likely_and_so_is_each_value() -> None:
    table = arrange("round 2 first 1 turn 1", "rolling 1", "pool R1", filler=("R2",))
    assert table.outcomes() == {
        f"roll {colour}{value}": 12 if colour == "R" else 18 for colour in "RYGBP" for value in range(1, 7)
    }


@rule("G3.3", "G3.4", "GE1")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_turns_go_clockwise_and_back_again(first: int) -> None:
    table = arrange(*THREE, f"round 1 first {first} turn 1", f"turn {first}")
    order = [first, first % 3 + 1, (first + 1) % 3 + 1]
    assert [seat + 1 for seat in seen(table).order] == order + order[::-1]
    assert seats_by_turn(table) == order + order[::-1]


@rule("GE1", "G10.2", "GI9")
def test_elena_begins_and_bruno_begins_the_next_round() -> None:
    table = arrange(*THREE)
    names = {1: "E", 2: "B", 3: "M"}
    assert "".join(names[seat] for seat in seats_by_turn(table)) == "EBMMBE"
    assert names[seen(table).first + 1] == "B"


@rule("G3.5")
def test_the_round_ends_after_the_second_turn_of_the_first_player() -> None:
    table = arrange("round 3 first 2 turn 4", "turn 2")
    assert table.state.actor() == 1
    table.play("end")
    assert table.all(RoundEnded)[0].round == 3
    assert (table.state.actor() < 0, seen(table).round, seen(table).phase) == (True, 3, "rolling")


@rule("G10.1")
def test_dice_left_in_the_pool_go_onto_the_space_of_the_round_with_their_values() -> None:
    table = arrange("round 3 first 1 turn 4", "pool Y2 B5 P3", "track G4 / R6")
    before = [space(table, number) for number in (1, 2)]
    table.play("end")
    assert space(table, 3) == ["Y2", "B5", "P3"]
    assert [space(table, number) for number in (1, 2)] == before
    assert (pool(table), table.line("pool")) == ([], "-")
    assert [DIE_CODES[die] for die in table.last(RoundEnded).dice] == ["Y2", "B5", "P3"]


@rule("G10.2", "GI9")
@pytest.mark.parametrize(("players", "first", "following"), [(2, 1, 2), (2, 2, 1), (3, 2, 3), (3, 3, 1)])
def test_the_bag_passes_clockwise(players: int, first: int, following: int) -> None:
    last_turn = (f"round 3 first {first} turn {2 * players}", f"turn {first}", "pool Y2 B5 P3")
    table = arrange(*last_turn) if players == 2 else arrange(*THREE, *last_turn)
    settle(table.play("end"))
    assert (seen(table).first, table.state.actor()) == (following - 1, following - 1)


@rule("G10.3")
@pytest.mark.parametrize(("number", "ends"), [(9, False), (10, True)])
def test_the_match_ends_after_round_ten_and_is_scored(number: int, ends: bool) -> None:
    table = arrange(f"round {number} first 1 turn 4").play("end")
    assert (table.state.actor() == MATCH_OVER) == ends
    assert [event.seat for event in table.all(FinalScored)] == ([0, 1] if ends else [])
    assert not ends or [event.score for event in table.all(FinalScored)] == [table.score(1), table.score(2)]


@rule("GI9")
@PLAYERS
def test_the_first_player_of_each_round_follows_from_the_first_of_all(players: int) -> None:
    match = random_match(SAGRADA, {"players": players}, 3)
    began = [event for events in match.events for event in events if isinstance(event, RoundBegan)]
    start = began[0].first
    assert [event.first for event in began] == [(start + number) % players for number in range(10)]


def test_progress_counts_the_rounds_up_to_the_tenth() -> None:
    told = [SAGRADA.progress(state) for state in random_states(SAGRADA, {"players": 2}, seed=1)]
    assert told == sorted(told)
    assert set(told) == {(number, 10) for number in range(1, 11)}
