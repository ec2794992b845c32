"""Names the rare cases that a step of a match goes through, read from the positions before and after it."""

from collections.abc import Callable

from .rules import fitting_slots
from .table import COLOUR_LETTERS, JOKER, Palace, Table

TIE_BROKEN = "S12.2 tie that the broken glass decides"
TIE_SHARED = "S12.3 tie that stays"

Corner = Callable[[Table, str, Table], bool]


def acting(before: Table) -> Palace:
    return before.palaces[before.seat]


def wrapped(before: Table, after: Table) -> int:
    """How often the marker of the acting seat went back to row 0."""
    return after.palaces[before.seat].wraps - acting(before).wraps


def strips_on(table: Table) -> int:
    return sum(len(palace.slots_with_a_strip()) for palace in table.palaces.values())


def panes_in_windows(table: Table) -> int:
    return sum(len(window) for palace in table.palaces.values() for window in palace.windows.values())


def gap_on_the_way(palace: Palace) -> bool:
    """Whether an empty slot lies strictly between the glazier and the leftmost strip, which is to its left."""
    strips = palace.slots_with_a_strip()
    return any(palace.strips[slot] is None for slot in range(min(strips, default=8) + 1, palace.glazier))


def above_an_empty_slot(before: Table) -> bool:
    return before.waits_for == "turn" and acting(before).strips[acting(before).glazier] is None


def above_the_joker_face(before: Table) -> bool:
    strip = acting(before).strips[acting(before).glazier]
    return strip is not None and strip.face == "4b"


def panes_on_jokers(table: Table) -> int:
    strips = [strip for palace in table.palaces.values() for strip in palace.strips.values() if strip is not None]
    return sum(space.colour == JOKER and space.pane is not None for strip in strips for space in strip.spaces)


def broke_beside_a_strip_to_the_left(before: Table, action: str) -> bool:
    if not action.endswith("> break"):
        return False
    strips = acting(before).strips
    strips_to_the_left = [strips[slot] for slot in range(1, acting(before).glazier)]
    colour = COLOUR_LETTERS[action.split()[1]]
    return any(strip is not None and strip.fitting_spaces(colour) for strip in strips_to_the_left)


def chose_the_smaller_room(before: Table, action: str) -> bool:
    """Went to a strip where fewer panes fit than on another reachable one (S6.4)."""
    if action[-1] not in "12345678" or ">" not in action:
        return False
    colour, palace = COLOUR_LETTERS[action.split()[1]], acting(before)
    room = {slot: len(strip.fitting_spaces(colour)) for slot, strip in palace.strips.items() if strip is not None}
    return room[int(action[-1])] < max(room[slot] for slot in fitting_slots(palace, colour))


CORNERS: dict[str, Corner] = {
    "S6.4 chose the strip with less room": lambda before, action, _: chose_the_smaller_room(before, action),
    "S6.9 pane on a joker": lambda before, _, after: panes_on_jokers(after) > panes_on_jokers(before),
    "S6.11 broke all with room to the left": lambda before, action, _: broke_beside_a_strip_to_the_left(before, action),
    "S6.13 placed from above an empty slot": lambda before, action, _: (
        above_an_empty_slot(before) and action[-1].isdigit()
    ),
    "S6.13 broke all above an empty slot": lambda before, action, _: (
        above_an_empty_slot(before) and action.endswith("break")
    ),
    "S7.3 joker strip full": lambda before, _a, _b: before.waits_for == "keep" and above_the_joker_face(before),
    "S7.4 kept the only colour unasked": lambda before, action, after: (
        ">" in action and panes_in_windows(after) > panes_in_windows(before)
    ),
    "S7.7 strip removed": lambda before, _, after: strips_on(after) < strips_on(before),
    "S8.1 returned from above an empty slot": lambda before, action, _: (
        action == "return" and above_an_empty_slot(before)
    ),
    "S8.2 all strips further right": lambda before, _a, _b: (
        above_an_empty_slot(before) and min(acting(before).slots_with_a_strip(), default=0) > acting(before).glazier
    ),
    "S8.4 returned across a gap": lambda before, action, _: action == "return" and gap_on_the_way(acting(before)),
    "S9.2 wrap": lambda before, _, after: wrapped(before, after) == 1,
    "S9.3 two wraps at once": lambda before, _, after: wrapped(before, after) == 2,
    "S10.5 tower into the bag": lambda before, _, after: before.tower.total() > 0 and after.tower.total() == 0,
    "S10.6 bag empty, tower not yet poured": lambda before, _a, _b: (
        before.waits_for == "turn" and before.bag.total() == 0 and before.tower.total() > 0
    ),
    "S10.7 short refill": lambda _, action, after: (
        action.startswith("draw") and after.waits_for == "turn" and len(after.market()) < 4 * len(after.displays)
    ),
    "S10.8 nobody took the marker": lambda before, action, after: (
        after.round > before.round and before.marker_in_centre and not action.startswith("centre")
    ),
    "S11.5 complete window at the end, side B": lambda _a, _b, after: (
        after.waits_for == "over"
        and after.side == "B"
        and any(len(window) == 2 for palace in after.palaces.values() for window in palace.windows.values())
    ),
    "S13.3 return refused for a gap": lambda before, _a, _b: (
        before.waits_for == "turn" and before.gap_blocks_return and gap_on_the_way(acting(before))
    ),
}


def corners(before: Table, action: str, after: Table) -> list[str]:
    return [name for name, is_met in CORNERS.items() if is_met(before, action, after)]


def endings(scores: list[int], ranking: list[int]) -> list[str]:
    """The rare cases of a ranking: equal totals that the broken glass tells apart (S12.2), or does not (S12.3)."""
    same_score = {(one, other) for one in range(len(scores)) for other in range(one) if scores[one] == scores[other]}
    names = {TIE_SHARED if ranking[one] == ranking[other] else TIE_BROKEN for one, other in same_score}
    return sorted(names)
