"""Whole positions as text that parses back, one line for each thing on the table::

    uzory 3 broken
    turn 2 idle 1 skips 1
    floor 58@0(0,0) 52@2(0,1) 114@1(1,0)+N:r 105@3(1,1)
    frames (1,1)=r4v2w2>1
    discards 1:4,5 3:7
    past 1:12,13 kept:9
    1 red : 12 45 7
    2 orange : 1 2 3
    3 yellow : 30 31 32

The second line begins with a phase and names the seat, the turns in a row without a tile, and the decided skips among
them. The floor has a tile's number, its quarter turns, its cell and its shard. A closed frame is the vertex of its
token and its areas, with the seat that scored it. Discards are listed by the seat that discarded them. ``past`` is what
is known from the last reshuffle: which tiles each seat had discarded before it, and which were in hands. A seat has its
colour and its hand, ``-`` for an empty place. Options that are not at their default follow the number of players:
``broken`` (U13.1), ``first`` (U13.4). What is left out is empty; all tiles that lie nowhere are in the stack, shards
not on the floor are in hand, and points are counted from the frames.
"""

import re
from collections.abc import Callable, Iterable
from typing import Final

from leadlight.core.errors import NotationError
from leadlight.core.state import State
from leadlight.games.uzory import verdicts
from leadlight.games.uzory.actions import REACH
from leadlight.games.uzory.components import (
    COLOUR_CODES,
    COLOUR_NAMES,
    COLOURS,
    HAND,
    MOST_FRAMES,
    NOTHING,
    PLAYER_COLOURS,
    SIDE_CODES,
    TILES,
)
from leadlight.games.uzory.grid import GRID_CELLS, cell_at, column_of, cover, face_of, row_of
from leadlight.games.uzory.invariants import violations
from leadlight.games.uzory.phases import PHASE_NAMES
from leadlight.games.uzory.places import (
    DISCARDED,
    IN_HAND,
    KEPT,
    STACK,
    dropper,
    pack_piece,
    piece_shard,
    piece_tile,
    piece_turn,
)
from leadlight.games.uzory.rules import floor
from leadlight.games.uzory.state import UzoryState
from leadlight.games.uzory.verdicts import UNNAMED

HEADER: Final = re.compile(r"uzory ([2-6])( broken)?( first)?")
TURN: Final = re.compile(r"([1-6])(?: idle (\d{1,2}))?(?: skips (\d))?")
SPOT: Final = r"\((-?\d),(-?\d)\)"
TILE: Final = re.compile(rf"(\d{{1,3}})@([0-3]){SPOT}(?:\+([NESW]):([roygbv]))?")
FRAME: Final = re.compile(rf"{SPOT}=((?:[{COLOUR_CODES}]\d{{1,3}})*)(?:>([1-6]))?")
LIST: Final = re.compile(r"([1-6]|kept):(\d{1,3}(?:,\d{1,3})*)")
SEAT: Final = re.compile(r"([a-z]+|-) : (\S+) (\S+) (\S+)")


def format_position(state: State) -> str:
    assert isinstance(state, UzoryState)
    lines = [
        format_header(state),
        f"{PHASE_NAMES[state.phase]} {state.seat + 1} idle {state.idle} skips {state.decided}",
        f"floor {join(format_tile(state, cell) for cell in range(GRID_CELLS) if state.faces[cell])}",
        f"frames {join(format_frame(state, number) for number in range(state.frames))}",
        f"discards {format_discards(state)}",
        f"past {format_past(state)}",
    ]
    return "\n".join(lines + [format_seat(state, seat) for seat in range(state.players)])


def join(words: Iterable[str]) -> str:
    return " ".join(words) or "-"


def format_header(state: UzoryState) -> str:
    return f"uzory {state.players}{' broken' if state.broken else ''}{' first' if state.first_starts else ''}"


def format_spot(cell: int) -> str:
    return f"({row_of(cell)},{column_of(cell)})"


