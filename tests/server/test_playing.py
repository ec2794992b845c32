"""Actions, previews, giving up, and bots for whoever is away."""

import pytest

from leadlight.core.chance import Rng
from leadlight.core.errors import IllegalAction, NotationError, Refusal
from leadlight.core.state import State
from leadlight.games import GAMES
from leadlight.play.fair_check import verify
from leadlight.play.perspective import Perspective
from leadlight.play.replay import replay
from leadlight.server import wire
from leadlight.server.errors import Conflict, Forbidden
from leadlight.server.tables.playing import act_for
from leadlight.server.tables.starting import record_of

from .tabletop import GUESTS, Tabletop, started


def test_an_action_is_written_and_told_to_everybody() -> None:
    tabletop = started()
    for guest in tabletop.told:
        tabletop.heard(guest)
    ply, action = tabletop.ply, tabletop.act()
    entry = tabletop.ledger.entries[-1]
    assert (entry.kind, entry.seat, entry.ply, entry.actions.split("\n")[0]) == ("act", 0, ply, action)
    for guest in tabletop.told:
        (told,) = tabletop.heard(guest)
        assert isinstance(told, wire.Stepped)
        assert (told.step.seat, told.step.action, told.step.ply) == (0, action, tabletop.ply)


def test_the_legal_actions_are_for_the_seat_that_decides() -> None:
    tabletop = started()
    legal = {guest: match.legal for guest in ("ann", "ben", "eve") if (match := tabletop.snapshot(guest).match)}
    assert legal == {"ann": tabletop.legal(), "ben": [], "eve": []}


def test_an_action_for_an_earlier_ply_is_stale() -> None:
    tabletop = started()
    tabletop.act()
    before = tabletop.snapshot("ben")
    with pytest.raises(Conflict, match="stale") as refused:
        tabletop.do("ben", wire.Act(tabletop.ply - 1, tabletop.legal()[0]))
    assert refused.value.facts == {"ply": tabletop.ply}
    assert tabletop.snapshot("ben") == before


def test_the_same_action_twice_is_done_once() -> None:
    tabletop = started()
    ply, action = tabletop.ply, tabletop.act()
    entries = len(tabletop.ledger.entries)
    for _ in range(3):
        assert tabletop.do("ann", wire.Act(ply, action)) == wire.Done()
    tabletop.act()
    assert tabletop.do("ann", wire.Act(ply, action)) == wire.Done()
    assert len(tabletop.ledger.entries) == entries + 1


def test_the_last_action_of_a_match_twice_is_done_once() -> None:
    tabletop = started(1, game="sagrada")
    while tabletop.status == "playing":
        ply, action = tabletop.ply, tabletop.act()
    assert tabletop.do("ann", wire.Act(ply, action)) == wire.Done()


def test_only_who_played_an_action_may_repeat_it() -> None:
    tabletop = started()
    ply, action = tabletop.ply, tabletop.act()
    with pytest.raises(Conflict, match="stale"):
        tabletop.do("ben", wire.Act(ply, action))
    with pytest.raises(Conflict, match="stale"):
        tabletop.do("ann", wire.Act(ply, "2 blue > 1" if action != "2 blue > 1" else "2 red > 1"))


@pytest.mark.parametrize("guest", ["ben", "eve"])
def test_nobody_acts_for_another_seat(guest: str) -> None:
    tabletop = started()
    before, entries = tabletop.snapshot(guest), len(tabletop.ledger.entries)
    with pytest.raises((IllegalAction, Forbidden)) as refused:
        tabletop.do(guest, wire.Act(tabletop.ply, tabletop.legal()[0]))
    assert refused.value.code == {"ben": "not_your_turn", "eve": "seat-none"}[guest]
    assert tabletop.snapshot(guest) == before
    assert len(tabletop.ledger.entries) == entries


@pytest.mark.parametrize(("action", "kind"), [("please", NotationError), ("9 blue > 1", IllegalAction)])
def test_what_the_rules_refuse_changes_nothing(action: str, kind: type[Exception]) -> None:
    tabletop = started()
    before = tabletop.snapshot("ann")
    with pytest.raises((NotationError, IllegalAction)) as refused:
        tabletop.do("ann", wire.Act(tabletop.ply, action))
    assert isinstance(refused.value, kind)
    assert tabletop.snapshot("ann") == before


