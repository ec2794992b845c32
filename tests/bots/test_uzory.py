"""How greedy plays Uzory."""

import pytest

from leadlight.bots import find_bot
from leadlight.bots.evaluation.uzory import count_fitting, fits_turned, fitting_tiles
from leadlight.core.chance import Rng
from leadlight.core.game import Options
from leadlight.core.state import CHANCE, OVER, State
from leadlight.games import find_game
from leadlight.games.uzory import frames
from leadlight.games.uzory.components import TILES
from leadlight.games.uzory.places import FLOOR
from leadlight.games.uzory.rules import floor
from leadlight.games.uzory.state import UzoryState
from leadlight.play.arena import Contest
from leadlight.play.perspective import Perspective
from leadlight.play.tally import Outcome, outcome_of
from leadlight.play.thinking import Thinking
from leadlight.testing.perft import after
from leadlight.testing.table import Table, position

UZORY = find_game("uzory")
SEEDS = range(5)
# Red closes the frame at (1,1) with tile 105.
RED_FRAME = "floor 58@0(0,0) 52@2(0,1) 114@1(1,0)"
# Seat 1 has closed it.
RED_POINT = ("floor 58@0(0,0) 52@2(0,1) 114@1(1,0) 105@3(1,1)", "frames (1,1)=r4v2w2>1")


def choice(table: Table, seed: int = 1) -> str:
    """What greedy does at turn."""
    perspective = Perspective(UZORY, table.state, table.state.actor())
    return UZORY.format_action(find_bot("greedy").choose(perspective, Thinking(Rng(seed))))


def arrange(*lines: str) -> Table:
    return position("uzory", "\n".join(lines))


def contest(options: Options, games: int) -> list[Outcome]:
    bots = ["greedy"] + ["random"] * (int(UZORY.complete(options)["players"]) - 1)
    players = {name: find_bot(name).choose for name in bots}
    return [outcome_of(match) for match in Contest(UZORY, options, bots, players, 7, "none").matches(games)]


@pytest.mark.parametrize("options", [{}, {"mode": "broken"}, {"players": 6}], ids=str)
def test_one_greedy_among_random_players_wins(options: Options) -> None:
    outcomes = contest(options, 2)
    assert [outcome.winner for outcome in outcomes] == ["greedy", "greedy"]
    results = [(bot, score) for each in outcomes for bot, score in zip(each.bots, each.scores, strict=True)]
    greedy = [score for bot, score in results if bot == "greedy"]
    assert min(greedy) > max(score for bot, score in results if bot == "random")


def test_a_frame_of_its_own_is_closed() -> None:
    table = arrange("uzory 2", "turn 1", RED_FRAME, "1 red : 105 2 3", "2 orange : 4 5 6")
    table.play(choice(table))
    assert table.state.scores() == [1, 0]


@pytest.mark.parametrize("third", [(), ("3 green : 1 2 3",)], ids=["two", "three"])
def test_a_rivals_frame_is_not(third: tuple[str, ...]) -> None:
    seats = ("1 orange : 105 9 13", "2 red : 4 5 6", *third)
    table = arrange(f"uzory {len(seats)}", "turn 1", RED_FRAME, *seats)
    table.play(choice(table))
    assert not any(table.state.scores())


def one_short(state: State, colour: int) -> int:
    """Frames that lack one tile and in which a colour has the largest area."""
    assert isinstance(state, UzoryState)
    found = 0
    for frame in frames.open_frames(state):
        areas = state.areas[:8]
        frames.measure(state, frame, areas, 0)
        found += len(frame.missing) == 1 and areas[colour] == max(areas)
    return found


