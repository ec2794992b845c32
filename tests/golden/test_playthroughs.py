"""Whole random matches, line by line, as they were when last looked at.

After a meant change of behaviour: ``python tests/golden/test_playthroughs.py`` writes the files anew; read the diff.
"""

from pathlib import Path

import pytest

from leadlight.core.game import Options
from leadlight.games import find_game
from leadlight.testing.playthrough import playthrough

FOLDER = Path(__file__).parent
# Between them the matches of Sagrada use every tool; those of Uzory end by skipping, idle, and with a full field.
CASES: dict[str, tuple[str, Options, int]] = {
    "sagrada-1-tools": ("sagrada", {"players": 1, "solo_tools": 5}, 4),
    "sagrada-2-table-first": ("sagrada", {"players": 2, "reveal_table_first": True}, 3),
    "sagrada-3": ("sagrada", {"players": 3}, 6),
    "sagrada-4-promo": ("sagrada", {"players": 4, "promo_windows": True, "starter": "first"}, 1),
    "sintra-2-A": ("sintra", {"players": 2}, 1),
    "sintra-3-B": ("sintra", {"players": 3, "side": "B"}, 2),
    "sintra-4-A-gap": ("sintra", {"players": 4, "gap_blocks_return": True}, 3),
    "uzory-2": ("uzory", {"players": 2}, 23),
    "uzory-3-broken": ("uzory", {"players": 3, "mode": "broken", "starter": "first"}, 10),
    "uzory-6": ("uzory", {"players": 6}, 9),
}


def play(name: str) -> str:
    game, options, seed = CASES[name]
    return playthrough(find_game(game), options, seed)


@pytest.mark.parametrize("name", CASES)
def test_a_match_goes_as_it_went_before(name: str) -> None:
    assert play(name).splitlines() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    for name in CASES:
        (FOLDER / f"{name}.txt").write_text(play(name), encoding="utf-8")
