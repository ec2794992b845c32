"""Writes what the tests of the browser need of real matches.

`script/web_fixtures.py` writes the files anew; with `--check` it only compares and fails if a file is out of date.
web/tests/positions/GAME.json has one position for each phase of a game, as the acting seat sees it.
web/tests/endings/GAME.json has the last position of a match, its standing and the events of its last step.
web/tests/fair/matches.json has the records of short matches with fair chance, and their draws.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from leadlight.core.chance import Rng
from leadlight.core.record import Proof, Seat
from leadlight.core.state import CHANCE
from leadlight.games import GAMES, find_game
from leadlight.play.fair import FairRng, commit, commit_contribution, complete_proof, digest_head, fair_rng, name_match
from leadlight.play.match import Match
from leadlight.server.replays import list_draws
from leadlight.server.tables.messages import standing

TARGET = Path(__file__).parents[1] / "web" / "tests"
SEED = 37  # its matches come through most phases
CHAINS: list[list[str]] = [[f"{seat:02x}" * 32] for seat in (161, 178)]  # of fresh shares, by seat
for chain in CHAINS:
    while len(chain) < 4:
        chain.insert(0, commit(bytes.fromhex(chain[0])))
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


def write_ending(name: str) -> str:
    """The end of a random match as the wire's `MatchInfo` and `Step` have it."""
    for last in play(name):
        match = last
    view, events = match.game.view(match.state, 0), match.events[-1]
    ending = {"ply": match.ply, "view": view, "standing": standing(match), "events": events}
    return msgspec.json.format(msgspec.json.encode(ending), indent=1).decode() + "\n"


def play_fairly(secret: bytes = bytes(32), mine: str | None = "a1" * 32, **changes: Any) -> dict[str, Any]:
    """A match that ends after the setup because the second player gives up: its record and its draws."""
    names, theirs = changes.pop("names", ["Łucja “Ω” 𝄞", "Borys"]), changes.pop("theirs", "b2" * 32)
    scheme, fresh = changes.pop("scheme", 2), changes.pop("fresh", False)
    commitment, contributions = commit(secret), [chain[0] for chain in CHAINS] if fresh else [mine, theirs]
    match = Match(next(iter(GAMES.values())), changes, [Seat(name) for name in names], Rng())
    proof = match.proof = Proof(name_match(commitment), commitment, contributions)
    if scheme == 2:
        commitments = [given and commit_contribution(commitment, given) for given in contributions]
        match.proof = replace(proof, scheme=2, commitments=commitments, shares=[] if fresh else None)
        proof = match.proof = replace(match.proof, head=digest_head(match.record()))
    match.rng = FairRng(secret, proof)
    match.draw_chance()
    if fresh:
        play_drawings(match, 2)
    match.resign(1)
    match.proof = complete_proof(match)
    return {"record": msgspec.to_builtins(match.record()), "draws": msgspec.to_builtins(list_draws(match))}


def play_drawings(match: Match, count: int) -> None:
    """Play until chance has been drawn so often after a decision, each time with fresh shares."""
    drawings = 0
    while drawings < count:
        action = match.state.legal_actions()[0]
        after = match.state.copy()
        after.apply(action)
        if after.actor() == CHANCE:
            drawings += 1
            fair_rng(match).take_shares([chain[drawings] for chain in CHAINS])
        match.act(match.actor, action)


def write_fair_matches() -> str:
    """An honest match, and others in which one thing is different, as a cheating server would publish them."""
    matches = {
        "honest": play_fairly(),
        "old": play_fairly(scheme=1),
        "fresh": play_fairly(fresh=True),
        "other_secret": play_fairly(bytes(range(32))),
        "without_mine": play_fairly(mine=None),
        "replaced_mine": play_fairly(mine="d4" * 32),
        "replaced_theirs": play_fairly(theirs="d4" * 32),
        "exchanged": play_fairly(mine="b2" * 32, theirs="a1" * 32),
        "other_names": play_fairly(names=["Łucja “Ω” 𝄞", "Boris"]),
        "other_options": play_fairly(starter="first"),
    }
    return "{\n" + ",\n".join(f'"{name}": {to_json(match)}' for name, match in matches.items()) + "\n}\n"


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def fixtures() -> dict[Path, str]:
    """What stands in each file."""
    positions = {TARGET / "positions" / f"{name}.json": write_positions(name) for name in GAMES}
    endings = {TARGET / "endings" / f"{name}.json": write_ending(name) for name in GAMES}
    return positions | endings | {TARGET / "fair" / "matches.json": write_fair_matches()}


if __name__ == "__main__":
    for target, text in fixtures().items():
        if "--check" not in sys.argv:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            sys.exit(f"{target.name} is not what script/web_fixtures.py writes. Run it.")