def test_no_frame_is_left_one_tile_short_for_a_rival() -> None:
    """A third tile beside those of orange would do so."""
    table = arrange("uzory 2", "turn 1", "floor 2@0(0,0) 8@2(0,1)", "1 red : 114 13 7", "2 orange : 5 6 9")
    state, orange = table.state, 1
    tempting = [action for action in state.legal_actions() if one_short(after(state, action), orange) > 0]
    chosen = [UZORY.parse_action(choice(table, seed)) for seed in SEEDS]
    assert len(tempting) > 20
    assert not set(chosen) & set(tempting)


@pytest.mark.parametrize(("seats", "named"), [("red orange green", "name 1"), ("green orange red", "name 2")])
def test_it_names_itself_or_who_is_behind(seats: str, named: str) -> None:
    """Red and orange are level; seat 3 has points already."""
    one, two, three = seats.split()
    floor = "floor 34@0(0,0) 1@0(0,1) 2@3(1,0) 59@2(1,1)"
    hands = (f"1 {one} : - 5 6", f"2 {two} : 7 8 9", f"3 {three} : 10 11 12")
    table = arrange("uzory 3", "name 1", floor, "frames (1,1)=r4o4", *hands)
    assert isinstance(table.state, UzoryState)
    table.state.points[2] = 3
    assert {choice(table, seed) for seed in SEEDS} == {named}


@pytest.mark.parametrize(
    ("hand", "dropped"),
    [("1 - 5", "discard 3"), ("94 - 5", "discard 1 3"), ("1 - 7", "discard none")],
    ids=["one", "both", "none"],
)
def test_tiles_with_little_of_its_colour_are_discarded(hand: str, dropped: str) -> None:
    table = arrange("uzory 2", "discard 1", "floor 114@0(0,0)", f"1 red : {hand}", "2 orange : 13 8 9")
    assert choice(table) == dropped


@pytest.mark.parametrize("turn", ["turn 1", "turn 1 idle 1 skips 1"])
def test_it_lays_a_tile_when_nobody_leads(turn: str) -> None:
    """Also where skipping would end the match, which both would have won."""
    table = arrange("uzory 2", turn, "floor 2@0(0,0)", "1 red : 8 3 4", "2 orange : 5 6 7")
    assert choice(table).startswith("lay")


@pytest.mark.parametrize(
    ("turn", "skips"),
    [("turn 1 idle 1 skips 1", True), ("turn 2 idle 1 skips 1", False), ("turn 1", False), ("turn 2", False)],
    ids=["leader ends", "other lays", "leader lays", "other begins nothing"],
)
def test_a_match_given_up_by_a_rival_is_ended_by_its_leader_alone(turn: str, skips: bool) -> None:
    table = arrange("uzory 2", turn, *RED_POINT, "1 red : 2 3 4", "2 orange : 5 6 7")
    assert (choice(table) == "skip") == skips


def test_it_does_not_see_the_hands_of_others() -> None:
    lines = ("uzory 2", "turn 1", RED_FRAME, "1 red : 8 9 10")
    one, other = arrange(*lines, "2 orange : 105 1 2"), arrange(*lines, "2 orange : 3 4 5")
    assert [choice(one, seed) for seed in SEEDS] == [choice(other, seed) for seed in SEEDS]


def test_the_tiles_that_fit_a_cell_are_those_that_fit_in_some_turn() -> None:
    rng, state = Rng(3), UZORY.begin(UZORY.complete({}))
    seen: set[int] = set()
    while state.actor() != OVER:
        state.apply(state.draw(rng) if state.actor() == CHANCE else rng.pick(state.legal_actions()))
        assert isinstance(state, UzoryState)
        for cell in floor.open_cells(state):
            fits = state.fits[cell]
            if fits not in seen and len(seen) < 40:
                seen.add(fits)
                assert fitting_tiles(fits) == [tile for tile in range(TILES) if fits_turned(tile, fits)]
                on_floor = [tile for tile in fitting_tiles(fits) if state.places[tile] == FLOOR]
                assert count_fitting(state, fits) == len(fitting_tiles(fits)) - len(on_floor)
    assert len(seen) == 40
