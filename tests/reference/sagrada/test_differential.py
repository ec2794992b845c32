"""Matches of Sagrada by both engines, in lock step."""

from collections import Counter
from functools import cache
from itertools import product
from random import Random

import pytest

from leadlight.core.game import Game
from leadlight.core.state import State
from leadlight.games import find_game
from leadlight.games.sagrada.components import DIFFICULTIES, TOOL_COLOURS, WINDOW_CELLS

from ..side_by_side import SideBySide
from .box import CARDS
from .box import TOOL_COLOURS as REFERENCE_TOOL_COLOURS
from .corners import CORNERS, ENDINGS, WITHHELD, corners, endings
from .endgames import ENDGAMES
from .match import ReferenceSagrada
from .players import TEMPERS, choose
from .position import read_position
from .table import Options

PLAYERS = (1, 2, 3, 4)
SEEDS = range(16)
ENDGAME_SEEDS = range(3)
GAME: Game = find_game("sagrada")


def play_side_by_side(state: State, reference: ReferenceSagrada, temper: str, seed: int) -> Counter[str]:
    """Play to the end, comparing after every action; how often each rare case came up."""
    rng = Random(f"{reference.position()} {temper} {seed}")
    met: Counter[str] = Counter(["matches"])
    before = read_position(reference.position())
    for action, position in SideBySide(GAME, state, reference).play(lambda: choose(reference, temper, rng)):
        after = read_position(position)
        met.update(["actions", *corners(before, action, after)])
        if action.startswith("tool"):
            met[f"players {after.players()}: {action}"] += 1
        before = after
    assert reasons(state) == reference.reasons()
    return met + Counter(endings(before)) + Counter({withheld(name): n for name, n in reference.withheld.items()})


def reasons(state: State) -> list[dict[str, int]]:
    scores = [GAME.score(state, seat) for seat in range(len(state.scores()))]
    return [{part.reason: part.points for part in score.parts} for score in scores]


def withheld(name: str) -> str:
    return f"{WITHHELD.get(name, '')} withheld {name}"


def options_of(players: int, seed: int) -> Options:
    """Every seed has its own, so that all of them and all their pairs come up."""
    solo_tools = seed % 5 + 1 if players == 1 else 3
    return Options(players, seed % 2 == 1, seed // 2 % 2 == 1, solo_tools, seed // 4 % 2 == 1)


@cache
def play_match(players: int, temper: str, seed: int) -> Counter[str]:
    options = options_of(players, seed)
    given = {
        "players": options.players,
        "promo_windows": options.promo_windows,
        "reveal_table_first": options.reveal_table_first,
        "solo_tools": options.solo_tools,
        "starter": "first" if options.first_starts else "drawn",
    }
    return play_side_by_side(GAME.begin(given), ReferenceSagrada.begin(options), temper, seed)


@cache
def play_endgame(name: str, temper: str, seed: int) -> Counter[str]:
    text = ENDGAMES[name]
    return play_side_by_side(GAME.parse_position(text), ReferenceSagrada.at(text), temper, seed)


def test_the_boxes_are_alike() -> None:
    """Cell by cell, since random matches hardly meet all of them."""
    sides = [side for card in CARDS.values() for side in card]
    assert list(WINDOW_CELLS) == [cells.replace(" ", "") for _, _, cells in sides]
    assert list(DIFFICULTIES) == [difficulty for _, difficulty, _ in sides]
    assert ["RYGBP"[colour] for colour in TOOL_COLOURS] == list(REFERENCE_TOOL_COLOURS.values())


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_match_goes_alike(players: int, temper: str) -> None:
    for seed in SEEDS:
        play_match(players, temper, seed)


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("name", ENDGAMES)
def test_an_endgame_goes_alike(name: str, temper: str) -> None:
    for seed in ENDGAME_SEEDS:
        play_endgame(name, temper, seed)


def test_the_rare_cases_came_up() -> None:
    """Otherwise the comparison would prove less than it seems. The counts show with `pytest -rP`."""
    met: Counter[str] = Counter()
    for match in product(PLAYERS, TEMPERS, SEEDS):
        met += play_match(*match)
    for endgame in product(ENDGAMES, TEMPERS, ENDGAME_SEEDS):
        met += play_endgame(*endgame)
    print(*(f"{count:6} {name}" for name, count in sorted(met.items())), sep="\n")
    tools = [f"players {players}: tool {tool}" for tool in REFERENCE_TOOL_COLOURS for players in PLAYERS]
    assert [name for name in (*CORNERS, *ENDINGS, *map(withheld, WITHHELD), *tools) if not met[name]] == []
