"""Every byte that each viewer is sent, searched for what that viewer must not know.

The game is made of secrets (`veil`): the name of a card stands for itself wherever it turns up. The last tests take the
veil away on purpose, one layer at a time, to prove that the search would notice.
"""

import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

import msgspec
import pytest

from leadlight.core.event import Event
from leadlight.core.state import State
from leadlight.games import GAMES
from leadlight.play.fair import fair_rng
from leadlight.server import replays
from leadlight.server.sessions import COOKIE, unsign
from leadlight.server.tables import messages, previews

from . import veil
from .conftest import Server, Visitors
from .visitor import Json, Line, Visitor, start_match

PLAN = ["peek", "hold", "swap", "hold", "peek", "hold"]  # seat 0 and seat 1 in turn


@dataclass
class Seen:
    """What one viewer received before the end, and what it may know: its own cards, when it held them."""

    visitor: Visitor
    known: set[str]

    @property
    def data(self) -> bytes:
        return b"\n".join(self.visitor.received)


pytestmark = pytest.mark.usefixtures("unlimited")


@pytest.fixture(autouse=True)
def game_of_secrets(monkeypatch: pytest.MonkeyPatch, server: Server) -> Iterator[None]:
    """Replays are computed in this process, because no other knows the game, nor what a test takes away."""
    monkeypatch.setitem(GAMES, "veil", veil.VEIL)
    with ThreadPoolExecutor(1) as executor:
        monkeypatch.setattr(server.services.process_pool, "executor", executor)
        yield


async def ask_everything(visitor: Visitor, line: Line, code: str, ply: int) -> None:
    """Whatever can be asked over HTTP and the line, allowed or not."""
    for path, statuses in {"": [200], "/replay": [200], "/record": [200, 409]}.items():
        assert (await visitor.request("GET", f"/api/tables/{code}{path}")).status_code in statuses
    for path in ("/api/tables", "/api/me", "/api/host"):
        await visitor.request("GET", path)
    for number in (ply, ply - 1):
        await visitor.command(code, "preview", ply=number, actions=["hold", "peek", "swap"])
        await line.ask("preview", "previewed", ply=number, actions=["hold", "peek", "swap"])
    for action in ("deal veiled00", "nonsense", "hold"):
        await visitor.command(code, "act", ply=0, action=action)
        await line.ask("act", "done", ply=0, action=action)
    again = await visitor.connect(code, since=0)
    await again.hear()
    await again.close()


def note_cards(seen: Seen, match: Json | None) -> None:
    if match is not None:
        seen.known |= set(match["view"]["mine"])


async def play(visitors: Visitors) -> tuple[str, list[Seen]]:
    """A match up to its last action, with two seats and a spectator who all ask for everything at every turn."""
    people = [Seen(await visitors.enter(name), set()) for name in ("Ann", "Ben", "Eve")]
    ann, ben = people[0].visitor, people[1].visitor
    code = await ann.open_table(game="veil", visibility="open")
    lines = [await seen.visitor.connect(code) for seen in people]
    await start_match(code, ann, ben)
    for number, action in enumerate(PLAN):
        for seen, line in zip(people, lines, strict=True):
            match = (await seen.visitor.look(code))["match"]
            note_cards(seen, match)
            await ask_everything(seen.visitor, line, code, match["ply"])
        if number < len(PLAN) - 1:
            await people[number % 2].visitor.command(code, "act", ply=match["ply"], action=action)
    for seen, line in zip(people, lines, strict=True):
        note_cards(seen, (await seen.visitor.look(code))["match"])
        await line.ask("preview", "previewed", ply=0, actions=[])
    return code, people


def hands_of(server: Server, code: str) -> list[list[str]]:
    state = server.services.rooms.rooms[code].table.require_match().state
    assert isinstance(state, veil.VeilState)
    return state.hands


