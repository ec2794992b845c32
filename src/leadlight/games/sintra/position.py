"""Whole positions as text that parses back, one line for each thing on the table::

    sintra 2 A
    round 3 YOBP
    turn 1
    start 2 centre
    centre OOOB
    displays PWOY - BBYY OOOP -
    tower P3 W1
    bag P13 W17 O11 B16 Y14
    1 bonus 5 windows 12 wraps 0 row 4 glazier 3 : 3a 6a 2a 5a 7a=YY 8b/P 4a -/OW
    2 ...

A slot is a strip's face, ``=`` the panes on it, ``/`` the panes in the window, upper first; ``-`` when the strip is
gone and ``?`` before it is dealt. Options that are not at their default follow the side in the first line: ``gap``
(S13.3), then ``first`` (S13.5). Lines other than the first, ``round`` and the seats may be left out: nothing lies
there, seat 1 is at turn, and the bag holds the rest.
"""

import re
from typing import Final

from leadlight.core.errors import NotationError
from leadlight.core.state import State
from leadlight.games.sintra.components import (
    COLOUR_CODES,
    COLOURS,
    DISPLAYS_BY_PLAYERS,
    FACE_JOKERS,
    FACE_SPACES,
    NOTHING,
    PANES_PER_COLOUR,
    ROUNDS,
    SLOTS,
    SPACES,
)
from leadlight.games.sintra.invariants import count_colour, market_panes, violations
from leadlight.games.sintra.notation import format_face, parse_face
from leadlight.games.sintra.phases import PHASE_NAMES
from leadlight.games.sintra.state import SintraState

HEADER: Final = re.compile(r"sintra ([234]) ([AB])( gap)?( first)?")
ROUND: Final = re.compile(r"([1-6]) ([PWOBY?]{1,6}|-)")
START: Final = re.compile(r"([1-4]) (centre|taken)")
COUNT: Final = re.compile(r"([PWOBY])(\d{1,3})")
SEAT_FIELDS: Final = ("bonus", "windows", "wraps", "row", "glazier")
SEAT: Final = re.compile(r"((?:(?:bonus|windows|wraps|row|glazier) \d{1,4} )*): (\S+(?: \S+){7})")
SLOT: Final = re.compile(r"([?-]|[1-8][ab])(?:=([PWOBY]{1,5}))?(?:/([PWOBY]{1,2}))?")


def format_position(state: State) -> str:
    assert isinstance(state, SintraState)
    lines = [
        format_header(state),
        f"round {state.round} {format_round_panes(state)}",
        f"{PHASE_NAMES[state.phase]} {state.seat + 1}",
        f"start {state.starter + 1} {'centre' if state.marker_in_centre else 'taken'}",
        f"centre {format_panes(list(state.market[:COLOURS]))}",
        f"displays {' '.join(format_panes(market_panes(state, source)) for source in range(1, state.displays + 1))}",
        f"tower {format_counts(list(state.tower))}",
        f"bag {format_counts(list(state.bag))}",
    ]
    return "\n".join(lines + [format_seat(state, seat) for seat in range(state.players)])


def format_header(state: SintraState) -> str:
    side = "B" if state.side_b else "A"
    gap = " gap" if state.gap_blocks_return else ""
    first = " first" if state.first_starts else ""
    return f"sintra {state.players} {side}{gap}{first}"


def format_round_panes(state: SintraState) -> str:
    """From the current round on; in the set-up with gaps, after the end nothing."""
    left = [state.round_panes[space] for space in range(state.round - 1, ROUNDS)]
    if left == [NOTHING]:
        return "-"
    return "".join("?" if pane == NOTHING else COLOUR_CODES[pane] for pane in left)


def format_panes(counts: list[int]) -> str:
    return "".join(code * count for code, count in zip(COLOUR_CODES, counts, strict=True)) or "-"


def format_counts(counts: list[int]) -> str:
    return " ".join(f"{code}{count}" for code, count in zip(COLOUR_CODES, counts, strict=True) if count) or "-"


def format_seat(state: SintraState, seat: int) -> str:
    values = (
        state.colour_bonus[seat],
        state.window_points[seat],
        state.wraps[seat],
        state.glass_row[seat],
        state.glazier[seat] + 1,
    )
    fields = " ".join(f"{name} {value}" for name, value in zip(SEAT_FIELDS, values, strict=True))
    slots = " ".join(format_slot(state, seat * SLOTS + slot) for slot in range(SLOTS))
    return f"{seat + 1} {fields} : {slots}"


def format_slot(state: SintraState, place: int) -> str:
    window = "".join(COLOUR_CODES[pane] for pane in (state.upper[place], state.lower[place]) if pane != NOTHING)
    panes = format_panes(list(state.panes[place * COLOURS : (place + 1) * COLOURS]))
    face = state.face[place]
    strip = format_face(face) if face != NOTHING else "-" if window else "?"
    return strip + ("" if panes == "-" else f"={panes}") + (f"/{window}" if window else "")


