"""What is in the box (S1): colours, strips, windows and tracks."""

from typing import Final

from mypy_extensions import i64

NOTHING: Final[i64] = -1  # no pane, no strip

COLOURS: Final[i64] = 5
PINK: Final = 0
WHITE: Final = 1
ORANGE: Final = 2
BLUE: Final = 3
YELLOW: Final = 4
COLOUR_CODES: Final = "PWOBY"
COLOUR_NAMES: Final = ("pink", "white", "orange", "blue", "yellow")
JOKER_CODE: Final = "J"

PANES_PER_COLOUR: Final[i64] = 20  # S1.1
PANES_PER_DISPLAY: Final[i64] = 4  # S2.10
MAX_DISPLAYS: Final = 9  # S1.2
DISPLAYS_BY_PLAYERS: Final = {2: 5, 3: 7, 4: 9}  # S2.1

ROUNDS: Final[i64] = 6  # S3.1
ROUND_NAMES: Final = ("I", "II", "III", "IV", "V", "VI")

SLOTS: Final[i64] = 8  # S1.3
SPACES: Final[i64] = 5  # S1.5
WINDOW_POINTS: Final[tuple[int, ...]] = (4, 3, 3, 2, 2, 1, 1, 2)  # S1.4

GLASS_ROWS: Final[tuple[int, ...]] = (0, -1, -2, -4, -6, -8, -10, -12, -15, -18)  # S1.10
WRAP_ROW: Final[i64] = 9  # S9.2
WRAP_LOSS: Final[i64] = 18

ORNAMENT_POINTS: Final[tuple[int, ...]] = (0, 0, 3, 6, 10)  # S11.4
STRIP_PANES_PER_POINT: Final[i64] = 3  # S11.1

# S1.5: a face is a number, two faces to a strip: strip 1 has faces 0 (1a) and 1 (1b). The other face is `face ^ 1`.
FACES: Final = (
    "PPWWW", "PPPPP",
    "OWWWW", "WBBBB",
    "OOOOO", "OOBBB",
    "BYYYY", "WJOJP",
    "BBBBB", "BBPPP",
    "YPPPP", "POOOO",
    "YYOOO", "YYYYY",
    "WWYYY", "WWWWW",
)  # fmt: skip
STRIPS_PER_PLAYER: Final[i64] = 8
JOKER_STRIP: Final[i64] = 3  # strip 4, counted from 0, which starts with its jokers down (S2.4)

# Spaces by face and colour, `face * COLOURS + colour`, and jokers by face.
FACE_SPACES: Final = [face.count(code) for face in FACES for code in COLOUR_CODES]
FACE_JOKERS: Final = [face.count(JOKER_CODE) for face in FACES]
