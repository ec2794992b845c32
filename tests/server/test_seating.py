"""Before the match: seats, the table's settings, and who is ready."""

import pytest

from leadlight.core.errors import OptionError
from leadlight.play.clock import ClockRule
from leadlight.server import wire
from leadlight.server.errors import Conflict, Forbidden
from leadlight.server.tables.seating import rename_guest
from leadlight.server.tables.table import Asker

from .tabletop import GUESTS, Tabletop, started


def test_a_guest_sits_down_and_everybody_is_told() -> None:
    tabletop = Tabletop()
    tabletop.heard("eve")
    tabletop.do("ben", wire.Sit(1))
    assert tabletop.table.seat_of("ben") == 1
    assert [type(message) for message in tabletop.heard("eve")] == [wire.Changed]


def test_changing_seats_frees_the_old_one_and_asks_for_readiness_again() -> None:
    tabletop = Tabletop(3)
    tabletop.do("ben", wire.Sit(1))
    tabletop.do("ben", wire.Ready())
    tabletop.do("ben", wire.Sit(2))
    assert tabletop.table.chairs[1].is_free
    assert not tabletop.table.chairs[2].ready


def test_sitting_where_one_sits_changes_nothing() -> None:
    tabletop = Tabletop()
    tabletop.do("ann", wire.Ready())
    tabletop.heard("ann")
    tabletop.do("ann", wire.Sit(0))
    assert tabletop.table.chairs[0].ready
    assert tabletop.heard("ann") == []


def test_a_taken_seat_is_refused_and_one_keeps_ones_own() -> None:
    tabletop = Tabletop(3)
    tabletop.do("ben", wire.Sit(1))
    with pytest.raises(Conflict, match="seat-taken"):
        tabletop.do("ben", wire.Sit(0))
    assert tabletop.table.seat_of("ben") == 1


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(Conflict, match="seat-unknown"):
        Tabletop().do("ben", wire.Sit(2))


def test_standing_up_frees_the_seat_but_the_host_stays_the_host() -> None:
    tabletop = Tabletop()
    tabletop.do("ann", wire.Stand())
    assert tabletop.table.chairs[0].is_free
    tabletop.do("ann", wire.PlaceBot(0, "random"))
    assert tabletop.table.chairs[0].bot == "random"


def test_who_has_no_seat_cannot_stand_up_or_be_ready() -> None:
    for command in (wire.Stand(), wire.Ready()):
        with pytest.raises(Forbidden, match="seat-none"):
            Tabletop().do("eve", command)


@pytest.mark.parametrize("command", [wire.PlaceBot(1, "random"), wire.Free(0), wire.Configure(name="Mine")])
def test_only_the_host_arranges_the_table(command: wire.Command) -> None:
    tabletop = Tabletop()
    tabletop.do("ben", wire.Sit(1))
    before = tabletop.snapshot("eve")
    with pytest.raises(Forbidden, match="not-host"):
        tabletop.do("ben", command)
    assert tabletop.snapshot("eve") == before


def test_a_bot_takes_a_free_seat_only() -> None:
    tabletop = Tabletop()
    tabletop.do("ben", wire.Sit(1))
    with pytest.raises(Conflict, match="seat-taken"):
        tabletop.do("ann", wire.PlaceBot(1, "random"))
    with pytest.raises(OptionError, match="bot-unknown"):
        Tabletop().do("ann", wire.PlaceBot(1, "deep-blue"))


def test_a_bot_can_be_changed_for_another_and_freed() -> None:
    tabletop = Tabletop()
    tabletop.do("ann", wire.PlaceBot(1, "random"))
    tabletop.do("ann", wire.PlaceBot(1, "greedy"))
    assert tabletop.table.chairs[1].bot == "greedy"
    tabletop.do("ann", wire.Free(1))
    assert tabletop.table.chairs[1].is_free


def test_the_host_can_free_the_seat_of_somebody_who_never_came() -> None:
    tabletop = Tabletop()
    tabletop.do("ben", wire.Sit(1))
    tabletop.do("ann", wire.Free(1))
    assert tabletop.table.seat_of("ben") is None


def test_a_change_of_the_rules_asks_everybody_again() -> None:
    tabletop = Tabletop(3)
    tabletop.do("ben", wire.Sit(1))
    tabletop.do("ben", tabletop.ready("ben"))
    tabletop.do("ann", wire.Configure(options={"side": "B"}, clock=ClockRule("move", 60), visibility="open"))
    assert not tabletop.table.chairs[1].ready
    assert (tabletop.row.options["side"], tabletop.row.clock.seconds, tabletop.row.visibility) == ("B", 60, "open")


