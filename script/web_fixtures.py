"""Writes positions of real matches for the tests of the browser: web/tests/positions/GAME.json, one file for each game.

`script/web_fixtures.py` writes the files anew; with `--check` it only compares and fails if a file is out of date.
A file has one position for each phase of its game, as the acting seat sees it.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from leadlight.core.chance import Rng
from leadlight.core.record import Seat
from leadlight.games import GAMES, find_game
from leadlight.play.match import Match

TARGET = Path(__file__).parents[1] / "web" / "tests" / "positions"
SEED = 37  # its matches come through most phases
SETTLED = range(24, 60)  # decisions before which the boards have something on them


def play(name: str) -> Iterator[Match]:
    """A random match for two, before each decision."""
    rng = Rng(SEED)
    match = Match(find_game(name), {"players": 2}, [Seat("Olena"), Seat("Borys")], rng)
    match.draw_chance()
    while not match.is_over:
        yield match
        match.act(match.actor, rng.pick(match.state.legal_actions()))


def describe(match: Match) -> dict[str, Any]:
    """The position as the wire's `MatchInfo` has it, without what only a server knows."""
    legal = [match.game.format_action(action) for action in match.state.legal_actions()]
    view = match.game.view(match.state, match.actor)
    return {"ply": match.ply, "actor": match.actor, "legal": legal, "view": msgspec.to_builtins(view)}


def write_positions(name: str) -> str:
    """By phase: the settled position with the most choices, or the first one if the phase comes only early."""
    found: dict[str, dict[str, Any]] = {}
    choices: dict[str, int] = {}
    for decision, match in enumerate(play(name)):
        position = describe(match)
        phase, count = position["view"]["phase"], len(position["legal"]) if decision in SETTLED else 0
        if count > choices.get(phase, -1):
            found[phase], choices[phase] = position, count
    return msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"


if __name__ == "__main__":
    for name in GAMES:
        target, text = TARGET / f"{name}.json", write_positions(name)
        if "--check" not in sys.argv:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            sys.exit(f"{target.name} is not what script/web_fixtures.py writes. Run it.")
