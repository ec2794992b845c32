"""Whole matches of Uzory over HTTP and sockets: everything that each viewer receives, taken apart and searched."""

import re
from random import Random

import pytest

from leadlight.core.state import CHANCE
from leadlight.games.uzory.events import StartTileLaid, TileDrawn, TileLaid
from leadlight.play.fair import fair_rng
from leadlight.play.match import Match

from .conftest import Server, Visitors
from .onlookers import Viewer, inside, match_of, received, sit_down
from .visitor import Json

pytestmark = pytest.mark.usefixtures("unlimited")
OFTEN = 25  # so many actions lie between two times when everybody asks for everything
DRAWN = re.compile(rb'"(?:draw|start) ')  # what only a record and its draws name
TILES = ("tile", "tiles", "hand", "dropped")  # what a message calls tiles
COUNTED = "StackRenewed"  # the only one that counts them instead
TRIED = ("skip", "discard 1 2", "discard none", "name 1", "colour red", "lay 1@0 (0,1)", "lay 2@1 (1,0)+N")


async def play(code: str, viewers: list[Viewer]) -> tuple[Viewer, Json]:
    """To the decision that would end the match, which stays undone: who would make it, and what."""
    rng = Random(7)
    for count in range(10_000):
        seat = (await viewers[-1].visitor.look(code))["match"]["actor"]
        actor = viewers[seat]
        match = (await actor.visitor.look(code))["match"]
        if count < len(viewers) or count % OFTEN == 0:
            for viewer in viewers:
                await ask_everything(viewer, code, match)
        move = {"ply": match["ply"], "action": choose(match, rng)}
        told = await actor.line.ask("preview", "previewed", ply=move["ply"], actions=[move["action"]])
        if any(event["type"] == "MatchEnded" for event in told["outcomes"][move["action"]]):
            return actor, move
        await actor.visitor.command(code, "act", **move)
    raise AssertionError("a match without an end")


def choose(match: Json, rng: Random) -> str:
    """Tiles are dropped often, but so that the match goes on."""
    legal: list[str] = match["legal"]
    skips = "skip" in legal and match["view"]["skips"] == 0 and rng.random() < 0.2
    return "skip" if skips else rng.choice(legal)


async def ask_everything(viewer: Viewer, code: str, match: Json) -> None:
    for path in ("/replay", "/replay?seat=0", "/replay?seat=1", "/record", "/qr.svg"):
        await viewer.visitor.request("GET", f"/api/tables/{code}{path}")
    await viewer.visitor.request("GET", "/api/tables")
    told = await viewer.line.ask("preview", "previewed", ply=match["ply"], actions=[*TRIED, *match["legal"][:10]])
    if viewer.seat != match["actor"]:
        assert is_told_nothing(told)
    again = await viewer.visitor.connect(code, since=0)
    await again.hear()
    await again.close()


def is_told_nothing(told: Json) -> bool:
    """Who is not at turn hears the same refusal whatever the tiles are; a spectator hears none."""
    codes = {why["code"] for why in told.get("refused", {}).values()}
    return not told.get("outcomes") and codes <= {"not_your_turn", "bad_discard"}


def find_leaks(viewer: Viewer) -> list[Json]:
    return [found for told in received(viewer) for found in inside(told) if tells_too_much(found, viewer.seat)]


def tells_too_much(found: Json, seat: int | None) -> bool:
    """Views and events, by what each of them may say of another seat's tiles."""
    if "phase" in found and "seats" in found:
        others = [each for number, each in enumerate(found["seats"]) if number != seat]
        return any(each["dropped"] or any(tile is not None for tile in each["hand"]) for each in others)
    if found.get("seat") == seat:
        return False
    secret = {"TileDrawn": "tile", "TilesDiscarded": "tiles", "TurnSkipped": "tiles"}
    kind = found.get("type")
    return kind in secret and found[secret[kind]] is not None


def named_tiles(viewer: Viewer) -> set[int]:
    """All tiles that anything which the viewer received names, whatever it says of them."""
    objects = [found for told in received(viewer) for found in inside(told) if found.get("type") != COUNTED]
    values = [found[key] for found in objects for key in TILES if key in found]
    numbers = [number for value in values for number in (value if isinstance(value, list) else [value])]
    return {number for number in numbers if number is not None}


def known_tiles(match: Match, seat: int | None) -> set[int]:
    """Those that have come to the floor or into the seat's own hand."""
    events = [event for happened in match.events for event in happened]
    laid = {event.tile for event in events if isinstance(event, StartTileLaid | TileLaid)}
    drawn = {event.tile for event in events if isinstance(event, TileDrawn) and event.seat == seat}
    return laid | {tile for tile in drawn if tile is not None}


@pytest.mark.parametrize(("players", "mode"), [(2, "broken"), (3, "base")])
async def test_a_whole_match_tells_nobody_what_others_hide(
    visitors: Visitors, server: Server, players: int, mode: str
) -> None:
    code, viewers = await sit_down(visitors, "uzory", {"players": players, "mode": mode})
    await play(code, viewers)
    match = match_of(server, code)
    assert match.actors.count(CHANCE) > 60
    for viewer in viewers:
        await viewer.line.ask("preview", "previewed", ply=0, actions=[])
        assert find_leaks(viewer) == []
        assert named_tiles(viewer) == known_tiles(match, viewer.seat)
        data = b"\n".join(viewer.visitor.received)
        assert DRAWN.findall(data) == []
        assert fair_rng(match).secret.hex().encode() not in data
        assert b'"contributions"' not in data
        assert len(data) > 200_000


async def test_after_the_end_only_the_replay_shows_other_hands(visitors: Visitors) -> None:
    """As the seat knew it whose as_seat are asked for; the table itself goes on to show each viewer the own hand."""
    code, viewers = await sit_down(visitors, "uzory", {"players": 2})
    actor, move = await play(code, viewers)
    await actor.visitor.command(code, "act", **move)
    for viewer in viewers:
        match = (await viewer.visitor.look(code))["match"]
        assert match["standing"] is not None
        assert not tells_too_much(match["view"], viewer.seat)
        for seat in (0, 1):
            replay = await viewer.visitor.get(f"/api/tables/{code}/replay?seat={seat}")
            assert [found for frame in replay["frames"] for found in inside(frame) if tells_too_much(found, seat)] == []
            assert any(tile is not None for tile in replay["frames"][-2]["view"]["seats"][seat]["hand"])
        record = await viewer.visitor.get(f"/api/tables/{code}/record")
        assert sum(action.startswith("draw ") for action in record["actions"]) > 50
