"""Whole random matches, line by line, as they were when last looked at.

After a meant change of behaviour: ``python tests/golden/test_playthroughs.py`` writes the files anew; read the diff.
"""

from pathlib import Path

import pytest

from leadlight.core.game import Options
from leadlight.games import find_game
from leadlight.testing.playthrough import playthrough

FOLDER = Path(__file__).parent
CASES: dict[str, tuple[str, Options, int]] = {
    "sintra-2-A": ("sintra", {"players": 2}, 1),
    "sintra-3-B": ("sintra", {"players": 3, "side": "B"}, 2),
    "sintra-4-A-gap": ("sintra", {"players": 4, "gap_blocks_return": True}, 3),
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
