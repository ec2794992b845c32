"""Arrangements that the chapters share, and ways to read a table in notation."""

from pathlib import Path

from leadlight.games.sintra.state import SintraState
from leadlight.games.sintra.view import SintraView
from leadlight.games.sintra.view_builder import view
from leadlight.testing.table import Table, position

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "sintra.md"
STRIPS = ": 1a 2a 3a 4a 5a 6a 7a 8a"
CORNERED = "glazier 8 : 1a 2a 3a 4a 5a 6a 7a -/WY"  # whatever this seat takes, breaks
GAPPED = ": -/PW 1a 2a -/OO -/BY 3a 4a 5a"  # strips in slots 2 3 6 7 8, as in SE15 and SE16

QUIET = {
    "sintra": "sintra 2 A",
    "round": "round 3 YBPW",
    "displays": "displays PWOY BBBB - - -",
    "1": f"1 {STRIPS}",
    "2": f"2 {STRIPS}",
}
OVER = ("round 6 -", "over 1", "displays - - - - -")

POSITION_R = (
    "start 2 centre",
    "centre OOOB",
    "displays PWOY - - - -",
    "1 glazier 3 : 3a 6a 2a 5a 7a=YY 8b/P 4a 1b/P",
)


def arrange(*lines: str) -> Table:
    """A quiet position of round III for two, with these lines added or put in place of its own."""
    return position("sintra", "\n".join((QUIET | {line.split()[0]: line for line in lines}).values()))


def truth(table: Table) -> SintraState:
    assert isinstance(table.state, SintraState)
    return table.state


def seen(table: Table) -> SintraView:
    return view(table.state, None)


def slots(table: Table, seat: int) -> list[str]:
    return table.line(str(seat)).partition(": ")[2].split()


def marks(table: Table, seat: int) -> dict[str, int]:
    """What a seat's markers show: bonus, windows, wraps, row and glazier."""
    words = table.line(str(seat)).partition(" :")[0].split()
    return dict(zip(words[::2], map(int, words[1::2]), strict=True))


def targets(table: Table, group: str) -> list[str]:
    """Where the panes of a source and colour may go."""
    return [text.removeprefix(f"{group} > ") for text in table.legal() if text.startswith(f"{group} > ")]


def settle(table: Table) -> Table:
    """Chance brings the first thing it can, until a seat acts or the match is over."""
    while outcomes := table.outcomes():
        table.play(next(iter(outcomes)))
    return table


def ended(*seats: str) -> Table:
    """The end for two to four, everybody with empty strips."""
    boards = [f"{number} {seat} {STRIPS}" for number, seat in enumerate(seats, start=1)]
    return arrange(f"sintra {len(seats)} A", "round 6 -", "over 1", f"displays{' -' * (2 * len(seats) + 1)}", *boards)
