"""What is in the box (U1): tiles, colours, shards and tokens. The tile faces are our own design."""

from typing import Final

from mypy_extensions import i64

NOTHING: Final[i64] = -1  # no tile, no seat, no shard

# A colour is a number; the first six are those that players play.
COLOURS: Final[i64] = 8
PLAYER_COLOURS: Final[i64] = 6
WHITE: Final[i64] = 6
BLACK: Final[i64] = 7
COLOUR_CODES: Final = "roygbvwk"
COLOUR_NAMES: Final = ("red", "orange", "yellow", "green", "blue", "violet", "white", "black")

# A side is the triangle between an edge and the centre; a corner `k` lies between the sides `k` and `k + 1`.
SIDES: Final[i64] = 4
SIDE_CODES: Final = "NESW"
CORNERS: Final[i64] = 4
CORNER_CODES: Final = ("NE", "SE", "SW", "NW")
TURNS: Final[i64] = 4

# U1.4: colours of the sides N E S W, and the corners without a frame segment. Tile 1 is number 0.
TILES: Final[i64] = 133
TILE_SIDES: Final = (
    "rrrr", "oooo", "yyyy", "gggg", "bbbb", "vvvv",  # mono, 1-6
    "rrww", "ooww", "yyww", "ggww", "bbww", "vvww",  # half, 7-12
    "rwrw", "owow", "ywyw", "gwgw", "bwbw", "vwvw",  # band, 13-18
    "rroo", "ooyy", "yygg", "ggbb", "bbvv", "vvrr", "rryy", "oogg", "yybb", "ggvv", "bbrr", "vvoo",  # duo, 19-33
    "rrgg", "oobb", "yyvv",
    "rrow", "ooyw", "yygw", "ggbw", "bbvw", "vvrw", "rryw", "oogw", "yybw", "ggvw", "bbrw", "vvow",  # pair, 34-63
    "rrgw", "oobw", "yyvw", "ggrw", "bbow", "vvyw", "rrbw", "oovw", "yyrw", "ggow", "bbyw", "vvgw",
    "rrvw", "oorw", "yyow", "ggyw", "bbgw", "vvbw",
    "roww", "oyww", "ygww", "gbww", "bvww", "vrww", "ryww", "ogww", "ybww", "gvww", "brww", "voww",  # edge, 64-78
    "rgww", "obww", "yvww",
    "rwow", "owyw", "ywgw", "gwbw", "bwvw", "vwrw", "rwyw", "owgw", "ywbw", "gwvw", "bwrw", "vwow",  # cross, 79-93
    "rwgw", "owbw", "ywvw",
    "royw", "oygw", "ygbw", "gbvw", "bvrw", "vrow", "rogw", "oybw", "ygvw", "gbrw", "bvow", "vryw",  # trio, 94-113
    "rygw", "ogbw", "ybvw", "gvrw", "brow", "voyw", "rybw", "ogvw",
    "wwww",  # blank, 114
    "krwr", "kowo", "kywy", "kgwg", "kbwb", "kvwv",  # crackA, 115-120
    "kkrr", "kkoo", "kkyy", "kkgg", "kkbb", "kkvv",  # crackB, 121-126
    "krkw", "kokw", "kykw", "kgkw", "kbkw", "kvkw",  # crackC, 127-132
    "kwkw",  # crackD, 133
)  # fmt: skip
TILE_OPENS: Final = (
    "NE", "NE", "NE", "NE", "NE", "NE",  # mono
    "NE", "NE", "NE", "NE", "NE", "NE",  # half
    "NE", "NE", "NE", "NE", "NE", "NE",  # band
    "SE NW", "SE NW", "SE NW", "SE NW", "SE NW", "SE NW", "NE SW", "NE SW", "NE SW", "NE SW",  # duo
    "NE SW", "NE SW", "SE NW", "SE NW", "SE NW",
    "NE", "NE", "NE", "NE", "NE", "NE", "SE", "SE", "SE", "SE", "SE", "SE",  # pair
    "SW", "SW", "SW", "SW", "SW", "SW", "NW", "NW", "NW", "NW", "NW", "NW",
    "NE", "NE", "NE", "NE", "NE", "NE",
    "NE", "NE", "NE", "NE", "NE", "NE", "SE NW", "SE NW", "SE NW", "SE NW",  # edge
    "SE NW", "SE NW", "SW", "SW", "SW",
    "NE SE", "NE SE", "NE SE", "NE SE", "NE SE", "NE SE", "NE SW", "NE SW", "NE SW", "NE SW",  # cross
    "NE SW", "NE SW", "SE NW", "SE NW", "SE NW",
    "NE", "NE", "NE", "NE", "NE", "NE", "SE", "SE", "SE", "SE", "SE", "SE",  # trio
    "SW", "SW", "SW", "SW", "SW", "SW", "NW", "NW",
    "NE",  # blank
    "NE", "NE", "NE", "NE", "NE", "NE",  # crackA
    "SW", "SW", "SW", "SW", "SW", "SW",  # crackB
    "NE", "NE", "NE", "NE", "NE", "NE",  # crackC
    "NE SW",  # crackD
)  # fmt: skip
FAMILIES: Final = (  # in the order of the tiles: name, pattern, how many
    ("mono", "AAAA", 6),
    ("half", "AAWW", 6),
    ("band", "AWAW", 6),
    ("duo", "AABB", 15),
    ("pair", "AABW", 30),
    ("edge", "ABWW", 15),
    ("cross", "AWBW", 15),
    ("trio", "ABCW", 20),
    ("blank", "WWWW", 1),
    ("crackA", "KAWA", 6),
    ("crackB", "KKAA", 6),
    ("crackC", "KAKW", 6),
    ("crackD", "KWKW", 1),
)

HAND: Final[i64] = 3  # U2.4
SHARDS: Final[i64] = 8  # U1.7, of each colour
FINISHED_TOKENS: Final[i64] = 12  # U2.3, dealt to each player
SPARE_TOKENS: Final[i64] = 4  # U1.8, of each colour

MOST_PLAYERS: Final[i64] = 6
SIZE_BY_PLAYERS: Final[tuple[int, ...]] = (0, 0, 7, 7, 7, 8, 8)  # U4.2
MOST_FRAMES: Final[i64] = 49  # inner vertices of the largest field
IDLE_ROUNDS_END: Final[i64] = 5  # U13.3
