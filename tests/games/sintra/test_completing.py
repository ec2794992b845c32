"""S7: what a full strip brings. Position R is the one the worked examples share."""

from leadlight.games.sintra.events import WindowScored
from leadlight.testing.rulebook import rule
from leadlight.testing.table import position

POSITION_R = """
    sintra 2 A
    round 3 YBPW
    turn 1
    start 2 centre
    centre OOOB
    displays PWOY - - - -
    1 glazier 3 : 3a 6a 2a 5a 7a=YY 8b/P 4a 1b/P
    2 glazier 1 : 1a 2a 3a 4a 5a 6a 7a 8a
"""


@rule("S7.9", "S7.10", "SE4", "SE5")
def test_a_window_scores_itself_and_every_occupied_window_to_its_right() -> None:
    table = position("sintra", POSITION_R).play("centre orange > 5", "keep orange")
    assert table.last(WindowScored).points == (2, 1, 2)
    assert table.score(1)["windows"] == 5
    assert table.score(1)["colour_bonus"] == 2
