"""The end of a match: final scoring (S11) and who beats whom (S12)."""

from .table import COLOUR_NAMES, GLASS_VALUES, Palace, Table


def score_finally(table: Table) -> None:
    for palace in table.palaces.values():
        palace.final_glass = GLASS_VALUES[palace.glass_row]  # S11.2
        side_points = ornament_points(palace) if table.side == "A" else colour_points(palace)
        palace.score += left_over_points(palace) + palace.final_glass + side_points


def left_over_points(palace: Palace) -> int:
    """S11.1."""
    panes = [pane for strip in palace.strips.values() if strip is not None for pane in strip.panes()]
    return len(panes) // 3


def ornament_points(palace: Palace) -> int:
    """Side A: S11.3, S11.4."""
    points = 0
    for ornament in (1, 2, 3, 4):
        around = palace.windows[2 * ornament - 1] + palace.windows[2 * ornament]
        points += {0: 0, 1: 0, 2: 3, 3: 6, 4: 10}[len(around)]
    return points


def colour_points(palace: Palace) -> int:
    """Side B: S11.5-S11.7."""
    complete = [window for window in palace.windows.values() if len(window) == 2]
    panes = [pane for window in palace.windows.values() for pane in window]
    return len(complete) * max(panes.count(colour) for colour in COLOUR_NAMES)


def glass_lost(palace: Palace) -> int:
    """S9.6."""
    return 18 * palace.wraps - palace.final_glass


def is_better(one: Palace, other: Palace) -> bool:
    """A higher total (S12.1), or an equal one with less glass lost (S12.2)."""
    if one.score != other.score:
        return one.score > other.score
    return glass_lost(one) < glass_lost(other)
