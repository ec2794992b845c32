"""What lies on the table, as plain things: the floor is a dict of cells, a frame a set of vertices and centres."""

from dataclasses import dataclass, field
from functools import cached_property

from .box import CORNERS, FACES, SHARDS_OF_A_PLAYER, SIDES, TILES_IN_HAND

Spot = tuple[int, int]  # a cell, or the vertex at its north-west corner


@dataclass(frozen=True)
class Options:
    """U13."""

    players: int
    broken: bool = False
    first_starts: bool = False


@dataclass(frozen=True)
class Laid:
    """A tile as it lies; a shard is a side and a colour."""

    tile: int
    turn: int
    shard: tuple[str, str] | None = None

    @cached_property
    def colours(self) -> dict[str, str]:
        """By side (U1.5), what the shard covers has its colour (U5.2)."""
        face, _ = FACES[self.tile]
        colours = {SIDES[(number + self.turn) % 4]: colour for number, colour in enumerate(face)}
        if self.shard:
            side, colour = self.shard
            colours[side] = colour
        return colours

    @cached_property
    def open_corners(self) -> set[str]:
        _, corners = FACES[self.tile]
        return {CORNERS[(CORNERS.index(corner) + self.turn) % 4] for corner in corners}


@dataclass
class Frame:
    """A closed frame; `scorer` is None for nobody's, and as long as nobody is named."""

    token: Spot
    areas: dict[str, int]
    scorer: int | None = None


@dataclass
class Table:
    """Everything. `waits_for` is a phase in the words of the project's notation."""

    options: Options
    colours: dict[int, str | None]
    hands: dict[int, list[int | None]]
    discards: dict[int, set[int]]  # by who dropped them
    waits_for: str = "choose"
    seat: int = 1
    idle: int = 0
    skips: int = 0
    floor: dict[Spot, Laid] = field(default_factory=dict)
    frames: list[Frame] = field(default_factory=list)
    past: dict[str, set[int]] = field(default_factory=dict)  # at the last reshuffle: by who had dropped them, or kept

    def players(self) -> int:
        return self.options.players

    def size(self) -> int:
        """U4.2."""
        return 7 if self.players() <= 4 else 8

    def next_seat(self) -> int:
        return self.seat % self.players() + 1

    def in_hands(self) -> set[int]:
        return {tile for hand in self.hands.values() for tile in hand if tile is not None}

    def in_discards(self) -> set[int]:
        return set().union(*self.discards.values())

    def stack(self) -> set[int]:
        """The rest (UI1)."""
        on_the_floor = {laid.tile for laid in self.floor.values()}
        return set(FACES) - on_the_floor - self.in_hands() - self.in_discards()

    def shards(self, seat: int) -> int:
        """Those that do not lie on the floor (UI3)."""
        on_the_floor = [laid for laid in self.floor.values() if laid.shard and laid.shard[1] == self.colours[seat]]
        return SHARDS_OF_A_PLAYER - len(on_the_floor)

    def points(self, seat: int) -> int:
        """U8.1."""
        return sum(frame.scorer == seat for frame in self.frames)

    def owner(self, colour: str) -> int | None:
        return next((seat for seat, played in self.colours.items() if played == colour), None)


def new_table(options: Options) -> Table:
    """Before anything is chosen or dealt."""
    seats = range(1, options.players + 1)
    return Table(
        options,
        colours=dict.fromkeys(seats),
        hands={seat: [None] * TILES_IN_HAND for seat in seats},
        discards={seat: set() for seat in seats},
    )
