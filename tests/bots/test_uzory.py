"""How greedy plays Uzory."""

import pytest

from leadlight.bots import find_bot
from leadlight.core.chance import Rng
from leadlight.core.game import Options
from leadlight.games import find_game
from leadlight.games.uzory.state import UzoryState
from leadlight.play.arena import Contest, Tally
from leadlight.play.perspective import Perspective
from leadlight.testing.table import Table, position

UZORY = find_game("uzory")
# Red closes the frame at (1,1) with tile 105.
RED_FRAME = "floor 58@0(0,0) 52@2(0,1) 114@1(1,0)"


def choice(table: Table) -> str:
    """What greedy does at turn."""
    perspective = Perspective(UZORY, table.state, table.state.actor())
    return UZORY.format_action(find_bot("greedy").choose(perspective, Rng(1)))


def arrange(*lines: str) -> Table:
    return position("uzory", "\n".join(lines))


def contest(options: Options, games: int) -> Tally:
    tally = Tally()
    bots = ["greedy"] + ["random"] * (int(UZORY.complete(options)["players"]) - 1)
    players = {name: find_bot(name).choose for name in bots}
    for match in Contest(UZORY, options, bots, players, seed=7).matches(games):
        tally.add(match)
    return tally


@pytest.mark.parametrize(("options", "wins"), [({}, 4), ({"mode": "broken"}, 4), ({"players": 6}, 3)], ids=str)
def test_one_greedy_among_random_players_wins(options: Options, wins: int) -> None:
    assert contest(options, 4).wins["greedy"] >= wins


def test_a_frame_of_its_own_is_closed() -> None:
    table = arrange("uzory 2", "turn 1", RED_FRAME, "1 red : 105 2 3", "2 orange : 4 5 6")
    table.play(choice(table))
    assert table.state.scores() == [1, 0]


def test_a_rivals_frame_is_not() -> None:
    table = arrange("uzory 2", "turn 1", RED_FRAME, "1 orange : 105 9 13", "2 red : 4 5 6")
    table.play(choice(table))
    assert table.state.scores() == [0, 0]


@pytest.mark.parametrize(("seats", "named"), [("red orange green", "name 1"), ("green orange red", "name 2")])
def test_it_names_itself_or_who_is_behind(seats: str, named: str) -> None:
    """Red and orange are level; seat 3 has points already."""
    one, two, three = seats.split()
    floor = "floor 34@0(0,0) 1@0(0,1) 2@3(1,0) 59@2(1,1)"
    hands = (f"1 {one} : - 5 6", f"2 {two} : 7 8 9", f"3 {three} : 10 11 12")
    table = arrange("uzory 3", "name 1", floor, "frames (1,1)=r4o4", *hands)
    assert isinstance(table.state, UzoryState)
    table.state.points[2] = 3
    assert choice(table) == named


def test_tiles_without_its_colour_are_discarded() -> None:
    table = arrange("uzory 2", "discard 1", "floor 114@0(0,0)", "1 red : 1 - 5", "2 orange : 7 8 9")
    assert choice(table) == "discard 3"


def test_it_lays_a_tile_when_it_can() -> None:
    table = arrange("uzory 2", "turn 1", "floor 2@0(0,0)", "1 red : 8 3 4", "2 orange : 5 6 7")
    assert choice(table).startswith("lay")


def test_a_leader_ends_the_match_that_a_rival_gave_up() -> None:
    floor = "floor 58@0(0,0) 52@2(0,1) 114@1(1,0) 105@3(1,1)"
    frame = "frames (1,1)=r4v2w2>1"
    table = arrange("uzory 2", "turn 1 idle 1 skips 1", floor, frame, "1 red : 2 3 4", "2 orange : 5 6 7")
    assert choice(table) == "skip"
