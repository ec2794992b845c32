"""S10: how a round ends and the next is prepared. Refills that no match reaches are set up by fields."""

from leadlight.core.journal import Journal
from leadlight.games import find_game
from leadlight.games.sintra.components import BLUE, COLOURS, YELLOW
from leadlight.games.sintra.events import FinalScored, PaneDrawn, RoundBegan, RoundEnded, TowerEmptied
from leadlight.games.sintra.rules.rounds import prepare_draw
from leadlight.testing.random_play import random_match, random_states
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table

from .boards import POSITION_R, arrange, settle, truth

EMPTY = "displays - - - - -"
CROWDED = ": 1a=PPW 2b=WBB 3a=OOO 4a=YYY 5a=BB 6a=PPP 7a=OOY 8a=WWY"  # P5 W4 O5 B4 Y5
LESS_CROWDED = ": 1a=PPWW 2b=WBB 3a=OOO 4a=BYY 5a=B 6a=PP 7a=OYY 8a=WW"  # P4 W5 O4 B4 Y4
EVEN = ": 1a=PPWW 2b=WBB 3a=OOO 4a=BYY 5a=BB 6a=PPP 7a=OOYY 8a=WW"  # P5 W5 O5 B5 Y4


def refill_with(panes: int) -> Table:
    """A refill for two that finds this many yellow panes in the bag and none in the tower."""
    table = arrange("refill 1", EMPTY)
    state = truth(table)
    for colour in range(COLOURS):
        state.bag[colour] = 0
    state.bag[YELLOW] = state.in_bag = panes
    return table


def sizes(table: Table) -> list[int]:
    return [0 if panes == "-" else len(panes) for panes in table.line("displays").split()]


@rule("S10.1", "S10.2")
def test_the_round_ends_with_the_last_pane_and_its_round_pane_goes_to_the_tower() -> None:
    table = arrange("round 3 OBPW", "centre P", EMPTY).play("centre pink > 1")
    assert table.last(RoundEnded) == RoundEnded(3)
    assert table.line("round") == "4 BPW"
    assert table.line("tower") == "O1"


@rule("S10.1")
def test_the_round_goes_on_while_the_centre_or_a_display_holds_a_pane() -> None:
    table = arrange("displays PW - - - -").play("1 pink > 1")
    assert not table.all(RoundEnded)
    assert table.play("centre white > 1").all(RoundEnded)


@rule("S10.1")
def test_the_round_ends_only_when_the_last_strip_is_resolved() -> None:
    table = arrange(*POSITION_R, "centre OOO", EMPTY).play("centre orange > 5")
    assert not table.all(RoundEnded)
    assert table.play("keep orange").last(RoundEnded) == RoundEnded(3)


@rule("S10.3")
def test_the_match_ends_after_round_six() -> None:
    board = "1 windows 4 : 1a=P 2a=WW 3a 4a 5a 6a 7a 8a"
    table = arrange("round 6 Y", "centre P", EMPTY, board).play("centre pink > 1")
    assert table.last(RoundEnded) == RoundEnded(6)
    assert table.match.is_over
    assert (table.line("round"), table.line("tower")) == ("6 -", "Y1")
    assert [event.score for event in table.all(FinalScored)] == [table.score(1), table.score(2)]
    assert table.state.scores() == [4 + 1 - 1, 0]


@rule("S10.3", "S10.4")
def test_another_round_fills_four_panes_onto_each_display_from_the_first_on() -> None:
    table = settle(arrange("round 5 YB", "centre P", EMPTY).play("centre pink > 1"))
    assert [drawn.display for drawn in table.all(PaneDrawn)] == [display for display in range(1, 6) for _ in range(4)]
    assert sizes(table) == [4, 4, 4, 4, 4]
    assert table.last(RoundBegan) == RoundBegan(6, 0, BLUE)


