"""The arithmetic of time to think."""

import msgspec
import pytest

from leadlight.play.clock import GRACE, GRACE_IN_ALL, Clock, ClockRule

BANK = ClockRule("bank", 100, 5)
MOVE = ClockRule("move", 30, 5)


def test_a_bank_runs_down_and_gains_with_every_decision() -> None:
    clock = Clock(BANK, 2)
    clock.start(0, 10.0, present=True)
    assert clock.left_at(14.0) == [96, 100]
    clock.stop(20.0, 7)
    assert clock.left == [95, 100]
    assert clock.running is None


def test_a_move_begins_with_its_whole_time_and_has_no_increment() -> None:
    clock = Clock(MOVE, 2)
    clock.start(0, 0.0, present=True)
    clock.stop(25.0, 7)
    assert clock.left == [5, 30]
    clock.start(0, 30.0, present=True)
    assert clock.left == [30, 30]


def test_time_never_falls_below_nothing() -> None:
    clock = Clock(BANK, 1)
    clock.start(0, 0.0, present=True)
    assert clock.left_at(1000.0) == [0]
    clock.pause(1000.0)
    assert clock.left == [0]


def test_a_clock_that_goes_back_gives_nothing() -> None:
    clock = Clock(BANK, 1)
    clock.start(0, 50.0, present=True)
    assert clock.left_at(10.0) == [100]
    clock.pause(10.0)
    assert clock.left == [100]


def test_the_flag_falls_when_the_time_is_over() -> None:
    clock = Clock(BANK, 2)
    assert clock.flag_time() is None
    clock.start(1, 7.0, present=True)
    assert clock.flag_time() == 107
    clock.hold(17.0)
    assert clock.flag_time() == 17 + GRACE + 90


def test_stopping_what_does_not_run_changes_nothing() -> None:
    clock = Clock(BANK, 2)
    clock.stop(5.0, 7)
    clock.pause(5.0)
    assert clock.left == [100, 100]


def test_a_lost_connection_holds_the_clock_until_the_grace_is_over() -> None:
    clock = Clock(BANK, 2)
    clock.start(0, 0.0, present=True)
    clock.hold(10.0)
    assert clock.grace_at(15.0) == GRACE - 5
    assert clock.left_at(15.0) == [90, 100]
    assert clock.grace_at(10 + GRACE) is None
    assert clock.left_at(10 + GRACE + 4) == [86, 100]


def test_coming_back_gives_the_rest_of_the_grace_back() -> None:
    clock = Clock(BANK, 2)
    clock.start(0, 0.0, present=False)
    clock.book(20.0)
    assert clock.grace_left[0] == GRACE_IN_ALL - 20
    assert clock.grace_at(20.0) is None
    assert clock.left_at(25.0) == [95, 100]


def test_all_grace_together_is_limited_by_seat() -> None:
    clock = Clock(ClockRule("bank", 1000), 2)
    clock.start(0, 0.0, present=False)
    for now in (60.0, 120.0, 180.0):
        clock.book(now)
        clock.hold(now)
    assert clock.grace_left == [0, GRACE_IN_ALL]
    assert clock.grace_at(180.0) is None
    assert clock.left_at(190.0) == [990, 1000]


def test_a_decision_that_goes_on_keeps_what_it_had_left() -> None:
    clock = Clock(MOVE, 2)
    clock.start(0, 0.0, present=True)
    clock.stop(12.0, 7)
    clock.resume(0, 20.0, present=True)
    assert clock.left_at(21.0) == [17, 30]


def test_a_decision_that_never_happened_earned_nothing_and_took_what_it_took() -> None:
    clock = Clock(BANK, 2)
    clock.start(0, 0.0, present=True)
    clock.stop(1.0, 7)
    assert clock.left == [104, 100]
    clock.rewind(1.0, 7, {1})
    assert clock.left == [99, 100]


@pytest.mark.parametrize(("idle", "left"), [({1}, 100), (set(), 60)])
def test_who_was_idle_has_lost_no_time_when_others_undo(idle: set[int], left: float) -> None:
    clock = Clock(BANK, 2)
    clock.start(0, 0.0, present=True)
    clock.stop(1.0, 7)
    clock.start(1, 1.0, present=True)
    clock.rewind(41.0, 7, idle)
    assert clock.left == [99, left]


def test_acting_and_undoing_makes_no_time_for_a_move() -> None:
    """The next decision of the same seat begins with its whole time, but what it took is missing afterwards."""
    clock = Clock(MOVE, 1)
    clock.start(0, 0.0, present=True)
    clock.stop(12.0, 7)
    clock.start(0, 12.0, present=True)
    clock.rewind(22.0, 7, set())
    assert clock.left == [8]
    clock.resume(0, 22.0, present=True)
    clock.stop(23.0, 7)
    clock.start(0, 23.0, present=True)
    clock.rewind(50.0, 7, set())
    assert clock.left == [0]


def test_a_decision_that_was_kept_can_be_undone_later() -> None:
    clock = Clock(BANK, 2)
    clock.restore([96.0, 100.0], 7, 0)
    clock.rewind(0.0, 7, {1})
    assert clock.left == [91, 100]


@pytest.mark.parametrize(("left", "rest"), [(7200.0, 4200.0), (4000.0, 3600.0), (100.0, 100.0)])
def test_what_passed_before_a_restart_counts_but_for_the_last_hour(left: float, rest: float) -> None:
    clock = Clock(BANK, 1)
    clock.charge(50.0)
    clock.left = [left]
    clock.start(0, 0.0, present=True)
    clock.charge(3000.0)
    assert clock.left == [rest]


@pytest.mark.parametrize(
    "rule",
    [
        {"kind": "sand"},
        {"kind": "move"},
        {"kind": "move", "seconds": -1},
        {"kind": "move", "seconds": 10**9},
        {"kind": "bank", "x": 1},
    ],
)
def test_a_rule_that_makes_no_sense_is_not_read(rule: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(rule, ClockRule)
