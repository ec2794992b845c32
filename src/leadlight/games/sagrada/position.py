"""Whole positions as text that parses back, one line for each thing on the table::

    sagrada 2
    round 3 first 2 turn 1
    hand 2 R3
    privates red blue
    tools 1 6=2 7
    goals row_color_variety deep_shades color_diagonals
    pool R4 Y2 P5
    track R1 Y2 / B4
    bag R13 Y16 G16 B15 P15
    1 sun_catcher 2 : -- B6 -- -- -- / G5 -- -- -- -- / -- -- -- -- -- / -- -- -- -- --
    2 virtus 5 skips : ...

The second line's turn counts from 1 through the round. The line that begins with a phase names the seat and what the
turn has seen: the die in hand, ``drafts 1``, ``tool 6``, ``lifted r1c1``, ``moved r2c3``. A tool is its number with the
tokens on it, ``x`` when it is used up. A seat has its window, its tokens and its dice; in the set-up ``cards`` and,
when it has chosen, ``choice``. Options that are not at their default follow the number of players: ``promo`` (G15.2),
``table-first`` (G15.3), with 1 player always ``tools=3`` (G15.4), ``first`` (G15.5). ``unrolled`` dice wait for T7,
``paid`` ones have left the solo game. What is left out lies nowhere; tokens that are left out are those of the window;
the bag holds the rest.
"""

import re
from collections.abc import Iterable
from typing import Final

from leadlight.core.errors import NotationError
from leadlight.core.state import State
from leadlight.games.sagrada.cells import die_at, put
from leadlight.games.sagrada.components import (
    CARDS_PER_PLAYER,
    CELL_CODES,
    CELLS,
    COLOUR_CODES,
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    DICE_PER_COLOUR,
    DIE_CODES,
    DIE_KINDS,
    DIFFICULTIES,
    NOTHING,
    OBJECTIVE_NAMES,
    ROUNDS,
    WINDOW_NAMES,
)
from leadlight.games.sagrada.invariants import count_colour, violations
from leadlight.games.sagrada.phases import PHASE_NAMES
from leadlight.games.sagrada.rules.pool import pool_dice
from leadlight.games.sagrada.state import SagradaState

WINDOW_WORDS: Final = tuple(name.casefold().replace(" ", "_").replace("'", "") for name in WINDOW_NAMES)
HEADER: Final = re.compile(r"sagrada ([1-4])( promo)?( table-first)?(?: tools=([1-5]))?( first)?")
ROUND: Final = re.compile(r"(\d{1,2}) first ([1-4]) turn ([1-8])")
TURN: Final = re.compile(
    r"([1-4])(?: ([RYGBP][1-6]))?(?: drafts ([12]))?(?: tool (\d{1,2}))?(?: lifted (r\dc\d))?(?: moved (r\dc\d))?"
)
TOOL: Final = re.compile(r"(\d{1,2})(?:=(\d{1,2}))?(x)?")
COUNT: Final = re.compile(r"([RYGBP])(\d{1,2})")
SEAT: Final = re.compile(r"([a-z_]+)(?: (\d{1,2}))?( skips)? : (.+)")
CARDS: Final = re.compile(r"cards (\d{1,2})(?: (\d{1,2}))?(?: choice ([1-4]))?")
NO_DIE: Final = "--"


def format_position(state: State) -> str:
    assert isinstance(state, SagradaState)
    lines = [
        format_header(state),
        f"round {state.round} first {state.first + 1} turn {state.turn + 1}",
        format_turn(state),
        f"privates {join(COLOUR_NAMES[colour] for colour in state.privates if colour != NOTHING)}",
        f"tools {join(format_tool(state, slot) for slot in range(len(state.tools)) if state.tools[slot] != NOTHING)}",
        f"goals {join(OBJECTIVE_NAMES[goal] for goal in state.objectives if goal != NOTHING)}",
        f"pool {join(DIE_CODES[die] for die in pool_dice(state))}",
        f"unrolled {format_counts(list(state.unrolled))}",
        f"track {' / '.join(format_space(state, space) for space in range(ROUNDS))}",
        f"paid {format_counts(list(state.paid))}",
        f"bag {format_counts(list(state.bag))}",
    ]
    return "\n".join(lines + [format_seat(state, seat) for seat in range(state.players)])


def join(words: Iterable[str]) -> str:
    return " ".join(words) or "-"


def format_header(state: SagradaState) -> str:
    promo = " promo" if state.promo_windows else ""
    table_first = " table-first" if state.reveal_table_first else ""
    tools = f" tools={len(state.tools)}" if state.is_solo else ""
    first = " first" if state.first_starts else ""
    return f"sagrada {state.players}{promo}{table_first}{tools}{first}"


