"""Matches of Sintra by both engines, in lock step."""

from collections import Counter
from functools import cache
from itertools import product
from random import Random

import pytest

from leadlight.core.game import Game, Options
from leadlight.core.state import State
from leadlight.games import find_game

from ..side_by_side import SideBySide
from .corners import CORNERS, TIE_BROKEN, TIE_SHARED, corners, endings
from .endgames import ENDGAMES
from .players import TEMPERS, choose
from .position import read_position
from .rules import ReferenceSintra

SEEDS = range(3)
GAME: Game = find_game("sintra")


def play_side_by_side(state: State, reference: ReferenceSintra, temper: str, seed: int) -> Counter[str]:
    """Play to the end, comparing after every action; how often each rare case came up."""
    rng = Random(f"{reference.position()} {temper} {seed}")
    met: Counter[str] = Counter(["matches"])
    before = read_position(reference.position())
    for action, position in SideBySide(GAME, state, reference).play(lambda: choose(reference, temper, rng)):
        after = read_position(position)
        met.update(["actions", *corners(before, action, after)])
        before = after
    met.update(endings(reference.scores(), reference.ranking()))
    return met


@cache
def play_match(
    players: int, side: str, gap_blocks_return: bool, temper: str, seed: int, starter: str = "drawn"
) -> Counter[str]:
    options: Options = {"players": players, "side": side, "gap_blocks_return": gap_blocks_return, "starter": starter}
    reference = ReferenceSintra(players, side, gap_blocks_return, starter == "first")
    return play_side_by_side(GAME.begin(options), reference, temper, seed)


@cache
def play_endgame(name: str, temper: str, seed: int) -> Counter[str]:
    text = ENDGAMES[name]
    return play_side_by_side(GAME.parse_position(text), ReferenceSintra.at(text), temper, seed)


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("gap_blocks_return", [False, True])
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_goes_alike(players: int, side: str, gap_blocks_return: bool, temper: str) -> None:
    for seed in SEEDS:
        play_match(players, side, gap_blocks_return, temper, seed)


@pytest.mark.parametrize("gap_blocks_return", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_that_seat_1_starts_goes_alike(players: int, gap_blocks_return: bool) -> None:
    """Only the first step differs (S13.5), so one side and one temper will do."""
    for seed in SEEDS:
        play_match(players, "A", gap_blocks_return, "even", seed, "first")


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("name", ENDGAMES)
def test_an_endgame_goes_alike(name: str, temper: str) -> None:
    for seed in SEEDS:
        play_endgame(name, temper, seed)


def test_the_rare_cases_came_up() -> None:
    """Otherwise the comparison would prove less than it seems. The counts show with `pytest -rP`."""
    met: Counter[str] = Counter()
    for match in product((2, 3, 4), "AB", (False, True), TEMPERS, SEEDS):
        met += play_match(*match)
    for endgame in product(ENDGAMES, TEMPERS, SEEDS):
        met += play_endgame(*endgame)
    print(*(f"{count:6} {name}" for name, count in sorted(met.items())), sep="\n")
    assert [corner for corner in (*CORNERS, TIE_BROKEN, TIE_SHARED) if not met[corner]] == []
