"""What lies on the table (S1), as plain things: panes are colour letters, a strip is five spaces."""

from collections import Counter
from dataclasses import dataclass, field

COLOUR_NAMES = {"P": "pink", "W": "white", "O": "orange", "B": "blue", "Y": "yellow"}
COLOUR_LETTERS = {name: letter for letter, name in COLOUR_NAMES.items()}
PANES_OF_EACH_COLOUR = 20
DISPLAYS = {2: 5, 3: 7, 4: 9}
SLOTS = range(1, 9)
ROUNDS = range(1, 7)
WINDOW_POINTS = {1: 4, 2: 3, 3: 3, 4: 2, 5: 2, 6: 1, 7: 1, 8: 2}
GLASS_VALUES = [0, -1, -2, -4, -6, -8, -10, -12, -15, -18]
JOKER = "J"
FACES = {
    "1a": "PPWWW",
    "1b": "PPPPP",
    "2a": "OWWWW",
    "2b": "WBBBB",
    "3a": "OOOOO",
    "3b": "OOBBB",
    "4a": "BYYYY",
    "4b": "WJOJP",
    "5a": "BBBBB",
    "5b": "BBPPP",
    "6a": "YPPPP",
    "6b": "POOOO",
    "7a": "YYOOO",
    "7b": "YYYYY",
    "8a": "WWYYY",
    "8b": "WWWWW",
}


@dataclass
class Space:
    """One of the five spaces of a face (S1.6): its colour, or `JOKER`, and the pane that lies on it."""

    colour: str
    pane: str | None = None

    def fits(self, pane: str) -> bool:
        """S6.3."""
        return self.pane is None and self.colour in (pane, JOKER)


@dataclass
class Strip:
    """A strip lying with one face up, named like `4b`."""

    face: str
    spaces: list[Space]

    def panes(self) -> list[str]:
        return [space.pane for space in self.spaces if space.pane is not None]

    def fitting_spaces(self, pane: str) -> list[Space]:
        """The spaces that fit this pane, own colour before jokers (S6.3, S6.9)."""
        fitting = [space for space in self.spaces if space.fits(pane)]
        return sorted(fitting, key=lambda space: space.colour == JOKER)

    def other_face(self) -> str:
        return self.face[0] + ("b" if self.face[1] == "a" else "a")


def empty_strip(face: str) -> Strip:
    return Strip(face, [Space(colour) for colour in FACES[face]])


@dataclass
class Palace:
    """A player's board, glazier and markers. `bonus` and `window_points` note where the score came from."""

    strips: dict[int, Strip | None] = field(default_factory=lambda: dict.fromkeys(SLOTS))
    windows: dict[int, list[str]] = field(default_factory=lambda: {slot: [] for slot in SLOTS})
    glazier: int = 1
    glass_row: int = 0
    wraps: int = 0
    score: int = 0
    bonus: int = 0
    window_points: int = 0
    final_glass: int = 0

    def slots_with_a_strip(self) -> list[int]:
        return [slot for slot in SLOTS if self.strips[slot] is not None]


@dataclass
class Table:
    """Everything. `waits_for` is starter, strips, round-panes, refill, turn, keep or over."""

    players: int
    side: str
    gap_blocks_return: bool
    first_starts: bool
    palaces: dict[int, Palace]
    displays: dict[int, list[str]]
    bag: Counter[str]
    centre: list[str] = field(default_factory=list)
    tower: Counter[str] = field(default_factory=Counter)
    round: int = 1
    round_panes: dict[int, str | None] = field(default_factory=lambda: dict.fromkeys(ROUNDS))
    starter: int = 1
    marker_in_centre: bool = True
    waits_for: str = "starter"
    seat: int = 1

    def source(self, name: str) -> list[str]:
        return self.centre if name == "centre" else self.displays[int(name)]

    def market(self) -> list[str]:
        """All panes that can be taken."""
        return sum(self.displays.values(), self.centre)


def new_table(players: int, side: str, gap_blocks_return: bool, first_starts: bool) -> Table:
    """The table before chance has set up anything (S2.1, S2.2, S2.6, S2.7, S2.11)."""
    return Table(
        players,
        side,
        gap_blocks_return,
        first_starts,
        palaces={seat: Palace() for seat in range(1, players + 1)},
        displays={display: [] for display in range(1, DISPLAYS[players] + 1)},
        bag=Counter(dict.fromkeys(COLOUR_NAMES, PANES_OF_EACH_COLOUR)),
    )
