"""Arrangements that the chapters share, and ways to read a table in notation."""

import re
from collections import Counter
from pathlib import Path

from leadlight.games.sagrada.components import CELL_CODES, DICE_PER_COLOUR, TOOL_COLOURS
from leadlight.games.sagrada.notation import format_action
from leadlight.games.sagrada.phases import LIFTING, MOVING
from leadlight.games.sagrada.state import SagradaState
from leadlight.games.sagrada.view import SagradaView
from leadlight.games.sagrada.view_builder import view
from leadlight.testing.table import Table, position

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "sagrada.md"
PLAYING = re.compile(r"\b[RYGBP][1-6]\b")  # a die
ONES = ("R1", "Y1", "G1", "B1", "P1")
QUIET = {
    "sagrada": "sagrada 2",
    "round": "round 3 first 1 turn 1",
    "turn": "turn 1",
    "privates": "privates red blue",
    "tools": "tools 2 3 8",
    "goals": "goals row_color_variety deep_shades color_diagonals",
    "pool": "pool Y2 B5 P3",
    "track": "track -",
    "1": "1 sun_catcher : ",
    "2": "2 virtus : ",
}
ALONE = {
    "sagrada": "sagrada 1 tools=3",
    "privates": "privates red blue",
    "goals": "goals row_color_variety deep_shades",
    "1": "1 sun_catcher : ",
}
PHASES = "turn hand pay change swap value lift move draft-again choose rolling rolling-hand drawing rolling-pool over"
OVER = ("round 10 first 1 turn 4", "over 1", "pool -")

# Positions of the page, in Sun Catcher: `.B2.Y / .4.R. / ..5Y. / G3..P`.
K = "r1c1=R3"
Q = "r1c1=R3 r1c2=B6 r2c1=G5"


def arrange(*lines: str, filler: tuple[str, ...] = ONES) -> Table:
    """A quiet position of round 3 for two, with these lines added or put in place of its own. The dice that the rounds
    so far must have brought (GI5) and that no line names lie as `filler` on the track, most on its first space."""
    return settle_dice(QUIET | keyed(lines), filler)


def arrange_alone(*lines: str, filler: tuple[str, ...] = ONES) -> Table:
    """The same for one player."""
    shared = {word: line for word, line in QUIET.items() if word != "2"}
    return settle_dice(shared | ALONE | keyed(lines), filler)


def keyed(lines: tuple[str, ...]) -> dict[str, str]:
    """Lines by what they tell: the phase by `turn`, whatever it is."""
    words = [line.split()[0] for line in lines]
    return {"turn" if word in PHASES.split() else word: line for word, line in zip(words, lines, strict=True)}


def settle_dice(lines: dict[str, str], filler: tuple[str, ...]) -> Table:
    lines = lines | {seat: draw_seat(lines[seat]) for seat in "1234" if seat in lines}
    if "bag" not in lines:
        lines["track"] = f"track {fill_track(lines, filler)}"
    return position("sagrada", "\n".join(lines.values()))


def draw_seat(line: str) -> str:
    """`1 virtus : r1c1=R3` in the notation of positions; a line that is in it already stays."""
    head, colon, dice = line.partition(":")
    if not colon or "/" in dice:
        return line
    lying = dict(word.split("=") for word in dice.split())
    cells = [lying.get(cell, "--") for cell in CELL_CODES]
    return f"{head.strip()} : {' / '.join(' '.join(cells[row : row + 5]) for row in range(0, 20, 5))}"


def fill_track(lines: dict[str, str], filler: tuple[str, ...]) -> str:
    number = int(lines["round"].split()[1])
    spaces = [space.replace("-", "").split() for space in lines["track"].removeprefix("track").split("/")]
    finished = 10 if lines["turn"].startswith("over") else number - 1
    spaces += [[] for _ in range(finished - len(spaces))]
    lying = Counter(die[0] for line in lines.values() for die in named_dice(line))
    wanting = [space for space in range(1, finished) if not spaces[space]]
    for place in range(dice_out(lines) - lying.total()):
        die = max(filler, key=lambda die: DICE_PER_COLOUR - lying[die[0]])
        lying[die[0]] += 1
        spaces[wanting[place] if place < len(wanting) else 0].append(die)
    return " / ".join(" ".join(space) or "-" for space in spaces)


def named_dice(line: str) -> list[str]:
    """The dice of a line; `paid` and `unrolled` count them by colour."""
    word, _, rest = line.partition(" ")
    if word in ("paid", "unrolled"):
        return [count[0] for count in rest.split() for _ in range(int(count[1:]))] if rest != "-" else []
    return PLAYING.findall(rest)


def dice_out(lines: dict[str, str]) -> int:
    """How many dice are not in the bag (GI5)."""
    players = int(lines["sagrada"].split()[1])
    each = 4 if players == 1 else 2 * players + 1
    number, phase = int(lines["round"].split()[1]), lines["turn"].split()[0]
    if phase == "rolling":
        return each * (number - 1) + len(PLAYING.findall(lines["pool"]))
    return each * number - (phase == "drawing")


def truth(table: Table) -> SagradaState:
    assert isinstance(table.state, SagradaState)
    return table.state


def seen(table: Table, viewer: int | None = None) -> SagradaView:
    """What a seat, counted from 1, or a spectator sees."""
    return view(table.state, None if viewer is None else viewer - 1)


def ways(table: Table, word: str) -> list[str]:
    """What may follow a word among the legal actions: dice to take, cells to place on, tools ..."""
    return [text.removeprefix(f"{word} ") for text in table.legal() if text.startswith(f"{word} ")]


def window(table: Table, seat: int) -> dict[str, str]:
    """The dice of a seat by cell."""
    dice = seen(table).seats[seat - 1].dice
    return {cell: die for cell, die in zip(CELL_CODES, dice, strict=True) if die}


def pool(table: Table) -> list[str]:
    return list(seen(table).pool)


def space(table: Table, number: int) -> list[str]:
    """The dice of a round on the track."""
    return list(seen(table).track[number - 1])


def tokens(table: Table, seat: int) -> int:
    return seen(table).seats[seat - 1].tokens


def colour_of_tool(tool: int) -> str:
    return "RYGBP"[TOOL_COLOURS[tool - 1]]


def settle(table: Table) -> Table:
    """Chance brings the first thing it can, until a seat acts or the match is over."""
    while outcomes := table.outcomes():
        table.play(next(iter(outcomes)))
    return table


def chains(state: SagradaState) -> list[tuple[str, ...]]:
    """Every way to finish a tool that moves dice, as the cells left and reached."""
    if state.phase not in (LIFTING, MOVING):
        return [()]
    found = []
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        step = tuple(format_action(action).split()[1:])  # `stop` names no cell
        found += [step + rest for rest in chains(after)]
    return found