def format_tile(state: UzoryState, cell: int) -> str:
    piece = state.pieces[cell]
    shard = piece_shard(piece)
    colour = COLOUR_CODES[(state.faces[cell] >> (3 * shard)) & 7] if shard != NOTHING else ""
    covered = f"+{SIDE_CODES[shard]}:{colour}" if colour else ""
    return f"{piece_tile(piece) + 1}@{piece_turn(piece)}{format_spot(cell)}{covered}"


def format_frame(state: UzoryState, number: int) -> str:
    areas = state.areas[number * COLOURS : (number + 1) * COLOURS]
    written = "".join(f"{code}{area}" for code, area in zip(COLOUR_CODES, areas, strict=True) if area)
    scorer = state.scorers[number]
    return f"{format_spot(state.tokens[number])}={written}" + (f">{scorer + 1}" if scorer >= 0 else "")


def format_discards(state: UzoryState) -> str:
    droppers = [dropper(place) for place in state.places]
    return join(format_list(str(seat + 1), droppers, seat) for seat in range(state.players) if seat in droppers)


def format_past(state: UzoryState) -> str:
    past = list(state.past)
    names = {seat: str(seat + 1) for seat in range(state.players)} | {int(KEPT): "kept"}
    return join(format_list(name, past, number) for number, name in names.items() if number in past)


def format_list(name: str, marks: list[int], mark: int) -> str:
    """The tiles that have this mark."""
    return f"{name}:{','.join(str(tile + 1) for tile in range(TILES) if marks[tile] == mark)}"


def format_seat(state: UzoryState, seat: int) -> str:
    colour = state.colours[seat]
    hand = state.hands[seat * HAND : (seat + 1) * HAND]
    tiles = " ".join("-" if tile == NOTHING else str(tile + 1) for tile in hand)
    return f"{seat + 1} {'-' if colour == NOTHING else COLOUR_NAMES[colour]} : {tiles}"


def parse_position(text: str) -> UzoryState:
    """The state that a text describes. Raises `NotationError` if the text makes no sense or no match could reach it."""
    header, *lines = (" ".join(line.split()) for line in text.strip().splitlines() or [""])
    found = HEADER.fullmatch(header)
    if not found:
        raise unreadable(header)
    state = UzoryState(int(found[1]), bool(found[2]), bool(found[3]))
    state.phase = PHASE_NAMES.index("turn")
    for line in sorted(lines, key=lambda line: line.startswith("frames ")):  # frames need the colours of the seats
        read_line(state, line)
    settle_totals(state)
    if broken := violations(state):
        raise NotationError("position-impossible", law=broken[0])
    return state


def read_line(state: UzoryState, line: str) -> None:
    word, _, rest = line.partition(" ")
    words = [] if rest == "-" else rest.split()
    if word in PHASE_NAMES and (found := TURN.fullmatch(rest)) and int(found[1]) <= state.players:
        state.phase = PHASE_NAMES.index(word)
        state.seat, state.idle, state.decided = int(found[1]) - 1, int(found[2] or 0), int(found[3] or 0)
    elif re.fullmatch(rf"[1-{state.players}]", word) and (found := SEAT.fullmatch(rest)):
        read_seat(state, int(word) - 1, found, line)
    elif word in READERS and rest:
        for part in words:
            READERS[word](state, part, line)
    else:
        raise unreadable(line)


def read_tile(state: UzoryState, word: str, line: str) -> None:
    found = TILE.fullmatch(word)
    if not found:
        raise unreadable(line)
    tile, turn, cell = read_number(found[1], line), int(found[2]), read_spot(found[3], found[4], line)
    face, shard = face_of(tile, turn), NOTHING
    if found[5]:
        shard = SIDE_CODES.index(found[5])
        face = cover(face, shard, COLOUR_CODES.index(found[6]))
    claim(state, tile, line)
    if state.faces[cell]:
        raise unreadable(line)
    floor.put(state, cell, pack_piece(tile, turn, shard), face)


