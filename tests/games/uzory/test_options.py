"""U13: options."""

import pytest

from leadlight.core.errors import OptionError
from leadlight.games.uzory.game import UZORY
from leadlight.testing.conformance import random_states
from leadlight.testing.rulebook import rule
from leadlight.testing.table import new_table

from .boards import seen


@rule("U13.1")
def test_the_mode_is_base_unless_broken_is_chosen() -> None:
    assert seen(new_table("uzory")).mode == "base"
    assert seen(new_table("uzory", mode="broken")).mode == "broken"
    with pytest.raises(OptionError):
        UZORY.complete({"mode": "cracked"})


@rule("U13.2")
@pytest.mark.parametrize(("players", "size"), [(2, 7), (4, 7), (5, 8), (6, 8)])
def test_the_field_follows_from_the_number_of_players(players: int, size: int) -> None:
    assert seen(new_table("uzory", players=players)).size == size


@rule("U13.2")
@pytest.mark.parametrize("players", [1, 7])
def test_nobody_plays_alone_and_no_seven(players: int) -> None:
    with pytest.raises(OptionError):
        UZORY.complete({"players": players})


@rule("U13.4")
def test_seat_one_starts_when_the_option_says_so() -> None:
    table = new_table("uzory", starter="first").play("colour red", "colour orange")
    assert table.outcomes() == {"start 1": 1}


def test_progress_counts_tiles() -> None:
    told = [UZORY.progress(state) for state in random_states(UZORY, {"players": 2}, seed=4)]
    assert told == sorted(told)
    assert (told[0], told[-1][1]) == ((1, 49), 49)