def parse_position(text: str) -> SintraState:
    """The state that a text describes. Raises `NotationError` if the text makes no sense or no match could reach it."""
    header, *lines = (" ".join(line.split()) for line in text.strip().splitlines() or [""])
    found = HEADER.fullmatch(header)
    if not found:
        raise unreadable(header)
    players = int(found[1])
    state = SintraState(players, DISPLAYS_BY_PLAYERS[players], found[2] == "B", bool(found[3]), bool(found[4]))
    state.phase = PHASE_NAMES.index("turn")
    state.in_bag = NOTHING
    for line in lines:
        read_line(state, line)
    settle_totals(state)
    if broken := violations(state):
        raise NotationError("position-impossible", law=broken[0])
    return state


def read_line(state: SintraState, line: str) -> None:
    word, _, rest = line.partition(" ")
    if word in PHASE_NAMES and re.fullmatch(rf"[1-{state.players}]", rest):
        state.phase = PHASE_NAMES.index(word)
        state.seat = int(rest) - 1
    elif word == "round" and (found := ROUND.fullmatch(rest)):
        read_round(state, int(found[1]), found[2], line)
    elif word == "start" and (found := START.fullmatch(rest)) and int(found[1]) <= state.players:
        state.starter = int(found[1]) - 1
        state.marker_in_centre = found[2] == "centre"
    elif word == "centre":
        read_source(state, 0, rest, line)
    elif word == "displays" and len(rest.split()) == state.displays:
        for source, panes in enumerate(rest.split(), start=1):
            read_source(state, source, panes, line)
    elif word == "tower":
        read_counts(state, rest, line, in_tower=True)
    elif word == "bag":
        read_counts(state, rest, line, in_tower=False)
    elif re.fullmatch(rf"[1-{state.players}]", word) and (found := SEAT.fullmatch(rest)):
        read_seat(state, int(word) - 1, found[1].split(), found[2].split(), line)
    else:
        raise unreadable(line)


def read_round(state: SintraState, number: int, panes: str, line: str) -> None:
    state.round = number
    if panes == "-":
        panes = "?"
    if len(panes) != ROUNDS - number + 1:
        raise unreadable(line)
    for space, code in enumerate(panes, start=number - 1):
        state.round_panes[space] = NOTHING if code == "?" else COLOUR_CODES.index(code)


def read_source(state: SintraState, source: int, panes: str, line: str) -> None:
    for code in "" if panes == "-" else panes:
        if code not in COLOUR_CODES:
            raise unreadable(line)
        state.market[source * COLOURS + COLOUR_CODES.index(code)] += 1


def read_counts(state: SintraState, text: str, line: str, *, in_tower: bool) -> None:
    counts = state.tower if in_tower else state.bag
    if not in_tower:
        state.in_bag = 0
        for colour in range(COLOURS):
            counts[colour] = 0
    for token in [] if text == "-" else text.split():
        found = COUNT.fullmatch(token)
        if not found:
            raise unreadable(line)
        counts[COLOUR_CODES.index(found[1])] += int(found[2])


def read_seat(state: SintraState, seat: int, fields: list[str], slots: list[str], line: str) -> None:
    values = dict(zip(fields[::2], map(int, fields[1::2]), strict=True))
    state.colour_bonus[seat] = values.get("bonus", 0)
    state.window_points[seat] = values.get("windows", 0)
    state.wraps[seat] = values.get("wraps", 0)
    state.glass_row[seat] = values.get("row", 0)
    state.glazier[seat] = values.get("glazier", 1) - 1
    for slot, text in enumerate(slots):
        found = SLOT.fullmatch(text)
        if not found:
            raise unreadable(line)
        read_slot(state, seat * SLOTS + slot, found, line)


def read_slot(state: SintraState, place: int, found: re.Match[str], line: str) -> None:
    strip, panes, window = found[1], found[2] or "", found[3] or ""
    for half, code in zip((state.upper, state.lower), window, strict=False):
        half[place] = COLOUR_CODES.index(code)
    if strip in "?-":
        if panes:
            raise unreadable(line)
        return
    face = parse_face(strip)
    state.face[place] = face
    state.empty[place] = SPACES - len(panes)
    on_jokers = 0
    for colour, code in enumerate(COLOUR_CODES):
        count, own = panes.count(code), FACE_SPACES[face * COLOURS + colour]
        state.panes[place * COLOURS + colour] = count
        state.spaces[place * COLOURS + colour] = max(0, own - count)  # S6.9: own colour first
        on_jokers += max(0, count - own)
    if on_jokers > FACE_JOKERS[face]:
        raise unreadable(line)
    state.jokers[place] = FACE_JOKERS[face] - on_jokers


def settle_totals(state: SintraState) -> None:
    """What the lines only imply: panes on offer, and the bag where no line gives it."""
    state.on_offer = sum(state.market)
    if state.in_bag == NOTHING:
        for colour in range(COLOURS):
            state.bag[colour] = 0
            state.bag[colour] = max(0, PANES_PER_COLOUR - count_colour(state, colour))
    state.in_bag = sum(state.bag)


def unreadable(line: str) -> NotationError:
    return NotationError("position-unreadable", line=line)