def find_leaks(server: Server, code: str, people: list[Seen]) -> list[str]:
    services = server.services
    rng = fair_rng(services.rooms.rooms[code].table.require_match())
    hidden = {
        "the secret of the chance": rng.secret.hex(),
        "the record": '"contributions"',
        "the draws": '"outcomes":[[',
    }
    for number, seen in enumerate(people):
        hidden[f"the cookie of guest {number}"] = seen.visitor.cookie
        session = services.sessions.kept[unsign(services.sessions.cookies, seen.visitor.cookie) or ""]
        hidden[f"the id of guest {number}"] = session.guest
        hidden[f"the session of guest {number}"] = session.id
    leaks = []
    for number, seen in enumerate(people):
        cards = {name.decode() for name in re.findall(rb"veiled\d\d", seen.data)} - {"veiled00"}
        told = sorted(cards - seen.known) + [name for name, text in hidden.items() if text.encode() in seen.data]
        leaks += [f"viewer {number} was told {what}" for what in told]
    return leaks


async def test_nobody_is_told_what_they_must_not_know_before_the_end(visitors: Visitors, server: Server) -> None:
    code, people = await play(visitors)
    assert find_leaks(server, code, people) == []
    assert [len(seen.known) for seen in people] == [4, 2, 0]
    assert all(len(seen.data) > 20_000 for seen in people)


async def test_everything_is_revealed_at_the_end(visitors: Visitors) -> None:
    code, people = await play(visitors)
    ben, eve = people[1].visitor, people[2].visitor
    match = (await ben.look(code))["match"]
    await ben.command(code, "act", ply=match["ply"], action=PLAN[-1])
    record = await eve.get(f"/api/tables/{code}/record")
    everything = people[0].known | people[1].known
    assert {action.removeprefix("deal ") for action in record["actions"] if "deal" in action} == everything
    assert record["proof"]["secret"]


async def test_a_cookie_is_told_to_nobody_but_its_guest(visitors: Visitors) -> None:
    ann = await visitors.enter("Ann")
    response = await ann.request("GET", "/api/me")
    assert COOKIE in response.headers["set-cookie"]
    assert ann.cookie.encode() not in b"".join(ann.received)


def bare_events(events: list[Event], _: int | None) -> list[Event]:
    return events


def bare_view(patch: pytest.MonkeyPatch) -> None:
    def show_all(state: State, viewer: int | None) -> veil.VeilView:
        assert isinstance(state, veil.VeilState)
        seen = veil.view(state, viewer)
        return veil.VeilView(seen.actor, seen.counts, tuple(card for hand in state.hands for card in hand))

    patch.setitem(GAMES, "veil", replace(veil.VEIL, view=show_all))


def bare_worlds(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(veil.VeilState, "determinize", lambda *_: None)


def bare_replay(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(replays, "step_seen_by", lambda _, turn, __: turn)


def bare_record(patch: pytest.MonkeyPatch) -> None:
    assemble = replays.assemble
    patch.setattr(replays, "assemble", lambda past: replace_record(assemble(past), past.match))


def replace_record(replay: Any, match: Any) -> Any:
    return msgspec.structs.replace(replay, record=msgspec.to_builtins(match.record()))


def bare_turns(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(messages, "events_seen_by", bare_events)


def bare_previews(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(previews, "imagine", lambda match, *_: match.state)
    patch.setattr(previews, "events_seen_by", bare_events)


@pytest.mark.parametrize(
    "unveil",
    [bare_view, bare_turns, bare_replay, bare_record, bare_worlds, bare_previews],
    ids=lambda each: each.__name__,
)
async def test_the_search_notices_when_a_veil_is_missing(
    visitors: Visitors, server: Server, monkeypatch: pytest.MonkeyPatch, unveil: Callable[[pytest.MonkeyPatch], None]
) -> None:
    unveil(monkeypatch)
    code, people = await play(visitors)
    if unveil is bare_view:  # then the view does not tell which cards are one's own
        for seat, seen in enumerate(people):
            seen.known = set(hands_of(server, code)[seat]) if seat < 2 else set()
    assert find_leaks(server, code, people) != []
