"""Walking the legal actions with arrow keys."""

from leadlight.cli.picker import Picker

PATHS = {
    10: (("group", 1, 0), ("slot", 2)),
    11: (("group", 1, 0), ("slot", 5)),
    20: (("group", 1, 3), ("slot", 5)),
    30: (("group", 4, 3), ("slot", 5)),
    99: (),
}


def test_choices_are_walked_in_order_and_around() -> None:
    picker = Picker(PATHS)
    assert picker.current == ("group", 1, 0)
    picker.move(-1)
    assert picker.current == ("group", 4, 3)
    picker.move(1)
    assert picker.current == ("group", 1, 0)


def test_picking_narrows_down_to_an_action() -> None:
    picker = Picker(PATHS)
    assert picker.pick() is None
    assert picker.options == [("slot", 2), ("slot", 5)]
    picker.move(1)
    assert picker.pick() == 11


def test_back_returns_to_what_was_picked() -> None:
    picker = Picker(PATHS)
    picker.move(1)
    picker.pick()
    assert picker.back()
    assert picker.current == ("group", 1, 3)
    assert not picker.back()


def test_leaping_goes_from_source_to_source_and_stays_near() -> None:
    picker = Picker(PATHS)
    picker.leap(1)
    assert picker.current == ("group", 4, 3)
    picker.leap(-1)
    assert picker.current == ("group", 1, 3)
    picker.leap(1)
    picker.leap(1)
    assert picker.current == ("group", 1, 3)


def test_pointing_finds_what_leads_to_an_action() -> None:
    picker = Picker(PATHS)
    assert picker.point(30)
    assert picker.current == ("group", 4, 3)
    assert not picker.point(99)
    assert not picker.point(12345)
    picker.pick()
    assert not picker.point(10)
    assert picker.point(30)
    assert picker.picked == (("group", 4, 3),)


def test_jumping_finds_a_number_or_stays() -> None:
    picker = Picker(PATHS)
    assert picker.jump(4)
    assert picker.current == ("group", 4, 3)
    assert not picker.jump(7)
    assert picker.current == ("group", 4, 3)


def test_previews_are_offered_where_the_next_choice_settles_it() -> None:
    picker = Picker(PATHS)
    assert picker.actions_by_option() == {}
    picker.pick()
    assert picker.actions_by_option() == {("slot", 2): 10, ("slot", 5): 11}