@rule("S10.5", "SE24")
def test_the_tower_goes_into_the_bag_when_a_pane_is_needed_and_the_bag_is_empty() -> None:
    boards = (f"1 {CROWDED}", f"2 {LESS_CROWDED}")
    table = arrange("round 5 YB", "refill 1", EMPTY, "tower P8 W8 O8 B8 Y8", "bag P3 W3 O3 B3 Y2", *boards)
    table.play(*(f"draw {colour}" for colour in ("pink", "white", "orange", "blue") for _ in range(3)), "draw yellow")
    assert (table.line("tower"), table.line("bag")) == ("P8 W8 O8 B8 Y8", "Y1")
    table.play("draw yellow")
    assert sizes(table) == [4, 4, 4, 2, 0]
    assert table.last(TowerEmptied) == TowerEmptied(40)
    settle(table)
    assert sizes(table) == [4, 4, 4, 4, 4]
    assert (table.line("tower"), table.line("bag")) == ("-", "P2 W8 O8 B8 Y8")
    assert sum(truth(table).bag) == 34


@rule("S10.6", "SE26")
def test_the_tower_stays_full_beside_an_empty_bag_until_the_next_needed_draw() -> None:
    boards = (f"1 {CROWDED}", f"2 {CROWDED}")
    market = "displays PPPW WWWW OOOB BBBB YYY"
    table = arrange("round 3 PWOB", "refill 1", market, "tower P6 W6 O6 B6 Y6", "bag Y1", *boards).play("draw yellow")
    assert (table.line("tower"), table.line("bag")) == ("P6 W6 O6 B6 Y6", "-")
    assert table.all(RoundBegan)
    while not table.all(RoundEnded):
        assert not table.all(TowerEmptied)
        table.play(table.legal()[0])
    assert table.line("tower") == "-"
    assert table.events[-2:] == [RoundEnded(3), TowerEmptied(sum(truth(table).bag))]


@rule("S10.7", "SE25")
def test_the_round_starts_with_what_the_bag_gave_when_nothing_is_left() -> None:
    table = refill_with(5).play(*["draw yellow"] * 5)
    assert sizes(table) == [4, 1, 0, 0, 0]
    assert table.last(RoundBegan) == RoundBegan(3, 0, YELLOW)
    assert not table.all(TowerEmptied)
    assert table.line("turn") == "1"


@rule("S10.7")
def test_four_crowded_palaces_leave_two_panes_for_the_last_round() -> None:
    boards = (f"1 {EVEN}Y", f"2 {EVEN}", f"3 {EVEN}", f"4 {EVEN}")
    table = arrange("sintra 4 A", "round 6 Y", "refill 1", f"{EMPTY} - - - -", "bag Y2", *boards)
    assert table.play("draw yellow", "draw yellow").line("displays") == "YY - - - - - - - -"
    assert table.line("turn") == "1"


@rule("S10.8", "SE27")
def test_the_same_seat_starts_again_when_nobody_took_the_marker() -> None:
    table = arrange("turn 2", "start 2 centre", "displays PPPP WWWW OOOO BBBB YYYY")
    table.play("1 pink > 1", "2 white > 2", "3 orange > 3", "4 blue > 5", "5 yellow > 4")
    assert table.line("start") == "2 centre"
    assert settle(table).last(RoundBegan) == RoundBegan(4, 1, BLUE)
    assert table.line("turn") == "2"


@rule("S10.9")
def test_a_round_without_a_pane_ends_at_once() -> None:
    table, journal = refill_with(0), Journal()
    prepare_draw(truth(table), journal)
    assert journal.events == [RoundBegan(3, 0, YELLOW), RoundEnded(3), TowerEmptied(1)]
    assert table.line("round") == "4 BPW"
    assert table.outcomes() == {"draw yellow": 1}


def test_progress_counts_the_rounds_up_to_the_sixth() -> None:
    game = find_game("sintra")
    seen = [game.progress(state) for state in random_states(game, {"players": 2}, seed=1)]
    assert seen == sorted(seen)
    assert {rounds for _, rounds in seen} == {6}
    assert {number for number, _ in seen} == set(range(1, 7))
    assert game.progress(random_match(game, {"players": 2}, seed=1).state) == (6, 6)