def read_number(text: str, line: str) -> int:
    """The tile with this printed number."""
    if not 1 <= int(text) <= TILES:
        raise unreadable(line)
    return int(text) - 1


def read_spot(row: str, column: str, line: str) -> int:
    if max(abs(int(row)), abs(int(column))) > REACH:
        raise unreadable(line)
    return cell_at(int(row), int(column))


def claim(state: UzoryState, tile: int, line: str) -> None:
    """Refuse a tile that already lies somewhere else."""
    if state.places[tile] != STACK:
        raise unreadable(line)


def read_frame(state: UzoryState, word: str, line: str) -> None:
    found = FRAME.fullmatch(word)
    if not found or state.frames == MOST_FRAMES or int(found[4] or 0) > state.players:
        raise unreadable(line)
    number = state.frames
    state.frames += 1
    state.tokens[number] = read_spot(found[1], found[2], line)
    for code, area in re.findall(r"([a-z])(\d+)", found[3]):
        state.areas[number * COLOURS + COLOUR_CODES.index(code)] = int(area)
    state.scorers[number] = int(found[4]) - 1 if found[4] else unscored(state, number)


def unscored(state: UzoryState, number: int) -> int:
    """The scorer of a frame without one in the text: nobody, or not named yet."""
    return UNNAMED if verdicts.candidates(state, number) else NOTHING


def read_discards(state: UzoryState, word: str, line: str) -> None:
    seat, tiles = read_list(state, word, line)
    if seat == KEPT:
        raise unreadable(line)
    for tile in tiles:
        claim(state, tile, line)
        state.places[tile] = DISCARDED + seat


def read_past(state: UzoryState, word: str, line: str) -> None:
    known, tiles = read_list(state, word, line)
    for tile in tiles:
        state.past[tile] = known


def read_list(state: UzoryState, word: str, line: str) -> tuple[int, list[int]]:
    found = LIST.fullmatch(word)
    if not found or (found[1] != "kept" and int(found[1]) > state.players):
        raise unreadable(line)
    known = int(KEPT) if found[1] == "kept" else int(found[1]) - 1
    return known, [read_number(number, line) for number in found[2].split(",")]


READERS: Final[dict[str, Callable[[UzoryState, str, str], None]]] = {
    "floor": read_tile,
    "frames": read_frame,
    "discards": read_discards,
    "past": read_past,
}


def read_seat(state: UzoryState, seat: int, found: re.Match[str], line: str) -> None:
    if found[1] != "-":
        if found[1] not in COLOUR_NAMES[: int(PLAYER_COLOURS)] or state.colours[seat] != NOTHING:
            raise unreadable(line)
        colour = COLOUR_NAMES.index(found[1])
        state.colours[seat] = colour
        state.owners[colour] = seat
    for place in range(HAND):
        if found[place + 2] != "-":
            read_held(state, seat, place, found[place + 2], line)


def read_held(state: UzoryState, seat: int, place: int, text: str, line: str) -> None:
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise unreadable(line)
    tile = read_number(text, line)
    claim(state, tile, line)
    state.places[tile] = IN_HAND + seat
    state.hands[seat * HAND + place] = tile


def settle_totals(state: UzoryState) -> None:
    """Count what the lines only imply: stack, discards, points, and shards in hand."""
    state.in_stack = sum(place == STACK for place in state.places)
    state.in_discards = sum(dropper(place) != NOTHING for place in state.places)
    for number in range(state.frames):
        if state.scorers[number] >= 0:
            state.points[state.scorers[number]] += 1
    for cell in range(GRID_CELLS):
        side = piece_shard(state.pieces[cell]) if state.faces[cell] else NOTHING
        if side != NOTHING:
            take_shard(state, (state.faces[cell] >> (3 * side)) & 7)


def take_shard(state: UzoryState, colour: int) -> None:
    """Take a shard that lies on the floor out of its owner's hand."""
    if state.owners[colour] != NOTHING:
        state.shards[state.owners[colour]] -= 1


def unreadable(line: str) -> NotationError:
    return NotationError("position-unreadable", line=line)
