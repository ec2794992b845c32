"""U2: setting the table up."""

import pytest

from leadlight.core.chance import Rng
from leadlight.games.uzory.components import NOTHING
from leadlight.games.uzory.events import ColourChosen, StarterNamed, StartTileLaid, TileDrawn
from leadlight.testing.rulebook import rule
from leadlight.testing.table import Table, new_table

from .boards import seat_view, seen, truth

COLOURS = ("red", "orange", "yellow", "green", "blue", "violet")


def choose(table: Table, *colours: str) -> Table:
    return table.play(*(f"colour {colour}" for colour in colours))


def deal(table: Table) -> Table:
    """Chance brings the first tile it can until a seat acts."""
    while outcomes := table.outcomes():
        table.play(next(iter(outcomes)))
    return table


@rule("U2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_play(players: int) -> None:
    table = deal(choose(new_table("uzory", players=players), *COLOURS[:players]))
    assert len(seen(table).seats) == players
    assert table.legal()


@rule("U2.2")
def test_each_seat_chooses_a_colour_that_is_still_there() -> None:
    table = new_table("uzory", players=3)
    assert table.legal() == [f"colour {colour}" for colour in COLOURS]
    choose(table, "green")
    assert table.legal() == [f"colour {colour}" for colour in COLOURS if colour != "green"]
    assert table.refusal("colour green").code == "colour_taken"
    choose(table, "red", "violet")
    assert [seat.colour for seat in seen(table).seats] == [3, 0, 5]
    assert table.last(ColourChosen) == ColourChosen(2, 5)


@rule("U2.3")
def test_a_player_has_eight_shards_and_twelve_tokens_with_four_to_spare() -> None:
    table = deal(choose(new_table("uzory"), "red", "blue"))
    assert [(seat.shards, seat.tokens, seat.points) for seat in seen(table).seats] == [(8, 12 + 4, 0)] * 2


@rule("U2.4")
def test_three_tiles_are_dealt_to_each_unseen_by_the_others() -> None:
    table = choose(new_table("uzory", players=2), "red", "orange").play("start 2")
    table.play(*(f"draw {tile}" for tile in (5, 9, 13, 20, 21, 22)))
    assert table.line("1") == "red : 5 9 13"
    assert seat_view(table, 1, viewer=1).hand == (4, 8, 12)
    assert seat_view(table, 1, viewer=2).hand == seat_view(table, 1).hand == (None, None, None)
    assert seat_view(table, 1, viewer=2).held == (True, True, True)
    drawn = table.all(TileDrawn)[0]
    assert (drawn.seen_by(0).tile, drawn.seen_by(1).tile, drawn.seen_by(None).tile) == (4, None, None)


@rule("U2.4", "U2.5")
def test_all_other_tiles_are_in_the_stack_in_both_modes() -> None:
    for mode in ("base", "broken"):
        table = choose(new_table("uzory", mode=mode), "red", "orange").play("start 1")
        assert set(table.outcomes().values()) == {1}
        assert len(table.outcomes()) == seen(table).stack == 133
        deal(table)
        assert seen(table).stack == 133 - 6 - 1


@rule("U2.6")
def test_colours_that_nobody_plays_stay_without_an_owner() -> None:
    table = choose(new_table("uzory"), "red", "orange")
    assert [owner != NOTHING for owner in truth(table).owners] == [True, True] + [False] * 6


@rule("U2.7")
def test_the_first_player_is_drawn() -> None:
    table = choose(new_table("uzory", players=3), "red", "orange", "blue")
    assert table.outcomes() == {"start 1": 1, "start 2": 1, "start 3": 1}
    table.play("start 3")
    assert table.last(StarterNamed).seat == 2
    assert deal(table).state.actor() == 2


@rule("U2.8")
def test_a_tile_of_the_stack_is_laid_face_up_as_it_is() -> None:
    table = choose(new_table("uzory"), "red", "orange").play("start 1", *(f"draw {tile}" for tile in range(1, 7)))
    assert table.state.draw(Rng(3)) in range(133)
    assert "draw 1" not in table.outcomes()
    table.play("draw 40")
    assert table.line("floor") == "40@0(0,0)"
    assert table.last(StartTileLaid).tile == 39


@rule("U2.9")
def test_then_the_first_player_takes_a_turn() -> None:
    table = deal(choose(new_table("uzory"), "red", "orange").play("start 2"))
    assert (seen(table).phase, seen(table).actor) == ("turn", 1)
    assert table.legal()[0] == "skip"
