"""The colours of the terminal, chosen for terminals with true colour and for those with 256 colours.

A terminal with 256 colours gets the entry of its fixed palette that Rich finds for a true colour. Dark colours and
greys easily find the same entry, and greys with a hint of blue become blue. Each value here is therefore one that
finds an entry of its own; `ENTRIES` names it.
"""

from typing import Final

NIGHT: Final = "#0F1419"  # behind everything
SURFACE: Final = "#1A1F23"  # behind pages and the lines for typing and keys
TEXT: Final = "#ECEFF1"
QUIET: Final = "#A5B0B9"
ACCENT: Final = "#5CCDC2"
HIGHLIGHT: Final = "#FFE9A6"
WARNING: Final = "#FF8E7F"
DARK_INK: Final = "#1D2329"  # on light glass
LIGHT_INK: Final = "#FFFFFF"  # on deep glass

PINK: Final = "#EB8FC8"
CLEAR: Final = "#F2F2EF"
ORANGE: Final = "#EE7304"
BLUE: Final = "#3C5BCB"
YELLOW: Final = "#FFDC2D"
RED: Final = "#C51B28"
GREEN: Final = "#08C190"
DICE_BLUE: Final = "#5676CE"
PURPLE: Final = "#552878"
BLACK: Final = "#23262B"
GREY: Final = "#8F9AA3"

# Deep colours as thin lines on a dark ground need more light than as a piece.
LINES: Final = {BLUE: "#5877F2", DICE_BLUE: "#7C98E8", RED: "#F0616B", PURPLE: "#B184E0", BLACK: QUIET}

LEAD: Final = "#67737E"  # between the cells of a window
# The grounds of empty cells: of those that ask for a colour its tint, of those that ask for a value from light to deep.
TINTS: Final = {RED: "#42161D", YELLOW: "#524C1F", GREEN: "#0D442D", DICE_BLUE: "#18224A", PURPLE: "#3A1D44"}
SHADES: Final = ("#6C7780", "#5C6770", "#4D5860", "#3E4850", "#343C43", "#2B3136")

# The entries of the 256 colours. The inks share theirs with the ground and the text, beside which they never stand.
ENTRIES: Final = {
    NIGHT: 16, SURFACE: 234, TEXT: 231, QUIET: 248, ACCENT: 79, HIGHLIGHT: 223, WARNING: 210, LEAD: 242,
    PINK: 176, CLEAR: 255, ORANGE: 208, BLUE: 62, YELLOW: 220, RED: 160, GREEN: 36, DICE_BLUE: 68, PURPLE: 54,
    BLACK: 235, GREY: 246,
    LINES[BLUE]: 69, LINES[DICE_BLUE]: 104, LINES[RED]: 203, LINES[PURPLE]: 140,
    TINTS[RED]: 52, TINTS[YELLOW]: 58, TINTS[GREEN]: 22, TINTS[DICE_BLUE]: 17, TINTS[PURPLE]: 53,
    **dict(zip(SHADES, (243, 241, 239, 238, 237, 236), strict=True)),
}  # fmt: skip