def format_turn(state: SagradaState) -> str:
    hand = f" {DIE_CODES[state.hand]}" if state.hand != NOTHING else ""
    drafts = f" drafts {state.drafts}" if state.drafts else ""
    tool = f" tool {state.tool + 1}" if state.tool != NOTHING else ""
    lifted = f" lifted {CELL_CODES[state.lifted]}" if state.lifted != NOTHING else ""
    moved = f" moved {CELL_CODES[state.moved]}" if state.moved != NOTHING else ""
    return f"{PHASE_NAMES[state.phase]} {state.seat + 1}{hand}{drafts}{tool}{lifted}{moved}"


def format_tool(state: SagradaState, slot: int) -> str:
    tokens = f"={state.tool_tokens[slot]}" if state.tool_tokens[slot] else ""
    return f"{state.tools[slot] + 1}{tokens}{'x' if state.used_up[slot] else ''}"


def format_counts(counts: list[int]) -> str:
    return join(f"{code}{amount}" for code, amount in zip(COLOUR_CODES, counts, strict=True) if amount)


def format_space(state: SagradaState, space: int) -> str:
    return join(DIE_CODES[die] for die in range(DIE_KINDS) for _ in range(state.track[space * DIE_KINDS + die]))


def format_seat(state: SagradaState, seat: int) -> str:
    if state.windows[seat] == NOTHING:
        return f"{seat + 1} {format_cards(state, seat)}"
    skips = " skips" if state.skips[seat] else ""
    rows = [range(first, first + COLUMNS) for first in range(0, CELLS, COLUMNS)]
    dice = " / ".join(" ".join(format_cell(state, seat, cell) for cell in row) for row in rows)
    return f"{seat + 1} {WINDOW_WORDS[state.windows[seat]]} {state.tokens[seat]}{skips} : {dice}"


def format_cell(state: SagradaState, seat: int, cell: int) -> str:
    die = die_at(state, seat, cell)
    return NO_DIE if die == NOTHING else DIE_CODES[die]


def format_cards(state: SagradaState, seat: int) -> str:
    first = seat * CARDS_PER_PLAYER
    cards = [card + 1 for card in state.cards[first : first + CARDS_PER_PLAYER] if card != NOTHING]
    choice = f" choice {state.choices[seat] + 1}" if state.choices[seat] != NOTHING else ""
    return f"cards {join(map(str, cards))}{choice}"


def parse_position(text: str) -> SagradaState:
    """The state that a text describes. Raises `NotationError` if the text makes no sense or no match could reach it."""
    header, *lines = (" ".join(line.split()) for line in text.strip().splitlines() or [""])
    found = HEADER.fullmatch(header)
    if not found or (found[4] and found[1] != "1"):
        raise unreadable(header)
    state = SagradaState(int(found[1]), bool(found[2]), bool(found[3]), int(found[4] or 3), bool(found[5]))
    state.phase = PHASE_NAMES.index("turn")
    state.in_bag = NOTHING
    for line in lines:
        read_line(state, line)
    settle_totals(state)
    if broken := violations(state):
        raise NotationError("position-impossible", law=broken[0])
    return state


def read_line(state: SagradaState, line: str) -> None:
    word, _, rest = line.partition(" ")
    words = [] if rest == "-" else rest.split()
    if word == "round" and (found := ROUND.fullmatch(rest)):
        state.round, state.first, state.turn = int(found[1]), int(found[2]) - 1, int(found[3]) - 1
    elif word in PHASE_NAMES and (found := TURN.fullmatch(rest)):
        state.phase = PHASE_NAMES.index(word)
        read_turn(state, found, line)
    elif re.fullmatch(rf"[1-{state.players}]", word):
        read_seat(state, int(word) - 1, rest, line)
    elif word in READERS and rest:
        READERS[word](state, words, line)
    else:
        raise unreadable(line)
    if not 1 <= state.round <= ROUNDS or state.first >= state.players or state.seat >= state.players:
        raise unreadable(line)


def read_turn(state: SagradaState, found: re.Match[str], line: str) -> None:
    state.seat = int(found[1]) - 1
    state.hand = DIE_CODES.index(found[2]) if found[2] else NOTHING
    state.drafts = int(found[3] or 0)
    state.tool = int(found[4] or 0) - 1
    state.lifted = read_cell(found[5], line)
    state.moved = read_cell(found[6], line)


