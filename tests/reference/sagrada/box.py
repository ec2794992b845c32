"""What is in the box (G1): the windows, the tools and the objectives, as plain tables."""

COLOUR_NAMES = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "P": "purple"}
COLOUR_LETTERS = {name: letter for letter, name in COLOUR_NAMES.items()}
DICE_OF_EACH_COLOUR = 18
VALUES = range(1, 7)
ROUNDS = range(1, 11)

Side = tuple[str, int, str]  # its name, its difficulty and its cells, row by row

CARDS: dict[int, tuple[Side, Side]] = {
    1: (("aurorae_magnificus", 5, "5GBP2 P...Y Y.6.P 1..G4"), ("aurora_sagradis", 4, "R.B.Y 4P3G2 .1.5. ..6..")),
    2: (("batllo", 5, "..6.. .5B4. 3GYP2 14R53"), ("bellesguard", 3, "B6..Y .3B.. .562. .4.1G")),
    3: (("chromatic_splendor", 4, "..G.. 2Y5B1 .R3P. 1.6.4"), ("comitas", 5, "Y.2.6 .4.5Y ...Y5 12Y3.")),
    4: (("firelight", 5, "3415. .62.Y ...YR 5.YR6"), ("suns_glory", 6, "1PY.4 PY..6 Y..53 .5421")),
    5: (("firmitas", 5, "P6..3 5P3.. .2P1. .15P4"), ("kaleidoscopic_dream", 4, "YB..1 G.5.4 3.R.G 2..BY")),
    6: (("fractal_drops", 3, ".4.Y6 R.2.. ..RP1 BY..."), ("ripples_of_light", 5, "...R5 ..P4B .B3Y6 Y2G1R")),
    7: (("fulgor_del_cielo", 5, ".BR.. .45.B B2.R5 6R31."), ("luz_celestial", 3, "..R5. P4.G3 6..B. .Y2..")),
    8: (("gravitas", 5, "1.3B. .2B.. 6B.4. B52.1"), ("water_of_life", 6, "6B..1 .5B.. 4R2B. G6Y3P")),
    9: (("industria", 5, "1R3.6 54R2. ..5R1 ...3R"), ("via_lux", 4, "Y.6.. .15.2 3YRP. ..43R")),
    10: (("lux_astram", 5, ".1GP4 6P25G 1G53P ....."), ("lux_mundi", 6, "..1.. 1G3B2 B546G .B5G.")),
    11: (("shadow_thief", 5, "6P..5 5.P.. R6.P. YR543"), ("sun_catcher", 3, ".B2.Y .4.R. ..5Y. G3..P")),
    12: (("symphony_of_light", 6, "2.5.1 Y6P2R .B4G. .3.5."), ("virtus", 5, "4.25G ..6G2 .3G4. 5G1..")),
    13: (("vitraux", 5, "3.R.2 .G6P. Y.1.B .5.4."), ("balboa_bay", 4, "12... GB41. .GB61 63...")),
    14: (("alpenglow", 6, "1B2Y5 R3P6G 2Y1B3 G4R5P"), ("komorebi", 6, "12343 21654 32165 43456")),
}
PROMO_CARDS = (13, 14)

TOOL_COLOURS = {1: "P", 2: "B", 3: "R", 4: "Y", 5: "G", 6: "P", 7: "B", 8: "R", 9: "Y", 10: "G", 11: "P", 12: "B"}
TOOLS_FOR_THE_HAND = (1, 5, 6, 9, 10, 11)
TOOLS_THAT_MOVE = (2, 3, 4, 12)

GOALS = (
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