@pytest.mark.parametrize("options", [{"players": 9}, {"colour": "red"}, {"players": True}])
def test_options_that_the_game_does_not_have_change_nothing(options: dict[str, wire.OptionValue]) -> None:
    tabletop = Tabletop()
    before = tabletop.snapshot("ann")
    with pytest.raises(OptionError):
        tabletop.do("ann", wire.Configure(options=options, name="Other"))
    assert tabletop.snapshot("ann") == before


def test_more_players_bring_free_seats_and_fewer_take_those_without_a_person() -> None:
    tabletop = Tabletop(2)
    tabletop.do("ann", wire.Configure(options={"players": 4}))
    tabletop.do("ben", wire.Sit(3))
    tabletop.do("ann", wire.PlaceBot(1, "random"))
    tabletop.do("ann", wire.Configure(options={"players": 2}))
    assert [chair.guest for chair in tabletop.table.chairs] == ["ann", "ben"]


def test_a_table_does_not_shrink_below_its_people() -> None:
    tabletop = Tabletop(3)
    tabletop.seat_everybody()
    with pytest.raises(Conflict, match="seats-occupied"):
        tabletop.do("ann", wire.Configure(options={"players": 2}))
    assert len(tabletop.table.chairs) == tabletop.row.options["players"] == 3


def test_the_match_begins_only_when_every_seat_is_taken_and_everybody_is_ready() -> None:
    tabletop = Tabletop(3)
    tabletop.do("ann", wire.Ready())
    tabletop.do("ben", wire.Sit(1))
    tabletop.do("ben", wire.Ready())
    assert tabletop.status == "waiting"
    tabletop.do("cat", wire.Sit(2))
    assert tabletop.status == "waiting"
    tabletop.do("ben", wire.Ready(ready=False))
    tabletop.do("cat", wire.Ready())
    assert tabletop.status == "waiting"
    tabletop.do("ben", wire.Ready())
    assert tabletop.status == "playing"
    assert tabletop.table.match is not None


def test_a_bot_on_the_last_seat_begins_the_match() -> None:
    tabletop = Tabletop()
    tabletop.do("ann", wire.Ready())
    tabletop.do("ann", wire.PlaceBot(1, "random"))
    assert tabletop.status == "playing"


def test_bots_alone_do_not_begin() -> None:
    tabletop = Tabletop()
    tabletop.do("ann", wire.PlaceBot(1, "random"))
    tabletop.do("ann", wire.Stand())
    tabletop.do("ann", wire.PlaceBot(0, "random"))
    assert tabletop.status == "waiting"


def test_the_commitment_is_shown_before_anybody_contributes_and_stays() -> None:
    tabletop = Tabletop()
    before = tabletop.snapshot("eve").table.commitment
    tabletop.start()
    assert before is not None
    assert tabletop.snapshot("eve").table.commitment == before


@pytest.mark.parametrize(
    "command", [wire.Sit(0), wire.Stand(), wire.Ready(), wire.PlaceBot(0, "random"), wire.Free(1), wire.Configure()]
)
def test_nobody_changes_places_once_the_match_has_begun(command: wire.Command) -> None:
    tabletop = started()
    before = tabletop.snapshot("ann")
    with pytest.raises(Conflict, match="match-started"):
        tabletop.do("ann", command)
    assert tabletop.snapshot("ann") == before


@pytest.mark.parametrize(
    "command",
    [
        wire.Act(0, "pass"),
        wire.Preview(0, []),
        wire.Undo(0),
        wire.Answer(0, accept=True),
        wire.Resign(),
        wire.TakeOver(0),
    ],
)
def test_nothing_can_be_played_before_the_match(command: wire.Command) -> None:
    tabletop = Tabletop()
    with pytest.raises(Conflict, match="match-not-running"):
        tabletop.do("ann", command)


def test_a_new_name_counts_until_the_match_begins() -> None:
    tabletop = Tabletop()
    rename_guest(tabletop.table, Asker("ann", "Anna", 1.0))
    tabletop.start()
    rename_guest(tabletop.table, Asker("ann", "Annabel", 2.0))
    assert tabletop.table.chairs[0].name == "Anna"
    assert tabletop.table.require_match().seats[0].name == "Anna"


def test_everybody_is_told_of_the_start_with_the_set_up() -> None:
    tabletop = started(4)
    for guest in GUESTS:
        told = tabletop.heard(guest)
        assert isinstance(told[-1], wire.Stepped)
        assert told[-1].step.seat == -1
        assert isinstance(told[-2], wire.Changed)
        assert told[-2].table.status == "playing"
