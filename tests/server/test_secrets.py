"""Two matches of Sagrada that differ only in what a viewer must not know: whatever the viewer is sent is the same.

The twin of a match is made from what the database keeps: other cards are dealt to one seat, everything else stays.
"""

from functools import cache
from random import Random

import msgspec
import pytest

from leadlight.games.sagrada.components import BASE_CARDS, COLOUR_NAMES
from leadlight.games.sagrada.events import FinalScored, WindowsRevealed
from leadlight.play.match import Match
from leadlight.server import http_models, replays, wire
from leadlight.server.errors import Conflict
from leadlight.server.replays import assemble, look_back, replay_record
from leadlight.server.tables import messages, starting
from leadlight.server.tables.commands import handle
from leadlight.server.tables.messages import snapshot
from leadlight.server.tables.model import Entry, StoredTable
from leadlight.server.tables.starting import record_of, reopen
from leadlight.server.tables.table import Asker, Table

from .tabletop import GUESTS, Tabletop, started

SPECTATOR = "eve"
NOW = 2000.0


@cache
def played(players: int) -> Tabletop:
    tabletop = started(players, game="sagrada", starter="drawn")
    rng = Random(players)
    while tabletop.status == "playing":
        tabletop.act(rng.randrange(len(tabletop.legal())))
    return tabletop


def kept(tabletop: Tabletop, entries: list[Entry]) -> StoredTable:
    """The match while it was still running, with these entries alone."""
    whole = tabletop.ledger.kept()
    row = msgspec.structs.replace(whole.row, status="playing")
    return whole._replace(row=row, entries=entries)


def deal(entries: list[Entry], changes: dict[int, str]) -> list[Entry]:
    """The same entries with other cards dealt, by ply."""
    actions = entries[0].actions.split("\n")
    changed = "\n".join(changes.get(ply, action) for ply, action in enumerate(actions))
    return [msgspec.structs.replace(entries[0], actions=changed), *entries[1:]]


def another_private(entries: list[Entry], seat: int) -> dict[int, str]:
    dealt = entries[0].actions.split("\n")
    free = next(f"private {colour}" for colour in COLOUR_NAMES if f"private {colour}" not in dealt)
    return {1 + seat: free}


def other_cards(entries: list[Entry], players: int, seat: int, places: list[int]) -> dict[int, str]:
    """Other window cards for the seat; a place is its first or its second card."""
    dealt = entries[0].actions.split("\n")
    free = (f"card {card + 1}" for card in range(int(BASE_CARDS)) if f"card {card + 1}" not in dealt)
    return {1 + players + 2 * seat + place: next(free) for place in places}


def unchosen(entries: list[Entry], seat: int) -> int:
    """Which of its two cards the seat did not choose."""
    side = int(entries[1 + seat].actions.split("\n")[0].removeprefix("window ")) - 1
    return 1 - side // 2


def everything(table: Table, guest: str) -> list[bytes]:
    """Whatever a guest can ask for now."""
    asked = [snapshot(table, guest, NOW), assemble(look_back(table, guest)), *previews(table, guest)]
    return [msgspec.json.encode(answer) for answer in asked]


def previews(table: Table, guest: str) -> list[wire.Previewed]:
    """Of every action there is."""
    if table.seat_of(guest) is None:
        return []
    match = table.require_match()
    texts = [match.game.format_action(action) for action in range(match.game.action_count)]
    commands = [wire.Preview(match.ply, texts[start : start + 64]) for start in range(0, len(texts), 64)]
    return [without_guesses(handle(table, Asker(guest, "", NOW), command)) for command in commands]


def without_guesses(told: wire.Message | None) -> wire.Previewed:
    """What a preview makes others reveal belongs to a world dealt at random: it differs from one time to the next."""
    assert isinstance(told, wire.Previewed)
    sure = {
        text: events
        for text, events in told.outcomes.items()
        if not any(isinstance(event, FinalScored | WindowsRevealed) for event in events)
    }
    return msgspec.structs.replace(told, outcomes=sure)


def replay_unchecked(match: Match, entry: Entry) -> None:
    for action in entry.actions.splitlines():
        match.apply(match.game.parse_action(action))


def check_twins(tabletop: Tabletop, entries: list[Entry], changes: dict[int, str], seat: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(starting, "replay_actions", replay_unchecked)  # chance never drew what the other world has
        one, other = (reopen(kept(tabletop, each), NOW) for each in (entries, deal(entries, changes)))
    assert one.require_match().actions != other.require_match().actions
    for guest in (*GUESTS[: len(one.chairs)], SPECTATOR):
        is_same = everything(one, guest) == everything(other, guest)
        assert is_same == (one.seat_of(guest) != seat), f"{guest} at ply {one.require_match().ply}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_can_tell_which_private_objective_another_has(players: int) -> None:
    tabletop = played(players)
    entries = tabletop.ledger.entries
    for seat in range(players):
        for end in (1, 1 + players, len(entries) - 1):
            check_twins(tabletop, entries[:end], another_private(entries, seat), seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_can_tell_which_card_another_did_not_choose(players: int) -> None:
    tabletop = played(players)
    entries = tabletop.ledger.entries
    for seat in range(players):
        changes = other_cards(entries, players, seat, [unchosen(entries, seat)])
        for end in (1, 1 + players, len(entries) - 1):
            check_twins(tabletop, entries[:end], changes, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_can_tell_what_another_chose_until_all_have_chosen(players: int) -> None:
    tabletop = played(players)
    entries = tabletop.ledger.entries
    for seat in range(players):
        for end in range(1, 1 + players):
            check_twins(tabletop, entries[:end], other_cards(entries, players, seat, [0, 1]), seat)


@pytest.mark.parametrize(
    "unveiled", [(messages, "events_seen_by"), (replays, "step_seen_by")], ids=lambda each: each[1]
)
def test_a_missing_veil_would_be_noticed(unveiled: tuple[object, str], monkeypatch: pytest.MonkeyPatch) -> None:
    tabletop = played(2)
    entries = tabletop.ledger.entries
    monkeypatch.setattr(*unveiled, lambda *told: told[-2])
    with pytest.raises(AssertionError, match="ann at ply"):
        check_twins(tabletop, entries[:-1], another_private(entries, 1), 1)


def knowing(told: http_models.Replay) -> list[int]:
    """The seats whose private objective is seen before the end."""
    return [seat for seat, each in enumerate(told.frames[0].view.seats) if each.privates]


def test_once_it_is_over_a_match_can_be_looked_at_with_any_eyes() -> None:
    tabletop = played(3)
    table = reopen(tabletop.ledger.kept(), NOW)
    for guest, own in (("ann", 0), ("cat", 2), (SPECTATOR, 0)):
        assert assemble(look_back(table, guest)).as_seat == own
    for seat in range(3):
        told = assemble(look_back(table, SPECTATOR, seat))
        assert (told.as_seat, knowing(told)) == (seat, [seat])
        assert knowing(replay_record(record_of(table), seat)) == [seat]
    with pytest.raises(Conflict, match="seat-unknown"):
        assemble(look_back(table, SPECTATOR, 3))


def test_before_the_end_everybody_has_their_own_eyes() -> None:
    tabletop = played(3)
    table = reopen(kept(tabletop, tabletop.ledger.entries[:-1]), NOW)
    for guest, own in (("ann", 0), ("cat", 2), (SPECTATOR, None)):
        told = assemble(look_back(table, guest, 1))
        assert told.as_seat == own
        assert knowing(told) == ([] if own is None else [own])