def test_a_preview_is_what_really_happens() -> None:
    tabletop = started()
    for _ in range(12):
        guest, legal = tabletop.guest_at(tabletop.actor), tabletop.legal()
        previewed = tabletop.do(guest, wire.Preview(tabletop.ply, legal[:64]))
        assert isinstance(previewed, wire.Previewed)
        assert set(previewed.outcomes) == set(legal[:64])
        action = tabletop.act(len(legal) // 2)
        events = tabletop.table.steps[-1].events
        foreseen = previewed.outcomes[action]
        assert events[: len(foreseen)] == foreseen


def test_what_was_previewed_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not until the position changes; an undo brings the position back, not what was known."""
    tabletop = started()
    dealt: list[int] = []
    deal_world = Perspective.deal_world

    def count_worlds(perspective: Perspective, rng: Rng) -> State:
        dealt.append(perspective.seat)
        return deal_world(perspective, rng)

    monkeypatch.setattr(Perspective, "deal_world", count_worlds)
    legal = tabletop.legal()
    first, both = (tabletop.do("ann", wire.Preview(tabletop.ply, legal[:count])) for count in (1, 2))
    assert tabletop.do("ann", wire.Preview(tabletop.ply, legal[:2])) == both
    assert isinstance(first, wire.Previewed)
    assert isinstance(both, wire.Previewed)
    assert both.outcomes[legal[0]] == first.outcomes[legal[0]]
    assert dealt == [0, 0]
    tabletop.act()
    tabletop.do("ann", wire.Undo(tabletop.ply))
    tabletop.do("ann", wire.Preview(tabletop.ply, legal[:2]))
    assert dealt == [0, 0, 0]


def test_a_preview_shows_nothing_to_whoever_does_not_decide() -> None:
    tabletop = started()
    legal = tabletop.legal()
    refused = dict.fromkeys(legal, Refusal("not_your_turn", "S4.1"))
    assert tabletop.do("ben", wire.Preview(tabletop.ply, legal)) == wire.Previewed(tabletop.ply, {}, refused)
    with pytest.raises(Forbidden):
        tabletop.do("eve", wire.Preview(tabletop.ply, tabletop.legal()))
    with pytest.raises(Conflict, match="stale"):
        tabletop.do("ann", wire.Preview(tabletop.ply - 1, tabletop.legal()))


def test_a_preview_tells_why_an_action_may_not_be_done() -> None:
    tabletop = started(game="sagrada")
    while tabletop.legal()[0].startswith("window"):
        tabletop.act()
    asked = ["place r1c1", "tool 13", "nonsense", *tabletop.legal()]
    previewed = tabletop.do(tabletop.guest_at(tabletop.actor), wire.Preview(tabletop.ply, asked))
    assert isinstance(previewed, wire.Previewed)
    assert set(previewed.outcomes) == set(tabletop.legal())
    assert {text: why.rule for text, why in previewed.refused.items()} == {"place r1c1": "G4.4", "tool 13": "G2.5"}


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_takes_every_spelling_of_a_legal_action(game: str) -> None:
    tabletop = started(game=game)
    for _ in range(8):
        tabletop.act(len(tabletop.legal()) // 2)
    legal = tabletop.legal()[:20]
    shouted = [text.upper() for text in legal]
    previewed = tabletop.do(tabletop.guest_at(tabletop.actor), wire.Preview(tabletop.ply, [*legal, *shouted]))
    assert isinstance(previewed, wire.Previewed)
    assert previewed.refused == {}
    assert [previewed.outcomes[text] for text in shouted] == [previewed.outcomes[text] for text in legal]


def test_the_end_reveals_the_secret_and_the_record_is_fair() -> None:
    tabletop = started()
    with pytest.raises(Conflict, match="match-running"):
        record_of(tabletop.table)
    tabletop.act_until_over()
    record = record_of(tabletop.table)
    assert replay(record).is_over
    assert verify(record) > 0
    snapshot = tabletop.snapshot("eve")
    assert snapshot.table.status == "over"
    assert snapshot.match is not None
    assert snapshot.match.standing is not None
    assert [type(told) for told in tabletop.heard("eve")][-2:] == [wire.Changed, wire.Stepped]


def test_with_two_the_match_is_over_when_one_resigns() -> None:
    tabletop = started()
    tabletop.act()
    tabletop.do("ann", wire.Resign())
    record = record_of(tabletop.table)
    assert record.result is not None
    assert (record.result.places, record.result.resigned) == ([2, 1], [0])
    assert replay(record).is_over
    assert verify(record) > 0
    assert tabletop.ledger.entries[-1].kind == "resign"


def test_with_four_a_bot_plays_on_for_whoever_resigned_first_and_the_seat_comes_last() -> None:
    tabletop = started(4)
    tabletop.do("cat", wire.Resign())
    assert tabletop.status == "playing"
    assert tabletop.table.player(2) == "greedy"
    with pytest.raises(Conflict, match="resigned-already"):
        tabletop.do("cat", wire.Resign())
    tabletop.do("ann", wire.Resign())
    assert tabletop.table.bot_to_act() == "greedy"
    tabletop.do("dan", wire.Resign())
    record = record_of(tabletop.table)
    assert record.result is not None
    assert (record.result.places, record.result.resigned) == ([3, 1, 4, 2], [2, 0, 3])
    assert replay(record).result() == record.result


def test_a_match_with_a_resignation_is_played_to_its_end() -> None:
    tabletop = started(3)
    tabletop.do("ben", wire.Resign())
    while tabletop.status == "playing":
        match = tabletop.table.require_match()
        if tabletop.actor == 1:
            act_for(tabletop.table, 1, match.state.legal_actions()[0], tabletop.now)
            tabletop.publish()
        else:
            tabletop.act()
    record = record_of(tabletop.table)
    assert record.result is not None
    assert record.result.places[1] == 3
    assert sorted(record.result.places) in ([1, 2, 3], [1, 1, 3])
    assert replay(record).result() == record.result


def test_who_resigned_cannot_act_any_more() -> None:
    tabletop = started(3)
    tabletop.do("ann", wire.Resign())
    with pytest.raises(Conflict, match="bot-plays"):
        tabletop.do("ann", wire.Act(tabletop.ply, tabletop.legal()[0]))


def test_most_of_those_who_are_here_bring_a_bot_for_whoever_is_away() -> None:
    tabletop = started(4)
    tabletop.stay_away("ann")
    tabletop.do("ben", wire.TakeOver(0))
    assert tabletop.table.player(0) is None
    assert tabletop.snapshot("eve").table.seats[0].votes == [1]
    tabletop.do("ben", wire.TakeOver(0))
    assert tabletop.table.player(0) is None
    tabletop.do("cat", wire.TakeOver(0))
    assert tabletop.table.player(0) == "greedy"
    assert tabletop.snapshot("eve").table.seats[0].stand_in == "greedy"


def test_one_vote_of_two_is_not_most() -> None:
    tabletop = started(3)
    tabletop.stay_away("ann")
    tabletop.do("ben", wire.TakeOver(0))
    assert tabletop.table.player(0) is None


def test_the_only_one_who_is_here_decides_alone() -> None:
    tabletop = started(4)
    for guest in ("ann", "cat", "dan"):
        tabletop.stay_away(guest)
    tabletop.do("ben", wire.TakeOver(0))
    assert tabletop.table.player(0) == "greedy"


def test_who_votes_without_a_connection_counts_as_here() -> None:
    tabletop = started(2)
    tabletop.stay_away("ann")
    tabletop.stay_away("ben")
    tabletop.do("ben", wire.TakeOver(0))
    assert tabletop.table.player(0) == "greedy"


def test_who_has_only_just_gone_is_waited_for() -> None:
    tabletop = started(2)
    tabletop.depart("ann")
    tabletop.now += 595
    with pytest.raises(Conflict, match="takeover-early") as early:
        tabletop.do("ben", wire.TakeOver(0))
    assert early.value.facts == {"name": "Ann", "unit": "seconds", "count": 5}
    tabletop.arrive("ann")
    tabletop.stay_away("ann")
    tabletop.do("ben", wire.TakeOver(0))
    assert tabletop.table.player(0) == "greedy"


def test_nobody_takes_over_from_who_is_here_or_from_a_bot_or_from_themselves() -> None:
    tabletop = started(3)
    with pytest.raises(Conflict, match="takeover-present"):
        tabletop.do("ben", wire.TakeOver(0))
    with pytest.raises(Conflict, match="takeover-needless"):
        tabletop.do("ben", wire.TakeOver(1))
    with pytest.raises(Forbidden):
        tabletop.do("eve", wire.TakeOver(0))
    with pytest.raises(Conflict, match="seat-unknown"):
        tabletop.do("ben", wire.TakeOver(3))


@pytest.mark.parametrize("back", ["by connecting", "by acting"])
def test_the_bot_hands_back_on_return(back: str) -> None:
    tabletop = started(2)
    tabletop.stay_away("ann")
    tabletop.do("ben", wire.TakeOver(0))
    assert tabletop.table.bot_to_act() == "greedy"
    if back == "by connecting":
        tabletop.arrive("ann")
    else:
        tabletop.act()
    assert tabletop.table.player(0) is None
    assert tabletop.reopened().player(0) is None
    assert tabletop.snapshot("eve").table.seats[0].stand_in is None


def test_votes_are_forgotten_on_return() -> None:
    tabletop = started(4)
    tabletop.stay_away("ann")
    tabletop.do("ben", wire.TakeOver(0))
    tabletop.arrive("ann")
    tabletop.stay_away("ann")
    tabletop.do("cat", wire.TakeOver(0))
    assert tabletop.table.chairs[0].votes == [2]


def test_a_table_of_people_has_no_bot_to_wake() -> None:
    assert Tabletop().table.bot_to_act() is None
    assert started(len(GUESTS)).table.bot_to_act() is None
