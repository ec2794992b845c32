"""What is in the box (G1): dice, windows, tools and objectives."""

from typing import Final

from mypy_extensions import i64

NOTHING: Final[i64] = -1  # no die, no card, no cell

COLOURS: Final[i64] = 5
COLOUR_CODES: Final = "RYGBP"
COLOUR_NAMES: Final = ("red", "yellow", "green", "blue", "purple")
VALUES: Final[i64] = 6
DICE_PER_COLOUR: Final[i64] = 18  # G1.1
DICE: Final[i64] = 90

# A die is a number: `colour * VALUES + value - 1`.
DIE_KINDS: Final[i64] = 30
DIE_CODES: Final = tuple([f"{colour}{value}" for colour in "RYGBP" for value in range(1, 7)])

MOST_PLAYERS: Final[i64] = 4  # G15.1
ROUNDS: Final[i64] = 10  # G3.1

# A window has 4 rows of 5 cells; a cell is `row * COLUMNS + column`, counted from 0.
ROWS: Final[i64] = 4
COLUMNS: Final[i64] = 5
CELLS: Final[i64] = 20
CELL_CODES: Final = tuple([f"r{row}c{column}" for row in range(1, 5) for column in range(1, 6)])

# G1.2: two windows to a card, card 1 has windows 0 and 1. The other side is `window ^ 1`.
WINDOW_NAMES: Final = (
    "Aurorae Magnificus", "Aurora Sagradis",
    "Batllo", "Bellesguard",
    "Chromatic Splendor", "Comitas",
    "Firelight", "Sun's Glory",
    "Firmitas", "Kaleidoscopic Dream",
    "Fractal Drops", "Ripples of Light",
    "Fulgor del Cielo", "Luz Celestial",
    "Gravitas", "Water of Life",
    "Industria", "Via Lux",
    "Lux Astram", "Lux Mundi",
    "Shadow Thief", "Sun Catcher",
    "Symphony of Light", "Virtus",
    "Vitraux", "Balboa Bay",
    "Alpenglow", "Komorebi",
)  # fmt: skip
WINDOW_CELLS: Final = (  # a colour, a shade or `.` for each cell, row by row
    "5GBP2" "P...Y" "Y.6.P" "1..G4", "R.B.Y" "4P3G2" ".1.5." "..6..",
    "..6.." ".5B4." "3GYP2" "14R53", "B6..Y" ".3B.." ".562." ".4.1G",
    "..G.." "2Y5B1" ".R3P." "1.6.4", "Y.2.6" ".4.5Y" "...Y5" "12Y3.",
    "3415." ".62.Y" "...YR" "5.YR6", "1PY.4" "PY..6" "Y..53" ".5421",
    "P6..3" "5P3.." ".2P1." ".15P4", "YB..1" "G.5.4" "3.R.G" "2..BY",
    ".4.Y6" "R.2.." "..RP1" "BY...", "...R5" "..P4B" ".B3Y6" "Y2G1R",
    ".BR.." ".45.B" "B2.R5" "6R31.", "..R5." "P4.G3" "6..B." ".Y2..",
    "1.3B." ".2B.." "6B.4." "B52.1", "6B..1" ".5B.." "4R2B." "G6Y3P",
    "1R3.6" "54R2." "..5R1" "...3R", "Y.6.." ".15.2" "3YRP." "..43R",
    ".1GP4" "6P25G" "1G53P" ".....", "..1.." "1G3B2" "B546G" ".B5G.",
    "6P..5" "5.P.." "R6.P." "YR543", ".B2.Y" ".4.R." "..5Y." "G3..P",
    "2.5.1" "Y6P2R" ".B4G." ".3.5.", "4.25G" "..6G2" ".3G4." "5G1..",
    "3.R.2" ".G6P." "Y.1.B" ".5.4.", "12..." "GB41." ".GB61" "63...",
    "1B2Y5" "R3P6G" "2Y1B3" "G4R5P", "12343" "21654" "32165" "43456",
)  # fmt: skip
DIFFICULTIES: Final[tuple[int, ...]] = (
    5, 4, 5, 3, 4, 5, 5, 6, 5, 4, 3, 5, 5, 3, 5, 6, 5, 4, 5, 6, 5, 3, 6, 5, 5, 4, 6, 6,
)  # fmt: skip
BASE_CARDS: Final[i64] = 12
ALL_CARDS: Final[i64] = 14  # with the two of G15.2
CARDS_PER_PLAYER: Final[i64] = 2  # G2.2

# G1.3: a tool is a number, T1 is 0.
TOOLS: Final[i64] = 12
GROZING_PLIERS: Final[i64] = 0
EGLOMISE_BRUSH: Final[i64] = 1
COPPER_FOIL_BURNISHER: Final[i64] = 2
LATHEKIN: Final[i64] = 3
LENS_CUTTER: Final[i64] = 4
FLUX_BRUSH: Final[i64] = 5
GLAZING_HAMMER: Final[i64] = 6
RUNNING_PLIERS: Final[i64] = 7
CORK_BACKED_STRAIGHTEDGE: Final[i64] = 8
GRINDING_STONE: Final[i64] = 9
FLUX_REMOVER: Final[i64] = 10
TAP_WHEEL: Final[i64] = 11
TOOL_COLOURS: Final[tuple[int, ...]] = (4, 3, 0, 1, 2, 4, 3, 0, 1, 2, 4, 3)  # of the die that pays alone (G14.7)
TOOLS_LAID: Final[i64] = 3  # G2.5

# G12: an objective is a number, in the order of the rules.
OBJECTIVES: Final[i64] = 10
ROW_COLOR_VARIETY: Final[i64] = 0
COLUMN_COLOR_VARIETY: Final[i64] = 1
ROW_SHADE_VARIETY: Final[i64] = 2
COLUMN_SHADE_VARIETY: Final[i64] = 3
LIGHT_SHADES: Final[i64] = 4
MEDIUM_SHADES: Final[i64] = 5
DEEP_SHADES: Final[i64] = 6
SHADE_VARIETY: Final[i64] = 7
COLOR_VARIETY: Final[i64] = 8
COLOR_DIAGONALS: Final[i64] = 9
OBJECTIVE_NAMES: Final = (
    "row_color_variety",
    "column_color_variety",
    "row_shade_variety",
    "column_shade_variety",
    "light_shades",
    "medium_shades",
    "deep_shades",
    "shade_variety",
    "color_variety",
    "color_diagonals",
)
OBJECTIVE_POINTS: Final[tuple[int, ...]] = (6, 5, 5, 4, 2, 2, 2, 5, 4, 1)
OBJECTIVES_LAID: Final[i64] = 3  # G2.5
SOLO_DICE: Final[i64] = 4  # per round (G14.5)
SOLO_OBJECTIVES: Final[i64] = 2  # G14.3, public and private alike
SOLO_EMPTY_LOSS: Final[i64] = 3  # G14.14
FAVOR_TOKENS: Final = 24  # G1.4
