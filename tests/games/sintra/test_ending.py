"""S12: who wins."""

from leadlight.games.sintra.scoring import glass_lost
from leadlight.testing.rulebook import rule

from .boards import ended, truth


@rule("S12.1")
def test_the_highest_total_wins_whatever_glass_it_lost() -> None:
    table = ended("windows 40", "windows 80 wraps 2 row 2", "windows 41 row 1")
    assert table.state.scores() == [40, 42, 40]
    assert table.state.ranking() == [2, 1, 3]


@rule("S12.2", "S9.6", "SE30")
def test_a_tie_goes_to_the_seat_that_lost_least_to_broken_glass() -> None:
    table = ended("windows 69 wraps 1 row 1", "windows 65 row 8")
    assert table.state.scores() == [50, 50]
    assert [glass_lost(truth(table), seat) for seat in (0, 1)] == [19, 15]
    assert table.state.ranking() == [2, 1]


@rule("S12.3")
def test_seats_that_are_still_tied_share_the_win() -> None:
    table = ended("windows 40 row 3", "windows 12", "bonus 10 windows 30 row 3", "windows 20")
    assert table.state.ranking() == [1, 4, 1, 3]