def read_cell(text: str | None, line: str) -> int:
    if text is not None and text not in CELL_CODES:
        raise unreadable(line)
    return NOTHING if text is None else CELL_CODES.index(text)


def read_privates(state: SagradaState, words: list[str], line: str) -> None:
    if len(words) > len(state.privates) or not set(words) <= set(COLOUR_NAMES):
        raise unreadable(line)
    for place, word in enumerate(words):
        state.privates[place] = COLOUR_NAMES.index(word)


def read_tools(state: SagradaState, words: list[str], line: str) -> None:
    if len(words) > len(state.tools):
        raise unreadable(line)
    for slot, word in enumerate(words):
        found = TOOL.fullmatch(word)
        if not found or not 1 <= int(found[1]) <= 12:
            raise unreadable(line)
        state.tools[slot] = int(found[1]) - 1
        state.tool_tokens[slot] = int(found[2] or 0)
        state.used_up[slot] = int(bool(found[3]))


def read_goals(state: SagradaState, words: list[str], line: str) -> None:
    if len(words) > len(state.objectives) or not set(words) <= set(OBJECTIVE_NAMES):
        raise unreadable(line)
    for place, word in enumerate(words):
        state.objectives[place] = OBJECTIVE_NAMES.index(word)


def read_pool(state: SagradaState, words: list[str], line: str) -> None:
    for word in words:
        state.pool[read_die(word, line)] += 1


def read_die(word: str, line: str) -> int:
    if word not in DIE_CODES:
        raise unreadable(line)
    return DIE_CODES.index(word)


def read_track(state: SagradaState, words: list[str], line: str) -> None:
    space = 0
    for word in words:
        if word == "/":
            space += 1
        elif word != "-":
            if space >= ROUNDS:
                raise unreadable(line)
            state.track[space * DIE_KINDS + read_die(word, line)] += 1


def read_unrolled(state: SagradaState, words: list[str], line: str) -> None:
    for colour, amount in read_counts(words, line):
        state.unrolled[colour] += amount


def read_paid(state: SagradaState, words: list[str], line: str) -> None:
    for colour, amount in read_counts(words, line):
        state.paid[colour] += amount


def read_bag(state: SagradaState, words: list[str], line: str) -> None:
    state.in_bag = 0
    for colour in range(COLOURS):
        state.bag[colour] = 0
    for colour, amount in read_counts(words, line):
        state.bag[colour] += amount


def read_counts(words: list[str], line: str) -> list[tuple[int, int]]:
    found = [COUNT.fullmatch(word) for word in words]
    counts = [(COLOUR_CODES.index(match[1]), int(match[2])) for match in found if match]
    if len(counts) < len(words):
        raise unreadable(line)
    return counts


READERS: Final = {
    "privates": read_privates,
    "tools": read_tools,
    "goals": read_goals,
    "pool": read_pool,
    "unrolled": read_unrolled,
    "track": read_track,
    "paid": read_paid,
    "bag": read_bag,
}


def read_seat(state: SagradaState, seat: int, text: str, line: str) -> None:
    if found := CARDS.fullmatch(text):
        for place, card in enumerate((found[1], found[2])):
            state.cards[seat * CARDS_PER_PLAYER + place] = int(card or 0) - 1
        state.choices[seat] = int(found[3] or 0) - 1
    elif (found := SEAT.fullmatch(text)) and found[1] in WINDOW_WORDS:
        window = WINDOW_WORDS.index(found[1])
        state.windows[seat] = window
        usual = 0 if state.is_solo else DIFFICULTIES[window]
        state.tokens[seat] = int(found[2]) if found[2] else usual
        state.skips[seat] = int(bool(found[3]))
        read_dice(state, seat, found[4].split(), line)
    elif text != "cards -":
        raise unreadable(line)


def read_dice(state: SagradaState, seat: int, words: list[str], line: str) -> None:
    cells = [word for word in words if word != "/"]
    if len(cells) != CELLS or [place for place, word in enumerate(words) if word == "/"] != [5, 11, 17]:
        raise unreadable(line)
    for cell, word in enumerate(cells):
        if word != NO_DIE:
            put(state, seat, cell, read_die(word, line))


def settle_totals(state: SagradaState) -> None:
    """What the lines only imply: how much lies in the pool, and the bag where no line gives it."""
    state.in_pool = sum(state.pool)
    if state.in_bag == NOTHING:
        for colour in range(COLOURS):
            state.bag[colour] = 0
            state.bag[colour] = max(0, DICE_PER_COLOUR - count_colour(state, colour))
    state.in_bag = sum(state.bag)


def unreadable(line: str) -> NotationError:
    return NotationError("position-unreadable", line=line)
